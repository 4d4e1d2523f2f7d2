<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Dokładność</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Dokładność, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Znana z partii przeanalizowanych do końca.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Zagraj ponownie</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Wynik</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>To lepsze niż „%1”. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>„%1” jest mniej więcej równie dobre.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Po rozegraniu do końca daje to o %n punkt więcej.</numerusform>
                <numerusform>Po rozegraniu do końca daje to o %n punkty więcej.</numerusform>
                <numerusform>Po rozegraniu do końca daje to o %n punktów więcej.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>To lepsze niż „%1”, choć tamto daje teraz więcej. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>„%1” daje teraz mniej, ale do końca rundy jest mniej więcej równie dobre.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>„%1” daje teraz więcej, ale do końca rundy jest tylko mniej więcej równie dobre.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Czyje ruchy</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Dokładność: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>dokładność</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Szukanie ruchów, przy których był wybór…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>Sprawdzone ruchy: %L1 z %L2</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Zatrzymano po %L1 z %L2 ruchów</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Zatrzymaj</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Wznów</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Jak dobrze grano</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>W tej partii nie było nic do wyboru.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Ruchy</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Dokładność według rodzaju decyzji</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n ruch</numerusform>
                <numerusform>%n ruchy</numerusform>
                <numerusform>%n ruchów</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Najsilniejszy bot jeszcze raz ocenia każdy ruch, przy którym był wybór, wiedząc tylko to, co było wtedy wiadomo. Ruch, który kosztuje piątą część tego, o ile zwykle różnią się rundy, zachowuje połowę wartości; dokładność to średnia tego, co zostało. Ruch jest oceniany niżej niż dobry tylko wtedy, gdy nie może to być przypadek.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Ktoś znajomy</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>W schowku nie ma wyzwania.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Wyzwanie</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1: wynik %2 wobec najlepszego z pozostałych. Dasz radę lepiej?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Przyjmij wyzwanie</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1, graczy: %L2, rozdanie %3, boty: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Różne</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Ktoś znajomy kończy partię i wybiera „Udostępnij rozdanie”. Skopiuj przysłany tekst albo otwórz plik: zagrasz tymi samymi kostkami z tego samego miejsca.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Bez podpowiedzi i bez cofania. Na koniec porównuje się oba wyniki. Nikt nie sprawdza, ile razy rozdanie było już grane.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Dlatego nie liczy się ani do rankingu, ani do statystyk.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Zajrzyj do schowka</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Otwórz plik</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Graj</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partie Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Zamknąć bez zapisania?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Zamknąć Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>Przepadnie %n ruch.</numerusform>
                <numerusform>Przepadną %n ruchy.</numerusform>
                <numerusform>Przepadnie %n ruchów.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Wszystkie ruchy są już zapisane.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Zapisz gdzie indziej</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Zostań</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>Usunąć tę partię?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Runda %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Runda %L1, %2, rankingowa</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Runda %L1, %2, wyzwanie</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Usuń partię</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Usuń partię: %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Graj dalej</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Graj dalej: %1</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Zachowaj</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Tej partii nie da się już odczytać.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Runda %L1, %2, partia dnia</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Teraz gra %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Kostki pozostaną zakryte, dopóki nie dasz znać.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Cofnij mój ruch</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Kopiuj wynik</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Cztery wiersze są w schowku.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Przyjmij wyzwanie</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Dzień po dniu</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Ty</translation>
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
            <translation>Graj</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Graj dalej</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Poćwicz</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Poprzednie dni</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Dziś wszyscy mają te same kostki. Liczy się pierwsza próba: bez podpowiedzi i bez cofania. Potem możesz zagrać to samo rozdanie jeszcze raz dla wprawy.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Twoi przeciwnicy to boty na poziomie %1. Wynik to twoja przewaga w punktach nad najlepszym z nich; norma to średni wynik najsilniejszego bota na twoim miejscu.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Jeden opuszczony dzień nie przerywa serii; po dwóch z rzędu liczenie zaczyna się od nowa.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Nikt tego nie sprawdza: data pochodzi z zegara tego komputera, a rozdanie można wcześniej zagrać gdzie indziej.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Dzisiejsze partie</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Skąd wzięły się punkty</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Za co</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Ile razy</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkty</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Tu czekają partie, które zostawisz.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Sumy wszystkich po każdej rundzie. Strzałki podają kolejne rundy.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Początek</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Runda %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Rundy</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>W finale wszystko zaczyna się od nowa; to on rozstrzyga partię.</translation>
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
            <translation>finał</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>odpada w rundzie %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Tabela punktów</translation>
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
            <translation>Tak może wyglądać stół</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Ręka po rozdaniu</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>W zasadach</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Ile kosztowały błędy</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Decyzja</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Niedokładności</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Błędy</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Grube błędy</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Stracone punkty</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Można otwierać tylko zapisane partie: ich nazwy kończą się na .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Pokaż cały stół</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Pokaż z bliska</translation>
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
            <translation>Lekcja: %1</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Graj</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Graj: %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Miejsca i zasady…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Miejsca i zasady: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lekcje</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Lekcje: ukończono %L1 z %L2</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Według gier</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Wygrane</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Ranking</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Po fakcie</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Szukanie dobrego ruchu…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Wszystkie gry</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Wynik</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Wygrane i przegrane</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Wygrane</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Niewygrane</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Czas</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Kiedykolwiek</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Od wczoraj</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Ostatni tydzień</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Ostatni miesiąc</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Ostatni rok</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Imię, data, rozdanie…</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Historia</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Historia</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Otwórz plik</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partie Boneyard</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Tu znajdziesz swoje zakończone partie i obejrzysz je jeszcze raz, ruch po ruchu.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Nie ma takiej partii. Poluzuj warunki, a może coś się znajdzie.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>Skasuj</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Wynik</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>Zaznacz</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Od najnowszych</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Od najstarszych</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Według gier</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Od najdłuższych</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Od najkrótszych</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Od najlepszych</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Od najgorszych</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n partia</numerusform>
                <numerusform>%n partie</numerusform>
                <numerusform>%n partii</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Kolejność</translation>
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
            <translation>Ustawienia</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Do mojego ruchu</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Pozostali zagrają od razu, aż do twojej kolei.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Pozostali zagrają od razu, do końca partii.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Pozostali zagrają od razu, do końca rundy.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Do wyniku</translation>
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
            <translation>Klawisze</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Wybierz kostkę</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Następne miejsce dla niej</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Obróć ją inaczej</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Wybierz kostkę lub odznacz</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Połóż ją tam</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Podpowiedź</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ponów</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spacja</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Gdy grają boty: przejdź do swojego ruchu</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Pokaż, gdzie pasują moje kostki, albo nie</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabela punktów</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Pokaż cały stół</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Zasady tego, co jest teraz do zrobienia</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Szukaj w zasadach</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Objaśnia to, co wybrane lub pod wskaźnikiem; za drugim razem: te klawisze</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Rozejrzyj się po stole: strzałki i Page ↓ prowadzą od jednego elementu do drugiego, ? objaśnia, Esc wraca do twoich kostek</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Odłóż kostkę albo otwórz i zamknij menu</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>%1 – pierwszy raz? Lekcja zajmie dwie minuty.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Nie, dziękuję</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Pokaż</translation>
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
            <translation>Nie wiesz? H pokaże ruch.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Pominięte: %1</translation>
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
            <translation>Podpowiedź</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Jeszcze raz</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Pomiń</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Zakończ</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Krótka partia z trenerem</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Następna lekcja: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Pominięte kroki</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Zagraj partię</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Wróć do stołu</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Lekcja jeszcze raz</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Według poziomu i miejsc</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Boty</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Miejsca</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Wygrane</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Punkty na partię</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Najlepsza partia</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Najlepsza runda</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Motyw</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Jak w systemie</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Wieczór</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Dzień</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Wysoki kontrast</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Wielkość tekstu</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Wielkość kostek</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Jak najmniej ruchu</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Nic nie lata i nie sunie, tylko płynnie się zmienia.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Wyświetlanie</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Od następnego uruchomienia. Wypróbuj inne, jeśli stół porusza się wolno albo źle wygląda.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Automatycznie</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Karta graficzna</translation>
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
            <translation>Twój wynik</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Z samych kostek</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Wynik i szczęście</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Wynik</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Z samych kostek: tyle z twojego miejsca uzyskały dobre boty, grając na wszystkich miejscach dokładnie te same rozdania, o ile rozdanie zwykle decyduje o wyniku. To tylko oszacowanie i przy kilku partiach niewiele mówi.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>O programie %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Ustawienia…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Usługi</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Ukryj %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Ukryj pozostałe</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Pokaż wszystkie</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Zakończ %1</translation>
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
            <translation>Nie ma pliku %1.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nie można odczytać %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Plik %1 jest za duży jak na partię.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Nie można ustawić partii z pliku %1: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Plik %1 jest uszkodzony: ruch %L2, „%3”, jest niezgodny z zasadami.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nie można zapisać %1: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 nie jest plikiem, który da się odczytać.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Plik %1 jest uszkodzony albo nie jest partią Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Plik %1 pochodzi z nowszej wersji Boneyard.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Wszystkie gry</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Analiza</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Zagraj ponownie</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Udostępnij rozdanie</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>To samo rozdanie</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Kopiuj rozdanie</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Skopiowano: %1. Z tym numerem rozdaje się znów te same kostki; grały tylko boty, więc nie ma wyniku do pobicia.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Wybierz obrazek</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Sowa</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Lis</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Ślimak</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulipan</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Ryba</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Grzyb</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Zając</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Jodła</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Kaczka</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Motyl</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Żółw</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Żołądź</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Rozdanie %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Wróć do stołu</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Sortuj według liczb</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Sortuj według kolorów</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabela punktów</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Zasady tej gry</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Klawisze</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Zacznij od nowa z nowymi kostkami</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Wszystkie gry</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Analiza</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lekcje</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Lepiej: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Zagrano: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ruchy</translation>
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
            <translation>%L1 na 100 szans wygranej</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 pkt</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n punkt</numerusform>
                <numerusform>%n punkty</numerusform>
                <numerusform>%n punktów</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Przy tym rozkładzie kostek nie zrobiło to różnicy.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Przy tym rozkładzie kostek kosztowało to %n punkt.</numerusform>
                <numerusform>Przy tym rozkładzie kostek kosztowało to %n punkty.</numerusform>
                <numerusform>Przy tym rozkładzie kostek kosztowało to %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Przy tym rozkładzie kostek dało to nawet %n punkt więcej.</numerusform>
                <numerusform>Przy tym rozkładzie kostek dało to nawet %n punkty więcej.</numerusform>
                <numerusform>Przy tym rozkładzie kostek dało to nawet %n punktów więcej.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>Za lepszym: %1 Za zagranym: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Najlepszy ruch</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Dobry ruch</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Niedokładność</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Błąd</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Gruby błąd</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Co wyłożyć</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Kiedy dobrać lub spasować</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Którą kostkę wziąć</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Jaki układ wyłożyć</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Co odrzucić</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Kiedy zapukać</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Licytacja</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Co wybrać</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Zakłady</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Przygotowanie do ostatniej rundy</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>Na koniec rundy lepszy ruch daje %1 pkt, a zagrany %2, i to na pewno.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>Na koniec rundy lepszy ruch daje średnio %1 pkt, a zagrany %2, z dokładnością do %3.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Tak częściej wygrywa się partię.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Średnio z %L1 rozkładów zakrytych kostek daje to o %2 pkt więcej.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Żaden pojedynczy powód się nie wyróżnia, ale średnio z %L1 rozkładów zakrytych kostek daje to o %2 pkt więcej.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>Na początku szanse na wygraną: %1 na 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Twoje ruchy nic nie kosztowały.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1: ruchy nic nie kosztowały.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Twoje ruchy kosztowały %n szansę na wygraną ze 100.</numerusform>
                <numerusform>Twoje ruchy kosztowały %n szanse na wygraną ze 100.</numerusform>
                <numerusform>Twoje ruchy kosztowały %n szans na wygraną ze 100.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: ruchy kosztowały %n szansę na wygraną ze 100.</numerusform>
                <numerusform>%1: ruchy kosztowały %n szanse na wygraną ze 100.</numerusform>
                <numerusform>%1: ruchy kosztowały %n szans na wygraną ze 100.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Szczęście i pozostali dodali %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Szczęście i pozostali zabrali %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Na koniec: %1.</translation>
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
            <translation>dobiera %L1, pasuje</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>dobiera %n kostkę</numerusform>
                <numerusform>dobiera %n kostki</numerusform>
                <numerusform>dobiera %n kostek</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>kładzie: %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>dobiera %L1, kładzie: %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Rozdano nową rundę.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Kładziesz: %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Dobierasz kostkę.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Pasujesz.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Twoja kolej.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 kładzie: %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 dobiera kostkę.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 pasuje.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Tracisz %n punkt.</numerusform>
                <numerusform>Tracisz %n punkty.</numerusform>
                <numerusform>Tracisz %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Zdobywasz %n punkt.</numerusform>
                <numerusform>Zdobywasz %n punkty.</numerusform>
                <numerusform>Zdobywasz %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 traci %n punkt.</numerusform>
                <numerusform>%1 traci %n punkty.</numerusform>
                <numerusform>%1 traci %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 zdobywa %n punkt.</numerusform>
                <numerusform>%1 zdobywa %n punkty.</numerusform>
                <numerusform>%1 zdobywa %n punktów.</numerusform>
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
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Nikt nie wygrywa rundy</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Wygrywasz rundę</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 wygrywa rundę</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Wygrywasz partię</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 wygrywa partię</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Remis w partii: %1</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1 wygrywają partię</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 wygrywacie partię</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Dobierasz: %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 dobiera: %2.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Tracisz %n punkt: %1.</numerusform>
                <numerusform>Tracisz %n punkty: %1.</numerusform>
                <numerusform>Tracisz %n punktów: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Zdobywasz %n punkt: %1.</numerusform>
                <numerusform>Zdobywasz %n punkty: %1.</numerusform>
                <numerusform>Zdobywasz %n punktów: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 traci %n punkt: %2.</numerusform>
                <numerusform>%1 traci %n punkty: %2.</numerusform>
                <numerusform>%1 traci %n punktów: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 zdobywa %n punkt: %2.</numerusform>
                <numerusform>%1 zdobywa %n punkty: %2.</numerusform>
                <numerusform>%1 zdobywa %n punktów: %2.</numerusform>
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
            <translation>eliminacja</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>finał</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Runda %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Runda %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Odpadasz: miejsce %L1 z %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Odpadacie, ty i %1: miejsce %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 odpada: miejsce %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 odpadają: miejsce %L2 z %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Finał skończony</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Nikt nie wygrywa rundy eliminacyjnej</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 wygrywają rundę eliminacyjną</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 wygrywacie rundę eliminacyjną</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 wygrywają rundę</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 wygrywacie rundę</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Wygrywasz rundę eliminacyjną</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 wygrywa rundę eliminacyjną</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>Twój zakład przegrany.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1: zakład przegrany.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>To była twoja ostatnia kostka.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>%1: to była ostatnia kostka.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Wszystkie ruchy są już zapisane.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Powtórka</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Mniej</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Liczba</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
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
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>Bez kostek</translation>
        </message>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
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
            <translation>Tak</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Nie</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Co to znaczy: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Co to znaczy</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Historia</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statystyki</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Zadania</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>poza grą</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>w grze</translation>
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
            <translation>Runda</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Nowa partia</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Oglądaj dalej</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Do wyniku</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Plan stołu</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Cały stół. Naciśnij, aby przejść w to miejsce.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Trener się przygląda: przed kosztownym ruchem coś powie.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Długość: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Zapisz jako</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Otwórz plik</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Ścieżka pliku</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Pod ręką</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otwórz</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Plik %1 już istnieje.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Zastąp</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Zachowaj oba</translation>
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
                <numerusform>Skasowano %n partię</numerusform>
                <numerusform>Skasowano %n partie</numerusform>
                <numerusform>Skasowano %n partii</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>Zaznaczono %n partię</numerusform>
                <numerusform>Zaznaczono %n partie</numerusform>
                <numerusform>Zaznaczono %n partii</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Wszystkie: %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Zapisz w plikach</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Skasuj</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Anuluj</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Talon: została %n kostka</numerusform>
                <numerusform>Talon: zostały %n kostki</numerusform>
                <numerusform>Talon: zostało %n kostek</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Nic tam nie leży.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>Na stosie</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Najpierw kostka z wierzchu.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Na kostkach</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Jak zwykle</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Oczka</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Cyfry</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Tempo pozostałych</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Wolno</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normalnie</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Szybko</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Od razu</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Oznaczaj otwarte końce</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Znak przy każdym końcu mówi, co tam pasuje.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Pokazuj, gdzie pasują moje kostki</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>Gdy kostki kładzie się ze wszystkich stron. To samo robi klawisz F.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Mów, co jest do zrobienia</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Cicha linijka u góry stołu.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Ty</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Gracz %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>Ania</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Bartek</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Celina</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Darek</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Ewa</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Filip</translation>
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
            <translation>Naciśnij dzień, by zobaczyć jego partie</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Wiersz powyżej mówi, co jest do zrobienia. Nadal go chcesz?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Ukryj</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Zostaw</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Zadania</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Które zadania</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Następne zadanie</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Graj dalej od tego miejsca</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Następne</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Graj dalej</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Pokaż rozwiązanie</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Przeanalizuj ostatnią partię</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Nowych już nie ma: wracają te, od których minęło najwięcej czasu.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Twoje kostki</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Można zagrać</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Właśnie dobrana</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Ranking</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Rośnie, gdy wygrywasz ze swoimi botami częściej, niż należało oczekiwać, i spada, gdy rzadziej. Pas wokół niego pokazuje, gdzie naprawdę może leżeć: rozszerza się, gdy długo nie grasz.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: co mówią zasady</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Runda %L1 z %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Widoczne ręce</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ruchy</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabela punktów</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Wynik</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Jak dobrze grano</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Ukryj ręce</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Pokaż ręce</translation>
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
            <translation>Na początek</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Na początek (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>Rundę wstecz</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Rundę wstecz (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Ruch wstecz</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Ruch wstecz (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pauza</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Odtwarzaj</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Ruch dalej</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Ruch dalej (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>Rundę dalej</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Rundę dalej (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Na koniec</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Na koniec (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Do poprzedniego ruchu, który mógł być lepszy</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>Do następnego ruchu, który mógł być lepszy</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Kostki są rozdane.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Graj dalej</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Graj dalej stąd</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Ruch</translation>
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
            <translation>Klawisze</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Ruch wstecz, ruch naprzód</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Runda wstecz, runda naprzód</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>Na początek, na koniec</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Do poprzedniego i następnego ruchu, który mógł być lepszy</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spacja</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Odtwarzaj lub zatrzymaj</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Innymi oczami</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Lista ruchów</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Jak dobrze grano</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabela punktów</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Pokaż cały stół</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Zasady gry</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Objaśnia to, co wybrane lub pod wskaźnikiem; za drugim razem: te klawisze</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Pokaż lub ukryj ręce</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Analiza gotowa.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ruchy</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>W zasadach</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Obejrzyj stół</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Nowa partia</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Do wyniku</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Oglądaj dalej</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Punkty potrzebne do wygrania partii: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>a albo ale bo być co czego czy czym dla do dlaczego gdy gdzie i ich ile ilu ja jak jaka jaki jakie jest jestem każda każdy każde kiedy kto którą która które który lub ma mam mi mnie mogę może można moje mój mu muszę musi na nie o od oznacza po potrzeba przez przy są się ta tak ten to trzeba tu ty w we z za ze znaczy</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Własne</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Rozdział</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Znalezione</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Nic nie znaleziono.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Spis treści</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Zasady</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Szukaj w zasadach</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Partia jako plik</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Obraz stołu</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Zachowaj w mojej historii</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Zachowaj wśród moich partii</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Obrazy</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partie Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Poniżej widać, za co.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Pokazuje, za co.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Razem %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Runda</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: łącznie %L2</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 razem: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Partnerzy: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Suma wszystkich rund poniżej.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 w finale, przed nim %L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>W finale wszystko zaczyna się od nowa; to on rozstrzyga partię.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>finał (przed nim: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>suma</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>przed pierwszą rundą</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>rozstrzygnęło partię</translation>
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
            <translation>Przed pierwszą rundą</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Finał</translation>
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
            <translation>Nic nie zyskano ani nie stracono.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>Przed rundą 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Finał, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, jeszcze trwa, %2: na razie %L3, łącznie %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, łącznie %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Finał, %1 razem: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 razem: %L3, łącznie %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Naciśnij, aby zobaczyć, za co.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Finał, %1: odpada wcześniej</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Tabela punktów</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Nikt jeszcze nie ma punktów.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Skopiowano. Można wkleić jako tabelę.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Zapisz jako tabelę</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabele (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Punkty potrzebne do wygrania partii: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Naciśnij liczbę, aby zobaczyć, za co.</translation>
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
            <translation>razem</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>finał, razem</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Człowiek</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Imię na miejscu %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Kto siedzi na miejscu %L1</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Obrazek gracza %1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Miejsca przy stole</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Podpowiedzi i cofanie</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Partia towarzyska: możesz prosić o podpowiedź i cofać ruchy.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Partia rankingowa: bez podpowiedzi, a co leży, to leży.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Numer rozdania</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Ten sam numer daje te same kostki. Zostaw puste, aby dostać nowe rozdanie.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Nowe</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Wygląd</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Stół</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Czy ktoś znajomy zagra lepiej?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Ktoś znajomy gra tymi samymi kostkami z twojego miejsca, przeciw tym samym botom i bez podpowiedzi. Na koniec porównuje się oba wyniki.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Nikt tego nie sprawdza: rozdanie można zagrać kilka razy, a kto otworzy plik, może zobaczyć twój wynik i go zmienić.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Kopiuj jako tekst</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Tekst jest w schowku: możesz go wysłać.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Zapisz w pliku</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partie Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Runda</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Suma</translation>
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
            <translation>%1: finał %2, przed nim %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: ta runda %2, łącznie %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>finał</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>suma</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Sortuj według kolorów</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Sortuj według liczb</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Dźwięki</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Ten komputer nie ma na czym odtwarzać dźwięku.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Delikatne dźwięki kostek i wygranych</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Głośność kostek</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Głośność wygranych</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punkt</numerusform>
                <numerusform>%n punkty</numerusform>
                <numerusform>%n punktów</numerusform>
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
            <translation>razem %1 w finale</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 w finale</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>razem %1</translation>
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
                <numerusform>%n kostka</numerusform>
                <numerusform>%n kostki</numerusform>
                <numerusform>%n kostek</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Teraz gra</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: wspólny wynik partnerów.</translation>
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
            <translation>Szanse na wygraną</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Po ruchu %L1: szanse na wygraną %2, z dokładnością do %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Po ruchu %L1: szanse na wygraną %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Przed rozdaniem: szanse na wygraną %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Zacząć od nowa z nowymi kostkami?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Ta partia czeka na stronie startowej; tam możesz grać dalej.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Ta partia nie jest zapisana i przepadnie.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Graj dalej</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Zacznij od nowa</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Ustaw %n miejsce</numerusform>
                <numerusform>Ustaw %n miejsca</numerusform>
                <numerusform>Ustaw %n miejsc</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Zaczynamy</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Twoje dane</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Wszystko to jest przechowywane tylko na tym komputerze. Tabelę z wierszem na każdą partię (CSV) można wyeksportować.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Eksportuj</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabele (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Skasować na zawsze? Partie zostaną w historii, ale te dotąd zakończone nie będą już liczone.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Skasuj statystyki</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Zachowaj</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Skasuj dla tej gry</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Skasuj wszystkie</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Stoły</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Nie ma jeszcze czego liczyć</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Zagraj do końca partię z botami: zobaczysz tu, jak ci poszło i jak silna jest twoja gra.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Jeszcze %n partia do sprawdzenia…</numerusform>
                <numerusform>Jeszcze %n partie do sprawdzenia…</numerusform>
                <numerusform>Jeszcze %n partii do sprawdzenia…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Nic jeszcze nie policzono</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Liczą się partie rozegrane do końca bez podpowiedzi i cofania.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Tydzień</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Miesiąc</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Rok</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Od początku</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Czas</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>W tym czasie nie masz takich ukończonych partii.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Statystyki</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Mniej</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>W tej rundzie: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Masz kostkę, która pasuje.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Masz pasujące kostki: %L1.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Mimo to: %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Talon jest pusty.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Stół</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Stół</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Wysoki kontrast ma własny stół i kostki. Te wrócą przy innym motywie.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Zielony</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Granatowy</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Bordowy</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Orzech</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Łupek</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Kostki</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Kość słoniowa</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Heban</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Kamień</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Barwne</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Co leży na stole</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Co tu znajdziesz</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Od pierwszej liczącej się partii: ile wygranych, twoje punkty i najlepsza runda.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Z każdą partią: jak silna jest twoja gra na tle botów i jak ci idzie z każdym poziomem.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Po kilku partiach: ile w twoim wyniku zależało od kostek i co dawało ci punkty.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Wróć do wszystkich gier</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabela punktów</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Ponów</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Podpowiedź</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Bez podpowiedzi: to partia rankingowa</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Bez podpowiedzi: to wyzwanie</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Bez podpowiedzi: partia dnia się liczy</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Partia dnia</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Wyzwanie</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Z trenerem</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Ćwiczenie</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Runda %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Obróć ją w poprzek</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Obróć ją wzdłuż</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Obróć ją inaczej</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>następna runda czeka na rozdanie</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>twoja kolej</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>teraz gra %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Pokaż jeszcze %n partię</numerusform>
                <numerusform>Pokaż jeszcze %n partie</numerusform>
                <numerusform>Pokaż jeszcze %n partii</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Wróć do ostatniej partii</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n niezapisany ruch</numerusform>
                <numerusform>%n niezapisane ruchy</numerusform>
                <numerusform>%n niezapisanych ruchów</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Zapisz gdzie indziej</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Graj bez zapisu</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Próba powtarza się sama, co kilka sekund i przy każdym ruchu. Do tego czasu to, co niezapisane, przepadnie, jeśli program się zamknie.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n niezapisany ruch</numerusform>
                <numerusform>%n niezapisane ruchy</numerusform>
                <numerusform>%n niezapisanych ruchów</numerusform>
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
            <translation>Pod twoją nieobecność: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>To partia rankingowa: bez podpowiedzi.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>To wyzwanie: bez podpowiedzi.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Teraz gra %1.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Partia dnia się liczy: nie ma podpowiedzi.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Daje to średnio o około %n punkt więcej.</numerusform>
                <numerusform>Daje to średnio o około %n punkty więcej.</numerusform>
                <numerusform>Daje to średnio o około %n punktów więcej.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>Ta partia jest otwarta w innym oknie.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Ta partia właśnie trwa, więc zostaje.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Nic nie można zapisać, więc statystyki zostają.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Nie można odczytać partii z %1, więc żadne nie będą zachowywane.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Partie w %1 pochodzą z nowszej wersji Boneyard; zostają bez zmian, a nowe nie będą teraz zachowywane.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Plik z partiami nie pochodził z Boneyard; zapisy zaczynają się od nowa. Tamten plik to teraz %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Plik z partiami jest uszkodzony; zapisy zaczynają się od nowa. Stary plik to teraz %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>W pliku z partiami brakuje części; zapisy zaczynają się od nowa. Stary plik to teraz %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Z pliku z partiami nie wynika, która wersja Boneyard go zapisała; zapisy zaczynają się od nowa. Stary plik to teraz %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Plik z partiami był pusty; zapisy zaczynają się od nowa. Stary plik to teraz %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Nie wolno zapisywać w pliku %1, więc partie nie są zachowywane.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Dysk jest pełny, więc nic nie można zapisać w pliku %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Plik %1 jest zajęty przez inny program, więc nic nie można tam teraz zapisać.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Zapis w pliku %1 się nie udaje: może dysk jest pełny albo uszkodzony?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Niektóre wpisy w %1 nie mogą być poprawne, dlatego są pominięte.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Plik z partiami, %1, zniknął. Powstał nowy, z partią, która właśnie trwa.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Tej partii nie da się już odczytać.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, graczy: %L2, rozdanie %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Mam %1 wobec najlepszego z pozostałych. Dasz radę lepiej?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Skopiuj całość i wklej w Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Zapisano jako %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nie można zapisać %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Nie ma w nim wyzwania.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Chwileczkę: inny ruch jest wart o około %n punktu więcej. Spójrz jeszcze raz; pokaże go H. Albo powtórz swój, jeśli przy nim zostajesz.</numerusform>
                <numerusform>Chwileczkę: inny ruch jest wart o około %n punktów więcej. Spójrz jeszcze raz; pokaże go H. Albo powtórz swój, jeśli przy nim zostajesz.</numerusform>
                <numerusform>Chwileczkę: inny ruch jest wart o około %n punktów więcej. Spójrz jeszcze raz; pokaże go H. Albo powtórz swój, jeśli przy nim zostajesz.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Chwileczkę: ruch, który pokazuje podpowiedź, jest wart o około %n punkt więcej. Albo powtórz swój, jeśli przy nim zostajesz.</numerusform>
                <numerusform>Chwileczkę: ruch, który pokazuje podpowiedź, jest wart o około %n punkty więcej. Albo powtórz swój, jeśli przy nim zostajesz.</numerusform>
                <numerusform>Chwileczkę: ruch, który pokazuje podpowiedź, jest wart o około %n punktów więcej. Albo powtórz swój, jeśli przy nim zostajesz.</numerusform>
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
            <translation>Partia dnia</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (norma za chwilę)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Partia dnia: %1. Liczy się tylko ta pierwsza próba; kolejne to ćwiczenie.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Rozpoczęta</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Nieskończona</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n dzień z rzędu</numerusform>
                <numerusform>%n dni z rzędu</numerusform>
                <numerusform>%n dni z rzędu</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, partia dnia, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Norma: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Jeszcze niezagrana</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Dni powyżej normy: %L1 z %n.</numerusform>
                <numerusform>Dni powyżej normy: %L1 z %n.</numerusform>
                <numerusform>Dni powyżej normy: %L1 z %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Twoja wygrana</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Remis: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>Wygrana: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>Wygrana: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>Wygrana: %1</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (finał %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>z podpowiedziami</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>z cofaniem</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>Tej partii nie da się już odczytać.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n partia w toku zostaje.</numerusform>
                <numerusform>%n partie w toku zostają.</numerusform>
                <numerusform>%n partii w toku zostaje.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Nie można utworzyć folderu %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n partia zapisana w %1</numerusform>
                <numerusform>%n partie zapisane w %1</numerusform>
                <numerusform>%n partii zapisanych w %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n runda</numerusform>
                <numerusform>%n rundy</numerusform>
                <numerusform>%n rund</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n ruch</numerusform>
                <numerusform>%n ruchy</numerusform>
                <numerusform>%n ruchów</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Partia dnia</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Systemowy</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Dobra gra</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>To była cała lekcja</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Nowa pozycja, z innymi kostkami lub punktami.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Ta sama runda, chwilę później.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Twoja drużyna dzieli zwycięstwo. Wygrywają też: %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Dzielisz zwycięstwo. Wygrywają też: %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Wygrywasz razem z partnerami: %1</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>Wygrana: %1</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Twoja wygrana</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>Zwycięstwo dzielą: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>Wygrana: %1; miejsce twojej drużyny: %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>Wygrana: %1; twoje miejsce: %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>Wygrana: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>Wygrana: %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Miejsce %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, odpada w rundzie %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Najwięcej punktów w jednym ruchu</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Na prowadzeniu do końca</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Największa runda</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Największa runda przed finałem</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Najwięcej kostek dobranych z rzędu</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Najwięcej pasów z rzędu</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Najkrótsza runda</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Najwięcej wyłożonych kostek</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Pierwsza kostka</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Ostatnia kostka</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Cała partia</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, runda %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 od rundy %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 w finale</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 w rundzie %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 w rundzie %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Runda %L1: %n ruch</numerusform>
                <numerusform>Runda %L1: %n ruchy</numerusform>
                <numerusform>Runda %L1: %n ruchów</numerusform>
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
                <numerusform>%n ruch</numerusform>
                <numerusform>%n ruchy</numerusform>
                <numerusform>%n ruchów</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, graczy: %L2, rozdanie %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>Wygrana: %1; twoja drużyna dzieli miejsce %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>Wygrana: %1; dzielisz miejsce %L2 z %L3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Ktoś znajomy</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Z tymi kostkami masz %1. %2: %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Twój wynik jest lepszy.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>To lepiej niż u ciebie.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Najdłuższe czekanie</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n ruch bez wyłożenia, runda %L2</numerusform>
                <numerusform>%1: %n ruchy z rzędu bez wyłożenia, runda %L2</numerusform>
                <numerusform>%1: %n ruchów z rzędu bez wyłożenia, runda %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Zapisano jako %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Partia jest teraz w twojej historii.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Partia jest teraz wśród twoich niedokończonych partii.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Nie udało się zachować partii.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nie można zapisać %1: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Gdy gra kilka osób, plik zdradziłby wszystkie ich kostki. Zapisać go można po zakończeniu partii.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Nie ma niedokończonej partii.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Zwykłe zasady</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Numer rozdania to liczba całkowita od 0 do %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>W ręce gracza %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Twój ruch: znajdź najlepszy.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Znajdź ruch lepszy od zagranego: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Jest coś lepszego. Spróbuj jeszcze raz.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>To kosztowałoby około %1 pkt. Spróbuj jeszcze raz.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Lepszy od zagranego, ale jeszcze nie najlepszy.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Dlaczego najlepszy ruch jest lepszy: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Żaden pojedynczy powód się nie wyróżnia: różnica ujawnia się w toku rundy.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Zobaczmy, ile to jest warte.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Teraz dobrze.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Dobrze!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Twój jest równie dobry jak najlepszy ze znanych.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Najlepszy ruch: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>Średnio jest o %1 pkt lepszy od zagranego.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>Średnio jest o %1 pkt lepszy od każdego innego.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Daje większe szanse na wygraną niż zagrany.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>O co tu chodziło: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Znajdują: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Ranking zadania: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Oto rozwiązanie.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Oto rozwiązanie. Liczy się jako nieznalezione.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Moje błędy</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Zadanie %L1 z %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: twoja partia, %2, rozdanie %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>Na dziś: %L1, nowe: %L2, opanowane: %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Twój ranking jest jeszcze nieznany</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Twój ranking: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Do tej gry nie ma jeszcze zadań.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Na dziś to wszystko. Następne: %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Wszędzie, gdzie był błąd, znasz już lepszy ruch.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Gdy analizujesz swoją partię, znalezione w niej błędy trafiają tu jako zadania.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Wszystkie ręce</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Tylko moja ręka</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Tylko %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Grasz teraz kostkami: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (zwykle): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Tak lub nie; zwykle tak.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Tak lub nie; zwykle nie.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Od %L1 do %L2; zwykle %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Nie wszystkie zasady są już po polsku. Czego brakuje, jest po angielsku.</translation>
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
            <translation>Nie udało się odczytać ustawień; zaczynają od nowa. Stary plik to teraz %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Nie można odczytać ustawień z %1, więc nie będą zachowywane.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Nie można zapisać ustawień w %1, więc nie będą zachowywane.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Tej partii nie da się kontynuować: „%1” jest tam niezgodne z zasadami.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Te statystyki są skasowane.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Wszystkie partie są teraz w %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Nie można zapisać pliku %1.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Różne</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Wszystkie stoły</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n miejsce</numerusform>
                <numerusform>%1, %n miejsca</numerusform>
                <numerusform>%1, %n miejsc</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Wygrane</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Ranking</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Najlepsza runda</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Wygrane rundy</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Dobrane kostki</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Do rankingu liczą się tylko partie ze zwykłymi poziomami botów.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Z podpowiedziami lub cofaniem, liczone osobno: rozegrane %L1, wygrane %L2.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>z %n partii</numerusform>
                <numerusform>z %n partii</numerusform>
                <numerusform>z %n partii</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>z %n rundy</numerusform>
                <numerusform>z %n rund</numerusform>
                <numerusform>z %n rund</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Opiera się na %n partii i w 19 przypadkach na 20 leży między %L1 a %L2.</numerusform>
                <numerusform>Opiera się na %n partiach i w 19 przypadkach na 20 leży między %L1 a %L2.</numerusform>
                <numerusform>Opiera się na %n partiach i w 19 przypadkach na 20 leży między %L1 a %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Jest tymczasowy, dopóki nie wiadomo więcej.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Twoje punkty ze wszystkich rund minus średnia pozostałych, z %n partii: %1. W tej grze rozdanie mówi za mało o wyniku, by wydzielić szczęście.</numerusform>
                <numerusform>Twoje punkty ze wszystkich rund minus średnia pozostałych, z %n partii: %1. W tej grze rozdanie mówi za mało o wyniku, by wydzielić szczęście.</numerusform>
                <numerusform>Twoje punkty ze wszystkich rund minus średnia pozostałych, z %n partii: %1. W tej grze rozdanie mówi za mało o wyniku, by wydzielić szczęście.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Zachowujesz %L1% tego, co mogły dać twoje ruchy: %n ruch, %2 po analizie.</numerusform>
                <numerusform>Zachowujesz %L1% tego, co mogły dać twoje ruchy: %n ruchy, %2 po analizie.</numerusform>
                <numerusform>Zachowujesz %L1% tego, co mogły dać twoje ruchy: %n ruchów, %2 po analizie.</numerusform>
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
            <translation>Wszystkie gry</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>tymczasowo, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>blisko poziomu %1, %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 na partię, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 na rundę, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Najwięcej wygranych z rzędu</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Obecna seria wygranych</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>do ostatniej partii włącznie</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>%n dzień z grą</numerusform>
                <numerusform>%n dni z grą</numerusform>
                <numerusform>%n dni z grą</numerusform>
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
                <numerusform>Twoje punkty ze wszystkich rund minus średnia pozostałych, z %n partii: %1, w tym około %2 z tego, co rozdano, i %3 z tego, co było potem: ruchy wszystkich i przypadek.</numerusform>
                <numerusform>Twoje punkty ze wszystkich rund minus średnia pozostałych, z %n partii: %1, w tym około %2 z tego, co rozdano, i %3 z tego, co było potem: ruchy wszystkich i przypadek.</numerusform>
                <numerusform>Twoje punkty ze wszystkich rund minus średnia pozostałych, z %n partii: %1, w tym około %2 z tego, co rozdano, i %3 z tego, co było potem: ruchy wszystkich i przypadek.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Partia skończona.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Runda skończona.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Teraz gra %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Żadna kostka nie pasowała: był pas.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Nie ma jeszcze czego cofać.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>To partia rankingowa: bez cofania ruchów.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>To wyzwanie: ruchów nie można cofać.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Cofać można tylko do ruchu innej osoby.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Partia dnia się liczy: ruchów nie można cofać.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Z powrotem w rundzie %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>następna runda czeka na rozdanie</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>twoja kolej</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>teraz gra %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, rozdanie %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Losowy</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Gra cokolwiek, byle zgodnie z zasadami.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Początkujący</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Bierze, co widzi, a wiele przeocza.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Nowicjusz</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Zna grę, ale wciąż sporo przeocza.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Amator</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Gra dla zabawy i nie wyciska wszystkiego.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Wprawny</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Gra dobrze, choć czasem się potknie.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Ekspert</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Rzadko się myli i wie, co zatrzymać.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mistrz</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Prawie niczego nie przeocza.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Arcymistrz</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Najsilniejszy: bierze pod uwagę także to, czego nie widać.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Zachłanny</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Bierze to, co od razu daje najwięcej, i nie myśli dalej.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Heurystyczny</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Liczy kostki, których nie widać, i myśli o kolejnych ruchach.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Połóż %1 na lewym końcu, z %2 do środka.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Połóż %1 na prawym końcu, z %2 do środka.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Połóż %1 na górnym końcu, z %2 do środka.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Połóż %1 na dolnym końcu, z %2 do środka.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Połóż %1 w poprzek na lewym końcu.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Połóż %1 w poprzek na prawym końcu.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Połóż %1 w poprzek na górnym końcu.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Połóż %1 w poprzek na dolnym końcu.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Połóż %1 na lewym końcu jako spinner.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Połóż %1 na prawym końcu jako spinner.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Zacznij od %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Zacznij od %1 jako spinnera.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Dobierz kostkę</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Dobieraj, aż pasuje</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Tam nic nie można położyć.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Zaczyna najwyższy dublet: połóż %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Bez dubletu zaczyna najcięższa kostka: połóż %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Nie ma innego ruchu.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>To jedyna kostka, która pasuje.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Pozbywasz się %n oczka.</numerusform>
                <numerusform>Pozbywasz się %n oczek.</numerusform>
                <numerusform>Pozbywasz się %n oczek.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>To twoja ostatnia kostka: kończysz rundę.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Runda skończona.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>To nie twoja kolej.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Nie masz tej kostki w ręce.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Zostając w ręce, liczy się za swoje oczka: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Położył gracz: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Nic z twojej ręki nie pasuje.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Połóż %1 na górnym końcu jako spinner.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Połóż %1 na dolnym końcu jako spinner.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Kto nie może położyć kostki, dobiera stąd.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Nic nie pasuje: dobieraj, aż coś będzie pasować.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Nadal nic nie pasuje: dobierasz dalej.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Nic nie pasuje: dobierz jedną kostkę.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Połóż %1 na lewym końcu.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Połóż %1 na prawym końcu.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Połóż %1 na górnym końcu.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Połóż %1 na dolnym końcu.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>za wygraną rundę</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>To spinner: linia rośnie teraz na czterech końcach.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Lewy koniec: pasuje %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Prawy koniec: pasuje %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Górny koniec: pasuje %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Dolny koniec: pasuje %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Do tego końca pasuje %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Do żadnego otwartego końca nie pasuje %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Leży tu %1 i pasuje ta sama liczba.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Następny gracz nie ma nic, co pasuje.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Nikt inny nie ma nic na ten koniec.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Na ten koniec pasuje już tylko %n zakryta kostka.</numerusform>
                <numerusform>Na ten koniec pasują już tylko %n zakryte kostki.</numerusform>
                <numerusform>Na ten koniec pasuje już tylko %n zakrytych kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Po kostce z większą liczbą oczek pasowałoby więcej zakrytych kostek.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Masz %n kostkę, która potem tu pasuje.</numerusform>
                <numerusform>Masz %n kostki, które potem tu pasują.</numerusform>
                <numerusform>Masz %n kostek, które potem tu pasują.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Potem pasuje %n z twoich innych kostek.</numerusform>
                <numerusform>Potem pasują %n z twoich innych kostek.</numerusform>
                <numerusform>Potem pasuje %n z twoich innych kostek.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Przeciwnikowi trudniej coś dołożyć: pasuje %n zakryta kostka zamiast %2.</numerusform>
                <numerusform>Przeciwnikowi trudniej coś dołożyć: pasują %n zakryte kostki zamiast %2.</numerusform>
                <numerusform>Przeciwnikowi trudniej coś dołożyć: pasuje %n zakrytych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Pozostałym trudniej coś dołożyć: pasuje %n zakryta kostka zamiast %2.</numerusform>
                <numerusform>Pozostałym trudniej coś dołożyć: pasują %n zakryte kostki zamiast %2.</numerusform>
                <numerusform>Pozostałym trudniej coś dołożyć: pasuje %n zakrytych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Tobie łatwiej coś dołożyć: pasuje %n z twoich innych kostek zamiast %2.</numerusform>
                <numerusform>Tobie łatwiej coś dołożyć: pasują %n z twoich innych kostek zamiast %2.</numerusform>
                <numerusform>Tobie łatwiej coś dołożyć: pasuje %n z twoich innych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>W ręce zostaje ci %n oczko zamiast %2.</numerusform>
                <numerusform>W ręce zostają ci %n oczka zamiast %2.</numerusform>
                <numerusform>W ręce zostaje ci %n oczek zamiast %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zostaw następnej osobie mało pasujących</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zostaw koniec, do którego pasują twoje kostki</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Pozbądź się wielu oczek</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Lubi dokładać do ostatnio położonej kostki.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>Dobierz kostkę</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Punkty potrzebne do wygrania partii (0: jedna runda)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Jedna runda</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Nikt nie może zagrać: runda zablokowana.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Żadna kostka nie pasuje: dobierz.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Żadna kostka nie pasuje: dobierz (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Żadna kostka nie pasuje: pasujesz.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Zostało w pozostałych rękach: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Najmniej na ręku: %1, zostało %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Zostało: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 minus własne %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 minus własne %2, razy %3: %4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partia skończona.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>O partii decyduje ta jedna runda.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Do wygrania partii trzeba %1 pkt, i tyle już jest.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>Do wygrania partii trzeba %1 pkt: brakuje %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Kończy twoją turę bez kładzenia kostki.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Rozdaje następną rundę.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Wykłada wybrane kostki razem na stół.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Twoja kolej: połóż kostkę albo dobierz.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Twoja kolej: połóż kostkę albo dobierz (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Twoja kolej: połóż kostkę albo spasuj.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Twoja kolej: połóż kostkę albo spasuj (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Żadna kostka nie pasuje: pasujesz (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Twoja kolej: połóż pierwszą kostkę.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Twoja kolej: połóż pierwszą kostkę, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Twoja kolej: połóż kostkę.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Kilka osób ma najmniej: nikt nie dostaje punktów.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1, wartość kostek zostałych na ręku: %2.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 wykłada ostatnią kostkę z ręki.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Wykładasz swoją ostatnią kostkę.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Znajdź najlepszy ruch</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Wygrana w partii.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Wygrana w partii, razem z innymi.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Zatrzymuje dublety na później.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Zostawia pozostałym mało pasujących.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Punkty od razu: %1 zamiast %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>Razem siedem</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Stykające się połówki nie są tu równe: w sumie dają siedem. Otwarte są 1 i 4. Połóż kostkę przy 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 i 4 to 7. Teraz nowym końcem jest 5.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 i 1 to 7, więc przy 1 to dobry ruch. Ale znajdź kostkę do 4: potrzebna jest 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Matadory</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 i %4 to matadory. Można je kłaść zawsze i przy każdym końcu, a leżą w poprzek. Masz jednego: połóż go.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Pasuje, ale to nie matador. Poszukaj kostki, której połówki dają razem siedem.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Otwórz bramę</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Matador leży w poprzek: to brama. Otwiera ją kostka z pustym polem, a nowym końcem staje się jej druga połówka. Połóż tam swoją.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Brama otwarta: leży tu 3 i czeka na 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Ta pasuje do drugiego końca. Brama chce pustego pola.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Zamknij koniec</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Z pustym polem żadna kostka nie da siedmiu. Połóż swoją %1 pustym polem na zewnątrz: wtedy pasuje tam tylko matador, a przeciwnik musi go szukać.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Zamknięte. Walka toczy się już o jeden koniec.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Tak koniec zostaje otwarty. Zamknij go pustym polem.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Dobieraj, aż coś pasuje</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Nie masz 2 do 5, nie masz 3 do 4 ani matadora. Dobieraj z talonu, aż jakaś kostka będzie pasować.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Otwarta jest 2, a ty masz 5: kostka na następny ruch już czeka.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Pasuje, ale potem nic twojego nie będzie pasować. Spróbuj na drugim końcu.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 też nie pasuje. Dobierz jeszcze raz.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 pasuje na obu końcach. Połóż ją tak, by otwarta była 2: potem pójdzie twoja %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Zakończ rundę</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Zostały dwie kostki. %1 pasuje na obu końcach: połóż ją tak, by potem mogła pójść twoja %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Kończysz przed przeciwnikiem: dostajesz wszystkie oczka, które mu zostały, tutaj 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Wtedy otwarta jest 1 i nic twojego nie będzie pasować.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4 wciąż czeka. Połóż ostatnią kostkę.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>To jest Matador. Trzymaj matadora na chwilę, gdy będzie potrzebny; partię gra się zwykle do 100 punktów.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Masz najwyższy dublet, więc zaczynasz, i to dowolną kostką. Oczka, które zostają w ręce, liczą się dla innych: zacznij kostką, która ma ich najwięcej.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>Od razu 11 oczek mniej. Jeden koniec chce teraz 2, drugi 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Możesz, ale inna z twoich kostek ma więcej oczek.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Runda jest zablokowana. Masz najmniej oczek i dostajesz wszystkie, które zostały innym: %1 punktów.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Siedem i dublety</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Stykające się połówki dają w sumie siedem. Dublet leży wzdłuż i liczy się raz: styka się tylko jedną połówką. Połóż swój dublet przy 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 i 2 to 7, a nowym końcem jest 5.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Ta pasuje przy 1. Przy 2 kładzie się kostkę z 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Matador w poprzek</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Matador pasuje wszędzie, nawet gdy suma się nie zgadza. W poprzek obie jego połówki pozostają otwarte. Połóż swoją %1 w poprzek: obraca ją okrągła strzałka obok, R albo prawy przycisk myszy.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>Jej 2 przyjmuje 5, a jej 5 przyjmuje 2: dwie możliwości na jednym końcu.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Tak też można, ale połóż matadora w poprzek.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Matador wzdłuż</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Wzdłuż matador zostawia otwartą jedną połówkę i to ty wybierasz którą. Połóż swoją %1 przy 4, z 6 na zewnątrz: potem pójdzie twoja %2.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Matador może zrobić miejsce dla twoich kostek.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Nie tak: matador przy 4, wzdłuż, z 6 na zewnątrz. Obraca go okrągła strzałka albo R.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6 jest wciąż otwarta: połóż swoją %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Z pustym polem nic nie da siedmiu. Połóż przy 4 kostkę pustym polem na zewnątrz: wtedy pasuje tam tylko matador.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Zamknięte, dopóki ktoś nie znajdzie matadora.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Otwórz koniec</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Puste pole zamyka jeden koniec. Połóż tam swojego matadora, %1, w poprzek albo wzdłuż.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Znów otwarte, i to jedyną kostką, która to potrafi.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>To drugi koniec. Otwórz puste pole.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Dobierz jedną, połóż albo spasuj</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Nie masz 2 do 5, nie masz 3 do 4 ani matadora. Dobierz jedną kostkę.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Ciężka kostka z głowy: co zostanie ci na koniec, zdobywają inni.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Pasuje, ale inna waży więcej.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 też nie pasuje. Dobiera się raz na turę, więc pasujesz.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Teraz otwarta jest 2 i pasują dwie twoje kostki. Połóż tę, która ma więcej oczek.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>To jest gra rosyjska. Zaczyna najwyższy dublet, a kto pierwszy pozbędzie się kostek, dostaje to, co zostało innym. Partię gra się zwykle do 100 punktów.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Licytuj o rozdawanie</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Każdy wyciągnął kostkę i może licytować do jej sumy. Kto da najwięcej, rozdaje i od razu dostaje tyle punktów. Twoja ma 12, więcej, niż mogą dać inni: licytuj wszystko.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Inni pasują: masz 12 punktów i rozdajesz.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Dostajesz tyle, ile licytujesz: bierz całe 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Wybierz żywioł</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Rozdający wybiera żywioł, który liczy się w tej rundzie: jego kostki dają więcej i tylko one mogą leżeć w poprzek. Wybierz ten, którego masz najwięcej.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>A więc liść: masz pięć takich kostek.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Policz jeszcze raz: kostek liścia masz pięć.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Postaw zakład</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Postaw tyle, ile zrobisz w tej rundzie: twoje punkty minus kostki, które ci zostaną. Kto ma mniej, nie dostaje nic, a każdy zakład musi być wyższy od poprzedniego. Zacznij nisko: najwyżej 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Taki zakład da się wygrać. Na koniec, gdy wszyscy się wypowiedzą, rozdający może podbić.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Odważnie! Tyle raczej nikt nie zrobi. Postaw najwyżej 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Koniec do końca</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Na końcach rzędu spotykają się równe liczby, obojętnie jakiego żywiołu. To daje jeden punkt. Połóż swoją kostkę: woda %1, przy 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Jeden punkt i o jedną kostkę mniej do odjęcia.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Też dobrze, ale spróbuj kostki wody przy 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Połóż w poprzek</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Teraz liczy się liść. Kostka liścia może leżeć w poprzek, przy dłuższym boku innej kostki liścia, z dowolną liczbą: 3 punkty. Połóż swoją kostkę: liść %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 punkty i nowe ramię dla wszystkich.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>To daje mniej. Spróbuj kostki liścia przy dłuższym boku.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Żywioł i liczba</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Najlepiej jedno i drugie: kostka liścia tam, gdzie równe są też liczby, wzdłuż albo w poprzek. To daje 4. Znajdź taką.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 punkty: liść i równe liczby.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Nie najlepiej: szukaj kostki liścia i równych liczb.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Dublety liczą się podwójnie</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Dublet daje dwa razy tyle. Twój liść %1 pasuje w poprzek do kostki liścia z 6: dwa razy 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 punktów jedną kostką: zakład na 6 byłby szybko wygrany.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Dobrze, ale dublet daje 8.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Weź i wyłóż sekwens</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Tura zaczyna się od kostki: odkrytej albo z talonu. Odkryta jest czerwona 6, a ty masz czerwoną 4 i 5: weź ją.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Sekwens: co najmniej trzy kolejne kostki jednego koloru. Wyłożone kostki nie liczą się już przeciw tobie.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Pomyśl o swojej czerwonej 4 i 5: z czerwoną 6 jest sekwens.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Teraz wybierz czerwone 4, 5 i 6, jedną po drugiej, i wyłóż je razem.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Wyłóż grupę</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Trzy lub cztery kostki z tą samą liczbą, każda w innym kolorze, to grupa. Masz trzy dziewiątki: wyłóż je.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Grupa, i o trzy kostki mniej w ręce.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Odrzucenie kostki kończy turę. Najpierw wyłóż trzy dziewiątki.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Dołóż do tego, co leży</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Możesz dokładać do każdego układu, także przeciwnika. Leżą czerwone 5, 6 i 7, a ty masz obie sąsiednie: dołóż czerwoną 4 i czerwoną 8.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Dwie kostki mniej, i to na cudzym układzie.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Zanim coś odrzucisz, dołóż to, co pasuje do czerwonego sekwensu.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>A teraz druga.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Wymień jokera</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Joker w sekwensie zastępuje czerwoną 6, a ty masz ją w ręce. Połóż ją na jego miejscu.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Joker zastępuje teraz niebieską kostkę i pracuje dla ciebie.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Najpierw joker: połóż swoją czerwoną 6 na jego miejscu.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Zdobytego jokera wykłada się od razu. Wybierz go razem z niebieską 3 i niebieską 4 i wyłóż układ.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Dziesięć punktów karnych mniej, i żadnej straty.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Tutaj tylko odrzuć czarną 13.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Zapukaj</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Dziewięć twoich kostek tworzy układy. Odrzuć czarną 13, a zostanie tylko 2. Mając najwyżej 10 punktów karnych, możesz zapukać: zrób to.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Nie trzeba: przycisk puka za ciebie.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Superwygrana</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Masz teraz niebieską 8: wszystko poza pomarańczową 2 jest w układach. Zapukaj nią, a nie zostanie ani jedna kostka.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 punktów i wszystkie punkty karne przeciwnika. Wyłożenie ostatniej kostki to też superwygrana.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Da się więcej: zapukaj i odrzuć pomarańczową 2.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>To jest Tiles &amp; Deal. W zwykłej partii każdy ma trzynaście kostek i gra się do 200 punktów. Gdy talon się skończy albo przez 20 tur nikt z niego nie dobierze, runda jest remisowa.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Bok do boku</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kostki leżą bok do boku, a obie liczby przy tym boku muszą być na obu takie same. Jedna z twoich kostek ma dwie 4: połóż ją obok %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Pasuje. Kostka daje sumę swoich trzech liczb: tutaj 10 punktów.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Możesz dobierać, ale to kosztuje 5 punktów. Jedna z twoich kostek pasuje: połóż ją.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Ta, która da więcej</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Pasują tu dwie twoje kostki. Liczy się każda liczba na kostce, więc połóż tę, która da więcej.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 punktów. Kostka %1 dałaby 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Jest lepsza: daje 13 punktów.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Zamknij sześciokąt</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Pięć kostek leży wokół jednego punktu. Kto położy szóstą, zamyka sześciokąt i zdobywa dodatkowo 50 punktów. To właśnie ty.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 za kostkę i 50 za sześciokąt. Uważaj z piątą kostką: szósta należy do następnego gracza.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Nie ta: spójrz na lukę między pięcioma kostkami.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Zbuduj most</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kostka, która przylega bokiem, a przeciwległym rogiem dotyka innej kostki, buduje most: dodatkowo 40 punktów. Twoja kostka %1 to potrafi.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 za kostkę i 40 za most: wszystkie trzy rogi pasują do liczb, które już tam były.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>To nie most: wszystkie trzy rogi muszą pasować do liczb, które już tam są.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Gdy nic nie pasuje</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Żadna z twoich kostek nie pasuje. Dobierz jedną z talonu: kosztuje to 5 punktów. Jeśli i trzecia nie pomoże, pasujesz.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 punktów minus 5 za dobraną kostkę.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Możesz dobierać dalej, ale każda kosztuje 5 punktów, a jedna już ci pasuje.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Trzy dobrania, potem pas</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Masz za sobą trzy dobrania po 5 punktów, i więcej nie wolno. Ostatnia kostka, %1, pasuje. Możesz też spasować, ale to kosztuje kolejne 10. Połóż kostkę.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 punktów minus 15 za dobieranie. Gdy nic nie pasuje, pasujesz i tracisz razem 25.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Pas kosztuje 10 punktów, a jedna z twoich kostek pasuje.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Masz teraz %1 i ta kostka pasuje: połóż ją.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Została ci jedna kostka. Połóż ją: kto pozbędzie się kostek, dostaje 25 punktów i wszystko, co zostało innym.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 za kostkę, 25 za zakończenie i 5 punktów z ostatniej kostki przeciwnika.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Nie trzeba dobierać: ostatnia kostka pasuje.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>To jest Triomino. Jeśli nikt nie może grać dalej, najniższa ręka dostaje kostki pozostałych bez swoich własnych. Partię we dwoje gra się zwykle do 800 punktów.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Kto zaczyna</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Rundę zaczyna najwyższy tryplet i daje o 10 więcej niż jego suma: 22 za twoją %1. Przy tym stole zamiast niego może zacząć %2, to opcja do wyboru, i daje 40. Połóż ją.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Żaden początek nie daje więcej. Położona później %1 nie dałaby nic.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>To daje 22. Zacznij od %1: daje 40.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Odrzuć to, co liczy się najwyżej</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Tura kończy się odrzuceniem kostki. Co nie jest w układzie, to punkty karne: 1 to as i liczy się za 11, 10 do 13 za 10, pozostałe za swoją liczbę. Odrzuć czarną 13.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Zdobywasz 25 punktów i różnicę punktów karnych. Gdyby druga strona miała ich tyle co ty albo mniej, byłoby to podcięcie i punkty dostałaby ona.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>To są Pasujące żywioły. Kto wygra rundę, zabiera kostki ze stołu do Banku i rozdaje następną; na krótką pierwszą partię wystarczą dwa żywioły.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Finał się zaczyna</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Gdy kostek zaczyna brakować, po każdej rundzie odpada najniższa suma. Teraz zostało dwoje: finał. Twój Bank jest większy, więc to ty mówisz, ile kostek wraca z każdego. Przywróć %1: wtedy obie ręce są pełne.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Pełne ręce, i dostajesz żar %1: dublet rozdany teraz to punkty na start równe jego sumie, 6. W finale nie ma zakładów.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Przywróć z każdego %1: w sam raz na pełne ręce.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Decyduje ostatnia kostka</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Teraz liczy się tylko finał: punkty na start i zdobyte, bez kostek, które zostały. Masz 6 i 15, przeciwnik razem 24. Połóż swoją kostkę, żar %1, tam, gdzie zgadza się żywioł i liczba.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 do 24: wygrywasz partię! Przy 24 do 24 wygrałaby wyższa suma z rund.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>To też daje 24, a wtedy wygrywa wyższa suma przeciwnika. Potrzebujesz 4 punktów.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Teraz pasuje tam tylko puste pole albo matador: ten koniec to brama.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>Zatrzymaj matadora</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Twoja %1 to matador: będzie pasować zawsze. Dwie inne twoje kostki pasują teraz, a później może już nie. Połóż jedną z nich.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Dobrze. Z matadorem nie musisz dobierać, gdy nic innego nie pasuje.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Matador może poczekać. Połóż kostkę, która pasuje liczbą.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Własna brama</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Matador zmienia koniec w bramę, a brama chce pustego pola. Masz jedno, %1: połóż swojego matadora %2 przy 5, a przejście jest twoje.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Druga strona musiała dobierać dwa razy, a ty przechodzisz od razu.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Przy 4 pomaga mniej. Połóż go na drugim końcu, przy 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Brama wciąż tam jest. Przejdź przez nią swoją %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Zamknij oba końce</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Lewy koniec zamyka puste pole. Twoja %1 może zamknąć też prawy: wtedy dalej pójdzie tylko matador, a jeden ci zostaje, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Zamknięte. Druga strona dobiera, aż trafi na matadora, a każda dobrana kostka liczy się dla ciebie.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Tak jeden koniec zostaje otwarty. Połóż puste pole na zewnątrz.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Nikt nie może grać dalej</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Wszystkie cztery matadory leżą, nie ma już czego dobrać, a jeden koniec jest zamknięty. Twoja %1 zamyka drugi: na tym runda się kończy, a punkty dostaje ten, kto ma najmniej oczek. Ty masz ich mało.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Bramy i matadory</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Puste pola i matadory idą w parze: kto ma jedno i drugie, decyduje, gdzie linia pójdzie dalej.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>O co chodzi</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Linia kostek rośnie na obu końcach. Stykające się połówki muszą dać razem siedem. Kto pierwszy wyłoży wszystko, dostaje oczka, które zostały pozostałym, a %1 punktów wygrywa partię.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Pierwsza lekcja</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Najpierw ciężka</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Gdy runda się kończy, oczka w twojej ręce liczą się dla kogoś innego. Pasują dwie twoje kostki. Połóż tę, która ma więcej oczek.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Osiem oczek, których nikt już nie dostanie.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Pasuje, ale druga waży więcej.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Pusty dublet</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 to też matador i zawsze leży w poprzek. Nic nie waży, więc można go trzymać bez kosztów. Połóż inną kostkę.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Dziewięć oczek mniej. Pusty dublet pasuje do każdego końca, kiedy tylko go potrzebujesz.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Zatrzymaj go: nic nie waży i zawsze będzie pasować.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Zamknij linię</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Na jednym końcu jest już puste pole. Jeśli nikt nie może grać dalej, punkty dostaje ten, kto ma najmniej oczek, a twoje kostki są lekkie. Zamknij też drugi koniec.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Teraz pomoże tylko matador. Kto go nie ma, dobiera, i ręka robi się ciężka.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Tak jeden koniec zostaje otwarty. Która kostka ma puste pole na zewnątrz?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Runda jest zablokowana, a ty masz najmniej oczek. Dostajesz oczka innych bez swoich własnych: %1 minus %2 to %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Oczka i kiedy zamykać</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Szacuj, ile mają pozostali: zamknięta linia służy temu, kto ma najmniej.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Linia kostek rośnie na obu końcach. Stykające się połówki muszą dać razem siedem, a matadory pasują wszędzie. Kto pierwszy pozbędzie się kostek, dostaje oczka, które zostały pozostałym, a %1 punktów wygrywa partię.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Budujcie razem jeden wielki stół, według liczb i żywiołów. Ale najpierw postaw na to, ile punktów przyniesie ci runda: wygrany zakład się liczy, przegrany nie daje nic. Najsłabsi odpadają, a ostatnia dwójka gra finał.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Licytuj do końca</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Twoja kostka daje 9, a nikt inny nie może dać więcej niż 6. Do rozdawania wystarczyłoby 7, ale ile licytujesz, tyle dostajesz. Licytuj wszystko, co możesz.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 punktów, i to ty rozdajesz. Jeśli wyjdą dublety, nikt nie licytuje: najwyższy rozdaje i dostaje swoją sumę, a %1 bije wszystkie i daje 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>To daje mniej. Licytuj całe 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Tylko o jeden więcej</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Stawiasz po wszystkich i musisz przebić 7. Zakład to obietnica, nie nagroda: co ponad nim, też się liczy, a poniżej nie liczy się nic. Postaw więc tylko o jeden więcej: 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Niższego zakładu nie było. Wszystko, co zrobisz ponad to, też jest twoje.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Obiecuje więcej, a nie daje więcej. Postaw 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Zostań przy swoim</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Rozdajesz i masz zakład na 4; pozostali doszli do 7. Rozdający może jeszcze podbić, aż do 99, a pozostali znów przebić ciebie. Swoje 4 zrobisz łatwo: zostań.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Zakłady stoją. Potrzebujesz 4, pozostali obiecali więcej.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Wyższy zakład trudniej wygrać, a sam nic nie daje. Zostań.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Licytacja, zakłady i finał</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Licytuj wysoko, stawiaj nisko. Stawiać więcej, niż trzeba, opłaca się tylko temu, kto jest daleko w tyle.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Układaj kostki w grupy i sekwensy. Co do nich nie należy, liczy się przeciw tobie. Komu zostało tego mało, puka i dostaje różnicę, a %1 punktów wygrywa partię.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Pukaj wcześnie</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Twoja druga tura, a bez czarnej 13 zostaje ci 10, akurat tyle, by zapukać. Druga strona nie zdążyła jeszcze nic ułożyć. Zapukaj czarną 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 za wygraną i różnica 46: wczesne pukanie zaskakuje.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Gdy ty czekasz, druga strona też układa. Zapukaj teraz, czarną 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Wystarczy jedna kostka</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Zostają dwa asy. Odrzuć jednego, a drugi liczy się za 11: więcej niż 10, ale mając tylko jedną zbędną kostkę, możesz zapukać, ile by nie była warta. Zrób to.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 za wygraną i różnica %1, z asem w ręce.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Lepiej poczekać</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Znów możesz zapukać z 10. Ale druga strona wyłożyła dwa układy, trzyma trzy kostki i może dołożyć coś do twoich układów. Odrzuć czarną 13 bez pukania.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Dobrze. Druga strona miała czerwoną 2 i 3 do twojego czerwonego sekwensu i zostałoby jej tylko 2: podcięcie, 33 punkty przeciw tobie.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Komu zostało nie więcej niż temu, kto puka, ten dostaje 25 i różnicę. Poczekaj.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Podcięcie</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Masz za dużo, by zapukać, a druga strona może zaraz to zrobić. Zatrzymaj kostki niskie i te, które mogą pasować do cudzego układu, i odrzuć czarną 13.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Druga strona zapukała z 9. Twoje czarne 5 i 6 trafiły do czarnego sekwensu, zostało 5: podcięcie. Różnica, 4, jest twoja, i jeszcze 25.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Ta może ci jeszcze oszczędzić punktów. Odrzuć czarną 13.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Joker w ręce</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Joker, który zostanie, liczy się za 15, więcej niż każda inna kostka. Zastępuje to, czego brakuje: wyłóż go teraz z dwiema kostkami, które uzupełni, na przykład z czerwoną 4 i czerwoną 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Joker jest bezpieczny na stole, a z nim dwie kostki.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Najpierw wyłóż jokera: wybierz go razem z czerwoną 4 i czerwoną 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Kiedy zapukać</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Na początku pukanie z 10 jest mocne; pod koniec, gdy druga ręka ma mało kostek, to ryzyko. Patrz, ile ich tam zostało.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Kładź trójkąty bok do boku tak, by liczby w rogach się zgadzały. Każda kostka daje punkty za swoje liczby, a sprytne miejsce znacznie więcej. Wygrywa, kto prowadzi, gdy ktoś ma już %1.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Nigdy piąta</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Wokół jednego punktu leżą cztery kostki. Twoja %1 byłaby tam piąta, za 10 punktów, a szósta z jej 50 przypadłaby drugiej stronie. Połóż inną.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Tylko 5 punktów, ale nic nie oddajesz. Niech teraz druga strona kładzie piątą.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Tak coś oddajesz. Jedna z twoich kostek pasuje tam, gdzie nie rośnie żaden sześciokąt.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Właściwe miejsce</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Twoja %1 pasuje w dwóch miejscach. W jednym z nich jej trzeci róg też pasuje do liczby: to most, dodatkowo 40 punktów. Znajdź je.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 punktów zamiast 8. Zanim puścisz kostkę, spójrz na trzeci róg.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Pasuje, ale trzeci róg leży wolny. Spróbuj w drugim miejscu.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Dwa naraz</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Dwa punkty są otoczone poza jedną luką, i to tą samą. Twoja %1 zamyka oba sześciokąty jedną kostką: dodatkowo 60 punktów. Połóż ją.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 za kostkę i 60 za dwa sześciokąty.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Trzy naraz</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Najrzadsze miejsce ze wszystkich: trzy punkty są otoczone poza jedną i tą samą luką. Twoja %1 zamyka trzy sześciokąty: dodatkowo 70 punktów. Połóż ją.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 za kostkę i 70 za trzy sześciokąty. Wyższej premii nie ma.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Nie tam: wypełnij lukę między trzema punktami.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Nie tam: wypełnij lukę między dwoma punktami.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Sześciokąty i mosty</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Przed każdym ruchem spójrz dwa razy: czy jest premia dla ciebie i czy nie zostawiasz jej następnej osobie?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Szóstkowy (28 kostek)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Dziewiątkowy (55 kostek)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Dwunastkowy (91 kostek)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Zestaw kostek</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Według liczby graczy</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Po pięć</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Po sześć</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Po siedem</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Wszystkie kostki, bez dobierania</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Kostki dla każdego gracza</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Sam najwyższy dublet</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Kto ma najwyższy dublet</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Gracze po kolei</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Kto zaczyna rundę</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Tylko w poprzek</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>W poprzek, a gdzie pasuje, także wzdłuż</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>W poprzek albo wzdłuż, wszędzie</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Jak kładzie się matadory</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Aż kostka będzie pasować</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Jedna kostka, potem ruch albo pas</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Kto nie może zagrać, dobiera</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Kto może położyć tylko matadora, może zamiast tego dobierać</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Pierwszy dublet leży w poprzek i otwiera dwa dodatkowe ramiona</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Wszystkie oczka pozostałych</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Oczka pozostałych minus własne</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Gdy nikt nie może zagrać, punktuje najniższa ręka</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Wszystkie kostki rozdaje się tylko w zestawie szóstkowym.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Zestaw szóstkowy jest dla dwóch do czterech graczy; dla większej liczby weź większy.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Ze spinnerem</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Matadory można trzymać</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Zestaw dziewiątkowy</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Zestaw dwunastkowy</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Stykające się końce dają siedem; matadory kładzie się wszędzie, w poprzek.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Rosyjskie domino</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Te same siódemki, ale matadory w poprzek albo wzdłuż.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1, matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Lewy koniec: pasuje %1 albo matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Prawy koniec: pasuje %1 albo matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Górny koniec: pasuje %1 albo matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Dolny koniec: pasuje %1 albo matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Lewy koniec: pasuje %1, %2 albo matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Prawy koniec: pasuje %1, %2 albo matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Górny koniec: pasuje %1, %2 albo matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Dolny koniec: pasuje %1, %2 albo matador.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Lewy koniec, puste pole: pasuje tylko matador.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Prawy koniec, puste pole: pasuje tylko matador.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Górny koniec, puste pole: pasuje tylko matador.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Dolny koniec, puste pole: pasuje tylko matador.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Do pustego końca pasuje tylko matador.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Matador: pasuje do każdego końca, cokolwiek tam leży.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Leży tu %1, a stykające się kostki dają razem %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Żadna liczba nie daje %1 z pustym polem: ten koniec otworzy tylko matador.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Leży tu kostka w poprzek. To, co się dołącza, daje %3 z jej %1 albo %2.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 leży w poprzek, pod kątem prostym do linii: to, co się dołącza, daje %2 z jedną z jej liczb.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 trafia na %2: razem muszą dać %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Do bramy pasuje puste pole albo matador.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Do tego końca pasuje %1, %2 albo matador.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Następny gracz może odpowiedzieć tylko matadorem.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Matador zostaje na później.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>To zamyka koniec: potem pasuje tylko matador.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Potem pasuje tylko puste pole albo matador.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Nic innego nie jest wyraźnie lepsze.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Twoje matadory zostają na później.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Twoja kolej: z otwartym końcem ułóż %1.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Połóż matadora albo dobierz, by go zatrzymać.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Lewy koniec, brama: pasuje puste pole albo matador.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Prawy koniec, brama: pasuje puste pole albo matador.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Górny koniec, brama: pasuje puste pole albo matador.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Dolny koniec, brama: pasuje puste pole albo matador.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Leży tu matador w poprzek. Pasuje do niego tylko puste pole albo matador.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 leży w poprzek, pod kątem prostym do linii: to brama, do której pasuje puste pole albo matador.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Do żadnego otwartego końca nie pasuje %1: stykające się połówki muszą razem dać %2.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Masz najwyższy dublet: połóż dowolną kostkę.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>Zaczyna %1: z najwyższym rozdanym dubletem, a bez dubletu z najcięższą kostką.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Zaczynasz: %1 to najwyższy rozdany dublet.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Nikt nie dostał dubletu. Zaczynasz: %1 to najcięższa kostka.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Masz najcięższą kostkę: połóż dowolną.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Kostki, które zawsze zostają w talonie</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Połóż matadora</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zatrzymaj matadora na później</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Matadory, które zostają ci na później: %1 zamiast %2.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Ten koniec to teraz brama.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Ułóż %1 albo dołóż puste pole lub matadora.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Ułóż %1 albo dołóż matadora.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Twoja kolej: dołóż puste pole lub matadora.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Twoja kolej: pasuje tylko matador.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Licytuj %1</translation>
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
                <numerusform>%1: %n kostka</numerusform>
                <numerusform>%1: %n kostki</numerusform>
                <numerusform>%1: %n kostek</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Postaw %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Zostań przy %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Dobierz</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Przywróć %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Jeśli nikt nie da więcej, dostajesz %1 pkt i rozdajesz.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Zakłady</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Najwyższy zakład to %1: teraz co najmniej %2. Obstawia każdy; chybiony zakład daje 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Najwyższy zakład to %1: teraz co najmniej %2; obstawia każdy. Twoje kostki dadzą najwyżej %3 (4 za kostkę żywiołu, 1 za inną, dublety podwójnie).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Rozdający stawia pierwszy; każdy następny musi postawić więcej.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Stawiasz pierwszy zakład, pozostali wyższe. Twoje kostki dadzą najwyżej %1 (4 za kostkę żywiołu, 1 za inną, dublety podwójnie).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Kto rozdaje pierwszy?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Każdy wyciągnął kostkę i może licytować do jej sumy. Kto da najwięcej, dostaje tyle punktów i rozdaje.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Najwyższa oferta to %1 (%2). Twoja kostka pozwala licytować do %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Najwyższa oferta to %1 (%2). Twoja kostka pozwala licytować do %3. Kto da najwięcej, rozdaje i dostaje tyle punktów.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Najwyższa oferta to %1 (%2). Twoja kostka pozwala licytować do %3: możesz tylko spasować. Kto da najwięcej, rozdaje i dostaje tyle punktów.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Najwyższa oferta to %1 (%2). Kto da najwięcej, rozdaje i dostaje tyle punktów.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Każdy wyciągnął kostkę i może licytować do jej sumy: ty do %1. Kto da najwięcej, dostaje tyle punktów i rozdaje.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Żywioł rundy</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Finał</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Żywioły w zestawie, po 57 kostek</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Dwie drużyny po trzy osoby (sześciu graczy)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Trzy drużyny po dwie osoby (sześciu graczy)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Kto gra z kim</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Drużyny są dla sześciu graczy.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Krótka partia: dwa żywioły</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Trzy żywioły</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Wygrane zakłady się liczą</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Dobieranie, gdy nic nie pasuje</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>wygrany zakład</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Wszystkie ręce są puste.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Zostało za mało kostek: ta runda się nie odbędzie.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>licytuje %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Licytujesz %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 licytuje %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>pasuje</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Pasujesz.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 pasuje.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>wybiera: %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Wybierasz: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 wybiera: %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>stawia %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Stawiasz %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 stawia %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>zostaje</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Twój zakład zostaje.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: zakład zostaje.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>przywraca %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>odpada</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Partia z botami trwa około %n minuty.</numerusform>
                <numerusform>Partia z botami trwa około %n minut.</numerusform>
                <numerusform>Partia z botami trwa około %n minut.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Pasujące żywioły</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Dopasuj żywioł lub liczbę, postaw na swoją rękę, dojdź do finału.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Zacznij: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Połóż %1 wzdłuż przy %2, liczbą %3: %n punkt.</numerusform>
                <numerusform>Połóż %1 wzdłuż przy %2, liczbą %3: %n punkty.</numerusform>
                <numerusform>Połóż %1 wzdłuż przy %2, liczbą %3: %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Połóż %1 w poprzek przy %2, liczbą %3: %n punkt.</numerusform>
                <numerusform>Połóż %1 w poprzek przy %2, liczbą %3: %n punkty.</numerusform>
                <numerusform>Połóż %1 w poprzek przy %2, liczbą %3: %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Koniec: pasuje %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>pas</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>licytuje %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Dublety ze startu %1, punkty %2, minus kostki w ręce %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Dublety ze startu %1, punkty %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Punkty %1, minus kostki w ręce %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Punkty %1, bez kostek w ręce.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 minus %2 za kostki w ręce to %3: zakład na %4 jest przegrany, więc liczy się 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, bez kostek w ręce: zakład na %2 jest przegrany, więc liczy się 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 minus %2 za kostki w ręce to %3: zakład na %4 jest wygrany.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, bez kostek w ręce: zakład na %2 jest wygrany.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>rozdaje</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>zakład %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 z %2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n kostka.</numerusform>
                <numerusform>Bank: %n kostki.</numerusform>
                <numerusform>Bank: %n kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>ogień %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>żar %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>światło %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>liść %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>woda %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>eter %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>ogień</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>żar</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>światło</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>liść</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>woda</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>eter</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Ten koniec pokazuje %1 i pasuje do niego tylko %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>W poprzek można kłaść tylko kostki żywiołu rundy.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>To nie twoja kolej.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Pierwsza kostka musi być z wybranego żywiołu.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Nie ma tu otwartego końca ani boku.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Kto da najwięcej, rozdaje i dostaje tyle punktów.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Nikt nie może złożyć wyższej oferty: rozdajesz i dostajesz tyle punktów.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Przeciwnik może licytować do %1, ty do %2: dalsza licytacja dałaby więcej tylko jemu.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Masz %n taką kostkę.</numerusform>
                <numerusform>Masz %n takie kostki.</numerusform>
                <numerusform>Masz %n takich kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Każdy wygrany zakład daje twoje punkty minus pozostałe kostki; wyższy jest tylko trudniejszy do wygrania.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Wygrany zakład też się liczy, ale wyższy jest trudniejszy do wygrania, niż jest wart.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Zostawia końce, do których pasują twoje inne kostki.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Żadna z twoich kostek nie pasuje.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Im pełniejsze ręce, tym mniej zależy od przypadku.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Punkty %1 minus kostki w ręce %2: na razie %3. Zakład to %4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Twoja kostka pozwala licytować do %1: możesz tylko spasować.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Spasuj: twoja kostka nie pozwala na wyższą ofertę.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>poza grą od rundy %1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1 i %n kostka ze stołu: %2.</numerusform>
                <numerusform>Bank: %1 i %n kostki ze stołu: %2.</numerusform>
                <numerusform>Bank: %1 i %n kostek ze stołu: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank (%3): %1 i %n kostka ze stołu: %2.</numerusform>
                <numerusform>Bank (%3): %1 i %n kostki ze stołu: %2.</numerusform>
                <numerusform>Bank (%3): %1 i %n kostek ze stołu: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Bank (%1): %n kostka.</numerusform>
                <numerusform>Bank (%1): %n kostki.</numerusform>
                <numerusform>Bank (%1): %n kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Daje 3 punkty albo 4, gdy stykająca się liczba jest też na tamtej kostce; dublet dwa razy tyle.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Dowolny żywioł daje 1 punkt, żywioł rundy 4; dublet dwa razy tyle.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Jeśli zostanie w ręce na koniec rundy, kosztuje punkt.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Położył gracz: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Dublet: daje dwa razy więcej punktów.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Jest z żywiołu rundy: można ją kłaść także w poprzek.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Twoje punkty minus kostki w ręce muszą dać co najmniej %1, inaczej runda nic ci nie da.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Twoje własne punkty minus kostki w ręce muszą dać co najmniej %1, inaczej runda nic ci nie da.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Losowo z każdego Banku: %1. Wszystkie ręce będą pełne, kostek: %2.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Losowo z każdego Banku: %1. W rękach będzie po %2 z %3 kostek.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Losowo z każdego Banku: %1. W rękach będzie od %2 do %3 z %4 kostek.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Najwyższa oferta to %1, twoja własna. Twoja kostka pozwala licytować do %2. Kto da najwięcej, rozdaje i dostaje tyle punktów.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Jesteś poza grą.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Poza grą: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Kostki z wygranych rund. Na finał część z każdego Banku rozdaje się ponownie.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Jeden Bank dla drużyny: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Pasuje i już nie licytuje.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Wyciągnięta kostka pozwala licytować do %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Oferta to %1; wyciągnięta kostka pozwala do %2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Poza grą od rundy %1, z najniższą wtedy sumą.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Zakład %1: tyle muszą dać punkty minus kostki w ręce, inaczej runda daje 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Brak kostek do gry w tej rundzie.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Rozdaje: wybiera żywioł, zaczyna zakłady i kładzie pierwszą kostkę.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Stawia po rozdającym i wyżej niż poprzedni zakład.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Licytuj o pierwsze rozdanie i punkty albo spasuj.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Zostań przy swoim zakładzie %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Postaw więcej albo zostań przy swoim %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Twoja kolej: pierwsza kostka, żywioł: %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Połóż kostkę: decydują punkty minus reszta.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Twoja kolej: połóż kostkę; zakład wygrany.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Połóż kostkę: masz %1, twój zakład to %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Wybierz żywioł: jego kostki dają najwięcej.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Powiedz, ile kostek wraca z Banków.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Nikt nie ma już kostek, by zagrać finał.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>Finał na remis: po %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Sumy też są równe, po %1: wygrywają obie strony.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Bank: %1 i %2 z przejętego Banku (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Bank (%5): %1 i %2 z przejętego Banku (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, %2 z przejętego Banku (%4), i %n kostka ze stołu: %3.</numerusform>
                <numerusform>Bank: %1, %2 z przejętego Banku (%4), i %n kostki ze stołu: %3.</numerusform>
                <numerusform>Bank: %1, %2 z przejętego Banku (%4), i %n kostek ze stołu: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank (%5): %1, %2 z przejętego Banku (%4), i %n kostka ze stołu: %3.</numerusform>
                <numerusform>Bank (%5): %1, %2 z przejętego Banku (%4), i %n kostki ze stołu: %3.</numerusform>
                <numerusform>Bank (%5): %1, %2 z przejętego Banku (%4), i %n kostek ze stołu: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 minus %2 za kostki w ręce to %3: zakład na %4 jest wygrany i doliczony, razem %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, bez kostek w ręce: zakład na %2 jest wygrany i doliczony, razem %3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Od teraz poza grą.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Poza grą od rundy %1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>%1 poniżej wszystkich</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 nad ostatnim</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>odpada najniższa suma, chyba że wygra rundę</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>odpada najniższa suma, chyba że wygra rundę: masz przewagę %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>odpada najniższa suma, chyba że wygra rundę: twoja drużyna ma %1 przewagi</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Kostki się kończą: po tej rundzie odpada najniższa suma, chyba że wygra rundę.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Kostka %1 nie ma teraz miejsca: żaden koniec nie jest otwarty ani żaden długi bok.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Kostka %1 nie ma teraz miejsca: do końców pasuje %2, a żaden długi bok nie jest otwarty.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Kostka %1 nie ma teraz miejsca: żaden koniec nie jest otwarty, a w poprzek pasuje tylko %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Kostka %1 nie ma teraz miejsca: do końców pasuje %2, a w poprzek tylko %3.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>odpada najniższa suma, chyba że wygra rundę: brakuje ci %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>odpada najniższa suma, chyba że wygra rundę: twojej drużynie brakuje %1</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>W finale wszystko zaczyna się od nowa, bez zakładów: sumy liczą się tylko przy remisie. Banki: %1 %2, %3 %4. Kostek brakuje w rękach: %5; w talonie: %6. Kto ma większy Bank, mówi, ile wraca z każdego. Mało to małe ręce i krótki finał; dużo to pełne ręce i więcej dubletów na start.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>W finale wszystko zaczyna się od nowa, bez zakładów: sumy liczą się tylko przy remisie. Banki: %1 %2, %3 %4. Kostek brakuje w rękach: %5; w talonie: %6. Banki są równe, więc kto wygrał ostatnią rundę, mówi, ile wraca z każdego. Mało to małe ręce i krótki finał; dużo to pełne ręce i więcej dubletów na start.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>W finale wszystko zaczyna się od nowa, bez zakładów: sumy liczą się tylko przy remisie. Banki: %1 %2, %3 %4. Kostek brakuje w rękach: %5; w talonie: %6. Banki są równe, więc kto ma wyższą sumę, mówi, ile wraca z każdego. Mało to małe ręce i krótki finał; dużo to pełne ręce i więcej dubletów na start.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>W finale wszystko zaczyna się od nowa, bez zakładów: sumy liczą się tylko przy remisie. Banki: %1 %2, %3 %4. Kostek brakuje w rękach: %5; w talonie: %6. Banki i sumy są równe, więc kto siedzi pierwszy, mówi, ile wraca z każdego. Mało to małe ręce i krótki finał; dużo to pełne ręce i więcej dubletów na start.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Rozdający wybiera go i kładzie pierwszą kostkę. Tylko kostki tego żywiołu można kłaść w poprzek, za 3 lub 4 punkty; dublet liczy się podwójnie.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Każdy dla siebie</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Kto wygra zakład, dolicza go do punktów</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Kto nie może położyć kostki, dobiera jedną</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>pierwsze rozdanie</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>za pierwsze rozdanie</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>za wygrany zakład</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>ta sama liczba</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>położona w poprzek</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>żywioł rundy, ta sama liczba</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>W finale wszystko zaczyna się od nowa: suma %1 liczy się tylko przy remisie.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>W finale: dublety %1 i punkty %2 minus kostki w ręce %3 dają %4. Suma sprzed finału, %5, liczy się tylko przy remisie.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Postaw na punkty, minus 1 za kostkę w ręce.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Postaw na własne punkty, minus 1 za kostkę w ręce.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Postaw: twoje kostki dadzą najwyżej %1.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Teraz finał i wszystko zaczyna się od nowa: sumy liczą się tylko przy remisie.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Gdy kostki zaczną się kończyć, przyjdzie finał.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Po następnej rundzie odpada najniższa suma, chyba że wygra tę rundę. Dwaj ostatni grają finał.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Gdy kostki zaczną się kończyć, po każdej rundzie odpada najniższa suma, chyba że wygra rundę. Dwaj ostatni grają finał.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Bok kostki %1 %2: pasuje jej żywioł.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>finał</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>dublety +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>finał, bez zakładów</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>wyciąga dublet %1 i rozdaje pierwszą rundę</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>licytuje %1 i rozdaje pierwszą rundę</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Przed rundą: +%1 za najlepszy dublet, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Przed rundą: +%1 za najwyższą licytację.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Wyciągasz najlepszy dublet, %1: +%2 dla ciebie i rozdajesz pierwszą rundę.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Wyciągasz najlepszy dublet, %2: +%3 dla ciebie i rozdajesz pierwszą rundę. %5 bije każdy inny dublet i jest warte %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 wyciąga najlepszy dublet, %2: +%3 i pierwsze rozdanie.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 wyciąga najlepszy dublet, %2: +%3 i pierwsze rozdanie. %5 bije każdy inny dublet i jest warte %3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Żywioł rundy: tylko jego kostki można kłaść w poprzek, za 3 lub 4 punkty; dublet liczy się podwójnie.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>W finale wszystko zaczyna się od nowa, bez zakładów: sumy liczą się tylko przy remisie. Tabliczki pokazują punkty minus kostki w ręce.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 przywraca kostki z każdego Banku: po %2. Tabliczki pokazują punkty minus kostki w ręce.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>W finale wszystko zaczyna się od nowa, bez zakładów: sumy liczą się tylko przy remisie. Tabliczki pokazują punkty minus kostki w ręce. Punkty na start za pokazane dublety: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 przywraca kostki z każdego Banku: po %2. Tabliczki pokazują punkty minus kostki w ręce. Punkty na start za pokazane dublety: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>W finale wszystko zaczyna się od nowa, bez zakładów: sumy liczą się tylko przy remisie. Tabliczki pokazują punkty minus kostki w ręce. Punkty na start za pokazane dublety: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 przywraca kostki z każdego Banku: po %2. Tabliczki pokazują punkty minus kostki w ręce. Punkty na start za pokazane dublety: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Żadnego innego żywiołu nie masz więcej.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Innego żywiołu masz tyle samo kostek i dubletów: oba są równie dobre.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Jest z żywiołu rundy, a dublet liczy się podwójnie.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Jest z żywiołu rundy, a liczby są równe.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Jest z żywiołu rundy, więc może leżeć w poprzek.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Nikt, kto ma jeszcze kostki, nie może żadnej położyć.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Twoja inna kostka (%1) daje więcej, ale będzie pasować i później; ta może wtedy nie znaleźć końca.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Zostawia otwartą %1, a masz jeszcze %n kostkę z tą liczbą.</numerusform>
                <numerusform>Zostawia otwartą %1, a masz jeszcze %n kostki z tą liczbą.</numerusform>
                <numerusform>Zostawia otwartą %1, a masz jeszcze %n kostek z tą liczbą.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Jeśli zostanie ci w ręce, będzie kosztować punkt, a ten koniec może zaraz zniknąć.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Rozdający podbił, więc zakłady idą jeszcze raz dookoła: najwyższy to %1. Podbij albo zostań przy swoim.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Rozdający podbił, więc zakłady idą jeszcze raz dookoła: najwyższy to %1. Twoje kostki dadzą najwyżej %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Wszyscy już się założyli; najwyższy zakład to %1. Jako rozdający możesz podbić, a wtedy mogą też inni.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Wszyscy już się założyli; najwyższy zakład to %1. Jako rozdający możesz podbić, a wtedy mogą też inni. Twoje kostki dadzą najwyżej %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Najwyższy zakład jest twój: %1. Możesz podbić, a wtedy mogą też inni.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Najwyższy zakład jest twój: %1. Możesz podbić, a wtedy mogą też inni. Twoje kostki dadzą najwyżej %2.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Stąd uzupełnia się ręce przed każdą rundą. Gdy kostek brakuje, ręce są mniejsze, aby starczyło do finału, a najniższa suma odpada, chyba że wygra rundę.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Gracie razem: ty i %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Gracie razem: ty i %3. Wyciągasz najlepszy dublet, %1: +%2 dla ciebie i rozdajesz pierwszą rundę.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Gracie razem: ty i %4. Wyciągasz najlepszy dublet, %2: +%3 dla ciebie i rozdajesz pierwszą rundę. %5 bije każdy inny dublet i jest warte %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Gracie razem: ty i %4. %1 wyciąga najlepszy dublet, %2: +%3 i pierwsze rozdanie.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Gracie razem: ty i %4. %1 wyciąga najlepszy dublet, %2: +%3 i pierwsze rozdanie. %5 bije każdy inny dublet i jest warte %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Twoja oferta była najwyższa: +%1 dla ciebie i rozdajesz pierwszą rundę.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 licytuje najwyżej: +%2 i pierwsze rozdanie.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Kostki się kończą: w ręce jest teraz po %1, a po tej rundzie odpada najniższa suma, chyba że wygra rundę.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Tabliczki pokazują teraz, jak „5 z 12”, punkty minus kostki w ręce oraz zakład, który trzeba osiągnąć.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 nie ma już kostek. Runda trwa, dopóki ktoś może dołożyć kostkę.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Nie masz już kostek. Runda trwa, dopóki ktoś może dołożyć kostkę.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>Równie nisko, ale z większym Bankiem (%1 wobec %2): %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>Równie nisko, ale z wyższym wynikiem tej rundy (%1 wobec %2): %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>Łącznie równie nisko, ale wcześniej w kolejności gry: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Odpada z sumą %1: %2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Odpada z najniższą sumą %1: %2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Zostaje z sumą %1, bo wygrywa rundę: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Kostki ze stołu trafiają do Banku tego, kto wygra rundę: na finał część z każdego Banku rozdaje się ponownie, a ile, mówi ten, kto ma większy Bank.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>Decyduje więc wyższa suma, %1 wobec %2: %3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Najpierw odpowiedz na pytanie: kostki wykłada się później.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Licytuj o pierwsze rozdanie</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Wybierz właściwy żywioł</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Postaw tyle, ile może dać twoja ręka</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Połóż kostkę w poprzek</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Połóż właściwą kostkę</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>Odpada: %2; nikt nie ma mniej niż %1.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Nigdzie indziej nie pasuje: to jedyny otwarty koniec z %1 i może zaraz zniknąć.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Przywracasz kostki z każdego Banku: po %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 przywraca kostki z każdego Banku: po %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>Równie dobrze, ale z mniejszą liczbą kostek w ręce (%1 wobec %2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>Równie dobrze, ale z wyższym zakładem (%1 wobec %2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>Rundę bierze jedyny spełniony zakład: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Rundę bierze najlepszy wynik wśród spełnionych zakładów: %1, z %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Rundę bierze najlepszy wynik: %1, z %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Nikt nie spełnił zakładu. Rundę bierze najlepszy wynik: %1, z %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Więcej nie powiększyłoby żadnej ręki.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Wypróbowane wiele razy: tak finał wygrywa się częściej niż z większą liczbą kostek.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Stawia wysoko.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Lubi kłaść w poprzek.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Twoja ręka powinna dać około %1, więcej niż twój zakład.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>To najniższy dozwolony zakład, ale twoja ręka może dać najwyżej %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>To najniższy dozwolony zakład; twoja ręka powinna dać około %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Twoja ręka powinna dać około %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Twoja ręka powinna dać około %1, a następni muszą postawić więcej.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n z nich to dublet, który liczy się podwójnie.</numerusform>
                <numerusform>%n z nich to dublety, które liczą się podwójnie.</numerusform>
                <numerusform>%n z nich to dublety, które liczą się podwójnie.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Twój zakład na %1 jest już nieosiągalny: runda nic ci nie da. Teraz liczy się to, żeby pozostali dostali mało.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Twój zakład na %1 jest już nieosiągalny: runda nic ci nie da. Jeśli nikt nie wygra swojego, wygrywa najwięcej punktów minus kostki w ręce.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Twój zakład na %1 jest już nieosiągalny: runda nic ci nie da.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Żywioł %1: masz %n kostkę</numerusform>
                <numerusform>Żywioł %1: masz %n kostki</numerusform>
                <numerusform>Żywioł %1: masz %n kostek</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Tobie łatwiej coś dołożyć: pasuje %n z twoich innych kostek zamiast %2.</numerusform>
                <numerusform>Tobie łatwiej coś dołożyć: pasują %n z twoich innych kostek zamiast %2.</numerusform>
                <numerusform>Tobie łatwiej coś dołożyć: pasuje %n z twoich innych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Pozostałym trudniej coś dołożyć: pasuje %n zakryta kostka zamiast %2.</numerusform>
                <numerusform>Pozostałym trudniej coś dołożyć: pasują %n zakryte kostki zamiast %2.</numerusform>
                <numerusform>Pozostałym trudniej coś dołożyć: pasuje %n zakrytych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Twoje kostki tego żywiołu: %1 zamiast %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Jeśli nikt nie da wyższej oferty, dostajesz %1 zamiast %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Niższy zakład łatwiej wygrać: %1 zamiast %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Następni muszą postawić więcej niż %1, a nie niż %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Wyłóż sekwens</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Wyłóż grupę</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Zapukaj: superwygrana!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Zapukaj</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Najpierw trzeba wyłożyć jokera.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>W tej turze nie można odrzucić wziętej kostki.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Zostaną punkty karne: %1; aby zapukać, może ich być najwyżej %2 albo jedna kostka.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Zostaną punkty karne: %1; aby zapukać, może ich być najwyżej %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Zostanie %n kostka; aby zapukać, może być najwyżej jedna.</numerusform>
                <numerusform>Zostaną %n kostki; aby zapukać, może być najwyżej jedna.</numerusform>
                <numerusform>Zostanie %n kostek; aby zapukać, może być najwyżej jedna.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Zostanie %n kostka; aby zapukać, nie może zostać żadna.</numerusform>
                <numerusform>Zostaną %n kostki; aby zapukać, nie może zostać żadna.</numerusform>
                <numerusform>Zostanie %n kostek; aby zapukać, nie może zostać żadna.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Dobierz</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Dziesięć</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Trzynaście</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Kostki dla każdego gracza</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Ile razy jest każda kostka</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokery</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>Na stole, a dokładają obie strony</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Dopiero gdy ktoś zapuka</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Gdzie wykłada się układy</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Tylko to, co nie jest w układzie</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Wszystko, także układy</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Co liczy się w drugiej ręce, gdy ktoś zapuka</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Mało punktów karnych albo jedna kostka</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Mało punktów karnych</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Najwyżej jedna kostka</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Ani jednej kostki</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Co musi zostać, by zapukać</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Punkty karne, z którymi można zapukać</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Punkty karne za jokera</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Punkty za podcięcie</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Punkty za wygraną</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Punkty za superwygraną</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Otwarty stół</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Gin remik (52 kostki)</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>bierze: %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Bierzesz: %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 bierze: %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>odrzuca: %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Odrzucasz: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 odrzuca: %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>wykłada: %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Wykładasz: %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 wykłada: %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>dokłada: %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Dokładasz: %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 dokłada: %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 za jokera</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>W miejsce jokera kładziesz: %1.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 kładzie w miejsce jokera: %2.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>puka</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Pukasz.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 puka.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Grupy i sekwensy dla dwojga; zapukaj przed przeciwnikiem.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>wygrana</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>superwygrana</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>podcięcie</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>punkty karne</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Nikt nie zapukał: remis w rundzie.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Do tego sekwensu pasuje czarna %1 albo czarna %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Do tego sekwensu pasuje czerwona %1 albo czerwona %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Do tego sekwensu pasuje niebieska %1 albo niebieska %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Do tego sekwensu pasuje pomarańczowa %1 albo pomarańczowa %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tego sekwensu pasuje czarna %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tego sekwensu pasuje czerwona %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tego sekwensu pasuje niebieska %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tego sekwensu pasuje pomarańczowa %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tej grupy pasuje czarna %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tej grupy pasuje czerwona %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tej grupy pasuje niebieska %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Do tej grupy pasuje pomarańczowa %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker zastępuje czarną %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker zastępuje czerwoną %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker zastępuje niebieską %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker zastępuje pomarańczową %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokery zastępują czarne %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokery zastępują czerwone %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokery zastępują niebieskie %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokery zastępują pomarańczowe %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Dołożone do czarnego sekwensu</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Dołożone do czerwonego sekwensu</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Dołożone do niebieskiego sekwensu</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Dołożone do pomarańczowego sekwensu</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Ta grupa jest pełna.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Do tej grupy pasuje jeszcze %1 w brakującym kolorze.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Ten sekwens jest pełny.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Joker zastępuje jeszcze jedną %1, w kolorze, którego brakuje w grupie.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Dołożone do grupy z liczbą %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>grupa z liczbą %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Sekwens</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Grupa</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Punkty karne: %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Punkty karne po odrzuceniu: %1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Obie strony mają tyle samo: podcięcie, bez punktów.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Niewyłożone układy liczą się w całości.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Bez punktów karnych</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Weź odkrytą kostkę albo spasuj.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Dwa pasy: dobierz kostkę.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Do dobrania została %n kostka.</numerusform>
                <numerusform>Do dobrania zostały %n kostki.</numerusform>
                <numerusform>Do dobrania zostało %n kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>czarna %1</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>czarne %1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>czerwona %1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>czerwone %1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>niebieska %1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>niebieskie %1–%2</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>pomarańczowa %1</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>pomarańczowe %1–%2</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>joker</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Weź czarną %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Weź czerwoną %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Weź niebieską %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Weź pomarańczową %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Weź jokera</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odrzuć czarną %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odrzuć czerwoną %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odrzuć niebieską %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odrzuć pomarańczową %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Odrzuć jokera</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Połóż czarną %1 w miejsce jokera</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Połóż czerwoną %1 w miejsce jokera</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Połóż niebieską %1 w miejsce jokera</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Połóż pomarańczową %1 w miejsce jokera</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Dołóż czarną %1 do sekwensu</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Dołóż czerwoną %1 do sekwensu</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Dołóż niebieską %1 do sekwensu</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Dołóż pomarańczową %1 do sekwensu</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Dołóż czarną %1 do grupy</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Dołóż czerwoną %1 do grupy</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Dołóż niebieską %1 do grupy</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Dołóż pomarańczową %1 do grupy</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Dołóż jokera do grupy z liczbą %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera przed czarną %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera przed czerwoną %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera przed niebieską %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera przed pomarańczową %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera za czarną %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera za czerwoną %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera za niebieską %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Dołóż jokera za pomarańczową %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Stos odrzuconych: na wierzchu czarna %1, %n kostka</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu czarna %1, %n kostki</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu czarna %1, %n kostek</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Stos odrzuconych: na wierzchu czerwona %1, %n kostka</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu czerwona %1, %n kostki</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu czerwona %1, %n kostek</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Stos odrzuconych: na wierzchu niebieska %1, %n kostka</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu niebieska %1, %n kostki</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu niebieska %1, %n kostek</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Stos odrzuconych: na wierzchu pomarańczowa %1, %n kostka</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu pomarańczowa %1, %n kostki</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu pomarańczowa %1, %n kostek</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Stos odrzuconych: na wierzchu joker, %n kostka</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu joker, %n kostki</numerusform>
                <numerusform>Stos odrzuconych: na wierzchu joker, %n kostek</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zapukaj z %2, odrzuć czarną %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zapukaj z %2, odrzuć czerwoną %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zapukaj z %2, odrzuć niebieską %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zapukaj z %2, odrzuć pomarańczową %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Zapukaj z %2, odrzuć jokera</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superwygrana: odrzuć czarną %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superwygrana: odrzuć czerwoną %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superwygrana: odrzuć niebieską %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superwygrana: odrzuć pomarańczową %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Superwygrana: odrzuć jokera</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Stos odrzuconych, pusty</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Punkty karne spadają z %1 do %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Pasuje do układu: punkty karne spadają z %1 do %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Pasuje do układu na stole.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Może się stać częścią układu.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Dwa pasy: nie ma innego wyjścia.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Stos odrzuconych jest pusty.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>Odkryta kostka nie da ci układu.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Twoja ręka jest pusta: superwygrana.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Jokera trzeba wyłożyć w tej turze.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Uwalnia jokera dla twojego układu.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Co leży na stole, nie liczy się przeciw tobie.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>W ręce zostaje ci %n kostka.</numerusform>
                <numerusform>W ręce zostają ci %n kostki.</numerusform>
                <numerusform>W ręce zostaje ci %n kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>To twoja ostatnia kostka: superwygrana.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Nie masz punktów karnych.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1: do podcięcia potrzeba najwyżej %2.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Runda skończona.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>To nie twoja kolej.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Najpierw weź odkrytą kostkę albo spasuj.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Najpierw dobierz kostkę.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Najpierw dobierz albo weź odkrytą kostkę.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Jokera trzeba wyłożyć: w układzie albo dołożyć do innego.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Układy wykłada się dopiero, gdy ktoś zapuka.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Nie dałoby się wyłożyć jokera w tej turze.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Wtedy twoja tura nie mogłaby się skończyć.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Nie masz tej kostki w ręce.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Wyłóż układ</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Uporządkuj moje układy</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Nie porządkuj już moich układów</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Wyłóż wybrane kostki jako układ</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Weź odkrytą kostkę</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Uporządkuj moje układy albo nie</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Żadne twoje kostki nie tworzą jeszcze układu.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Upuść lub dotknij tutaj, aby wyłożyć układ</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Który układ?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Te kostki nie tworzą układu.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Dobierz kostkę.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Wyłóż układy, jeśli chcesz, potem odrzuć kostkę.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>pukanie od %1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>Przy %1 lub mniej możesz zapukać i runda się kończy.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Punkty karne to tyle, ile liczą się twoje kostki poza układami. Im mniej, tym lepiej.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Odrzucenie, po którym zostaje najmniej: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Poza układami: %1 = %2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Każda tura zaczyna się od kostki stąd albo od ostatnio odrzuconej.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Tu leżą odrzucone kostki. Można wziąć tylko wierzchnią.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Kto ma tę kostkę, może ją wymienić na jokera.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Zastępuje dowolną kostkę, której brakuje w układzie.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Poza układem liczy się %1 przeciw tobie.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: bez punktów karnych.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: punkty karne %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: punkty karne %2 = %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: dołożono %n kostkę.</numerusform>
                <numerusform>%1: dołożono %n kostki.</numerusform>
                <numerusform>%1: dołożono %n kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Kostki w układzie już się nie liczą przeciw tobie, a dokładać do niego mogą obie strony.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>Układ gracza %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Dokładać do każdego układu mogą obie strony, bez względu na to, kto go wyłożył.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 to as i liczy się za 11, 10 do 13 za 10, pozostałe za swoją liczbę.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Poza układami: 1 to as i liczy się za 11, 10 do 13 za 10, pozostałe za swoją liczbę.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker zamiast czarnej %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker zamiast czerwonej %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker zamiast niebieskiej %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker zamiast pomarańczowej %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>joker zamiast jeszcze jednej %1</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Wyłóż teraz jokera: w układzie albo do innego.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Dobierz kostkę albo weź odkrytą.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Odrzuć kostkę albo zapukaj, by skończyć rundę.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>za wygraną</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>za superwygraną</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>za podcięcie</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>za punkty karne</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Zostają punkty karne: %1 (najmniej byłoby %2), ale z reszty łatwiej o układ.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Zostają punkty karne: %1 (najmniej byłoby %2), ale ta kostka mniej przyda się graczowi %3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Zostają punkty karne: %1; najmniej byłoby %2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Najdroższa z luźnych kostek; zostają punkty karne: %1.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Zostają punkty karne: %1, mniej się nie da.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>As: poza układem liczy się %1 przeciw tobie.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Odrzuć kostkę; mając najwyżej %1 pkt karnych, możesz zapukać.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Odrzuć kostkę; jeśli luźna zostanie najwyżej jedna, możesz zapukać.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Odrzuć kostkę; jeśli nie zostanie żadna luźna, możesz zapukać.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Żadna luźna kostka nie liczy się wyżej; zostają punkty karne: %1, z tego as liczy się za %2.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Zostają punkty karne: %1, mniej się nie da; z tego as liczy się za %2.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>As liczy się za %1 i żadna luźna kostka nie liczy się wyżej; zostają punkty karne: %2.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 do %2 liczą się wszystkie za %3 i żadna luźna kostka nie liczy się wyżej; zostają punkty karne: %4.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Żadna luźna kostka nie liczy się wyżej; zostają punkty karne: %1.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Układ to co najmniej trzy kostki: najpierw je wybierz.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Podcięcie, %1 – %2: tyle samo punktów karnych lub mniej.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>puka i odrzuca: %1</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Pukasz i odrzucasz: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 puka i odrzuca: %2.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 puka z mniejszą liczbą punktów karnych: wygrana.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Pukasz z mniejszą liczbą punktów karnych: wygrana.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: ani jednej luźnej kostki, czyli superwygrana.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Ani jednej luźnej kostki: superwygrana dla ciebie.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 puka, ale ty masz tyle samo punktów karnych lub mniej: podcięcie.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Pukasz, ale %1 ma tyle samo punktów karnych lub mniej: podcięcie.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1 puka i odrzuca: %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 minus %3: %4 pkt.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 minus %3: %4 pkt i %5 za wygraną.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>Obie strony mają tyle samo. %1: %2 pkt za podcięcie.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 minus %3 to %4 pkt, i %5 za podcięcie.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Talon się skończył: nikt nie dostaje punktów.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>Tury bez dobierania z talonu: %1. Nikt nie dostaje punktów.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 za superwygraną.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2 + %3 za superwygraną = %4.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Talon się skończył: to ostatnia tura.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>Z talonu może przyjść coś lepszego.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Użyj jokera</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Dołóż do układu na stole</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Wyłóż układ</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Odrzuć właściwą kostkę</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zapukaj właściwą kostką</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Jeszcze nie pukaj</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Zostają ci punkty karne: %1 zamiast %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Potem %n zakryta kostka obniżyłaby twoje punkty karne, zamiast %2.</numerusform>
                <numerusform>Potem %n zakryte kostki obniżyłyby twoje punkty karne, zamiast %2.</numerusform>
                <numerusform>Potem %n zakrytych kostek obniżyłoby twoje punkty karne, zamiast %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Superwygrana!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zostaw odkrytą kostkę</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Zaczekaj z pukaniem: następna kostka zmniejsza punkty karne średnio z %1 do %2.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Nie zostaje ani jedna kostka.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Puka, gdy tylko może.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Czeka, zanim zapuka.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Zbiera sekwensy.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Jest w układzie i zostają punkty karne: %1 zamiast %2, ale z reszty łatwiej o układ.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Jest w układzie, ale cokolwiek odrzucisz, nie zostanie mniej punktów karnych niż %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 za jeden, 60 za dwa naraz, 70 za trzy</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>Po 50 za każdy</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Co daje zamknięty sześciokąt</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Wszystkie trzy rogi pasują do leżących liczb</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>To samo, ale tylko jeden bok dotyka kostki</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Co liczy się jako most</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>Kto musi zacząć trypletem, może zamiast niego wziąć 0-0-0</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Kostki pozostałych minus własne, raz</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Różnica z każdym z pozostałych</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Gdy nikt nie może zagrać, punktuje najniższa ręka</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triomino</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Trójkąty bok do boku; zamykaj sześciokąty, buduj mosty.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Ścisłe mosty, sześciokąty po 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Krótka partia, do 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>kostka</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>tryplet na początek</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>0-0-0 na początek</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>sześciokąt</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>most</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>dobrana kostka</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>pas</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>kostka %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>kostka %1, %2, %3; nigdzie nie pasuje</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>kostka %1, %2, %3; pasuje w %n miejscu</numerusform>
                <numerusform>kostka %1, %2, %3; pasuje w %n miejscach</numerusform>
                <numerusform>kostka %1, %2, %3; pasuje w %n miejscach</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Zacznij od %1: %n punkt.</numerusform>
                <numerusform>Zacznij od %1: %n punkty.</numerusform>
                <numerusform>Zacznij od %1: %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Połóż %1 przy %2 i zamknij sześciokąt: %n punkt.</numerusform>
                <numerusform>Połóż %1 przy %2 i zamknij sześciokąt: %n punkty.</numerusform>
                <numerusform>Połóż %1 przy %2 i zamknij sześciokąt: %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Połóż %1 przy %2 jako most: %n punkt.</numerusform>
                <numerusform>Połóż %1 przy %2 jako most: %n punkty.</numerusform>
                <numerusform>Połóż %1 przy %2 jako most: %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Połóż %1 przy %2: %n punkt.</numerusform>
                <numerusform>Połóż %1 przy %2: %n punkty.</numerusform>
                <numerusform>Połóż %1 przy %2: %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następna runda</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Miejsce, w którym pasuje jedna z twoich kostek.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Zaczynasz: %1 to najwyższy rozdany tryplet.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Nikt nie dostał trypletu. Zaczynasz: %1 liczy się najwyżej.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Kostka stąd kosztuje %1 punktów, najwyżej trzy w turze.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Gdzie boki się stykają, liczby na obu ich końcach są takie same.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Tryplet: najwyższy otwiera, za 10 punktów więcej.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Wartość %1: dla ciebie, gdy ją kładziesz, dla zwycięzcy, gdy ci zostanie.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Położył gracz: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>Na początek 0-0-0: 30 punktów i 10 za tryplet.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Na początek %1: najwyższy rozdany tryplet.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Nikt nie dostał trypletu. Na początek %1: ta kostka liczy się najwyżej.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Rundę zaczyna najwyższy tryplet: połóż %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Nikt nie ma trypletu, więc zaczyna kostka z największą liczbą punktów: połóż %1.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Kostkę kładzie się bok do boku z inną.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>To nie twoja kolej.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Do żadnego boku na stole nie pasuje %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Żadna z twoich kostek nie pasuje.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>To twoja ostatnia kostka: kończysz rundę.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>za pozbycie się kostek</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>za punkty, które zostały w pozostałych rękach</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Nie daje punktów, ale nic nie jest wyraźnie lepsze.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Nie daje punktów, ale potem pasują inne twoje kostki.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Tu kostka musi pokazywać %1, a dalej zgodnie z zegarem %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>Kostka ma obie liczby, ale odwrotnie: zgodnie z zegarem po %1 musi być %2.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Tu kostka musi pokazywać zgodnie z zegarem %1, %2 i %3.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>za położone kostki</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>za położoną kostkę</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>za tryplet na początek</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>za 0-0-0 na początek</translation>
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
                <numerusform>za %n mostów</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>za dobraną kostkę</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>za %n dobraną kostkę</numerusform>
                <numerusform>za %n dobrane kostki</numerusform>
                <numerusform>za %n dobranych kostek</numerusform>
            </translation>
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
                <numerusform>za %n pasów</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Ile kosztuje pas, gdy talon jest pusty</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zamknij sześciokąt</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zbuduj most</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Przygotuj własny most lub sześciokąt</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Dobierz, choć kostka pasuje</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zostaw pozostałym mało pasujących</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Najdroższy most lub sześciokąt, który zostaje pozostałym, jest wart %1 zamiast %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Kostki, które masz wtedy w ręce: %1 zamiast %2. Gdy masz ich więcej, możesz jeszcze dokładać, kiedy inni muszą pasować.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Nikt już nie dokłada: runda zablokowana.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>za sześciokąt</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>za sześciokąty</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Dobierz (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Ostatnie dobranie (%1): jeśli nie pasuje, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Talon pusty, nic nie pasuje: pasujesz (%1).</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Pas (−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Połóż %1 przy %2 i zamknij %3 sześciokąty: %n punkt.</numerusform>
                <numerusform>Połóż %1 przy %2 i zamknij %3 sześciokąty: %n punkty.</numerusform>
                <numerusform>Połóż %1 przy %2 i zamknij %3 sześciokąty: %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Te punkty są tego warte, choć potem żadna z twoich innych kostek nie pasuje.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Potem pasuje %n z twoich innych kostek.</numerusform>
                <numerusform>Potem pasują %n z twoich innych kostek.</numerusform>
                <numerusform>Potem pasuje %n z twoich innych kostek.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>Do końca rundy położenie %1 (+%2) daje o około %3 pkt więcej.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>W wielu takich rundach dało to więcej niż położenie %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>To prawie bez różnicy: do końca rundy położenie %1 (+%2) daje mniej więcej tyle samo.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Zatrzymuje tryplety na później.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Najpierw kładzie ciężkie kostki.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Tobie łatwiej coś dołożyć: pasuje %n z twoich innych kostek zamiast %2.</numerusform>
                <numerusform>Tobie łatwiej coś dołożyć: pasują %n z twoich innych kostek zamiast %2.</numerusform>
                <numerusform>Tobie łatwiej coś dołożyć: pasuje %n z twoich innych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Pozostałym trudniej coś dołożyć: pasuje %n zakryta kostka zamiast %2.</numerusform>
                <numerusform>Pozostałym trudniej coś dołożyć: pasują %n zakryte kostki zamiast %2.</numerusform>
                <numerusform>Pozostałym trudniej coś dołożyć: pasuje %n zakrytych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Pozostali muszą wtedy częściej pasować.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Twoje kostki dają wtedy więcej, a kostki pozostałych mniej.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Twoje kostki dają wtedy więcej.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Kostki pozostałych dają wtedy mniej.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 Do końca rundy daje to o około %n punkt więcej niż położenie %1 (+%2).</numerusform>
                <numerusform>%3 Do końca rundy daje to o około %n punkty więcej niż położenie %1 (+%2).</numerusform>
                <numerusform>%3 Do końca rundy daje to o około %n punktów więcej niż położenie %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>Do końca rundy daje to o około %n punkt więcej niż położenie %1 (+%2).</numerusform>
                <numerusform>Do końca rundy daje to o około %n punkty więcej niż położenie %1 (+%2).</numerusform>
                <numerusform>Do końca rundy daje to o około %n punktów więcej niż położenie %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>W wielu takich rundach dało to więcej niż położenie %1 (+%2): mając więcej kostek, możesz jeszcze dokładać, kiedy inni muszą pasować.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Żadna inna twoja kostka nie daje teraz tylu punktów.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Licząc punkty i to, co potem pasuje, nic nie jest wyraźnie lepsze.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Najdroższy most lub sześciokąt, który zostaje przeciwnikowi, jest wart %1 zamiast %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Kostki, które masz wtedy w ręce: %1 zamiast %2. Gdy masz ich więcej, możesz jeszcze dokładać, kiedy przeciwnik musi pasować.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Potem pasuje %n zakryta kostka, mniej niż po %1.</numerusform>
                <numerusform>Potem pasują %n zakryte kostki, mniej niż po %1.</numerusform>
                <numerusform>Potem pasuje %n zakrytych kostek, mniej niż po %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Przeciwnikowi trudniej coś dołożyć: pasuje %n zakryta kostka zamiast %2.</numerusform>
                <numerusform>Przeciwnikowi trudniej coś dołożyć: pasują %n zakryte kostki zamiast %2.</numerusform>
                <numerusform>Przeciwnikowi trudniej coś dołożyć: pasuje %n zakrytych kostek zamiast %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Mając więcej kostek, możesz częściej dokładać, a pozostali rzadziej.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Mając więcej kostek, możesz częściej dokładać.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Przeciwnik musi wtedy częściej pasować.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Położenie %1 (+%2) pomogłoby przeciwnikowi: z zakrytych kostek pasowałoby %3 zamiast %4 teraz.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Mając więcej kostek, możesz dokładać, kiedy przeciwnik musi pasować. Najpierw dobierać daje w rundzie około %1 punktów więcej niż od razu kłaść.</translation>
        </message>
    </context>
</TS>
