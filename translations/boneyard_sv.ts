<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Precision</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Precision, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Den räknas ut av de matcher som du har sett tillbaka på till slutet.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Spela igen</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Resultat</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Det är bättre än ”%1”. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>”%1” är ungefär lika bra.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Utspelat till slutet ger det %n poäng mer.</numerusform>
                <numerusform>Utspelat till slutet ger det %n poäng mer.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Det är bättre än ”%1”, fast det ger mer nu. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>”%1” ger mindre nu, men är till omgångens slut ungefär lika bra.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>”%1” ger mer nu, men är till omgångens slut bara ungefär lika bra.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Vems drag</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Precision: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>precision</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Söker drag där det fanns ett val…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>Granskat %L1 av %L2 drag</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Stoppad efter %L1 av %L2 drag</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Stoppa</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsätt</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Hur väl det spelades</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>I den här matchen fanns det aldrig något att välja på.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Dragen</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Precision efter typ av beslut</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n drag</numerusform>
                <numerusform>%n drag</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Den starkaste boten går igenom varje drag där det fanns ett val, och vet bara det som var känt då. Ett drag som kostar en femtedel av vad omgångar brukar skilja sig åt räknas till hälften; precisionen är snittet av alla drag. Ett drag kallas sämre än bra bara där slumpen inte kan förklara det.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Visa mig</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Stäng</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>En vän</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>Det finns ingen utmaning i urklipp.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Utmaning</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 kom på %2 mot den bästa av de andra. Kan du bättre?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Anta en utmaning</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 för %L2, giv %3, botar: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Blandade</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>En vän avslutar en match och väljer ”Dela given”. Kopiera texten du har fått, eller öppna filen: då spelar du samma brickor från samma plats.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Det finns inga tips, och lagd bricka ligger. På slutet jämförs båda resultaten. Ingen kontrollerar hur ofta given har spelats förut.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Därför räknas den varken i din rating eller i din statistik.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Titta i urklipp</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Öppna en fil</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spela</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Matcher från Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Stäng utan att spara?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Stäng Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n drag går förlorat.</numerusform>
                <numerusform>%n drag går förlorade.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Alla drag är sparade nu.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Stäng</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Spara på annan plats</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Stanna</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Fortsätt</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>Ta bort matchen?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Omgång %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Omgång %L1, %2, rankad</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Omgång %L1, %2, utmaning</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Ta bort matchen</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Ta bort matchen i %1</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Fortsätt %1</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Behåll</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Ta bort</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Den här matchen går inte längre att läsa.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Omgång %L1, %2, dagens giv</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Lämna över till %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Brickorna är dolda tills du är redo.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Redo</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Ta tillbaka mitt drag</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Kopiera resultatet</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Fyra rader finns nu i urklipp.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Anta en utmaning</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Dag för dag</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spel</translation>
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
            <translation>Spela</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsätt</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Öva</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>De senaste dagarna</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Alla får samma brickor i dag. Ditt första försök räknas: inga tips, och lagd bricka ligger. Sedan kan du spela given igen för att öva.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Dina motståndare är botar på nivån %1. Resultatet är hur många poäng du slutar före den bästa av dem; par är vad den starkaste boten får på din plats i snitt.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>En missad dag är förlåten; två i rad och räkningen börjar om.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Ingen kontrollerar det här: datumet kommer från datorns klocka, och du kan ha spelat given någon annanstans först.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Dagens givar</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Var poängen kom ifrån</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>För</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Gånger</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Poäng</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Oavslutade matcher väntar här.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Allas totalpoäng per omgång. Piltangenterna går igenom omgångarna.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Start</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Omgång %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Omgångar</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Finalen börjar från noll och avgör matchen.</translation>
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
            <translation>final</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>ute i omgång %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Poängblad</translation>
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
            <translation>Så kan ett bord se ut</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>En hand som den delas ut</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>I reglerna</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Vad misstagen kostar</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Beslut</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Onoggrannheter</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Misstag</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Blundrar</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Förlorade poäng</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Bara sparade matcher kan öppnas: filer vars namn slutar på .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Visa hela bordet</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Visa större</translation>
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
            <translation>Spela</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Spela %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Platser och regler…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Platser och regler för %1</translation>
        </message>
        <message>
            <source>Lesson: %1</source>
            <extracomment>Opens the first lesson of a game. %1 is a game</extracomment>
            <translation>Lektion: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lektioner</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Lektioner: %L1 av %L2 klara</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Per spel</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Matcher</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vunna</translation>
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
            <translation>Facit i hand</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Söker ett bra drag…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Alla spel</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultat</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Vunna eller förlorade</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vunna</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Ej vunna</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tid</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>När som helst</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Sedan i går</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Senaste veckan</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Senaste månaden</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Senaste året</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Namn, datum, giv…</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Historik</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Historik</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Öppna en fil</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard-matcher</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Matcher du avslutar sparas här, så att du kan se dem igen drag för drag.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Inga matcher hittades. Prova en bredare sökning.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>Radera</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Resultat</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>Välj</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Senaste först</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Äldsta först</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Per spel</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Längsta först</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Kortaste först</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Bästa resultat först</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Sämsta resultat först</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matcher</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Ordning</translation>
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
            <translation>Inställningar</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Till min tur</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>De andra spelar direkt tills det är din tur.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>De andra spelar direkt till matchens slut.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>De andra spelar direkt till omgångens slut.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Se resultatet nu</translation>
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
            <translation>Tangenter</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Välj en bricka</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tabb</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Nästa plats för den</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Vrid den på annat sätt</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Ta upp en bricka eller lägg tillbaka den</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Retur</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Lägg den där</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tips</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Poängblad</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Visa hela bordet</translation>
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
            <translation>Förklara det som är valt eller under pekaren; tryck igen för de här tangenterna</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Visa eller dölj var mina brickor passar</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Mellanslag</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Medan botar spelar: vidare till din tur</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Reglerna för det som ska göras nu</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Sök i reglerna</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Gör om</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Se dig om på bordet: pilarna och Page ↓ går från sak till sak, ? förklarar, Esc går tillbaka till dina brickor</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Lägg tillbaka brickan, eller öppna och stäng menyn</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Ny på %1? Prova en lektion på två minuter.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Nej tack</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Visa mig</translation>
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
            <translation>Osäker? H visar draget.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Du hoppade över: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Steg %L1 av %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Tips</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Igen</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Hoppa över</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Nästa</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Klar</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Spela en kort match med coach</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Nästa lektion: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Stegen du hoppade över</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Spela en match</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Tillbaka till bordet</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Lektionen igen</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Efter nivå och platser</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Botar</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Platser</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Matcher</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vunna</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Poäng per match</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Bästa match</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Bästa omgång</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Språk</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Som systemet</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Kväll</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Dag</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hög kontrast</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Textstorlek</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Brickstorlek</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Mindre rörelse</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Brickor tonas in och ut i stället för att röra sig.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Ritas av</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Från nästa start. Prova något annat om bordet rör sig långsamt eller ser fel ut.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Automatiskt</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Grafikkort</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Processor</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Ditt resultat</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Enbart av brickorna</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Resultat och tur</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultat</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Enbart av brickorna: vad din plats får ut av just de givarna med bra botar på alla platser, skalat efter hur mycket givarna har visat sig betyda. Det är en uppskattning, och säger lite efter bara några matcher.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>Om %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Inställningar…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Tjänster</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Göm %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Göm övriga</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Visa alla</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Avsluta %1</translation>
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
            <translation>Det finns ingen fil %1.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 går inte att läsa: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 är för stor för att vara en match.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Matchen i %1 går inte att ställa upp: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 är skadad: drag %L2, ”%3”, är mot reglerna.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 går inte att skriva: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 är ingen fil som går att läsa.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 är skadad, eller är ingen Boneyard-match.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 gjordes av en nyare version av Boneyard.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Alla spel</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Spela igen</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Se tillbaka</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Dela given</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Samma giv igen</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Kopiera given</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Kopierat: %1. Med numret ges samma brickor igen. Bara botar har spelat, så det finns inget resultat att slå.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Välj en bild</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Uggla</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Räv</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Snigel</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulpan</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Fisk</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Svamp</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Hare</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Gran</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>And</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Fjäril</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Sköldpadda</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Ekollon</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Giv %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Tillbaka till bordet</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Sortera efter tal</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Sortera efter färg</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Poängblad</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tangenter</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Inställningar</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Börja om med nya brickor</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alla spel</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Reglerna för spelet</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Spara</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Se tillbaka</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lektioner</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Bättre: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Spelat: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Drag</translation>
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
            <translation>%L1 av 100 vinstchanser</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 poäng</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n poäng</numerusform>
                <numerusform>%n poäng</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Som brickorna låg gjorde det ingen skillnad.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Som brickorna låg kostade det %n poäng.</numerusform>
                <numerusform>Som brickorna låg kostade det %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Som brickorna låg gav det till och med %n poäng.</numerusform>
                <numerusform>Som brickorna låg gav det till och med %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>För det bättre draget: %1 För det spelade: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Bästa drag</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Bra drag</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Onoggrannhet</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Misstag</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Blunder</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Vad som läggs</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>När man drar eller passar</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Vilken bricka man tar</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Vilken kombination man lägger</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Vad man kastar</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>När man knackar</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Bud</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Vad man väljer</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Satsningar</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Inför den sista omgången</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>Vid omgångens slut leder det bättre draget till %1 poäng och det spelade till %2, helt säkert.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>Vid omgångens slut leder det bättre draget till %1 poäng i snitt och det spelade till %2, på %3 när.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Det vinner matchen oftare.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Över %L1 sätt som de dolda brickorna kan ligga på ger det %2 poäng mer.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Inget enskilt skäl sticker ut, men över %L1 sätt som de dolda brickorna kan ligga på ger det %2 poäng mer.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>Det började med en vinstchans på %1 av 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Dina drag kostade inget.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>Dragen av %1 kostade inget.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Dina drag kostade %n poäng av 100 i vinstchans.</numerusform>
                <numerusform>Dina drag kostade %n poäng av 100 i vinstchans.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>Dragen av %1 kostade %n poäng av 100 i vinstchans.</numerusform>
                <numerusform>Dragen av %1 kostade %n poäng av 100 i vinstchans.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Tur och de andra gav %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Otur och de andra tog %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Det slutade med %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>passade</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>drog %L1, passade</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>lade %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>drog %L1, lade %2</translation>
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
                <numerusform>drog %n bricka</numerusform>
                <numerusform>drog %n brickor</numerusform>
            </translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>En ny omgång gavs.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Du lade %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Du drog en bricka.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Du passade.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Det är din tur.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 lade %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 drog en bricka.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 passade.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Du förlorar %n poäng.</numerusform>
                <numerusform>Du förlorar %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Du får %n poäng.</numerusform>
                <numerusform>Du får %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 förlorar %n poäng.</numerusform>
                <numerusform>%1 förlorar %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 får %n poäng.</numerusform>
                <numerusform>%1 får %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Ingen tar omgången</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Du tar omgången</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 tar omgången</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Du vinner matchen</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 vinner matchen</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>%1 delar på segern</translation>
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
            <translation>%1 vinner matchen</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 vinner matchen</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Du drog %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 drog %2.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Du förlorar %n poäng: %1.</numerusform>
                <numerusform>Du förlorar %n poäng: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Du får %n poäng: %1.</numerusform>
                <numerusform>Du får %n poäng: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 förlorar %n poäng: %2.</numerusform>
                <numerusform>%1 förlorar %n poäng: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 får %n poäng: %2.</numerusform>
                <numerusform>%1 får %n poäng: %2.</numerusform>
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
            <translation>utslagning</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>final</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Omgång %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Omgång %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Du är ute: plats %L1 av %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Du och %1 är ute: plats %L2 av %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 är ute: plats %L2 av %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 är ute: plats %L2 av %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Finalen är slut</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Ingen tar utslagningsomgången</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 tar utslagningsomgången</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 tar utslagningsomgången</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 tar omgången</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 tar omgången</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Du tar utslagningsomgången</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 tar utslagningsomgången</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>Du nådde inte din satsning.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 nådde inte sin satsning.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Det var din sista bricka.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>Det var sista brickan för %1.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Alla drag är sparade nu.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Repris</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Tillbaka</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Mindre</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Tal</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mer</translation>
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
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>Inga brickor kvar</translation>
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
            <translation>Nej</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Vad det betyder: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Vad det betyder</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Historik</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Uppgifter</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>ute</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>kvar</translation>
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
            <translation>Omgången</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Ny match</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Titta vidare</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Se resultatet nu</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Karta över bordet</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Hela bordet. Tryck på ett ställe för att gå dit.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Tillbaka</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>En coach tittar på och varnar dig före ett dyrt drag.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Längd: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Spara som</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Öppna en fil</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Filens sökväg</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Avbryt</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Spara</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öppna</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Nära till hands</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Det finns redan en fil %1.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Ersätt</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Behåll båda</translation>
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
                <numerusform>%n match raderad</numerusform>
                <numerusform>%n matcher raderade</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n match vald</numerusform>
                <numerusform>%n matcher valda</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Alla %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Spara som filer</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Radera</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Avbryt</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Talong: %n bricka kvar</numerusform>
                <numerusform>Talong: %n brickor kvar</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Den är tom.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>I högen</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Den översta brickan kommer först.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Brickorna visar</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Prickar</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Tal</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>De andras takt</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Långsam</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Snabb</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Direkt</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Markera de öppna ändarna</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>En skylt vid varje ände visar vad som passar där.</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Som vanligt</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Visa var mina brickor passar</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>I spel där brickorna läggs runt om. Tangenten F gör samma sak.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Säg vad som ska göras</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>En stillsam rad högst upp på bordet.</translation>
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
            <translation>Spelare %L1</translation>
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
            <translation>Tryck på en dag för att se dess matcher</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Raden ovan säger vad som ska göras. Vill du ha den kvar?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Dölj den</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Behåll den</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Uppgifter</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Vilka uppgifter</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Nästa uppgift</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Spela vidare härifrån</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Nästa</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Spela vidare</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Visa lösningen</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Se tillbaka på din senaste match</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Det finns inga nya kvar: de du provade för längst sedan kommer igen.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Dina brickor</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Kan spelas</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Nyss dragen</translation>
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
            <translation>Du</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Den stiger när du vinner oftare än väntat mot botarna du möter, och sjunker när du vinner mer sällan. Bandet runt den visar var den egentligen kan ligga: det växer när du inte har spelat på ett tag.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: vad reglerna säger</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Tillbaka</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Omgång %L1 av %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Händer som visas</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Drag</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Poängblad</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Spara</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Resultat</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Hur väl det spelades</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Dölj händerna</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Visa händerna</translation>
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
            <translation>Till början</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Till början (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>En omgång bakåt</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>En omgång bakåt (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Ett drag bakåt</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Ett drag bakåt (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Paus</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spela</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Ett drag framåt</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Ett drag framåt (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>En omgång framåt</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>En omgång framåt (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Till slutet</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Till slutet (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Till föregående drag som kunde ha varit bättre</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>Till nästa drag som kunde ha varit bättre</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Brickorna är utdelade.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Spela vidare</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Spela vidare härifrån</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Drag</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 av %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Tangenter</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Ett drag bakåt, ett drag framåt</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>En omgång bakåt, en omgång framåt</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>Till början, till slutet</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Till föregående eller nästa drag som kunde ha varit bättre</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Mellanslag</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Spela upp eller pausa</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Se det från en annan plats</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Listan över drag</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Hur väl det spelades</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Poängblad</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Visa hela bordet</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Spelets regler</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Förklara det som är valt eller under pekaren; tryck igen för de här tangenterna</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Visa eller dölj händerna</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Analysen är klar.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Drag</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>Look at the table</source>
            <translation>Se på bordet</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>I reglerna</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Ny match</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Se resultatet nu</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Titta vidare</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Poäng för att vinna matchen: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>alla att av blir bli de den det dem din du då där efter eller en ett finns för får få gör göra ha har hur hända händer hon han i in ingen inte innan jag kan kommer med men mig min mitt måste många mycket ni när någon något nått och om på ska skall som så till ut under vad var varför varje varifrån vem vems vid vilka vilken vilket vill är över</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Dina egna</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Spel</translation>
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
            <translation>Hittat</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Inget hittades.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Innehåll</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Regler</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Sök i reglerna</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Spara</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Matchen som fil</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>En bild av bordet</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Behåll den i min historik</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Behåll den bland mina matcher</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard-matcher</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Skälen visas nedanför.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Visar skälen.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Tillsammans %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Omgång</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: %L2 totalt</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 tillsammans: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Partner: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Summan av alla omgångar nedan.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 i finalen, %L3 före den</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Finalen börjar från noll och avgör matchen.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>final (före: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>totalt</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>före första omgången</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>avgjorde matchen</translation>
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
            <translation>Före första omgången</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Final</translation>
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
            <translation>Inga poäng vunna eller förlorade.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>Före omgång 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Finalen, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, pågår ännu, %2: %L3 hittills, %L4 totalt</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, %L4 totalt</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Finalen, %1 tillsammans: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 tillsammans: %L3, %L4 totalt</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Tryck för att se hur det räknas ihop.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Finalen, %1: redan ute</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Poängblad</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Ingen har fått poäng än.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Kopiera</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Kopierat. Du kan klistra in det som en tabell.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Spara som tabell</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabeller (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Poäng för att vinna matchen: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Tryck på ett tal för att se hur det räknas ihop.</translation>
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
            <translation>tillsammans</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>final, tillsammans</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Person</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Namn på plats %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Vem som sitter på plats %L1</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Bild för %1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Platser vid bordet</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Givens nummer</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Samma nummer ger samma brickor. Lämna tomt för en ny giv.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Ny</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Tips och ångra</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>En vänskapsmatch: du kan be om tips och ta tillbaka drag.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>En rankad match: inga tips, och lagd bricka ligger.</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Inställningar</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Utseende</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Bordet</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Kan en vän bättre?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Din vän spelar samma brickor från din plats, mot samma botar och utan tips. På slutet jämförs båda resultaten.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Ingen kontrollerar det här: given kan spelas flera gånger, och den som öppnar filen kan se ditt resultat och ändra det.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Kopiera som text</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Texten finns i urklipp: skicka den till din vän.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Spara som fil</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Matcher från Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Stäng</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Omgång</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Totalt</translation>
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
            <translation>%1: finalen %2, före den %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: den här omgången %2, totalt %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>final</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>totalt</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Sortera efter färg</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Sortera efter tal</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Ljud</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Ingen ljudutgång hittades på datorn.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Mjuka ljud för brickor, klanger för det som vinns</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Volym för brickor</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Volym för klanger</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n poäng</numerusform>
                <numerusform>%n poäng</numerusform>
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
            <translation>tillsammans %1 i finalen</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 i finalen</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>tillsammans %1</translation>
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
                <numerusform>%n bricka</numerusform>
                <numerusform>%n brickor</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>I tur</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: vad partnerna har tillsammans.</translation>
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
            <translation>Vinstchans</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Efter drag %L1: vinstchans %2, på %3 när</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Efter drag %L1: vinstchans %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Före given: vinstchans %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Börja om med nya brickor?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Den här matchen väntar på dig på första sidan.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Den här matchen är inte sparad och går förlorad.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Spela vidare</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Börja om</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Ställ in %n plats</numerusform>
                <numerusform>Ställ in %n platser</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Starta</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Dina data</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Allt det här stannar på datorn. En tabell med en rad per match (CSV) kan exporteras.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Exportera</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabeller (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Radera den för gott? Dina matcher finns kvar i historiken, men de som hittills är avslutade räknas inte längre.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Radera statistik</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Behåll den</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Radera för det här spelet</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Radera allt</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Bord</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Inget att räkna än</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Avsluta en match mot botar, så ser du här hur det gick och hur stark du är.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Tittar på %n match till…</numerusform>
                <numerusform>Tittar på %n matcher till…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Inget räknat än</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Bara matcher som du avslutar utan tips eller ångra räknas.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>En vecka</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>En månad</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Ett år</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Från början</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Tid</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>Under den tiden avslutade du ingen sådan match.</translation>
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
            <translation>Mindre</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mer</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Den här omgången: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Tillbaka</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Du har en bricka som passar.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Du har %L1 brickor som passar.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>%1 ändå</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Talongen är tom.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Bord</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Bord</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Hög kontrast har ett eget bord och egna brickor. Dina kommer tillbaka med ett annat tema.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Grönt</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Nattblått</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Vinrött</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Valnöt</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Skiffer</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Brickor</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Elfenben</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Ebenholts</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Sten</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Vita</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>På bordet</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Det här kommer du att hitta här</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Från din första match som räknas: dina segrar, dina poäng och din bästa omgång.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Med varje match: hur stark du är bland botarna, och hur det går mot varje nivå.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Efter några: hur mycket av resultatet som berodde på brickorna, och var dina poäng kom ifrån.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Tillbaka till alla spel</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Poängblad</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tips</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Meny</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Inga tips: matchen är rankad</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Inga tips: det här är en utmaning</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Gör om</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Inga tips: dagens giv räknas</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Dagens giv</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Utmaning</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Med coach</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Övning</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Omgång %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Vrid den på tvären</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Vrid den på längden</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Vrid den på annat sätt</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>redo för nästa giv</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>din tur</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>%1 i tur</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Visa %n match till</numerusform>
                <numerusform>Visa %n matcher till</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Tillbaka till senaste matchen</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n drag inte sparat</numerusform>
                <numerusform>%n drag inte sparade</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Försök igen</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Spara på annan plats</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Fortsätt utan att spara</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Boneyard försöker igen med några sekunders mellanrum och efter varje drag. Tills det lyckas går det osparade förlorat om du avslutar.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n drag inte sparat</numerusform>
                <numerusform>%n drag inte sparade</numerusform>
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
            <translation>Medan du var borta: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 är i tur.</translation>
        </message>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Matchen är rankad: det finns inga tips.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Det här är en utmaning: det finns inga tips.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Dagens giv räknas: det finns inga tips.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Det ger i snitt ungefär %n poäng mer.</numerusform>
                <numerusform>Det ger i snitt ungefär %n poäng mer.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>Matchen är öppen i ett annat fönster.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Matchen spelas just nu, så den blir kvar.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Matcherna i %1 går inte att läsa, så inga sparas.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Matcherna i %1 kommer från en nyare version av Boneyard; de lämnas som de är, och inga sparas tills vidare.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Inget går att skriva, så statistiken blir som den är.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Matchfilen var inte Boneyards, så en ny har skapats. Den gamla filen heter nu %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Matchfilen är skadad, så en ny har skapats. Den gamla filen heter nu %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Delar av matchfilen saknas, så en ny har skapats. Den gamla filen heter nu %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Matchfilen säger inte vilken version av Boneyard som skrev den, så en ny har skapats. Den gamla filen heter nu %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Matchfilen var tom, så en ny har skapats. Den gamla filen heter nu %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 är skrivskyddad, så matcher sparas inte.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Disken är full, så inget kan skrivas till %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Ett annat program har låst %1, så inget kan skrivas dit nu.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Det går inte att skriva till %1: är disken full eller trasig?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Vissa poster i %1 kan inte stämma och utelämnas därför.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Matchfilen, %1, har försvunnit. En ny har skapats, med matchen som spelas.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Den här matchen går inte längre att läsa.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 för %L2, giv %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Jag kom på %1 mot den bästa av de andra. Kan du bättre?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Kopiera allt det här och klistra in det i Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Sparad som %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 går inte att skriva: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Det finns ingen utmaning i den.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Vänta: ett annat drag är värt ungefär %n poäng mer. Titta en gång till; H visar det. Eller spela ditt igen för att stå fast vid det.</numerusform>
                <numerusform>Vänta: ett annat drag är värt ungefär %n poäng mer. Titta en gång till; H visar det. Eller spela ditt igen för att stå fast vid det.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Vänta: draget som tipset visar är värt ungefär %n poäng mer. Eller spela ditt igen för att stå fast vid det.</numerusform>
                <numerusform>Vänta: draget som tipset visar är värt ungefär %n poäng mer. Eller spela ditt igen för att stå fast vid det.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (par %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Dagens giv</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (par om ett ögonblick)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Dagens giv: %1. Bara det här första försöket räknas; spelad igen är den övning.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Påbörjad</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Inte avslutad</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n dag i rad</numerusform>
                <numerusform>%n dagar i rad</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, dagens giv, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Par: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Inte spelad än</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Bättre än par på %L1 av %n dag.</numerusform>
                <numerusform>Bättre än par på %L1 av %n dagar.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Du vann</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Delad av %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 vann</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 vann</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 vann</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (final %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>med tips</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>med ångra</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>Den här matchen går inte längre att läsa.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n pågående match blir kvar.</numerusform>
                <numerusform>%n pågående matcher blir kvar.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Mappen %1 går inte att skapa.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n match sparad i %1</numerusform>
                <numerusform>%n matcher sparade i %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n omgång</numerusform>
                <numerusform>%n omgångar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n drag</numerusform>
                <numerusform>%n drag</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Dagens giv</translation>
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
            <translation>Väl spelat</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Det var lektionen</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>En ny ställning, med andra brickor eller poäng.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Samma omgång, lite senare.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Ditt lag delar segern med %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Du delar segern med %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Du och %1 vann</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 vann</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Du vann</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>%1 delar på segern</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 vann; ditt lags plats: %L2 av %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 vann; din plats: %L2 av %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 vann</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 vann</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Plats %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, ute i omgång %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Flest poäng i ett drag</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>I ledning för gott</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Största omgång</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Största omgång före finalen</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Flest brickor dragna i rad</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Flest pass i rad</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Kortaste omgång</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Flest brickor lagda</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Första brickan</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Sista brickan</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Hela matchen</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, omgång %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 från omgång %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 i finalen</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 i omgång %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 i omgång %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Omgång %L1: %n drag</numerusform>
                <numerusform>Omgång %L1: %n drag</numerusform>
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
                <numerusform>%n drag</numerusform>
                <numerusform>%n drag</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 för %L2, giv %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 vann, ditt lag delar plats %L2 av %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 vann, du delar plats %L2 av %L3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Din vän</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Du kom på %1 med de här brickorna. %2 kom på %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Det gick bättre för dig.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Det är bättre än ditt resultat.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Längsta väntan</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: lade inget på %n tur, omgång %L2</numerusform>
                <numerusform>%1: lade inget på %n turer i rad, omgång %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Sparad som %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Matchen finns nu i din historik.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Matchen finns nu bland dina oavslutade matcher.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Matchen kunde inte sparas.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 går inte att skriva: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Så länge flera personer spelar skulle en fil avslöja allas brickor. Du kan spara den när matchen är slut.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Det finns ingen oavslutad match.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Vanliga regler</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Givens nummer är ett heltal från 0 till %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>På handen hos %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Din tur: hitta det bästa draget.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Hitta ett bättre drag än det du spelade: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Det finns något bättre. Försök igen.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Det här skulle kosta ungefär %1 poäng. Försök igen.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Bättre än det du spelade, men ännu inte det bästa.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Varför bästa draget är bättre: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Inget enskilt skäl sticker ut: skillnaden visar sig under omgångens gång.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Få se vad det här är värt.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Nu har du det.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Rätt!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Ditt är lika bra som det bästa som var känt.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Bästa draget: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>I snitt är det %1 poäng bättre än det du spelade.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>I snitt är det %1 poäng bättre än alla andra drag.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Det gör vinsten troligare än det du spelade.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>Vad det handlade om: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Hittas av: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Uppgiftens rating: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Här är lösningen.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Här är lösningen. Uppgiften räknas som inte hittad.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Mina misstag</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Uppgift %L1 av %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: din match från %2, giv %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 för i dag, %L2 nya, %L3 som du kan</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Din rating: inte känd än</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Din rating: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Det finns inga uppgifter för det här spelet än.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Det var allt för i dag. Nästa kommer %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Överallt där du gjorde ett misstag vet du bättre nu.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>När du ser tillbaka på en av dina matcher kommer misstagen som hittas där hit som uppgifter.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Alla händer</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Bara min hand</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Bara %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Du spelar nu med brickorna som %1 hade.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (vanligen): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Ja eller nej; vanligen ja.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Ja eller nej; vanligen nej.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Från %L1 till %L2; vanligen %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Alla regler finns inte på ditt språk än. Det som saknas är på engelska.</translation>
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
            <translation>Inställningarna gick inte att läsa, så de börjar om från början. Den gamla filen heter nu %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Inställningarna i %1 går inte att läsa, så ändringar sparas inte.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Inställningarna går inte att skriva till %1, så ändringar sparas inte.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Matchen går inte att fortsätta: ”%1” är mot reglerna i det läget.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Statistiken är raderad.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Alla matcher har exporterats till %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Filen %1 går inte att skriva.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Blandade</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Alla bord</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n plats</numerusform>
                <numerusform>%1, %n platser</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Matcher</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vunna</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Poäng</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Bästa omgång</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Vunna omgångar</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Dragna brickor</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Bara matcher mot botar på de vanliga nivåerna är rankade.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Med tips eller ångra, räknade för sig: %L1 spelade, %L2 vunna.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>över %n match</numerusform>
                <numerusform>över %n matcher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>över %n omgång</numerusform>
                <numerusform>över %n omgångar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Den bygger på %n match och ligger mellan %L1 och %L2 i 19 fall av 20.</numerusform>
                <numerusform>Den bygger på %n matcher och ligger mellan %L1 och %L2 i 19 fall av 20.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Den är preliminär tills mer är känt.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Dina poäng i alla omgångar minus de andras i snitt, över %n match: %1. I det här spelet säger en giv för lite om resultatet för att turen ska gå att skilja ut.</numerusform>
                <numerusform>Dina poäng i alla omgångar minus de andras i snitt, över %n matcher: %1. I det här spelet säger en giv för lite om resultatet för att turen ska gå att skilja ut.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Du behöll %L1 % av vad dina drag kunde vara värda: %n drag, %2 som du har sett tillbaka på.</numerusform>
                <numerusform>Du behöll %L1 % av vad dina drag kunde vara värda: %n drag, %2 som du har sett tillbaka på.</numerusform>
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
            <translation>Alla spel</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>preliminär, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>nära %1, %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 per match, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 per omgång, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Flest segrar i rad</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Segrar i rad just nu</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>till och med senaste matchen</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>på %n dag</numerusform>
                <numerusform>på %n dagar</numerusform>
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
                <numerusform>Dina poäng i alla omgångar minus de andras i snitt, över %n match: %1, varav ungefär %2 av det som gavs och %3 av det som kom sedan: allas drag, och slumpen.</numerusform>
                <numerusform>Dina poäng i alla omgångar minus de andras i snitt, över %n matcher: %1, varav ungefär %2 av det som gavs och %3 av det som kom sedan: allas drag, och slumpen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Matchen är slut.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Omgången är slut.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>%1 är i tur.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Ingen av dina brickor passade: du passade.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Det finns inget att ta tillbaka än.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Matchen är rankad: drag kan inte tas tillbaka.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Det här är en utmaning: drag kan inte tas tillbaka.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Du kan inte ta tillbaka någon annans drag.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Dagens giv räknas: drag kan inte tas tillbaka.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Tillbaka i omgång %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>redo för nästa giv</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>din tur</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 i tur</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, giv %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Slumpmässig</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Nybörjare</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Amatör</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Tar det som ger mest nu, och tänker inte längre.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Skicklig</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Räknar brickorna den inte har sett och tänker på sina nästa drag.</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Spelar vad som helst som är tillåtet.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mästare</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Champion</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Tar det den ser, och missar mycket.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Novis</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Kan spelet, men missar ännu mycket.</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Spelar för nöjes skull, och inte alltid sitt bästa.</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Spelar bra, med en miss då och då.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Girig</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Heuristisk</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Missar sällan, och vet vad den ska behålla.</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Missar nästan ingenting.</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Den starkaste: tänker igenom det som ännu är osett.</translation>
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
            <translation>Lägg %1 på vänster ände, med %2 inåt.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Lägg %1 på höger ände, med %2 inåt.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Lägg %1 på övre änden, med %2 inåt.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Lägg %1 på nedre änden, med %2 inåt.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Lägg %1 på tvären på vänster ände.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Lägg %1 på tvären på höger ände.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Lägg %1 på tvären på övre änden.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Lägg %1 på tvären på nedre änden.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Lägg %1 på vänster ände, som spinner.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Lägg %1 på höger ände, som spinner.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Öppna med %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Öppna med %1, som spinner.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Dra en bricka</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Dra tills en passar</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Inget kan läggas där.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Den högsta dubbeln öppnar: lägg %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Ingen har en dubbel, så den tyngsta brickan öppnar: lägg %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Det är det enda draget.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Det är den enda brickan som passar.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Du blir av med %n prick.</numerusform>
                <numerusform>Du blir av med %n prickar.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Du går ut med den.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Omgången är slut.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Det är inte din tur.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Den brickan finns inte på din hand.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Kvar på hand räknas dess prickar: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Lagd av: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Inget på din hand passar.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Lägg %1 på övre änden, som spinner.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Lägg %1 på nedre änden, som spinner.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Om du inte kan lägga en bricka drar du härifrån.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Inget passar: dra tills en bricka passar.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Ännu passar inget: du drar vidare.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Inget passar: dra en bricka.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Lägg %1 på vänster ände.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Lägg %1 på höger ände.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Lägg %1 på övre änden.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Lägg %1 på nedre änden.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>för den vunna omgången</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Det är spinnern: raden växer nu i fyra ändar.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Vänster ände: tar en %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Höger ände: tar en %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Övre änden: tar en %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Nedre änden: tar en %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Den här änden tar en %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Ingen öppen ände tar %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Här ligger en %1, och samma tal passar.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Nästa spelare har inget som passar.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Ingen annan kan följa på den här änden.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Bara %n dold bricka kan följa på den här änden.</numerusform>
                <numerusform>Bara %n dolda brickor kan följa på den här änden.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Efter en bricka med fler prickar skulle fler av de dolda brickorna passa.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Du har %n bricka som kan följa på den här änden.</numerusform>
                <numerusform>Du har %n brickor som kan följa på den här änden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Efter den passar %n av dina andra brickor.</numerusform>
                <numerusform>Efter den passar %n av dina andra brickor.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Din motståndare får svårare att följa: %n dold bricka passar i stället för %2.</numerusform>
                <numerusform>Din motståndare får svårare att följa: %n dolda brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>De andra får svårare att följa: %n dold bricka passar i stället för %2.</numerusform>
                <numerusform>De andra får svårare att följa: %n dolda brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Du får lättare att följa: %n av dina andra brickor passar i stället för %2.</numerusform>
                <numerusform>Du får lättare att följa: %n av dina andra brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Det lämnar dig med %n prick på hand i stället för %2.</numerusform>
                <numerusform>Det lämnar dig med %n prickar på hand i stället för %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lämna nästa spelare lite som passar</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lämna en ände där dina egna brickor passar</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bli av med många prickar</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Lägger gärna vid den senast lagda brickan.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>Dra en bricka</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Poäng för att vinna matchen (0: en omgång)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>En enda omgång</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Ingen kan spela: omgången är låst.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Ingen av dina brickor passar: dra.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Ingen av dina brickor passar: dra (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Ingen av dina brickor passar: du passar.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Kvar på de andra händerna: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Lägst kvar på hand: %1, med %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Kvar: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 minus egna %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 minus egna %2, %3 gånger: %4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Matchen är slut.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Den här enda omgången avgör matchen.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Det räcker: %1 poäng vinner matchen.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1 poäng vinner matchen: %2 kvar.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Avslutar din tur utan att en bricka läggs.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Ger nästa omgång.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Lägger de valda brickorna tillsammans på bordet.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Din tur: lägg en bricka eller dra.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Din tur: lägg en bricka eller dra (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Din tur: lägg en bricka eller passa.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Din tur: lägg en bricka eller passa (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Ingen av dina brickor passar: du passar (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Din tur: lägg den första brickan.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Din tur: lägg den första brickan, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Din tur: lägg en bricka.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Flera har lägst: ingen får poäng.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: brickor värda %2 kvar på hand.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 lade sin sista bricka.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Du lade din sista bricka.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Hitta det bästa draget</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Matchens vinnare.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>En av matchens vinnare.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Sparar dubblar till senare.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Lämnar lite som passar till de andra.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Poäng genast: %1 i stället för %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>Sju tillsammans</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Halvor som möts är inte lika här: tillsammans blir de sju. De öppna ändarna är en 1:a och en 4:a. Lägg en bricka vid 4:an.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 och 4 blir 7. 5:an är nu den nya änden.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 och 1 blir 7, så det går bra vid 1:an. Men hitta en till 4:an: den behöver en 3:a.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Matadorerna</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 och %4 är matadorer. De får läggas vid vilken ände som helst, när som helst, och ligger på tvären. Du har en: lägg den.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Den passar, men är ingen matador. Leta efter brickan vars halvor blir sju.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Öppna en port igen</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>En matador ligger på tvären: en port. En bricka med en blank öppnar den, och dess andra halva är den nya änden. Lägg din där.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Porten är öppen: där ligger en 3:a, som vill ha en 4:a.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Den går vid den andra änden. Porten vill ha en blank.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Stäng en ände</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ingen bricka blir sju med en blank. Lägg din %1 så att blanken blir den nya änden: då går bara en matador där, och din motståndare måste hitta en.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Stängd. En ände är kvar att slåss om.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Då förblir änden öppen. Stäng den med blanken.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Dra tills en passar</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Du har ingen 2:a till 5:an, ingen 3:a till 4:an och ingen matador. Dra från talongen tills en bricka passar.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Den nya änden är en 2:a, och du har en 5:a: du har sparat en bricka till nästa tur.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Den passar, men lämnar dig utan något till nästa tur. Prova den vid andra änden.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 passar inte heller. Dra igen.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 passar vid båda ändarna. Lägg den så att 2:an blir den nya änden: då går din %2 härnäst.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Gå ut</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Två brickor kvar. %1 passar vid båda ändarna: lägg den så att din %2 kan följa.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Först ut: du får varje prick som din motståndare har kvar, här 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Då är änden en 1:a, och ingen av dina brickor passar.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4:an är kvar. Lägg din sista bricka.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Det är Matador. Spara en matador till när du behöver den; en match går oftast till 100 poäng.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Du har den högsta dubbeln, så du öppnar, med vilken bricka du vill. Prickar som blir kvar på din hand räknas för andra: öppna med brickan som har flest.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>11 prickar borta på en gång. Ena änden vill nu ha en 2:a, den andra en 1:a.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Det får du, men en annan av dina brickor har fler prickar.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Omgången är låst. Du har minst prickar och får allt som de andra har kvar: %1 poäng.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Bjud om given</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Alla har dragit en bricka, och får bjuda upp till dess summa. Den som bjuder högst får budet som poäng genast, och ger. Din blir 12, mer än någon annan kan bjuda: bjud allt.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>De andra passar: 12 poäng, och du ger.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Du får det du bjuder: ta hela 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Välj elementet</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Den som ger väljer omgångens element: dess brickor ger mer, och bara de får ligga på tvären. Välj det du har flest av.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Blad blir det: du har fem av dem.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Räkna igen: av blad har du fem.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Satsa</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Satsa på vad du får ut av omgången: dina poäng, minus brickorna du har kvar. Når du inte dit får du inga poäng; och varje satsning måste vara högre än den förra. Börja lågt: satsa högst 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>En satsning som går att nå. Den som ger får höja på slutet, när alla har satsat.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Djärvt! Så många får nog ingen. Satsa högst 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Ände mot ände</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Vid radens ändar möts lika tal, oavsett element. Det ger en poäng. Lägg din vatten %1 vid 9:an.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>En poäng, och en bricka mindre som räknas emot dig.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Också bra, men prova vattenbrickan vid 9:an.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Lägg den på tvären</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Blad är elementet nu. En bladbricka får ligga på tvären, vid långsidan av en annan bladbricka, med vilket tal som helst: 3 poäng. Lägg din blad %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 poäng, och en ny arm för alla.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Det ger mindre. Prova bladbrickan vid en långsida.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Element och tal</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Allra bäst är båda på en gång: en bladbricka där även talen är lika, på längden eller tvären. Det ger 4. Hitta en.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 poäng: blad, och lika tal.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Inte det bästa: leta efter en bladbricka och lika tal.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Dubblar räknas dubbelt</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>En dubbel ger dubbelt så mycket. Din blad %1 passar på tvären vid bladbrickan med en 6:a: två gånger 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 poäng med en enda bricka: en satsning på 6 är snart nådd.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Bra, men dubbeln ger 8.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Sju, och dubblar</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Halvor som möts blir sju tillsammans. En dubbel ligger på längden och räknas en gång: bara en av halvorna möter. Lägg din dubbel vid 2:an.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 och 2 blir 7, och den andra 5:an är den nya änden.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Den passar vid 1:an. 2:an tar en bricka med en 5:a.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>En matador på tvären</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>En matador går var som helst, passande eller ej. På tvären är båda halvorna öppna. Lägg din %1 på tvären: den runda pilen bredvid, R eller högerklick vrider den.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>Dess 2:a tar en 5:a och dess 5:a tar en 2:a: två sätt att fortsätta vid en ände.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Det är ett sätt, men lägg matadoren på tvären.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>En matador på längden</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>På längden lämnar en matador en halva öppen, och du väljer vilken. Lägg din %1 vid 4:an med 6:an utåt: då kan din %2 följa.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>En matador kan göra plats för dina egna brickor.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Inte så: matadoren vid 4:an, på längden, med 6:an utåt. Den runda pilen eller R vrider den.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6:an är ännu öppen: lägg din %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Inget blir sju med en blank. Lägg en bricka vid 4:an så att en blank blir den nya änden: då går bara en matador där.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Stängd, tills någon hittar en matador.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Öppna en ände igen</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>En blank stänger den ena änden. Lägg din matador där, %1, på tvären eller längden.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Öppen igen, med den enda brickan som kunde.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Det är den andra änden. Öppna den med blanken.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Dra en, spela eller passa</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Du har ingen 2:a till 5:an, ingen 3:a till 4:an och ingen matador. Dra en bricka.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Den tunga brickan är borta: det du har kvar på slutet ger poäng åt någon annan.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Den passar, men en annan är tyngre.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 passar inte heller. Man drar en gång per tur, så du passar.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Änden är en 2:a nu, och två av dina brickor passar. Lägg den med flest prickar.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Det är det ryska spelet. Den högsta dubbeln öppnar, och den som går ut först får poäng för det de andra har kvar. En match går oftast till 100 poäng.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Ta, och lägg en serie</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>En tur börjar med en bricka: den öppna, eller en från talongen. Den röda 6:an ligger öppen, och du har röd 4 och röd 5: ta den.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>En serie: tre eller fler brickor av en färg i rad. Lagda brickor räknas inte längre emot dig.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Tänk på din röda 4:a och röda 5:a: den röda 6:an gör en serie.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Välj nu röd 4, 5 och 6, en efter en, och lägg dem tillsammans.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Lägg en grupp</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Tre eller fyra brickor med samma tal, alla i olika färg, är en grupp. Du har tre nior: lägg dem.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>En grupp, och tre brickor mindre på hand.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Att kasta avslutar din tur. Lägg först de tre niorna.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Lägg till det som ligger</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Du får lägga till i vilken kombination som helst, även motståndarens. Röd 5, 6 och 7 ligger där, och du har båda grannarna: lägg till röd 4 och röd 8.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Två brickor borta på en kombination som inte ens var din.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Innan du kastar: lägg till det som passar i den röda serien.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>Och nu den andra.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Byt en joker</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Jokern i serien står för röd 6, och just den har du. Lägg den på jokerns plats.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Nu står jokern för en blå bricka, och arbetar för dig.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Först jokern: lägg din röda 6:a där den ligger.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>En joker som du får måste läggas genast. Välj den med din blå 3:a och blå 4:a, och lägg kombinationen.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Tio straffpoäng borta, och inget gick förlorat.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Kasta bara svart 13 här.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Knacka</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Nio av dina brickor bildar kombinationer. Kasta svart 13 så är bara en 2:a över. Med högst 10 straffpoäng får du knacka: gör det.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Det behövs inte: knappen knackar åt dig.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Superseger</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Du drog blå 8: nu är allt utom orange 2 i kombinationer. Knacka med den, så är inte en bricka över.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 poäng, och alla motståndarens straffpoäng. Att lägga sin sista bricka är också en superseger.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Du kan bättre: knacka och kasta orange 2.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Det är Tiles &amp; Deal. En vanlig match spelas med tretton brickor var, till 200 poäng. När talongen är slut, eller ingen har dragit ur den på 20 turer, blir omgången oavgjord.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Kant mot kant</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Brickorna ligger kant mot kant, och de två talen vid kanten måste vara lika på båda. En av dina brickor har två 4:or: lägg den bredvid %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Den passar. En bricka ger summan av sina tre tal: här 10 poäng.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Du får dra, men det kostar 5 poäng. En av dina brickor passar: lägg den.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Den som ger mer</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Två av dina brickor passar här. Varje tal på en bricka räknas, så lägg den som ger mer.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 poäng. %1 hade gett 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Det finns en bättre: den ger 13 poäng.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Stäng en hexagon</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Fem brickor ligger runt en punkt. Den som lägger den sjätte stänger hexagonen och får 50 poäng till. Det är du.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 för brickan och 50 för hexagonen. Tänk efter innan du lägger en femte bricka: den sjätte är nästa spelares.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Inte där: se på luckan mellan de fem brickorna.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Bygg en bro</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>En bricka som ansluter med en kant och rör en annan bricka med motsatta hörnet bygger en bro: 40 poäng till. Din %1 kan.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 för brickan och 40 för bron: alla tre hörnen ligger på tal som fanns där.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Ingen bro där: alla tre hörnen måste ligga på tal som redan finns.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>När inget passar</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Ingen av dina brickor passar. Dra en från talongen: det kostar 5 poäng. Om tre dragningar inte hjälper passar du.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 poäng, minus 5 för brickan du drog.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Du får dra vidare, men varje bricka kostar 5 poäng, och du har en som passar.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Tre dragningar, sedan pass</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Du har dragit tre brickor för 5 poäng var, och fler får du inte dra. Den sista, %1, passar. Du kunde också passa, men det kostar 10 till. Lägg brickan.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 poäng, minus 15 för dragningarna. Om inget går att lägga passar du, och förlorar 25 sammanlagt.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Ett pass kostar 10 poäng, och en av dina brickor passar.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Du drog %1, och den passar: lägg den.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Du har en bricka kvar. Lägg den: den som går ut får 25 poäng, och allt som de andra har kvar.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 för brickan, 25 för att gå ut, och 5 poäng för den andras sista bricka.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Du behöver inte dra: din sista bricka passar.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Det är Triominos. Om ingen kan fortsätta får den lägsta handen poäng för de andras brickor minus sina egna. En match för två går oftast till 800 poäng.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Vem som öppnar</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Den högsta trippeln öppnar en omgång och ger 10 mer än sin summa: 22 för din %1. Vid det här bordet får %2 öppna i stället, ett alternativ som du kan välja, och ger 40. Lägg den.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ingen öppning ger mer. Lagd senare hade %1 inte gett något.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Det ger 22. Öppna med %1: den ger 40.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Kasta det som kostar mest</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>En tur slutar med att du kastar. Det som inte är i någon kombination är straffpoäng: en 1:a är ett ess och räknas 11, 10 till 13 räknas 10, de andra sitt tal. Kasta svart 13.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Du vinner 25 poäng och skillnaden i straffpoäng. Om din motståndare hade lika lite eller mindre vore det ett underbud, och poängen gick åt andra hållet.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Det är Matchande element. Omgångens vinnare tar brickorna på bordet till sin Bank och ger nästa; två element gör en kort första match.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Finalen börjar</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>När brickorna tar slut åker den lägsta summan ut efter varje omgång. Nu är två kvar: finalen. Din Bank är störst, så du säger hur många brickor som kommer tillbaka ur var och en. Ta tillbaka %1: då blir båda händerna fulla.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Fulla händer, och du fick glöd %1: en dubbel som ges nu är ett försprång med sin summa, 6. I finalen finns inga satsningar.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Ta tillbaka %1 ur var och en: precis nog för fulla händer.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Sista brickan avgör</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Nu räknas bara finalen: försprång och poäng, minus brickorna som är kvar. Du har 6 och 15, motståndaren 24 sammanlagt. Lägg din glöd %1 där element och tal är lika.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 mot 24: du vinner matchen! Vid 24 lika hade den högre summan från omgångarna vunnit.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Det blir också 24, och då vinner motståndarens högre summa. Du behöver 4 poäng.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Nu går bara en blank eller en matador där: änden är en port.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>Spara matadoren</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Din %1 är en matador: den passar när som helst. Två andra av dina brickor passar nu, men kanske inte senare. Lägg en av dem.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Rätt. Matadoren gör att du slipper dra när inget annat passar.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Matadoren kan vänta. Lägg en bricka som passar med sitt tal.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>En egen port</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>En matador gör en ände till en port, och en port vill ha en blank. Du har en, %1: lägg din matador %2 vid 5:an, så är vägen igenom din.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Den andra fick dra två gånger, och du var igenom direkt.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Vid 4:an hjälper den mindre. Lägg den vid andra änden, vid 5:an.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Porten är kvar. Gå igenom med din %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Stäng båda ändarna</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>En blank stänger vänstra änden. Din %1 kan stänga den högra också: då går bara en matador vidare, och du har en kvar, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Stängt. Den andra drar tills en matador kommer, och varje dragen bricka räknas för dig.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Då blir en ände öppen. Lägg blanken utåt.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Ingen kan fortsätta</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Alla fyra matadorer ligger, det finns inget kvar att dra, och ena änden är stängd. Din %1 stänger den andra: då är omgången slut, och den med minst prickar får poäng. Du har få.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Portar och matadorer</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Blanker och matadorer hör ihop: den som har båda bestämmer var raden fortsätter.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Vad det går ut på</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>En rad av brickor växer i båda ändarna. Halvor som möts måste bli sju tillsammans. Den som först har lagt alla brickor får prickarna som de andra har kvar, och %1 poäng vinner matchen.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Första lektionen</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Den tunga först</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>När omgången slutar räknas prickarna på din hand för någon annan. Två av dina brickor passar. Lägg den med flest prickar.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Åtta prickar som ingen längre kan få.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Den passar, men den andra väger mer.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Dubbelblanken</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 är också en matador, och ligger alltid på tvären. Den väger inget, så det kostar inget att spara den. Lägg en annan bricka.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Nio prickar borta. Dubbelblanken går vid vilken ände som helst, när du än behöver den.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Spara den: den väger inget, och passar alltid.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Stäng raden</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Den ena änden visar redan en blank. Om ingen kan fortsätta får den med minst prickar poäng, och din hand är lätt. Stäng den andra änden också.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Nu hjälper bara en matador. Utan en får de andra dra, och deras händer blir tunga.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Då blir en ände öppen. Vilken bricka visar en blank utåt?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Omgången är låst, och du har minst prickar. Du får de andras minus dina egna: %1 minus %2 blir %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Prickar, och när man stänger</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Räkna ungefär vad de andra har: en stängd rad är bra för den som har minst.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>En rad av brickor växer i båda ändarna. Halvor som möts måste bli sju tillsammans, och matadorer går var som helst. Den som är först ut får prickarna som de andra har kvar, och %1 poäng vinner matchen.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Bygg ett stort bord tillsammans, efter tal och efter element. Men satsa först på hur många poäng omgången ger dig: en satsning som du når räknas, en som du missar ger inget. De lägsta åker ut, och de två sista spelar en final.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Bjud till toppen</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Din bricka blir 9, och ingen annan kan bjuda mer än 6. En 7:a skulle räcka för att ge; men det du bjuder får du. Bjud allt du får.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 poäng, och du ger. Om dubblar dras bjuder ingen: den högsta ger och får sin summa, och %1 slår alla och ger 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Det ger mindre. Bjud hela 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Bara en mer</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Du satsar sist och måste över 7. En satsning är ett löfte, inget pris: det som är över räknas också, det som är under räknas inte alls. Så satsa bara en mer, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Den lägsta satsning som fanns. Allt du får utöver den är också ditt.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Det lovar mer och ger inte mer. Satsa 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Låt den stå</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Du gav och satsade 4; de andra gick till 7. Den som ger får höja över det, upp till 99, och de andra sedan över dig igen. Din 4:a är lätt att nå: stå kvar.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Satsningarna står fast. Du behöver 4, de andra har lovat mer.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>En högre satsning är svårare att nå, och ger inget i sig. Stå kvar.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Bjuda, satsa och finalen</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Bjud högt, satsa lågt. Bara den som ligger långt efter har skäl att satsa mer än nödvändigt.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Ordna dina brickor i grupper och serier. Det som inte hör till någon räknas emot dig. Den som har lite sådant kvar knackar, och får skillnaden; %1 poäng vinner matchen.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Knacka tidigt</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Din andra tur, och utan svart 13 har du 10 över, precis nog för att knacka. Den andra har inte hunnit ordna något. Knacka med svart 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 för vinsten och en skillnad på 46: att knacka tidigt överraskar.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Medan du väntar ordnar den andra också. Knacka nu, med svart 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>En enda bricka räcker</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Två ess är över. Kasta det ena, så räknas det andra 11: mer än 10, men med en enda bricka över får du knacka, vad den än räknas. Gör det.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 för vinsten och en skillnad på %1, med ett ess på handen.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Bättre att vänta</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Du kunde knacka med 10 igen. Men den andra har lagt två kombinationer, har tre brickor och kan kanske lägga till några av dem i dina kombinationer. Kasta svart 13 utan att knacka.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Rätt. Den andra hade röd 2 och 3 till din röda serie, och bara 2 över: ett underbud, 33 poäng emot dig.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Den som inte har mer över än den som knackar får 25 och skillnaden. Vänta.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Underbud</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Du har för mycket för att knacka, och den andra kanske snart gör det. Behåll det som är lågt eller kan passa i den andras kombinationer, och kasta svart 13.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Den andra knackade med 9. Din svarta 5:a och 6:a gick till den svarta serien, 5 blev över: ett underbud. Skillnaden på 4 är din, och 25 till.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Den kan ännu spara poäng åt dig. Kasta svart 13.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>En joker på hand</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>En joker som blir över räknas 15, mer än någon annan bricka. Den står för vad som än saknas: lägg den nu med två brickor som den kompletterar, som röd 4 och röd 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Jokern är säker på bordet, och två brickor med den.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Lägg först jokern: välj den tillsammans med röd 4 och röd 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>När man knackar</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Tidigt är det starkt att knacka med 10; sent, när den andra handen har få brickor kvar, är det en risk. Håll koll på hur många som är kvar där.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Lägg trianglar kant mot kant, så att talen i hörnen stämmer. Varje bricka ger sina tal som poäng, en smart plats mycket mer. Den som leder när någon har %1 vinner.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Aldrig den femte</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Fyra brickor ligger runt en punkt. Din %1 skulle bli den femte där, för 10 poäng, och lämna den sjätte och dess 50 till den andra. Lägg en annan.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Bara 5 poäng, men inget bortskänkt. Låt nu den andra lägga den femte.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Det ger bort något. En av dina brickor passar där ingen hexagon växer.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Rätt plats för den</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Din %1 passar på två ställen. På ett av dem möter även tredje hörnet ett tal: en bro, 40 poäng till. Hitta det stället.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 poäng i stället för 8. Titta på det tredje hörnet innan du släpper.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Den passar, men tredje hörnet ligger fritt. Prova det andra stället.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Två på en gång</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Två punkter är omringade så när som på en lucka, och det är samma lucka. Din %1 stänger båda hexagonerna med en bricka: 60 poäng till. Lägg den.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 för brickan och 60 för de två hexagonerna.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Tre på en gång</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Den ovanligaste platsen av alla: tre punkter är omringade så när som på en och samma lucka. Din %1 stänger tre hexagoner: 70 poäng till. Lägg den.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 för brickan och 70 för de tre hexagonerna. Ingen bonus är högre.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Inte där: fyll luckan mellan de tre punkterna.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Inte där: fyll luckan mellan de två punkterna.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Hexagoner och broar</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Titta två gånger före varje drag: finns det en bonus för dig, och lämnar du en till nästa spelare?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Dubbelsexan (28 brickor)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Dubbelnian (55 brickor)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Dubbeltolvan (91 brickor)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Brickuppsättning</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Efter antal spelare</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Fem var</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Sex var</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Sju var</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Alla brickor, utan att dra</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Brickor till varje spelare</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Vem som öppnar en omgång</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Hur matadorer läggs</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Tills en bricka passar</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>En bricka, sedan spela eller passa</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>När du inte kan spela drar du</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Du får dra i stället för att lägga en matador</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Den första dubbeln ligger på tvären och öppnar två armar till</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Alla de andras prickar</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>De andras prickar minus vinnarens</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>När ingen kan spela får den lägsta handen poäng</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Bara dubbelsexan kan delas ut helt.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Dubbelsexan räcker till två till fyra; ta en större uppsättning för fler.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Med spinner</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Matadorer får sparas</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Dubbelnian</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Dubbeltolvan</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Ändar som möts blir sju; matadorer går var som helst, på tvären.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Rysk domino</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Samma sjuor, med matadorer på tvären eller längden.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1, matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Vänster ände: tar en %1 eller en matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Höger ände: tar en %1 eller en matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Övre änden: tar en %1 eller en matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Nedre änden: tar en %1 eller en matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Vänster ände: tar en %1 eller en %2, eller en matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Höger ände: tar en %1 eller en %2, eller en matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Övre änden: tar en %1 eller en %2, eller en matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Nedre änden: tar en %1 eller en %2, eller en matador.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Vänster ände, en blank: tar bara en matador.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Höger ände, en blank: tar bara en matador.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Övre änden, en blank: tar bara en matador.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Nedre änden, en blank: tar bara en matador.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Bara en matador går på en blank ände.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>En matador: den går på vilken ände som helst, vad som än ligger där.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Här ligger en %1, och där två brickor möts blir de %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Inget tal blir %1 med en blank: bara en matador öppnar den här änden igen.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Här ligger en bricka på tvären. Det som ansluter blir %3 med dess %1 eller dess %2.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 ligger på tvären, i rät vinkel mot raden: det som ansluter blir %2 med ett av dess tal.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 möter en %2: tillsammans måste de bli %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>En port tar en blank eller en matador.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Den här änden tar en %1 eller en %2, eller en matador.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Nästa spelare kan bara följa med en matador.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Det sparar en matador till senare.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Det stänger änden: bara en matador kan följa.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Bara en blank eller en matador kan följa.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Inget annat är klart bättre.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Det sparar dina matadorer till senare.</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Den högsta dubbeln själv</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Den som har högsta dubbeln</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Alla spelare i tur och ordning</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Bara på tvären</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>På tvären, eller längden där den passar</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>På tvären eller längden, var som helst</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Din tur: bilda %1 med en öppen ände.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Lägg en matador, eller dra för att spara den.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Vänster ände, en port: tar en blank eller en matador.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Höger ände, en port: tar en blank eller en matador.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Övre änden, en port: tar en blank eller en matador.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Nedre änden, en port: tar en blank eller en matador.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Här ligger en matador på tvären. Bara en blank eller en matador kan ansluta.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 ligger på tvären, i rät vinkel mot raden: en port, som tar en blank eller en matador.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Ingen öppen ände tar %1: halvorna som möts måste bli %2 tillsammans.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Du har den högsta dubbeln: lägg vilken bricka du vill.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1 börjar, med den högsta utdelade dubbeln, eller utan dubblar den tyngsta brickan.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Du börjar: %1 är den högsta utdelade dubbeln.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Ingen dubbel delades ut. Du börjar: %1 är den tyngsta brickan.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Du har den tyngsta brickan: lägg vilken bricka du vill.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Brickor som alltid blir kvar i talongen</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Du sparar matadorer till senare: %1 i stället för %2.</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lägg en matador</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Spara en matador till senare</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Den änden är en port nu.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Bilda %1, eller lägg en blank eller en matador.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Bilda %1, eller lägg en matador.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Din tur: lägg en blank eller en matador.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Din tur: bara en matador passar.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Bjud %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Passa</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n bricka</numerusform>
                <numerusform>%1: %n brickor</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Satsa %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Stå kvar på %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Dra</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Hämta %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Om ingen bjuder mer får du %1 poäng och ger.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Satsningarna</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Den högsta satsningen är %1, så minst %2 nu. Alla måste satsa; en missad satsning ger 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Den högsta satsningen är %1, så minst %2 nu; alla måste satsa. Dina brickor ger högst %3 (4 för varje bricka av elementet, 1 för andra, dubblar dubbelt).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Den som ger satsar först; varje satsning efter det måste vara högre.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Du satsar först, alla andra högre. Dina brickor ger högst %1 (4 för varje bricka av elementet, 1 för andra, dubblar dubbelt).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Vem ger först?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Alla har dragit en bricka, och får bjuda upp till dess summa. Den som bjuder högst får budet som poäng, och ger.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Det högsta budet är %1, av %2. Din bricka tillåter bud upp till %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Det högsta budet är %1, av %2. Din bricka tillåter bud upp till %3. Den som bjuder högst ger, och får budet som poäng.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Det högsta budet är %1, av %2. Din bricka tillåter bud upp till %3: du kan bara passa. Den som bjuder högst ger, och får budet som poäng.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Det högsta budet är %1, av %2. Den som bjuder högst ger, och får budet som poäng.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Alla har dragit en bricka, och får bjuda upp till dess summa: du upp till %1. Den som bjuder högst får budet som poäng, och ger.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Omgångens element</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Finalen</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Element i uppsättningen, med 57 brickor av varje</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Två lag om tre (sex spelare)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Tre lag om två (sex spelare)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Vem som spelar med vem</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Lag är för sex spelare.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Kort match: två element</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Tre element</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Nådda satsningar ger poäng</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Dra en bricka när inget passar</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>satsning nådd</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Alla händer är tomma.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>För få brickor är kvar: den här omgången spelas inte.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>bjuder %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Du bjuder %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 bjuder %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>passar</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Du passar.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 passar.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>väljer %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Du väljer %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 väljer %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>satsar %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Du satsar %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 satsar %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>står kvar</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Din satsning står kvar.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: satsningen står kvar.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>hämtar %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>är ute</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Mot botar tar en match ungefär %n minut.</numerusform>
                <numerusform>Mot botar tar en match ungefär %n minuter.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Matchande element</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Matcha element eller tal, satsa på din hand, nå finalen.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Öppna med %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Lägg %1 på längden mot %2 med %3: %n poäng.</numerusform>
                <numerusform>Lägg %1 på längden mot %2 med %3: %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Lägg %1 på tvären mot %2 med %3: %n poäng.</numerusform>
                <numerusform>Lägg %1 på tvären mot %2 med %3: %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>En ände: tar en %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>passade</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>bjuder %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Dubblar från början %1, poäng %2, minus brickor kvar %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Dubblar från början %1, poäng %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Poäng %1, minus brickor kvar %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Poäng %1, inga brickor kvar.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 minus %2 för kvarvarande brickor är %3: satsningen på %4 är missad, så det räknas 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, utan kvarvarande brickor: satsningen på %2 är missad, så det räknas 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 minus %2 för kvarvarande brickor är %3: satsningen på %4 är nådd.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, utan kvarvarande brickor: satsningen på %2 är nådd.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>ger</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>satsning %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 av %2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n bricka.</numerusform>
                <numerusform>Bank: %n brickor.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>eld %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>glöd %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>ljus %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>blad %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>vatten %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>eter %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>eld</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>glöd</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>ljus</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>blad</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>vatten</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>eter</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Den här änden visar en %1, och tar bara en %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>På tvären kan bara brickor av omgångens element läggas.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Det är inte din tur.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Den första brickan är av elementet som du valde.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Här finns ingen öppen ände eller sida.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Den som bjuder högst ger, och får budet som poäng.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Ingen kan bjuda mer: du ger, och får budet som poäng.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>En motståndare får bjuda upp till %1, du upp till %2: att bjuda vidare ger bara motståndaren mer.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Du har %n bricka av det.</numerusform>
                <numerusform>Du har %n brickor av det.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Varje satsning som nås ger dina poäng minus brickorna som blir kvar; en högre är bara svårare att nå.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>En satsning som nås räknas också, men en högre är svårare att nå än den är värd.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Det lämnar ändar som dina andra brickor passar på.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Ingen av dina brickor passar.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Ju fullare händer, desto mindre lämnas åt slumpen.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Poäng %1 minus brickor kvar %2: %3 hittills. Satsningen är %4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Din bricka tillåter bud upp till %1: du kan bara passa.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Passa: din bricka tillåter inget högre bud.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>ute sedan omgång %1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, och %n bricka från bordet: %2.</numerusform>
                <numerusform>Bank: %1, och %n brickor från bordet: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank (%3): %1, och %n bricka från bordet: %2.</numerusform>
                <numerusform>Bank (%3): %1, och %n brickor från bordet: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Bank (%1): %n bricka.</numerusform>
                <numerusform>Bank (%1): %n brickor.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Den ger 3 poäng, eller 4 där talet som möter finns även på den brickan; en dubbel ger dubbelt så mycket.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Den ger 1 poäng, eller 4 om den är av omgångens element; en dubbel ger dubbelt så mycket.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Kvar på hand vid omgångens slut kostar den en poäng.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Lagd av: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>En dubbel: den ger dubbla poäng.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Den är av omgångens element: den kan läggas även på tvären.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Dina poäng minus brickorna du har kvar måste bli minst %1, annars ger omgången dig inget.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Dina egna poäng minus brickorna du har kvar måste bli minst %1, annars ger omgången dig inget.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Dragna på måfå ur varje Bank: %1. Alla händer blir fulla: %2 brickor.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Dragna på måfå ur varje Bank: %1. Händerna får %2 av %3 brickor.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Dragna på måfå ur varje Bank: %1. Händerna får %2 till %3 av %4 brickor.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Det högsta budet är %1, ditt eget. Din bricka tillåter bud upp till %2. Den som bjuder högst ger, och får budet som poäng.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Du är ute ur matchen.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Ute ur matchen: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Brickorna från vunna omgångar. Till finalen delas några ur varje Bank ut igen.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>En Bank för laget: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Har passat, och bjuder inte mer i auktionen.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Den dragna brickan tillåter bud upp till %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Budet är %1; den dragna brickan tillåter upp till %2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Ute sedan omgång %1, med lägst totalpoäng då.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Satsning %1: poäng minus brickor kvar måste nå dit, annars ger omgången 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Har inga brickor att spela med den här omgången.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Ger: väljer elementet, satsar först och lägger den första brickan.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Satsar efter den som ger, och mer än den förra.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Bjud om första given och poängen, eller passa.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Stå kvar på din satsning, %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Satsa mer, eller stå kvar på %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Din tur: lägg den första brickan, av %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Lägg en bricka: poäng minus brickor kvar avgör.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Din tur: lägg en bricka; din satsning är nådd.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Lägg en bricka: du står på %1, din satsning är %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Välj elementet: dess brickor ger mest.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Säg hur många brickor ur Bankerna som kommer tillbaka.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Ingen har en bricka kvar att spela finalen med.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>Finalen är jämn: %1 var.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Totalpoängen är också lika, %1: båda vinner.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Bank: %1, och %2 ur en övertagen Bank (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Bank (%5): %1, och %2 ur en övertagen Bank (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, %2 ur en övertagen Bank (%4), och %n bricka från bordet: %3.</numerusform>
                <numerusform>Bank: %1, %2 ur en övertagen Bank (%4), och %n brickor från bordet: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank (%5): %1, %2 ur en övertagen Bank (%4), och %n bricka från bordet: %3.</numerusform>
                <numerusform>Bank (%5): %1, %2 ur en övertagen Bank (%4), och %n brickor från bordet: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 minus %2 för kvarvarande brickor är %3: satsningen på %4 är nådd och läggs till, tillsammans %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, utan kvarvarande brickor: satsningen på %2 är nådd och läggs till, tillsammans %3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Ute ur matchen från och med nu.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Ute sedan omgång %1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>%1 efter alla</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 över den lägsta</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>lägst totalpoäng åker ut, om den inte tar omgången</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>lägst totalpoäng åker ut, om den inte tar omgången: du ligger %1 före</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>lägst totalpoäng åker ut, om den inte tar omgången: ditt lag ligger %1 före</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Brickorna börjar ta slut: efter den här omgången åker lägst totalpoäng ut, om den inte tar omgången.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Det finns ingen plats för %1 nu: ingen ände är öppen, och ingen långsida.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Det finns ingen plats för %1 nu: ändarna tar %2, och ingen långsida är öppen.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Det finns ingen plats för %1 nu: ingen ände är öppen, och bara %2 går på tvären.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Det finns ingen plats för %1 nu: ändarna tar %2, och bara %3 går på tvären.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>lägst totalpoäng åker ut, om den inte tar omgången: du ligger %1 efter</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>lägst totalpoäng åker ut, om den inte tar omgången: ditt lag ligger %1 efter</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finalen börjar från noll, utan satsningar: totalpoängen räknas bara om den slutar lika. Banker: %1 %2, %3 %4. Brickor som saknas på hand: %5; i talongen: %6. Den som har den större Banken säger hur många ur varje som kommer tillbaka. Få ger små händer och en kort final; många ger fulla händer och fler dubblar som försprång.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finalen börjar från noll, utan satsningar: totalpoängen räknas bara om den slutar lika. Banker: %1 %2, %3 %4. Brickor som saknas på hand: %5; i talongen: %6. Bankerna är lika stora, så den som tog den senaste omgången säger hur många ur varje som kommer tillbaka. Få ger små händer och en kort final; många ger fulla händer och fler dubblar som försprång.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finalen börjar från noll, utan satsningar: totalpoängen räknas bara om den slutar lika. Banker: %1 %2, %3 %4. Brickor som saknas på hand: %5; i talongen: %6. Bankerna är lika stora, så den som har den högre totalpoängen säger hur många ur varje som kommer tillbaka. Få ger små händer och en kort final; många ger fulla händer och fler dubblar som försprång.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finalen börjar från noll, utan satsningar: totalpoängen räknas bara om den slutar lika. Banker: %1 %2, %3 %4. Brickor som saknas på hand: %5; i talongen: %6. Bankerna och totalpoängen är lika, så den som sitter först säger hur många ur varje som kommer tillbaka. Få ger små händer och en kort final; många ger fulla händer och fler dubblar som försprång.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Den som ger väljer det och lägger dess första bricka. Bara dess brickor kan läggas på tvären, för 3 eller 4 poäng; en dubbel räknas dubbelt.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Alla spelar för sig</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>En nådd satsning ger poäng därutöver</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Den som inte kan lägga en bricka drar en</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>första given</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>för första given</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>för en nådd satsning</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>samma tal</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>lagd på tvären</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>omgångens element, samma tal</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Finalen börjar från noll: totalpoängen %1 räknas bara om den slutar lika.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>I finalen: dubblar %1 och poäng %2 minus brickor kvar %3 blir %4. Totalpoängen före den, %5, räknas bara om den slutar lika.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Satsa på dina poäng, minus 1 per bricka kvar.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Satsa på dina egna poäng, minus 1 per bricka kvar.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Satsa: dina brickor ger högst %1.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Nu kommer finalen, och den börjar från noll: totalpoängen räknas bara om den slutar lika.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>När brickorna börjar ta slut kommer finalen.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Efter nästa omgång åker lägst totalpoäng ut, om den inte tar den omgången. De två sista spelar finalen.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>När brickorna börjar ta slut åker lägst totalpoäng ut efter varje omgång, om den inte tar omgången. De två sista spelar finalen.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Sidan av en bricka %1 %2: tar dess element.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>final</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>dubblar +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>final, utan satsningar</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>drog dubbeln %1, och ger först</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>bjöd %1, och ger först</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Före omgången: +%1 för den bästa dubbeln, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Före omgången: +%1 för det högsta budet.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Du drog den bästa dubbeln, %1: +%2 till dig, och du ger först.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Du drog den bästa dubbeln, %2: +%3 till dig, och du ger först. %5 slår alla andra dubblar och ger %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 drog den bästa dubbeln, %2: +%3, och ger först.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 drog den bästa dubbeln, %2: +%3, och ger först. %5 slår alla andra dubblar och ger %3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Omgångens element: bara dess brickor kan läggas på tvären, för 3 eller 4 poäng; en dubbel räknas dubbelt.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Finalen börjar från noll, utan satsningar: totalpoängen räknas bara om den slutar lika. Skyltarna visar poäng minus brickor kvar på hand.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>Ur varje Bank hämtar %1: %2. Skyltarna visar poäng minus brickor kvar på hand.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Finalen börjar från noll, utan satsningar: totalpoängen räknas bara om den slutar lika. Skyltarna visar poäng minus brickor kvar på hand. Försprång för dubblar som visas: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>Ur varje Bank hämtar %1: %2. Skyltarna visar poäng minus brickor kvar på hand. Försprång för dubblar som visas: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Finalen börjar från noll, utan satsningar: totalpoängen räknas bara om den slutar lika. Skyltarna visar poäng minus brickor kvar på hand. Försprång för dubblar som visas: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>Ur varje Bank hämtar %1: %2. Skyltarna visar poäng minus brickor kvar på hand. Försprång för dubblar som visas: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Du har inte fler av något annat element.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Av ett annat har du lika många brickor och dubbla: båda är lika bra.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Den är av omgångens element, och en dubbel räknas dubbelt.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Den är av omgångens element, och talen är lika.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Den är av omgångens element, så den får ligga på tvären.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Ingen med brickor kvar kan lägga en.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Din %1 ger mer, men passar även senare; den här brickan kanske inte hittar någon ände då.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Den lämnar en %1 öppen, och du har %n bricka till med det talet.</numerusform>
                <numerusform>Den lämnar en %1 öppen, och du har %n brickor till med det talet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Kvar på hand kostar den en poäng på slutet, och den här änden kan snart vara borta.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Den som ger har höjt, så satsningarna går ett varv till: den högsta är %1. Satsa mer, eller stå kvar på din.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Den som ger har höjt, så satsningarna går ett varv till: den högsta är %1. Dina brickor ger högst %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Alla har satsat; den högsta satsningen är %1. Som den som ger får du höja din, och då får de andra också.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Alla har satsat; den högsta satsningen är %1. Som den som ger får du höja din, och då får de andra också. Dina brickor ger högst %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Den högsta satsningen är din egen: %1. Du får höja den, och då får de andra också.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Den högsta satsningen är din egen: %1. Du får höja den, och då får de andra också. Dina brickor ger högst %2.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Härifrån fylls händerna på före varje omgång. När den börjar ta slut blir händerna mindre, så att brickorna räcker till finalen, och lägst totalpoäng åker ut, om den inte tar omgången.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Du spelar med %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Du spelar med %3. Du drog den bästa dubbeln, %1: +%2 till dig, och du ger först.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Du spelar med %4. Du drog den bästa dubbeln, %2: +%3 till dig, och du ger först. %5 slår alla andra dubblar och ger %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Du spelar med %4. %1 drog den bästa dubbeln, %2: +%3, och ger först.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Du spelar med %4. %1 drog den bästa dubbeln, %2: +%3, och ger först. %5 slår alla andra dubblar och ger %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Ditt bud var högst: +%1 till dig, och du ger först.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 bjöd mest: +%2, och ger först.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Brickorna börjar ta slut: händerna är nere på %1, och efter den här omgången åker lägst totalpoäng ut, om den inte tar omgången.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Skyltarna visar nu, som i ”5 av 12”, poäng minus brickor kvar på hand, och satsningen som ska nås.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 har inga brickor kvar. Omgången fortsätter tills ingen kan lägga en bricka.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Du har inga brickor kvar. Omgången fortsätter tills ingen kan lägga en bricka.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>%3: lika lågt, men klarar sig med den större Banken (%1 mot %2).</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>%3: lika lågt, men klarar sig med mer från den här omgången (%1 mot %2).</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>%1: lika lågt i allt, men klarar sig genom att vara tidigare i turordningen.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: ute, med %1.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: ute, med lägst totalpoäng, %1.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: klarar sig med %1, eftersom omgången är tagen.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Brickorna på bordet går till Banken hos den som tar omgången: till finalen delas några ur varje Bank ut igen, och den som har den större Banken säger hur många.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>%3: före med högre totalpoäng, %1 mot %2.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Svara först på frågan, lägg sedan brickor.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bjud om första given</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Välj rätt element</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Satsa det din hand kan ge</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lägg en bricka på tvären</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lägg rätt bricka</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: ute; ingen hade mindre än %1.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Den passar ingen annanstans: det här är den enda öppna %1, och den kan snart vara borta.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Ur varje Bank hämtar du: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Ur varje Bank hämtar %1: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>%3: lika bra, men före med färre brickor kvar (%1 mot %2).</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>%3: lika bra, men före med den högre satsningen (%1 mot %2).</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>%1: den enda satsning som nåddes tar omgången.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>%1: bästa resultatet av dem som nådde sin satsning, %2, tar omgången.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>%1: bästa resultatet, %2, tar omgången.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>%1: bästa resultatet, %2, tar omgången, eftersom ingen nådde sin satsning.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Fler skulle inte göra någon hand större.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Prövat många gånger vinner det finalen oftare än fler brickor.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Satsar högt.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Lägger gärna på tvären.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Din hand bör ge ungefär %1, mer än din satsning.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Det är den lägsta tillåtna satsningen, fast din hand kan ge högst %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Det är den lägsta tillåtna satsningen; din hand bör ge ungefär %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Din hand bör ge ungefär %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Din hand bör ge ungefär %1, och de efter dig måste satsa mer.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n av dem är en dubbel och räknas två gånger.</numerusform>
                <numerusform>%n av dem är dubblar och räknas två gånger.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Din satsning på %1 går inte längre att nå: omgången ger dig inget. Nu gäller det att de andra får lite.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Din satsning på %1 går inte längre att nå: omgången ger dig inget. Om ingen når sin vinner den som har flest poäng minus kvarvarande brickor.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Din satsning på %1 går inte längre att nå: omgången ger dig inget.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1 som element: du har %n bricka</numerusform>
                <numerusform>%1 som element: du har %n brickor</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Du får lättare att följa: %n av dina andra brickor passar i stället för %2.</numerusform>
                <numerusform>Du får lättare att följa: %n av dina andra brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>De andra får svårare att följa: %n dold bricka passar i stället för %2.</numerusform>
                <numerusform>De andra får svårare att följa: %n dolda brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Dina brickor av det elementet: %1 i stället för %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Om ingen bjuder mer får du %1 i stället för %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>En lägre satsning är lättare att nå: %1 i stället för %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>De efter dig måste satsa mer än %1 i stället för %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Lägg serie</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Lägg grupp</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Knacka: superseger!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Knacka</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Jokern måste läggas först.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Brickan du tog kan inte kastas den här turen.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>%1 straffpoäng skulle bli kvar; för att knacka får det vara högst %2, eller en enda bricka.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>%1 straffpoäng skulle bli kvar; för att knacka får det vara högst %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n bricka skulle bli över; för att knacka, högst en.</numerusform>
                <numerusform>%n brickor skulle bli över; för att knacka, högst en.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n bricka skulle bli över; för att knacka, ingen alls.</numerusform>
                <numerusform>%n brickor skulle bli över; för att knacka, ingen alls.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Dra</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Tio</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Tretton</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Brickor till varje spelare</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Exemplar av varje bricka</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokrar</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>På bordet, där båda kan lägga till</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Först när någon knackar</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Var kombinationer läggs</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Bara det som inte är i någon kombination</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Allt, även kombinationer</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Vad som räknas på den andra handen när någon knackar</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Låga straffpoäng, eller en bricka kvar</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Låga straffpoäng</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Högst en bricka kvar</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Ingen bricka kvar</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Vad som krävs för att knacka</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Straffpoäng som är låga nog för att knacka</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Straffpoäng för en joker</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Poäng för ett underbud</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Poäng för en seger</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Poäng för en superseger</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Öppet bord</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Gin med 52</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>tog %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Du tog %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 tog %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>kastade %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Du kastade %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 kastade %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>lade %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Du lade %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 lade %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>lade till %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Du lade till %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 lade till %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 för en joker</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Du lade %1 i stället för en joker.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 lade %2 i stället för en joker.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>knackade</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Du knackade.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 knackade.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Grupper och serier för två; knacka före din motståndare.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>seger</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>superseger</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>underbud</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>straffpoäng</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Ingen knackade: omgången är oavgjord.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Serien tar svart %1 eller svart %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Serien tar röd %1 eller röd %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Serien tar blå %1 eller blå %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Serien tar orange %1 eller orange %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Serien tar svart %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Serien tar röd %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Serien tar blå %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Serien tar orange %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Gruppen tar svart %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Gruppen tar röd %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Gruppen tar blå %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Gruppen tar orange %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Jokern står för svart %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Jokern står för röd %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Jokern står för blå %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Jokern står för orange %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokrarna står för svart %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokrarna står för röd %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokrarna står för blå %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Jokrarna står för orange %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Tillagd i den svarta serien</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Tillagd i den röda serien</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Tillagd i den blå serien</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Tillagd i den orange serien</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Gruppen är komplett.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Gruppen tar en %1 till, i en färg som den saknar.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Serien är komplett.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Jokern står för en %1 till, i en färg som gruppen saknar.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Tillagd i gruppen med %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>en grupp med %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Serie</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Grupp</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Straffpoäng %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Straffpoäng %1 när du har kastat</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Båda har lika mycket: ett underbud, utan poäng.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Kombinationer som inte är lagda räknas fullt ut.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Inga straffpoäng</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Ta den öppna brickan, eller passa.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Båda passade: dra en bricka.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>%n bricka kvar att dra.</numerusform>
                <numerusform>%n brickor kvar att dra.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>svart %1</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>svart %1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>röd %1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>röd %1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>blå %1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>blå %1–%2</translation>
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
            <translation>joker</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ta svart %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ta röd %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ta blå %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ta orange %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Ta jokern</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Kasta svart %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Kasta röd %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Kasta blå %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Kasta orange %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Kasta jokern</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Lägg svart %1 på jokerns plats</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Lägg röd %1 på jokerns plats</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Lägg blå %1 på jokerns plats</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Lägg orange %1 på jokerns plats</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Lägg till svart %1 i serien</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Lägg till röd %1 i serien</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Lägg till blå %1 i serien</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Lägg till orange %1 i serien</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Lägg till svart %1 i gruppen</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Lägg till röd %1 i gruppen</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Lägg till blå %1 i gruppen</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Lägg till orange %1 i gruppen</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Lägg till jokern i gruppen med %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern under svart %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern under röd %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern under blå %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern under orange %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern över svart %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern över röd %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern över blå %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Lägg jokern över orange %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Kasthög: svart %1 överst, %n bricka</numerusform>
                <numerusform>Kasthög: svart %1 överst, %n brickor</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Kasthög: röd %1 överst, %n bricka</numerusform>
                <numerusform>Kasthög: röd %1 överst, %n brickor</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Kasthög: blå %1 överst, %n bricka</numerusform>
                <numerusform>Kasthög: blå %1 överst, %n brickor</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Kasthög: orange %1 överst, %n bricka</numerusform>
                <numerusform>Kasthög: orange %1 överst, %n brickor</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Kasthög: en joker överst, %n bricka</numerusform>
                <numerusform>Kasthög: en joker överst, %n brickor</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Knacka med %2, kasta svart %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Knacka med %2, kasta röd %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Knacka med %2, kasta blå %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Knacka med %2, kasta orange %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Knacka med %2, kasta jokern</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superseger: kasta svart %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superseger: kasta röd %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superseger: kasta blå %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Superseger: kasta orange %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Superseger: kasta jokern</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Kasthög, tom</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Den sänker straffpoängen från %1 till %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Den går in i en kombination: straffpoängen sjunker från %1 till %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Den passar i en kombination på bordet.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Den kan bli en del av en kombination.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Båda passade: det här är allt du kan göra.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Kasthögen är tom.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>Den öppna brickan ger dig ingen kombination.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Din hand är tom: en superseger.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Jokern måste läggas den här turen.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Den frigör jokern för en kombination du har.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Det som ligger på bordet kan inte räknas emot dig.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>Den lämnar %n bricka på din hand.</numerusform>
                <numerusform>Den lämnar %n brickor på din hand.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Det är din sista bricka: en superseger.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Du har inga straffpoäng.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1 skulle behöva %2 eller mindre för ett underbud.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Omgången är slut.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Det är inte din tur.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Ta först den öppna brickan, eller passa.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Dra först en bricka.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Dra först, eller ta den öppna brickan.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Jokern måste läggas: i en kombination, eller till en.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Kombinationer läggs först när någon knackar.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Du skulle inte kunna lägga jokern den här turen.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Då kunde din tur inte sluta.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Den brickan finns inte på din hand.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Lägg kombinationen</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Ordna mina kombinationer</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Sluta ordna mina kombinationer</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Lägg de valda brickorna som kombination</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Ta den öppna brickan</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Ordna mina kombinationer, eller låt dem vara</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Ingen av dina brickor bildar en kombination än.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Släpp eller tryck här för att lägga kombinationen</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Vilken kombination?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>De här brickorna bildar ingen kombination.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Dra en bricka.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Lägg kombinationer om du vill, kasta sedan en bricka.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>knacka vid %1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>Med %1 eller mindre får du knacka, och omgången är slut.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Straffpoäng är vad dina brickor utanför kombinationer räknas. Ju färre, desto bättre.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Det kast som lämnar minst: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Utanför kombinationer: %1 = %2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Varje tur börjar med en bricka härifrån, eller med den senast kastade.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Här läggs det som kastas. Bara den översta brickan kan tas.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Den som har den brickan kan byta den mot jokern.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Den står för vilken bricka som helst som en kombination saknar.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Utanför en kombination räknas den %1 emot dig.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: inga straffpoäng.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: straffpoäng %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: straffpoäng %2 = %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %n bricka tillagd.</numerusform>
                <numerusform>%1: %n brickor tillagda.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Brickor i en kombination räknas inte längre emot dig, och båda spelarna får lägga till i den.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>%1 lade den.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Båda spelarna får lägga till i vilken kombination som helst, vem som än lade den.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>En 1:a är ett ess och räknas 11, 10 till 13 räknas 10, de andra sitt tal.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Utanför kombinationer: en 1:a är ett ess och räknas 11, 10 till 13 räknas 10, de andra sitt tal.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, för svart %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, för röd %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, för blå %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, för orange %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>joker, för en %1 till</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Lägg jokern nu, i en kombination eller till en.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Dra en bricka, eller ta den öppna.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Kasta en bricka, eller knacka för att avsluta omgången.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>för segern</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>för supersegern</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>för underbudet</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>för straffpoäng</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Det lämnar %1 straffpoäng i stället för %2, men det som behålls blir lättare en kombination.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Det lämnar %1 straffpoäng i stället för %2, men är till mindre nytta för %3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Det lämnar %1 straffpoäng; det minsta vore %2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Den räknas mest av det som inte är i någon kombination; %1 straffpoäng blir kvar.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Det lämnar %1 straffpoäng, det minsta möjliga.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Ett ess: utanför en kombination räknas det %1 emot dig.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Kasta en bricka. För att knacka: högst %1 straffpoäng.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Kasta en bricka. För att knacka: högst en kvar.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Kasta en bricka. För att knacka: ingen kvar.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Inget utanför kombinationerna räknas mer; %1 straffpoäng blir kvar, varav ett ess räknas %2.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Det lämnar %1 straffpoäng, det minsta möjliga; ett ess räknas %2 av dem.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Ett ess räknas %1, och inget utanför kombinationerna räknas mer; %2 straffpoäng blir kvar.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 till %2 räknas alla %3, och inget utanför kombinationerna räknas mer; %4 straffpoäng blir kvar.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Inget utanför kombinationerna räknas mer; %1 straffpoäng blir kvar.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>En kombination kräver minst tre brickor: välj dem först.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Ett underbud, %1 mot %2: lika många straffpoäng eller färre.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>kastade %1 och knackade</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Du kastade %1 och knackade.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 kastade %2 och knackade.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 knackade med färre straffpoäng: en seger.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Du knackade med färre straffpoäng: en seger.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 hade inga brickor över: en superseger.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Du hade inga brickor över: en superseger.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 knackade, men du hade lika många straffpoäng eller färre: ett underbud.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Du knackade, men %1 hade lika många straffpoäng eller färre: ett underbud.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: knackade, kastade %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 minus %3 är %4 poäng.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 minus %3 är %4 poäng, och %5 för segern.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>%1: lika, och %2 poäng för underbudet.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 minus %3 är %4 poäng, och %5 för underbudet.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Talongen är tom: ingen får poäng.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 turer utan att någon drog från talongen: ingen får poäng.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 poäng för supersegern.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2, och %3 för supersegern, är %4 poäng.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Talongen är tom: det här är sista turen.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>Talongen kan ha något bättre.</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Det lämnar dig med %1 straffpoäng i stället för %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Då skulle %n dold bricka sänka dina straffpoäng, i stället för %2.</numerusform>
                <numerusform>Då skulle %n dolda brickor sänka dina straffpoäng, i stället för %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Superseger!</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Använd en joker</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lägg till i en kombination på bordet</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lägg en kombination</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Kasta rätt bricka</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Knacka med rätt bricka</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Knacka inte än</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Låta den öppna brickan ligga</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Vänta med att knacka: nästa dragning sänker straffpoängen från %1 till %2 i snitt.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Ingen bricka är över.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Knackar så snart den får.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Väntar innan den knackar.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Siktar på serier.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Den ingår i en kombination, och det lämnar %1 straffpoäng i stället för %2, men det du behåller blir lättare en kombination.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Den ingår i en kombination, men ingen annan bricka lämnar färre straffpoäng än %1 när den kastas.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 för en, 60 för två på en gång, 70 för tre</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 för varje</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Vad en stängd hexagon ger</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Alla tre hörnen möter tal som ligger där</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Samma, och bara en kant rör en bricka</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Vad som räknas som en bro</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>0-0-0 får öppna i stället för högsta trippeln</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>De andras brickor minus vinnarens, en gång</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Skillnaden mot var och en av de andra</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>När ingen kan spela får den lägsta handen poäng</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triominos</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Trianglar kant mot kant; stäng hexagoner, bygg broar.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Strikta broar, hexagoner 50 var</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Kort match, till 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>brickan</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>öppnande trippel</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>öppning med 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>hexagon</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>bro</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>en dragen bricka</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>ett pass</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>bricka %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>bricka %1, %2, %3; passar ingenstans</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>bricka %1, %2, %3; passar på %n ställe</numerusform>
                <numerusform>bricka %1, %2, %3; passar på %n ställen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Öppna med %1: %n poäng.</numerusform>
                <numerusform>Öppna med %1: %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Lägg %1 vid %2 och stäng en hexagon: %n poäng.</numerusform>
                <numerusform>Lägg %1 vid %2 och stäng en hexagon: %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Lägg %1 vid %2 som bro: %n poäng.</numerusform>
                <numerusform>Lägg %1 vid %2 som bro: %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Lägg %1 vid %2: %n poäng.</numerusform>
                <numerusform>Lägg %1 vid %2: %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>En plats där en av dina brickor passar.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Du öppnar: %1 är den högsta utdelade trippeln.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Ingen trippel delades ut. Du öppnar: %1 räknas mest.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>En bricka härifrån kostar %1 poäng, högst tre per tur.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Där kanter möts är talen i båda deras ändar lika.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>En trippel: den högsta öppnar, för 10 poäng extra.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Värd %1: din när du lägger den, vinnarens om den blir kvar på din hand.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Lagd av: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 öppnade: 30 poäng, och 10 för en trippel.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 öppnade: den högsta utdelade trippeln.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Ingen trippel delades ut. %1 öppnade: den räknas mest.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Den högsta trippeln öppnar omgången: lägg %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Ingen har en trippel, så brickan med högst värde öppnar: lägg %1.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>En bricka läggs kant mot kant med en annan.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Det är inte din tur.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Ingen kant på bordet tar %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Ingen av dina brickor passar.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Du går ut med den.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>för att gå ut</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>för poängen kvar på de andra händerna</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Den ger inget, men inget annat är klart bättre.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Den ger inget, men sedan passar andra av dina brickor.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Där måste brickan visa en %1 och, medurs efter den, en %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>Brickan har båda, men åt andra hållet: medurs måste en %2 följa efter en %1.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Där måste brickan visa %1, %2 och %3, lästa medurs.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>för lagda brickor</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>för en lagd bricka</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>för den öppnande trippeln</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>för att öppna med 0-0-0</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>för en bro</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>för %n bro</numerusform>
                <numerusform>för %n broar</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>för att dra en bricka</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>för att dra %n bricka</numerusform>
                <numerusform>för att dra %n brickor</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>för att passa</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>för att passa %n gång</numerusform>
                <numerusform>för att passa %n gånger</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Vad ett pass kostar när talongen är tom</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Den dyraste bro eller hexagon som det lämnar till andra är värd %1 i stället för %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Då har du %1 brickor i stället för %2: med fler brickor kan du fortfarande lägga när andra måste passa.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Ingen lägger längre: omgången är låst.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Stäng en hexagon</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bygg en bro</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Förbered en egen bro eller hexagon</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Dra, fast en bricka passar</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lämna lite som passar till de andra</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>för en hexagon</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>för hexagoner</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Dra (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Sista draget ur högen (%1): passar den inte, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Talongen är tom, inget passar: du passar (%1).</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Passa (−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Lägg %1 vid %2 och stäng %3 hexagoner: %n poäng.</numerusform>
                <numerusform>Lägg %1 vid %2 och stäng %3 hexagoner: %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Poängen är värda det, fast sedan passar ingen av dina andra brickor.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Efter den passar %n av dina andra brickor.</numerusform>
                <numerusform>Efter den passar %n av dina andra brickor.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>Till omgångens slut ger det ungefär %3 poäng mer att lägga %1 (+%2).</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>I många omgångar som den här gav det mer än att lägga %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Det är jämnt: till omgångens slut ger det ungefär lika mycket att lägga %1 (+%2).</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Sparar tripplar till senare.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Lägger de tunga brickorna först.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Du får lättare att följa: %n av dina andra brickor passar i stället för %2.</numerusform>
                <numerusform>Du får lättare att följa: %n av dina andra brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>De andra får svårare att följa: %n dold bricka passar i stället för %2.</numerusform>
                <numerusform>De andra får svårare att följa: %n dolda brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>De andra måste då passa oftare.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Då ger dina brickor mer och de andras mindre.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Då ger dina brickor mer.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Då ger de andras brickor mindre.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 Till omgångens slut är det värt ungefär %n poäng mer än att lägga %1 (+%2).</numerusform>
                <numerusform>%3 Till omgångens slut är det värt ungefär %n poäng mer än att lägga %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>Till omgångens slut är det värt ungefär %n poäng mer än att lägga %1 (+%2).</numerusform>
                <numerusform>Till omgångens slut är det värt ungefär %n poäng mer än att lägga %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>I många omgångar som den här gav det mer än att lägga %1 (+%2): med fler brickor kan du fortfarande lägga när andra måste passa.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Ingen annan av dina brickor ger så många poäng nu.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Räknar man poängen och vad som sedan passar är inget annat klart bättre.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Den dyraste bro eller hexagon som det lämnar till din motståndare är värd %1 i stället för %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Då har du %1 brickor i stället för %2: med fler brickor kan du fortfarande lägga när din motståndare måste passa.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Efter den passar %n dold bricka, färre än efter %1.</numerusform>
                <numerusform>Efter den passar %n dolda brickor, färre än efter %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Din motståndare får svårare att följa: %n dold bricka passar i stället för %2.</numerusform>
                <numerusform>Din motståndare får svårare att följa: %n dolda brickor passar i stället för %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Med fler brickor kan du lägga oftare, och de andra mer sällan.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Med fler brickor kan du lägga oftare.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Din motståndare måste då passa oftare.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Att lägga %1 (+%2) skulle hjälpa din motståndare: då passar %3 av de dolda brickorna i stället för %4 nu.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Med fler brickor kan du lägga när din motståndare måste passa. Att dra först ger på en omgång ungefär %1 poäng mer än att lägga genast.</translation>
        </message>
    </context>
</TS>
