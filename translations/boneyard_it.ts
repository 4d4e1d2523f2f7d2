<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Precisione</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Precisione, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Si conosce per le partite che hai analizzato fino in fondo.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Gioca ancora</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Risultato</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>È meglio di «%1». %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>«%1» vale più o meno altrettanto.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Giocata fino in fondo, frutta %n punto in più.</numerusform>
                <numerusform>Giocata fino in fondo, frutta %n punti in più.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>È meglio di «%1», che pure rende di più adesso. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>«%1» rende meno adesso, ma a fine manche vale più o meno altrettanto.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>«%1» rende di più adesso, ma a fine manche vale solo più o meno altrettanto.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Mosse di chi</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Precisione: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>precisione</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Cerco le mosse che lasciavano una scelta…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>Esaminate %L1 mosse su %L2</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Analisi fermata dopo %L1 mosse su %L2</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Com’è stato giocato</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>In questa partita non c’era niente da scegliere.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Le mosse</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Precisione per tipo di decisione</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n mossa</numerusform>
                <numerusform>%n mosse</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Il bot più forte riesamina ogni mossa che lasciava una scelta, sapendo solo ciò che si sapeva allora. Una mossa che costa un quinto di quanto di solito differiscono le manche conserva metà del suo valore; la precisione è la media di ciò che resta. Una mossa è detta meno che buona solo dove non può essere un caso.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Fammi vedere</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Qualcuno</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>Negli appunti non c’è nessuna sfida.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Sfida</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 ha fatto %2 contro il migliore degli altri. Sai fare di meglio?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Accetta una sfida</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 in %L2, distribuzione %3, bot: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Misti</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Qualcuno finisce una partita e sceglie «Condividi la distribuzione». Copia il testo che hai ricevuto, o apri il file: giochi con le stesse tessere dallo stesso posto.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Niente consigli, e quel che è giocato è giocato. Alla fine si confrontano i due risultati. Nessuno controlla quante volte la distribuzione è già stata giocata.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Perciò non conta né per il tuo rating né per le tue statistiche.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Guarda negli appunti</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Apri un file</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partite di Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Chiudere senza salvare?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Chiudere Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>Mancherà %n mossa.</numerusform>
                <numerusform>Mancheranno %n mosse.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Ora tutte le mosse sono salvate.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Salva altrove</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Resta</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>Rimuovere questa partita?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Manche %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Manche %L1, %2, classificata</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Manche %L1, %2, sfida</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Rimuovi la partita</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Rimuovi la partita di %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Continua %1</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Tieni</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Questa partita non si può più leggere.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Manche %L1, %2, distribuzione del giorno</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Passa a %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Le tessere restano coperte finché non dai il via.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Eccomi</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Ritira la mia mossa</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Copia il risultato</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Quattro righe sono negli appunti.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Accetta una sfida</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Giorno per giorno</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Tu</translation>
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
            <translation>Gioca</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Esercitati</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>I giorni prima</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Oggi tutti hanno le stesse tessere. Conta il primo tentativo: niente consigli, e ciò che è calato resta. Dopo puoi rigiocare la distribuzione per esercitarti.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>I tuoi avversari sono bot di livello %1. Il risultato è il tuo vantaggio in punti sul migliore di loro; il par è quanto ottiene in media il bot più forte al tuo posto.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Un giorno saltato è perdonato; con due di fila il conto riparte.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Nessuno controlla: la data è quella dell’orologio di questo computer, e potresti giocare prima la distribuzione altrove.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Le partite di oggi</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Da dove vengono i punti</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Per</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Volte</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Le partite che lasci aspettano qui.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>I totali di tutti per manche. Le frecce dicono ogni manche.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Manche %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Manche</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>La finale riparte da zero, e decide la partita.</translation>
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
            <translation>finale</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>fuori alla manche %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Punteggi</translation>
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
            <translation>Come può apparire un tavolo</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Una mano come viene distribuita</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>Nelle regole</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Quanto costano gli errori</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Decisione</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Imprecisioni</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Errori</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Gravi errori</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Punti persi</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Si possono aprire solo partite salvate, il cui nome finisce in .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Mostra tutto il tavolo</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Mostra più grande</translation>
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
            <translation>Lezione: %1</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Gioca a %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Posti e regole…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Posti e regole di %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lezioni</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Lezioni: %L1 di %L2 fatte</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Per gioco</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinte</translation>
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
            <translation>Col senno di poi</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Cerco una buona mossa…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Tutti i giochi</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Vinte o no</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinte</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Non vinte</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Quando</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Qualsiasi data</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Da ieri</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Ultima settimana</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Ultimo mese</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Ultimo anno</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Nome, data, distribuzione…</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Cronologia</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Cronologia</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Apri un file</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partite di Boneyard</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Qui troverai le tue partite finite, da rivedere mossa per mossa.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Nessuna partita trovata. Allarga la ricerca.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>Scegli</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Prima le più recenti</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Prima le più vecchie</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Per gioco</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Prima le più lunghe</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Prima le più corte</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Prima i risultati migliori</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Prima i risultati peggiori</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Ordine</translation>
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
            <translation>Impostazioni</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Fino al mio turno</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Gli altri giocano subito finché non tocca a te.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Gli altri giocano subito fino alla fine della partita.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Gli altri giocano subito fino alla fine della manche.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Al risultato</translation>
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
            <translation>Tasti</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Scegli una tessera</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Il prossimo posto per la tessera</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Girala in un altro modo</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Scegli una tessera o rimettila a posto</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Invio</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Giocala lì</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Consiglio</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spazio</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Mentre giocano i bot: avanti fino al tuo turno</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Mostra dove vanno le mie tessere, o no</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punteggi</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Mostra tutto il tavolo</translation>
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
            <translation>Le regole di ciò che c’è da fare ora</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Cerca nelle regole</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Spiega ciò che è scelto o sotto il puntatore; la seconda volta: questi tasti</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Esplora il tavolo: le frecce e Pag ↓ portano da una cosa all’altra, ? la spiega, Esc torna alle tue tessere</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Rimetti a posto la tessera, o apri e chiudi il menu</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>È la tua prima volta con %1? Una lezione di due minuti.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>No, grazie</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Fammi vedere</translation>
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
            <translation>Qualche dubbio? H mostra la mossa.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Hai saltato: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Passo %L1 di %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Consiglio</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Ancora</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Salta</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Avanti</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Fine</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Partita breve con un coach</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Prossima lezione: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>I passi saltati</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Gioca una partita</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Torna al tavolo</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Rifai la lezione</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Per livello e posti</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Bot</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinte</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Punti a partita</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Miglior partita</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Miglior manche</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Sera</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Giorno</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contrasto</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Dimensione testo</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Dimensione tessere</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Meno movimento possibile</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Niente vola o scivola: tutto appare e sfuma.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Disegno</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Dal prossimo avvio. Provane un altro se il tavolo è lento o si vede male.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Automatico</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Scheda grafica</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Processore</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Il tuo risultato</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Solo le tessere</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Risultato e fortuna</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Solo le tessere: quanto hanno fatto dal tuo posto dei buoni bot, seduti a tutti i posti, con le stesse identiche distribuzioni, per quel tanto che le distribuzioni risultano decisive. È una stima, e su poche partite dice poco.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>Informazioni su %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Impostazioni…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Servizi</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Nascondi %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Nascondi altre</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Mostra tutte</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Esci da %1</translation>
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
            <translation>Il file %1 non esiste.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Impossibile leggere %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 è troppo grande per essere una partita.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Impossibile preparare la partita in %1: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 è danneggiato: l’azione %L2, «%3», è contro le regole.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Impossibile scrivere %1: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 non è un file leggibile.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 è danneggiato o non è una partita di Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 viene da un Boneyard più recente.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Tutti i giochi</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Analizza</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Gioca ancora</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Condividi la distribuzione</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Stessa distribuzione</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Copia la distribuzione</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Copiato: %1. Con il suo numero si distribuiscono di nuovo le stesse tessere; avendo giocato solo bot, non c’è un risultato da battere.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Scegli una figura</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Gufo</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Volpe</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Lumaca</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulipano</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Pesce</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Fungo</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Lepre</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Abete</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Anatra</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Farfalla</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Tartaruga</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Ghianda</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Distribuzione %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Torna al tavolo</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Ordina per numero</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Ordina per colore</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punteggi</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Regole di questo gioco</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Ricomincia con nuove tessere</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Tutti i giochi</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Analizza</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lezioni</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Meglio: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Giocata: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Mosse</translation>
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
            <translation>%L1 possibilità di vincere su 100</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 punti</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Con le tessere di allora, era lo stesso.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Con le tessere di allora, è costata %n punto.</numerusform>
                <numerusform>Con le tessere di allora, è costata %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Con le tessere di allora, ha persino fruttato %n punto in più.</numerusform>
                <numerusform>Con le tessere di allora, ha persino fruttato %n punti in più.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>Per la migliore: %1 Per quella giocata: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Mossa migliore</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Buona mossa</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Imprecisione</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Errore</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Grave errore</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Che cosa posare</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Quando pescare o passare</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Quale tessera prendere</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Che cosa calare</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Che cosa scartare</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Quando bussare</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Offerte</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Quale elemento scegliere</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Puntate</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Prepararsi all’ultima manche</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>A fine manche la mossa migliore porta a %1 punti, quella giocata a %2, con certezza.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>A fine manche la mossa migliore porta in media a %1 punti, quella giocata a %2, con un margine di %3.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Vince la partita più spesso.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Su %L1 modi in cui possono stare le tessere nascoste, frutta %2 punti in più.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Nessuna ragione spicca da sola, ma su %L1 modi in cui possono stare le tessere nascoste frutta %2 punti in più.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>All’inizio: %1 possibilità su 100 di vincere.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Le tue mosse non sono costate nulla.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>Le mosse di %1 non sono costate nulla.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Le tue mosse sono costate %n punto su 100 di possibilità di vincere.</numerusform>
                <numerusform>Le tue mosse sono costate %n punti su 100 di possibilità di vincere.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>Le mosse di %1 sono costate %n punto su 100 di possibilità di vincere.</numerusform>
                <numerusform>Le mosse di %1 sono costate %n punti su 100 di possibilità di vincere.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>La fortuna e gli altri ne hanno dati %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>La fortuna e gli altri ne hanno tolti %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Alla fine: %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>passo</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>pesca %L1, passo</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>%n tessera pescata</numerusform>
                <numerusform>%n tessere pescate</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>%1 sul tavolo</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>pesca %L1, %2 sul tavolo</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>È stata distribuita una nuova manche.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Hai giocato %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Hai pescato una tessera.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Hai passato.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Tocca a te.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 ha giocato %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ha pescato una tessera.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ha passato.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Perdi %n punto.</numerusform>
                <numerusform>Perdi %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Guadagni %n punto.</numerusform>
                <numerusform>Guadagni %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 perde %n punto.</numerusform>
                <numerusform>%1 perde %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 guadagna %n punto.</numerusform>
                <numerusform>%1 guadagna %n punti.</numerusform>
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
            <translation>La manche non va a nessuno</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>La manche è tua</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>La manche va a %1</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Hai vinto la partita</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 vince la partita</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Partita in parità: vincono %1</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1 vincono la partita</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 vincete la partita</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Hai pescato %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 ha pescato %2.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Perdi %n punto: %1.</numerusform>
                <numerusform>Perdi %n punti: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Guadagni %n punto: %1.</numerusform>
                <numerusform>Guadagni %n punti: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 perde %n punto: %2.</numerusform>
                <numerusform>%1 perde %n punti: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 guadagna %n punto: %2.</numerusform>
                <numerusform>%1 guadagna %n punti: %2.</numerusform>
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
            <translation>eliminazione</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>finale</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Manche %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Manche %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Sei fuori, al posto %L1 su %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Tu e %1 siete fuori, al posto %L2 su %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 è fuori, al posto %L2 su %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 sono fuori, al posto %L2 su %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>La finale è finita</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>La manche a eliminazione non va a nessuno</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>La manche a eliminazione va a %1</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>La manche a eliminazione va a %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>La manche va a %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>La manche va a %1</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>La manche a eliminazione è tua</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>La manche a eliminazione va a %1</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>Hai mancato la puntata.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 ha mancato la puntata.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Era la tua ultima tessera.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>Era l’ultima tessera di %1.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Ora tutte le mosse sono salvate.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Replay</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Meno</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Numero</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Più</translation>
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
            <translation>Niente più tessere</translation>
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
            <translation>Sì</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>No</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Che cosa significa: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Che cosa significa</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Cronologia</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiche</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Esercizi</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>fuori</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>in gioco</translation>
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
            <translation>La manche</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Continua a guardare</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Al risultato</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Mappa del tavolo</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Tutto il tavolo. Premi per andare in quel punto.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Un coach guarda e ti avverte prima di una mossa che costa cara.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Durata: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Salva con nome</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Apri un file</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Percorso del file</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>File disponibili</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>%1 esiste già.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Sostituisci</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Tieni entrambi</translation>
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
                <numerusform>%n partita eliminata</numerusform>
                <numerusform>%n partite eliminate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n partita scelta</numerusform>
                <numerusform>%n partite scelte</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Tutte le %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Salva come file</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Mazzo: resta %n tessera</numerusform>
                <numerusform>Mazzo: restano %n tessere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Lì non c’è niente.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>Tra gli scarti</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>La prima è quella in cima.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Le tessere mostrano</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Come di consueto</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Pallini</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Numeri</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Ritmo degli altri</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Lento</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Veloce</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Immediato</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Segna le estremità aperte</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Un segno a ogni estremità dice che cosa ci va.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Mostra dove vanno le mie tessere</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>Dove si gioca tutt’intorno. Il tasto F fa lo stesso.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Dire che cosa fare</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Una riga discreta in cima al tavolo.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Tu</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Giocatore %L1</translation>
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
            <translation>Carla</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Dario</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Elena</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Fabio</translation>
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
            <translation>Premi un giorno per vederne le partite</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>La riga in alto dice che cosa fare. Ti serve ancora?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Nascondila</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Tienila</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Esercizi</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Quali esercizi</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Prossimo esercizio</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Continua da qui</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Prossimo</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Mostra la soluzione</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Analizza la tua ultima partita</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Di nuovo non c’è più niente: tornano quelli che hai provato più tempo fa.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Le tue tessere</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Si può giocare</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Appena pescata</translation>
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
            <translation>Tu</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Sale quando vinci più del previsto contro i bot che hai affrontato, e scende quando vinci meno. La fascia intorno mostra dove può stare davvero: si allarga se non giochi da un po’.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: che cosa dicono le regole</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Manche %L1 di %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Mani visibili</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Mosse</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punteggi</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Salva</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Com’è stato giocato</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Nascondi le mani</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Mostra le mani</translation>
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
            <translation>All’inizio</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>All’inizio (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>Indietro di una manche</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Indietro di una manche (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Indietro di una mossa</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Indietro di una mossa (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Riproduci</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Avanti di una mossa</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Avanti di una mossa (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>Avanti di una manche</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Avanti di una manche (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Alla fine</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Alla fine (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fine</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Alla mossa migliorabile precedente</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>Alla prossima mossa migliorabile</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Le tessere sono distribuite.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Continua da qui</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Mossa</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 di %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Una mossa indietro, una avanti</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Una manche indietro, una avanti</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, Fine</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>All’inizio, alla fine</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Alla mossa migliorabile precedente o alla prossima</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spazio</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Riproduci o metti in pausa</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Vedi da un altro posto</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>L’elenco delle mosse</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Com’è stato giocato</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punteggi</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Mostra tutto il tavolo</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Le regole del gioco</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Spiega ciò che è scelto o sotto il puntatore; la seconda volta: questi tasti</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Mostra o nascondi le mani</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>L’analisi è finita.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Mosse</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>Nelle regole</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Guarda il tavolo</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Al risultato</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Continua a guardare</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Punti che vincono la partita: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>a ai al alla alle anche c che chi ci come con cos cosa cosè cui da dal dei del della delle deve devo di dove e è fa faccio gli ha ho i il in io l la le lo ma mi mia mio ne nel nella non o ogni per perché posso può qual quale quali quando quanta quante quanti quanto se serve si sono su succede tu un una vale</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Le tue</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Capitolo</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Trovati</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Non si è trovato nulla.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Indice</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Regole</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Cerca nelle regole</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Salva</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>La partita come file</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Un’immagine del tavolo</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Tienila nella cronologia</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Tienila tra le mie partite</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Immagini</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partite di Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>I motivi sono qui sotto.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Mostra i motivi.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Insieme %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Manche</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: %L2 in tutto</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1, insieme: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Squadra: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>La somma di tutte le manche qui sotto.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 in finale, %L3 prima</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>La finale riparte da zero, e decide la partita.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>finale (prima: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>totale</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>prima della prima manche</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>ha deciso la partita</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>Prima della prima manche</translation>
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
            <translation>Non ha vinto né perso nulla.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>Prima della manche 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>La finale, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, in corso, %2: finora %L3, %L4 in tutto</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, %L4 in tutto</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>La finale, %1, insieme: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2, insieme: %L3, %L4 in tutto</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Premi per vedere da che cosa è composto.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>La finale, %1: fuori prima</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Punteggi</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Nessuno ha ancora fatto punti.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Copiato. Si può incollare come tabella.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Salva come tabella</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabelle (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Punti che vincono la partita: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Premi un numero per vedere da che cosa è composto.</translation>
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
            <translation>insieme</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>finale, insieme</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Persona</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Nome al posto %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Chi siede al posto %L1</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Figura di %1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Posti al tavolo</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Consigli e annullamenti</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Partita amichevole: puoi chiedere un consiglio e annullare una mossa.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Partita classificata: niente consigli, e quel che è giocato è giocato.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>N. di distribuzione</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Lo stesso numero distribuisce le stesse tessere. Lascia vuoto per una distribuzione nuova.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Nuova</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Aspetto</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Il tavolo</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Qualcuno sa fare di meglio?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Chi la riceve gioca con le stesse tessere dal tuo posto, contro gli stessi bot e senza consigli. Alla fine si confrontano i due risultati.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Nessuno controlla: la distribuzione si può giocare più volte, e chi apre il file può vedere il tuo risultato e cambiarlo.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Copia come testo</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Il testo è negli appunti: ora mandalo a chi vuoi sfidare.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Salva come file</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partite di Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Manche</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Totale</translation>
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
            <translation>%1: la finale %2, prima %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: questa manche %2, in tutto %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>finale</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>totale</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Ordina per colore</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Ordina per numero</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Suoni</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Questo computer non ha un’uscita audio.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Suoni leggeri per le tessere, rintocchi per ciò che si vince</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Volume delle tessere</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Volume dei rintocchi</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>meno %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>insieme %1 in finale</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 in finale</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>insieme %1</translation>
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
                <numerusform>%n tessera</numerusform>
                <numerusform>%n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Di turno</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: quanto hanno insieme i compagni.</translation>
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
            <translation>Possibilità di vincere</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Dopo la mossa %L1: possibilità di vincere %2, con un margine di %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Dopo la mossa %L1: possibilità di vincere %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Prima della distribuzione: possibilità di vincere %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Ricominciare con nuove tessere?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Questa partita ti aspetta nella pagina iniziale, dove puoi continuarla.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Questa partita non è salvata, e andrà persa.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Continua a giocare</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Ricomincia</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Imposta %n posto</numerusform>
                <numerusform>Imposta %n posti</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Inizia</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>I tuoi dati</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Tutto questo resta solo su questo computer. Puoi esportare una tabella con una riga per partita (CSV).</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Esporta</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabelle (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Eliminarle per sempre? Le tue partite restano nella cronologia, ma quelle finite fin qui non conteranno più.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Elimina statistiche</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Tienile</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Elimina quelle di questo gioco</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Elimina tutte</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Tavoli</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Ancora niente da contare</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Gioca una partita contro i bot fino in fondo: qui vedrai com’è andata e quanto vali.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Ancora %n partita da esaminare…</numerusform>
                <numerusform>Ancora %n partite da esaminare…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Ancora niente di contato</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Contano le partite che giochi fino in fondo senza consigli e senza annullare.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Una settimana</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Un mese</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Un anno</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Dall’inizio</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Periodo</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>In questo periodo non hai finito partite di questo tipo.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Statistiche</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Meno</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Più</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>In questa manche: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Hai una tessera che ci sta.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Hai %L1 tessere che ci stanno.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>%1 comunque</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Il mazzo è vuoto.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Tavolo</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Tavolo</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>L’alto contrasto ha tavolo e tessere propri. I tuoi tornano con un altro tema.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Verde</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Blu notte</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Bordeaux</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Noce</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Ardesia</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Tessere</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Avorio</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Ebano</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Pietra</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Vivaci</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Quel che sta sul tavolo</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Che cosa troverai qui</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Dalla prima partita che conta: quante ne hai vinte, i tuoi punti e la tua miglior manche.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>A ogni partita: quanto sei forte fra i bot e come te la cavi contro ogni livello.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Dopo qualcuna: quanto del tuo risultato stava nelle tessere e che cosa ti ha dato punti.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Torna a tutti i giochi</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punteggi</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Consiglio</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Niente consigli: la partita è classificata</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Niente consigli: è una sfida</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Niente consigli: la distribuzione del giorno conta</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Distribuzione del giorno</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Sfida</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Con un coach</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Esercizio</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Manche %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Girala di traverso</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Girala in linea</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Girala in un altro modo</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>si distribuisce la prossima manche</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>tocca a te</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>tocca a %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Mostra ancora %n partita</numerusform>
                <numerusform>Mostra altre %n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Torna all’ultima partita</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n mossa non salvata</numerusform>
                <numerusform>%n mosse non salvate</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Riprova</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Salva altrove</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Continua senza salvare</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Si riprova da sé, ogni pochi secondi e a ogni mossa. Fino ad allora, quel che non è salvato va perso se si chiude il programma.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n mossa non salvata</numerusform>
                <numerusform>%n mosse non salvate</numerusform>
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
            <translation>Mentre non c’eri: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Questa partita è classificata: niente consigli.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Questa è una sfida: niente consigli.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Tocca a %1.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>La distribuzione del giorno conta: non ci sono consigli.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Frutta in media circa %n punto in più.</numerusform>
                <numerusform>Frutta in media circa %n punti in più.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>Questa partita è aperta in un’altra finestra.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Questa partita è in corso e resta.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Non si può scrivere nulla, quindi le statistiche restano.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Impossibile leggere le partite in %1: non ne verrà conservata nessuna.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Le partite in %1 vengono da un Boneyard più recente: restano come sono, e per ora non ne verrà conservata nessuna.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Il file delle partite non era di Boneyard: si ricomincia da zero. Ora è %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Il file delle partite è danneggiato: si ricomincia da zero. Il vecchio file ora è %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Mancano parti del file delle partite: si ricomincia da zero. Il vecchio file ora è %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Il file delle partite non dice quale Boneyard lo ha scritto: si ricomincia da zero. Il vecchio file ora è %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Il file delle partite era vuoto: si ricomincia da zero. Il vecchio file ora è %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Non è permesso scrivere in %1, quindi le partite non vengono conservate.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Il disco è pieno, quindi non si può scrivere nulla in %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Un altro programma tiene occupato %1, quindi ora non si può scriverci nulla.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Non si riesce a scrivere in %1: il disco è pieno, o guasto?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Alcune voci in %1 non possono essere giuste, quindi sono tralasciate.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Il file delle partite, %1, è stato tolto. Ne è stato creato uno nuovo, con la partita in corso.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Questa partita non si può più leggere.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 in %L2, distribuzione %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Ho fatto %1 contro il migliore degli altri. Sai fare di meglio?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Copia tutto questo e incollalo in Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Salvato come %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Impossibile scrivere %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Qui non c’è nessuna sfida.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Aspetta: un’altra mossa vale circa %n punto in più. Guarda ancora; H la mostra. Oppure rigioca la tua, se vuoi tenerla.</numerusform>
                <numerusform>Aspetta: un’altra mossa vale circa %n punti in più. Guarda ancora; H la mostra. Oppure rigioca la tua, se vuoi tenerla.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Aspetta: la mossa che mostra il consiglio vale circa %n punto in più. Oppure rigioca la tua, se vuoi tenerla.</numerusform>
                <numerusform>Aspetta: la mossa che mostra il consiglio vale circa %n punti in più. Oppure rigioca la tua, se vuoi tenerla.</numerusform>
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
            <translation>Distribuzione del giorno</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (il par arriva tra poco)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Distribuzione del giorno: %1. Conta solo questo primo tentativo; rigiocarla è esercizio.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Iniziata</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Non finita</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n giorno di fila</numerusform>
                <numerusform>%n giorni di fila</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, distribuzione del giorno, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Par: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Non ancora giocata</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Meglio del par: %L1 su %n giorno.</numerusform>
                <numerusform>Meglio del par: %L1 su %n giorni.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Hai vinto</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>In parità: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>Ha vinto %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>Hanno vinto %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 avete vinto</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (finale %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>con consigli</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>con annullamenti</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>Questa partita non si può più leggere.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n partita in corso resta.</numerusform>
                <numerusform>%n partite in corso restano.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Impossibile creare la cartella %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n partita salvata in %1</numerusform>
                <numerusform>%n partite salvate in %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n manche</numerusform>
                <numerusform>%n manche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n mossa</numerusform>
                <numerusform>%n mosse</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Distribuzione del giorno</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Sistema</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Ben giocato</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>La lezione è finita</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Una nuova posizione, con altre tessere o altri punti.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>La stessa manche, un po’ più tardi.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>La tua squadra condivide la vittoria con %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Condividi la vittoria con %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Avete vinto tu e %1</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 avete vinto</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Hai vinto</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>Vittoria condivisa: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>Hanno vinto %1, la tua squadra è al posto %L2 di %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>Ha vinto %1, sei al posto %L2 di %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>Ha vinto %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>Hanno vinto %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Posto %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, fuori alla manche %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Più punti in una mossa</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>In testa fino alla fine</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>La manche più ricca</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>La manche più ricca prima della finale</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Più tessere pescate di fila</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Più volte passato di fila</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>La manche più corta</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Più tessere posate</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Prima tessera</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Ultima tessera</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Tutta la partita</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, manche %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 dalla manche %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 in finale</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 alla manche %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 alla manche %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Manche %L1: %n mossa</numerusform>
                <numerusform>Manche %L1: %n mosse</numerusform>
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
                <numerusform>%n mossa</numerusform>
                <numerusform>%n mosse</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 in %L2, distribuzione %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>Hanno vinto %1, la tua squadra divide il posto %L2 di %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>Ha vinto %1, dividi il posto %L2 di %L3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Chi ti ha sfidato</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Con queste tessere hai fatto %1. %2: %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Hai fatto meglio.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>È meglio del tuo risultato.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>L’attesa più lunga</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n turno senza posare nulla, manche %L2</numerusform>
                <numerusform>%1: %n turni di fila senza posare nulla, manche %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Salvato come %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>La partita ora è nella tua cronologia.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>La partita ora è tra quelle che hai lasciato a metà.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Non è stato possibile conservare la partita.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Impossibile scrivere %1: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Mentre giocano più persone, un file rivelerebbe tutte le loro tessere. Si potrà salvare a partita finita.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Non ci sono partite in sospeso.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Regole standard</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Una distribuzione è un numero intero da 0 a %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>Nella mano di %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Tocca a te: trova la mossa migliore.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Trova una mossa migliore di quella che hai giocato: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>C’è di meglio. Riprova.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Costerebbe circa %1 punti. Riprova.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Meglio di quella che hai giocato, ma non ancora la migliore.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Perché la mossa migliore è preferibile: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Nessuna ragione spicca da sola: la differenza si vede nel corso della manche.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Vediamo quanto vale.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Ora ci sei.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Giusto!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>La tua vale quanto la migliore che si conosceva.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>La mossa migliore: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>In media frutta %1 punti in più di quella che hai giocato.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>In media frutta %1 punti in più di ogni altra mossa.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Dà più possibilità di vincere di quella che hai giocato.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>L’idea: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2%</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Lo trovano: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Rating dell’esercizio: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Ecco la soluzione.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Ecco la soluzione. L’esercizio conta come non risolto.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>I miei errori</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Esercizio %L1 di %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: la tua partita del %2, distribuzione %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>Per oggi %L1, nuovi %L2, imparati %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Il tuo rating: non ancora noto</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Il tuo rating: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Per questo gioco non ci sono ancora esercizi.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Per oggi è tutto. Il prossimo arriva: %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Dove avevi sbagliato, ora sai fare meglio.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Quando analizzi una tua partita, gli errori trovati arrivano qui come esercizi.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Tutte le mani</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Solo la mia mano</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Solo %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Ora giochi con le tessere di %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (di solito): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Sì o no; di solito sì.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Sì o no; di solito no.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Da %L1 a %L2; di solito %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Le regole non sono ancora tutte nella tua lingua. Quel che manca è in inglese.</translation>
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
            <translation>Non è stato possibile leggere le impostazioni: si ricomincia da zero. Il vecchio file ora è %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Impossibile leggere le impostazioni in %1: non verranno conservate.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Impossibile scrivere le impostazioni in %1: non verranno conservate.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Questa partita non può continuare: lì «%1» è contro le regole.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Queste statistiche sono eliminate.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Ora tutte le partite sono in %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Impossibile scrivere il file %1.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Misti</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Tutti i tavoli</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n posto</numerusform>
                <numerusform>%1, %n posti</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinte</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Miglior manche</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Manche vinte</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Tessere pescate</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Per il rating contano solo le partite contro i livelli consueti di bot.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Con consigli o annullando, contate a parte: giocate %L1, vinte %L2.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>su %n partita</numerusform>
                <numerusform>su %n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>su %n manche</numerusform>
                <numerusform>su %n manche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Si basa su %n partita e sta fra %L1 e %L2 in 19 casi su 20.</numerusform>
                <numerusform>Si basa su %n partite e sta fra %L1 e %L2 in 19 casi su 20.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>È provvisorio finché non se ne sa di più.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>I tuoi punti di tutte le manche meno quelli degli altri in media, su %n partita: %1. In questo gioco una distribuzione dice troppo poco sul risultato per separare la fortuna.</numerusform>
                <numerusform>I tuoi punti di tutte le manche meno quelli degli altri in media, su %n partite: %1. In questo gioco una distribuzione dice troppo poco sul risultato per separare la fortuna.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Hai tenuto il %L1% di quanto potevano valere le tue mosse: %n mossa, %2 che hai analizzato.</numerusform>
                <numerusform>Hai tenuto il %L1% di quanto potevano valere le tue mosse: %n mosse, %2 che hai analizzato.</numerusform>
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
            <translation>Tutti i giochi</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>provvisorio, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>vicino a %1, %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 a partita, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 a manche, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Più vittorie di fila</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Vittorie di fila adesso</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>fino all’ultima partita</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>in %n giorno</numerusform>
                <numerusform>in %n giorni</numerusform>
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
                <numerusform>I tuoi punti di tutte le manche meno quelli degli altri in media, su %n partita: %1, circa %2 per ciò che è stato distribuito e %3 per ciò che è venuto dopo: le mosse di tutti e il caso.</numerusform>
                <numerusform>I tuoi punti di tutte le manche meno quelli degli altri in media, su %n partite: %1, circa %2 per ciò che è stato distribuito e %3 per ciò che è venuto dopo: le mosse di tutti e il caso.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>La manche è finita.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Tocca a %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Nessuna tua tessera ci stava: hai passato.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Non c’è ancora niente da annullare.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Questa partita è classificata: non si annulla nulla.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Questa è una sfida: le mosse non si annullano.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Si può annullare solo fin dove ha giocato un’altra persona.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>La distribuzione del giorno conta: le mosse non si annullano.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Si torna alla manche %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>si distribuisce la prossima manche</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>tocca a te</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>tocca a %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, distribuzione %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Casuale</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Gioca una mossa lecita qualsiasi.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Principiante</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Prende quel che vede, e molto gli sfugge.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Apprendista</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Conosce il gioco, ma gli sfugge ancora parecchio.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Dilettante</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Gioca per divertirsi, e non tutto quello che potrebbe.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Abile</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Gioca bene, con qualche svista ogni tanto.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Esperto</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Sbaglia di rado e sa che cosa tenere.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Maestro</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Non gli sfugge quasi niente.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Campione</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Il più forte: ragiona anche su ciò che non si vede.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Avido</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Prende ciò che vale di più subito, e non guarda oltre.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Euristico</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Conta le tessere che non ha visto e pensa ai suoi prossimi turni.</translation>
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
            <translation>Gioca %1 all’estremità sinistra, con %2 verso l’interno.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Gioca %1 all’estremità destra, con %2 verso l’interno.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Gioca %1 all’estremità superiore, con %2 verso l’interno.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Gioca %1 all’estremità inferiore, con %2 verso l’interno.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Gioca %1 di traverso all’estremità sinistra.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Gioca %1 di traverso all’estremità destra.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Gioca %1 di traverso all’estremità superiore.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Gioca %1 di traverso all’estremità inferiore.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Gioca %1 all’estremità sinistra, come crocevia.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Gioca %1 all’estremità destra, come crocevia.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Apri con %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Apri con %1, come crocevia.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Pesca una tessera</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Pesca finché una ci sta</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Lì non si può giocare niente.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Apre il doppio più alto: gioca %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Senza doppi apre la tessera più pesante: gioca %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Non c’è altra mossa.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>È l’unica tessera che ci sta.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Ti libera di %n punto in mano.</numerusform>
                <numerusform>Ti libera di %n punti in mano.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Con questa chiudi.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>La manche è finita.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Non tocca a te.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Quella tessera non è nella tua mano.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Se resta in mano conta i suoi punti: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Messa da: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Niente di ciò che hai in mano ci sta.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Gioca %1 all’estremità superiore, come crocevia.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Gioca %1 all’estremità inferiore, come crocevia.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Chi non può giocare pesca da qui.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Niente ci sta: pesca finché una ci sta.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Ancora niente ci sta: peschi di nuovo.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Niente ci sta: pesca una tessera.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Gioca %1 all’estremità sinistra.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Gioca %1 all’estremità destra.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Gioca %1 all’estremità superiore.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Gioca %1 all’estremità inferiore.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>per la manche vinta</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>È il crocevia: ora la linea cresce a quattro estremità.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità sinistra: accetta un %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità destra: accetta un %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità superiore: accetta un %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità inferiore: accetta un %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Questa estremità accetta un %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Nessuna estremità aperta accetta %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Qui c’è %1, e ci sta lo stesso numero.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Chi gioca dopo non ha niente che ci stia.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Nessun altro può seguire a questa estremità.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Solo %n tessera nascosta può seguire a questa estremità.</numerusform>
                <numerusform>Solo %n tessere nascoste possono seguire a questa estremità.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Dopo una tessera con più punti ci starebbero più tessere nascoste.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Hai %n tessera che può seguire a questa estremità.</numerusform>
                <numerusform>Hai %n tessere che possono seguire a questa estremità.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Poi ci sta %n delle tue altre tessere.</numerusform>
                <numerusform>Poi ci stanno %n delle tue altre tessere.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Al tuo avversario è più difficile seguire: ci sta %n tessera nascosta, invece di %2.</numerusform>
                <numerusform>Al tuo avversario è più difficile seguire: ci stanno %n tessere nascoste, invece di %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Agli altri è più difficile seguire: ci sta %n tessera nascosta, invece di %2.</numerusform>
                <numerusform>Agli altri è più difficile seguire: ci stanno %n tessere nascoste, invece di %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>A te è più facile seguire: ci sta %n delle tue altre tessere, invece di %2.</numerusform>
                <numerusform>A te è più facile seguire: ci stanno %n delle tue altre tessere, invece di %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Ti lascia %n punto in mano, invece di %2.</numerusform>
                <numerusform>Ti lascia %n punti in mano, invece di %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lascia poco che ci stia a chi viene dopo</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lascia un’estremità dove ci stanno le tue tessere</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Libérati di molti punti</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Gioca volentieri sull’ultima tessera posata.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>Pesca una tessera</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Punti per vincere la partita (0: una manche)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Una sola manche</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Nessuno può giocare: la manche è bloccata.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Nessuna tua tessera ci sta: pesca.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Nessuna tua tessera ci sta: pesca (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Nessuna tua tessera ci sta: passi.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Resta nelle altre mani: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Il minimo in mano: %1, con %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Resta: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 meno i propri %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 meno i propri %2, %3 volte: %4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Questa sola manche decide la partita.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>La partita si vince con %1 punti, e sono raggiunti.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>La partita si vince con %1 punti: ne mancano %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Il tuo turno finisce senza giocare tessere.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Si distribuisce la prossima manche.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Cala insieme sul tavolo le tessere scelte.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Tocca a te: gioca una tessera, o pesca.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Tocca a te: gioca una tessera, o pesca (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Tocca a te: gioca una tessera, o passa.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Tocca a te: gioca una tessera, o passa (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Nessuna tua tessera ci sta: passi (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Tocca a te: gioca la prima tessera.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Tocca a te: gioca la prima tessera, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Tocca a te: gioca una tessera.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>In diversi hanno il minimo: nessuno segna punti.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1, restano in mano tessere per un valore di %2.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 ha posato l’ultima tessera della mano.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Hai posato la tua ultima tessera.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Trova la mossa migliore</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>La partita è vinta.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>La partita è vinta, insieme ad altri.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Tiene i doppi per la fine.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Lascia agli altri poco che ci stia.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Punti subito: %1 invece di %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>Insieme fanno sette</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Qui due metà che si toccano non sono uguali: la loro somma è sette. Sono aperti un 1 e un 4. Gioca una tessera sul 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 e 4 fanno 7. Ora la nuova estremità è il suo 5.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 e 1 fanno 7, quindi sull’1 va bene. Ma trovane una per il 4: ci vuole un 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>I matador</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 e %4 sono matador. Si giocano a qualsiasi estremità, in qualsiasi momento, e stanno di traverso. Ne hai uno: giocalo.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Ci sta, ma non è un matador. Cerca la tessera le cui metà fanno sette.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Riapri un cancello</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Un matador di traverso è un cancello. Una tessera con un bianco lo apre, e l’altra sua metà è la nuova estremità. Gioca lì la tua.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Il cancello è aperto: lì c’è un 3, e vuole un 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Quella va all’altra estremità. Il cancello vuole un bianco.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Chiudi un’estremità</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Nessuna tessera fa sette con un bianco. Gioca %1 con il bianco verso l’esterno: poi ci va solo un matador, e chi gioca contro di te dovrà trovarne uno.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Chiusa. Resta una sola estremità da contendersi.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Così l’estremità resta aperta. Usa il bianco per chiuderla.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Pesca finché una ci sta</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Non hai un 2 per il 5, né un 3 per il 4, né un matador. Pesca dal mazzo finché una tessera ci sta.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>È aperto un 2 e hai un 5: hai tenuto una tessera per il prossimo turno.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Ci sta, ma poi nessuna delle tue ci sta più. Prova all’altra estremità.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Neanche %1 ci sta. Pesca ancora.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 ci sta a entrambe le estremità. Giocala in modo che resti aperto il 2: poi va la tua %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Chiudi la manche</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Due tessere rimaste. %1 ci sta a entrambe le estremità: giocala in modo che poi possa seguire %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Chi chiude per primo segna tutti i punti rimasti in mano all’avversario: qui 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Poi resta aperto un 1, e nessuna delle tue può seguire.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>Il 4 c’è ancora. Gioca la tua ultima tessera.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Questo è Matador. Tieni un matador per il momento giusto; una partita di solito va a 100 punti.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Hai il doppio più alto, quindi apri, con la tessera che vuoi. I punti che ti restano in mano vanno agli altri: apri con la tessera che ne ha di più.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>11 punti in meno in un colpo. Un’estremità ora vuole un 2, l’altra un 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Puoi, ma un’altra delle tue tessere ha più punti.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>La manche è bloccata. Hai meno punti di tutti, e segni tutti quelli che hanno gli altri: %1 punti.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Il sette e i doppi</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Le metà che si toccano fanno sette. Un doppio sta in linea e conta una volta: si tocca solo una delle sue metà. Gioca il tuo doppio sul 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 e 2 fanno 7, e la nuova estremità è un 5.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Quella ci sta sull’1. Sul 2 va una tessera con un 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Un matador di traverso</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Un matador va ovunque, faccia sette o no. Di traverso, entrambe le metà restano aperte. Gioca %1 di traverso: la freccia rotonda accanto, R o un clic destro lo gira.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>Il suo 2 accetta un 5 e il suo 5 un 2: due modi di continuare a una sola estremità.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>È un modo, ma gioca il matador di traverso.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Un matador in linea</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>In linea un matador lascia aperta una metà, e scegli tu quale. Gioca %1 sul 4 con il 6 verso l’esterno: poi può seguire %2.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Un matador può fare posto alle tue tessere.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Non così: il matador sul 4, in linea, il 6 verso l’esterno. La freccia rotonda o R lo gira.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Il 6 è ancora aperto: gioca %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Niente fa sette con un bianco. Gioca sul 4 una tessera che lasci un bianco verso l’esterno: poi ci va solo un matador.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Chiusa, finché qualcuno non trova un matador.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Riapri un’estremità</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Un bianco chiude un’estremità. Gioca lì il tuo matador, %1, di traverso o in linea.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Di nuovo aperta, dall’unica tessera che poteva farlo.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Quella è l’altra estremità. Riapri il bianco.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Pescane una, gioca o passa</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Non hai un 2 per il 5, né un 3 per il 4, né un matador. Pesca una tessera.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>La tessera pesante è andata: quel che ti resta in mano alla fine sono punti per gli altri.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Ci sta, ma ce n’è una che pesa di più.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Neanche %1 ci sta. Si pesca una volta per turno, quindi passi.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Ora è aperto un 2, e due delle tue tessere ci stanno. Gioca quella con più punti.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Questo è il Domino russo. Apre il doppio più alto, e chi chiude per primo segna quel che hanno gli altri. Una partita di solito va a 100 punti.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Offri per fare da mazziere</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Ognuno ha pescato una tessera e può offrire fino alla sua somma. Chi offre di più fa da mazziere e segna subito l’offerta. La tua fa 12, più di quanto possano offrire gli altri: offri tutto.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Gli altri lasciano: 12 punti, e il mazziere sei tu.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Segni quello che offri: prenditi tutti i 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Scegli l’elemento</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Il mazziere sceglie l’elemento che conta in questa manche: le sue tessere valgono di più, e solo quelle possono stare di traverso. Scegli quello che hai di più.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Foglia, allora: ne hai cinque.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Conta di nuovo: di foglia ne hai cinque.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Fai una puntata</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Punta su quanto farai in questa manche: i tuoi punti, meno le tessere che ti restano. Chi resta sotto non conta niente, e ogni puntata deve superare la precedente. Comincia basso: punta al massimo 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Una puntata raggiungibile. Alla fine, quando tutti hanno parlato, il mazziere può rilanciare.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Che coraggio! Difficile che qualcuno ne faccia così tanti. Punta al massimo 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Estremità con estremità</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Alle estremità della fila si incontrano numeri uguali, qualunque sia l’elemento. Vale un punto. Gioca la tua acqua %1 sul 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Un punto, e una tessera in meno da sottrarre.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Va bene anche questa, ma prova la tessera acqua sul 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Giocala di traverso</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Ora conta foglia. Una tessera foglia può stare di traverso, sul lato lungo di un’altra tessera foglia, con qualsiasi numero: 3 punti. Gioca la tua foglia %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 punti, e un nuovo braccio per tutti.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Quella vale meno. Prova la tessera foglia su un lato lungo.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Elemento e numero</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Il meglio è l’uno e l’altro insieme: una tessera foglia dove anche i numeri sono uguali, in linea o di traverso. Vale 4. Trovane una.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 punti: foglia, e numeri uguali.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Non è la migliore: cerca una tessera foglia e numeri uguali.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>I doppi contano il doppio</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Un doppio vale due volte tanto. La tua foglia %1 ci sta di traverso sulla tessera foglia con un 6: due volte 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 punti con una tessera: una puntata di 6 è presto raggiunta.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Bene, ma il doppio vale 8.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Prendi e cala una scala</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Il turno comincia con una tessera: quella scoperta o una dal mazzo. Il 6 rosso è scoperto, e tu hai il 4 e il 5 rossi: prendilo.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Una scala: tre o più tessere in fila dello stesso colore. Le tessere calate non contano più contro di te.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Pensa al tuo 4 e al tuo 5 rossi: il 6 rosso fa una scala.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Ora scegli 4, 5 e 6 rossi, uno dopo l’altro, e calali insieme.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Cala un gruppo</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Tre o quattro tessere dello stesso numero, ognuna di un colore diverso, sono un gruppo. Hai tre nove: calali.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Un gruppo, e tre tessere in meno in mano.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Lo scarto chiude il turno. Prima cala i tre nove.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Attacca a quel che c’è</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Puoi attaccare tessere a qualsiasi combinazione, anche a quelle dell’avversario. Lì ci sono 5, 6 e 7 rossi, e hai entrambi i vicini: attacca il 4 e l’8 rossi.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Due tessere in meno, su una combinazione che non era nemmeno tua.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Prima di scartare, attacca quel che ci sta nella scala rossa.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>E ora l’altra.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Scambia un jolly</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Il jolly nella scala vale il 6 rosso, e quello ce l’hai in mano. Mettilo al posto del jolly.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Ora il jolly vale una tessera blu e lavora per te.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Prima il jolly: metti il tuo 6 rosso al suo posto.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Un jolly conquistato si cala subito. Sceglilo insieme al 3 e al 4 blu, e cala la combinazione.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Dieci punti morti in meno, e non si è perso nulla.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Qui scarta soltanto il 13 nero.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Bussa</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Nove delle tue tessere formano combinazioni. Scarta il 13 nero e avanza solo un 2. Con 10 punti morti o meno puoi bussare: fallo.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Non serve: il pulsante bussa per te.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Supervittoria</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Hai pescato l’8 blu: ora tutto tranne il 2 arancione è in combinazioni. Bussa con quello, e non avanza nessuna tessera.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 punti, e tutti i punti morti dell’avversario. Anche giocare la tua ultima tessera è una supervittoria.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Si può fare di più: bussa e scarta il 2 arancione.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Questo è Tiles &amp; Deal. Una partita normale si gioca con tredici tessere a testa, a 200 punti. Se il mazzo finisce, o se per 20 turni nessuno vi ha pescato, la manche è patta.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Bordo contro bordo</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Le tessere stanno bordo contro bordo, e i due numeri su quel bordo devono essere uguali da entrambe le parti. Una delle tue tessere ha due 4: giocala accanto a %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Ci sta. Una tessera vale la somma dei suoi tre numeri: qui 10 punti.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Puoi pescare, ma costa 5 punti. Una delle tue tessere ci sta: giocala.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Quella che vale di più</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Qui ci stanno due delle tue tessere. Ogni numero della tessera conta, quindi gioca quella che vale di più.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 punti. Con %1 sarebbero stati 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Ce n’è una migliore: vale 13 punti.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Chiudi un esagono</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Cinque tessere circondano un punto. Chi gioca la sesta chiude l’esagono e guadagna 50 punti in più. Tocca a te.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 per la tessera e 50 per l’esagono. Attenzione alla quinta tessera: la sesta è di chi viene dopo.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Non quella: guarda il vuoto fra le cinque tessere.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Fai un ponte</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Una tessera che si unisce con un bordo e tocca un’altra tessera con l’angolo opposto fa un ponte: 40 punti in più. %1 può.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 per la tessera e 40 per il ponte: tutti e tre gli angoli toccano numeri che c’erano già.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Lì non c’è ponte: tutti e tre gli angoli devono toccare numeri che ci sono già.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Quando niente ci sta</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Nessuna delle tue tessere ci sta. Pescane una dal mazzo: costa 5 punti. Se neanche la terza serve, passi.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 punti, meno i 5 della tessera pescata.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Puoi continuare a pescare, ma ognuna costa 5 punti, e ne hai una che ci sta.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Tre pescate, poi si passa</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Hai pescato tre tessere a 5 punti l’una, e di più non si può. L’ultima, la %1, ci sta. Potresti anche passare, ma costa altri 10. Gioca la tessera.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 punti, meno 15 per le pescate. Se non ci sta niente passi, e perdi 25 in tutto.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Passare costa 10 punti, e una delle tue tessere ci sta.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Hai pescato %1, e ci sta: giocala.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Ti resta una tessera. Giocala: chi chiude guadagna 25 punti, e tutto ciò che gli altri hanno ancora in mano.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 per la tessera, 25 per la chiusura, e i 5 punti dell’ultima tessera dell’avversario.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Non serve pescare: la tua ultima tessera ci sta.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Questo è il Triomino. Se nessuno può andare avanti, la mano più bassa segna le tessere degli altri meno le sue. Una partita in due di solito va a 800 punti.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Chi apre</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>La tripla più alta apre la manche e vale 10 più della sua somma: 22 per la tua %1. A questo tavolo può aprire invece %2, un’opzione che si può scegliere, e vale 40. Giocala.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Nessuna apertura vale di più. Giocata più tardi, la %1 non avrebbe segnato niente.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Così segni 22. Apri con la %1: vale 40.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Scarta quella che conta di più</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Il turno finisce con lo scarto di una tessera. Ciò che è fuori da combinazioni sono punti morti: un 1 è un asso e conta 11, da 10 a 13 contano 10, le altre il loro numero. Scarta il 13 nero.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Vinci 25 punti e la differenza di punti morti. Se l’altra mano ne avesse quanti la tua o meno, sarebbe un contropiede, e i punti non andrebbero a te.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Questo è Elementi affini. Chi vince la manche mette le tessere del tavolo nella sua Banca e fa da mazziere nella prossima; con due elementi la prima partita è breve.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Comincia la finale</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Quando le tessere scarseggiano, dopo ogni manche esce il totale più basso. Ora restate in due: la finale. La tua Banca è la più grande, quindi dici quante tessere tornano da ciascuna. Fanne tornare %1: così le due mani sono piene.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Mani piene, e ti è toccata brace %1: un doppio dato adesso è un vantaggio iniziale pari alla sua somma, 6. In finale non ci sono puntate.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Fanne tornare %1 da ciascuna: giusto quante bastano per mani piene.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Decide l’ultima tessera</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Ora conta solo la finale: vantaggio iniziale e punti, meno le tessere rimaste. Tu hai 6 e 15, l’avversario 24 in tutto. Gioca la tua brace %1 dove elemento e numero sono uguali.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 a 24: vinci la partita! Sul 24 pari l’avrebbe vinta il totale più alto delle manche.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Così fa 24 anche per te, e allora vince l’avversario con il totale più alto. Ti servono 4 punti.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Ora lì va solo un bianco o un matador: l’estremità è un cancello.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>Tieni il matador</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>La tua %1 è un matador: ci starà sempre. Altre due delle tue tessere ci stanno ora, e dopo forse no. Gioca una di queste.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Giusto. Il matador ti evita di pescare quando non ci sta nient’altro.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Il matador può aspettare. Gioca una tessera che ci sta con il suo numero.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Un cancello tutto tuo</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Un matador fa di un’estremità un cancello, e un cancello vuole un bianco. Tu ne hai uno, %1: gioca il matador %2 sul 5, e il passaggio è tuo.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>L’altra mano ha dovuto pescare due volte, e tu passi subito.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Sul 4 serve meno. Giocalo all’altra estremità, sul 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Il cancello è ancora lì. Passaci con la tua %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Chiudi entrambe le estremità</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Un bianco chiude l’estremità sinistra. La tua %1 può chiudere anche la destra: poi solo un matador va avanti, e tu ne tieni uno, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Chiusa. L’avversario pesca finché non arriva un matador, e ogni tessera pescata conta per te.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Così un’estremità resta aperta. Gioca il bianco verso l’esterno.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Nessuno può andare avanti</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>I quattro matador sono giocati, non c’è più niente da pescare e un’estremità è chiusa. La tua %1 chiude l’altra: la manche finisce, e segna chi ha meno punti in mano. I tuoi sono pochi.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Cancelli e matador</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Bianchi e matador vanno insieme: chi ha gli uni e gli altri decide dove prosegue la linea.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Di che cosa si tratta</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Una linea di tessere cresce a entrambe le estremità. Le metà che si toccano devono fare sette insieme. Chi gioca per primo tutte le tessere segna i punti rimasti in mano agli altri, e con %1 punti si vince la partita.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Prima lezione</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Prima quella pesante</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Quando la manche finisce, i punti che hai in mano vanno a qualcun altro. Due delle tue tessere ci stanno. Gioca quella con più punti.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Otto punti che nessuno può più segnare.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Ci sta, ma l’altra pesa di più.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Il doppio bianco</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Anche %1 è un matador, e sta sempre di traverso. Non pesa nulla, quindi tenerlo non costa nulla. Gioca un’altra tessera.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Nove punti in meno. Il doppio bianco va a ogni estremità, quando ti serve.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Tienilo: non pesa nulla, e ci starà sempre.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Chiudi la linea</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Un’estremità mostra già un bianco. Se nessuno può andare avanti, segna chi ha meno punti in mano, e i tuoi sono pochi. Chiudi anche l’altra estremità.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Ora serve solo un matador. Senza, gli altri pescano, e le loro mani si appesantiscono.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Così un’estremità resta aperta. Quale tessera mostra un bianco verso l’esterno?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>La manche è bloccata, e hai meno punti di tutti. Segni quelli degli altri meno i tuoi: %1 meno %2 fa %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>I punti, e quando chiudere</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Conta più o meno quanto hanno in mano gli altri: una linea chiusa conviene a chi ha meno.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Una linea di tessere cresce a entrambe le estremità. Le metà che si toccano devono fare sette insieme, e i matador vanno ovunque. Chi chiude per primo segna i punti rimasti in mano agli altri, e con %1 punti si vince la partita.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Costruite insieme un unico grande tappeto di tessere, per numeri e per elementi. Ma prima punta su quanti punti ti darà la manche: una puntata raggiunta conta, una mancata non dà niente. I totali più bassi escono, e gli ultimi due giocano una finale.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Offri il massimo</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>La tua tessera fa 9, e nessun altro può offrire più di 6. Basterebbe un 7 per fare da mazziere; ma segni quello che offri. Offri tutto quello che puoi.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 punti, e il mazziere sei tu. Se si pescano doppi nessuno offre: il più alto fa da mazziere e segna la sua somma, e %1 li batte tutti e segna 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Così segni meno. Offri tutto il 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Solo uno in più</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Tocca a te puntare per ultimo, e devi superare 7. Una puntata è una promessa, non un premio: ciò che fai in più conta lo stesso, se fai meno non conta nulla. Quindi punta solo uno in più, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>La puntata più bassa possibile. Anche tutto ciò che fai in più è tuo.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Così prometti di più e non ricavi di più. Punta 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Lasciala così</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Hai dato le tessere e puntato 4; gli altri sono andati a 7. Come mazziere puoi rilanciare più su, fino a 99, e poi gli altri più di te. Il tuo 4 si raggiunge facilmente: resta.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Le puntate sono fatte. A te servono 4, gli altri hanno promesso di più.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Una puntata più alta è più difficile da raggiungere, e da sola non dà niente. Resta.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Offerte, puntate e la finale</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Offerta alta, puntata bassa. Solo chi è molto indietro ha motivo di fare una puntata più alta del necessario.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Ordina le tessere in gruppi e scale. Quel che resta fuori conta contro di te. Chi ne ha poco bussa, e segna la differenza; con %1 punti si vince la partita.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Bussa presto</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>È il tuo secondo turno, e senza il 13 nero ti avanzano 10, quanto basta per bussare. L’altra mano non ha avuto tempo di ordinare nulla. Bussa con il 13 nero.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 per la vittoria e una differenza di 46: bussare presto sorprende.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Mentre aspetti, anche l’avversario ordina. Bussa ora, con il 13 nero.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Basta una tessera sola</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Avanzano due assi. Scartane uno, e l’altro conta 11: più di 10, ma con una sola tessera che avanza puoi bussare, qualunque cosa conti. Fallo.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 per la vittoria e una differenza di %1, con un asso in mano.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Meglio aspettare</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Potresti bussare di nuovo con 10. Ma l’avversario ha calato due combinazioni, ha tre tessere, e può attaccarne alcune alle tue combinazioni. Scarta il 13 nero senza bussare.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Giusto. L’avversario aveva il 2 e il 3 rossi per la tua scala rossa, e gli avanzavano solo 2: un contropiede, 33 punti contro di te.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Chi non ha più punti di quelli di chi bussa segna 25 e la differenza. Aspetta.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Contropiede</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Hai troppo per bussare, e l’avversario forse sta per farlo. Tieni ciò che è basso o può andare in una sua combinazione, e scarta il 13 nero.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>L’avversario ha bussato con 9. Il tuo 5 e il tuo 6 neri sono andati sulla scala nera, ti avanzavano 5: un contropiede. La differenza di 4 è tua, e 25 in più.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Quella può ancora farti risparmiare punti. Scarta il 13 nero.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Un jolly in mano</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Un jolly che avanza conta 15, più di ogni altra tessera. Vale ciò che manca: calalo ora con due tessere che completa, come il 4 e il 5 rossi.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Il jolly è al sicuro sul tavolo, e due tessere con lui.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Prima cala il jolly: sceglilo insieme al 4 e al 5 rossi.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Quando bussare</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Presto, bussare con 10 è forte; tardi, con poche tessere nell’altra mano, è un rischio. Guarda quante ne restano lì.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Unisci i triangoli bordo contro bordo, in modo che i numeri agli angoli siano uguali. Ogni tessera dà i suoi numeri come punti, un posto ben scelto molto di più. Quando qualcuno arriva a %1, vince chi è in testa.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Mai la quinta</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Quattro tessere circondano un punto. La tua %1 sarebbe la quinta, per 10 punti, e lascerebbe la sesta e i suoi 50 all’avversario. Giocane un’altra.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Solo 5 punti, ma niente regali. Ora la quinta la giochi pure l’avversario.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Così regali qualcosa. Una delle tue tessere ci sta dove non cresce nessun esagono.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Il posto giusto</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>La tua %1 ci sta in due posti. In uno anche il terzo angolo tocca un numero: un ponte, 40 punti in più. Trovalo.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 punti invece di 8. Guarda il terzo angolo prima di lasciarla.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Ci sta, ma il terzo angolo resta libero. Prova l’altro posto.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Due in una volta</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Due punti sono circondati, tranne un vuoto, ed è lo stesso. La tua %1 chiude entrambi gli esagoni con una sola tessera: 60 punti in più. Giocala.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 per la tessera e 60 per i due esagoni.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Tre insieme</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Il posto più raro di tutti: tre punti sono circondati, tranne un unico vuoto in comune. La tua %1 chiude tre esagoni: 70 punti in più. Giocala.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 per la tessera e 70 per i tre esagoni. Nessun premio è più alto.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Non lì: riempi il vuoto tra i tre punti.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Non lì: riempi il vuoto tra i due punti.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Esagoni e ponti</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Prima di ogni mossa guarda due volte: c’è un bonus per te, e ne lasci uno a chi viene dopo?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Doppio sei (28 tessere)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Doppio nove (55 tessere)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Doppio dodici (91 tessere)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>La serie di tessere</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Secondo il numero di giocatori</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Cinque a testa</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Sei a testa</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Sette a testa</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Tutte le tessere, non si pesca</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Tessere a ogni giocatore</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Il doppio più alto stesso</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Chi ha il doppio più alto</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>I giocatori a rotazione</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Chi apre la manche</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Solo di traverso</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Di traverso, o in linea dove ci stanno</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Di traverso o in linea, ovunque</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Come si giocano i matador</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Finché una tessera ci sta</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Una tessera, poi si gioca o si passa</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Chi non può giocare pesca</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Chi potrebbe giocare solo matador può pescare</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Il primo doppio sta di traverso e apre altri due bracci</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Tutti i punti degli altri</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>I punti degli altri meno i propri</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Se nessuno può giocare, segna la mano più bassa</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Solo con il doppio sei si distribuiscono tutte le tessere.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Il doppio sei va bene da due a quattro; per più giocatori, scegli una serie più grande.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Con crocevia</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>I matador si possono tenere</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Doppio nove</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Doppio dodici</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Le estremità che si toccano fanno sette; i matador vanno ovunque, di traverso.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Domino russo</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Gli stessi sette, con i matador di traverso o in linea.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1, matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità sinistra: accetta un %1 o un matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità destra: accetta un %1 o un matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità superiore: accetta un %1 o un matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Estremità inferiore: accetta un %1 o un matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Estremità sinistra: accetta un %1 o un %2, oppure un matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Estremità destra: accetta un %1 o un %2, oppure un matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Estremità superiore: accetta un %1 o un %2, oppure un matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Estremità inferiore: accetta un %1 o un %2, oppure un matador.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Estremità sinistra, un bianco: accetta solo un matador.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Estremità destra, un bianco: accetta solo un matador.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Estremità superiore, un bianco: accetta solo un matador.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Estremità inferiore, un bianco: accetta solo un matador.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Su un’estremità bianca va solo un matador.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Un matador: va su qualsiasi estremità.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Qui c’è %1, e dove due tessere si toccano fanno %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Nessun numero fa %1 con un bianco: solo un matador riapre questa estremità.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Qui c’è una tessera di traverso. Ciò che si unisce fa %3 con il suo %1 o il suo %2.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 è di traverso, ad angolo retto con la linea: ciò che si unisce fa %2 con uno dei suoi numeri.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 incontra %2: insieme devono fare %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Un cancello accetta un bianco o un matador.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Questa estremità accetta un %1 o un %2, oppure un matador.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Chi gioca dopo può seguire solo con un matador.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Tiene un matador per dopo.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Chiude questa estremità: può seguire solo un matador.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Può seguirla solo un bianco o un matador.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Nient’altro è chiaramente meglio.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Tiene i tuoi matador per dopo.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Tocca a te: fai %1 con un’estremità aperta.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Gioca un matador, o pesca per tenerlo.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Estremità sinistra, un cancello: accetta un bianco o un matador.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Estremità destra, un cancello: accetta un bianco o un matador.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Estremità superiore, un cancello: accetta un bianco o un matador.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Estremità inferiore, un cancello: accetta un bianco o un matador.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Qui c’è un matador di traverso. Accetta solo un bianco o un matador.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 è di traverso, ad angolo retto con la linea: un cancello, che accetta un bianco o un matador.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Nessuna estremità aperta accetta %1: le metà che si incontrano devono fare %2 insieme.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Hai il doppio più alto: gioca una qualsiasi.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>Comincia %1, con il doppio più alto distribuito o, senza doppi, la tessera più pesante.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Cominci tu: %1 è il doppio più alto distribuito.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Nessun doppio distribuito. Cominci tu: %1 è la tessera più pesante.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Hai la tessera più pesante: gioca una qualsiasi.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Tessere che restano sempre nel mazzo</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Gioca un matador</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tieni un matador per dopo</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Matador tenuti per dopo: %1 invece di %2.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Ora quell’estremità è un cancello.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Fai %1, o metti un bianco o un matador.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Fai %1, o metti un matador.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Tocca a te: metti un bianco o un matador.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Tocca a te: va bene solo un matador.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Offri %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Lascia</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n tessera</numerusform>
                <numerusform>%1: %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Punta %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Resta a %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Pesca</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Recupera %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Se nessuno offre di più, segni %1 e fai da mazziere.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Le puntate</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>La puntata più alta è %1: ora almeno %2. Nessuno può astenersi; una puntata mancata porta 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>La puntata più alta è %1: ora almeno %2; nessuno può astenersi. Le tue tessere fanno al massimo %3 (4 per ogni tessera dell’elemento, 1 per le altre, i doppi il doppio).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Il mazziere punta per primo; poi ciascuno deve puntare di più.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>La prima puntata è tua, le altre più alte. Le tue tessere fanno al massimo %1 (4 per ogni tessera dell’elemento, 1 per le altre, i doppi il doppio).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Chi è il primo mazziere?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Ognuno ha pescato una tessera e può offrire fino alla sua somma. Chi offre di più segna l’offerta e fa da mazziere.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>L’offerta più alta è %1, di %2. La tua tessera permette offerte fino a %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>L’offerta più alta è %1, di %2. La tua tessera permette offerte fino a %3. Chi offre di più fa da mazziere e segna l’offerta.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>L’offerta più alta è %1, di %2. La tua tessera permette offerte fino a %3: puoi solo lasciare. Chi offre di più fa da mazziere e segna l’offerta.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>L’offerta più alta è %1, di %2. Chi offre di più fa da mazziere e segna l’offerta.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Ognuno ha pescato una tessera e può offrire fino alla sua somma: tu fino a %1. Chi offre di più segna l’offerta e fa da mazziere.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>L’elemento della manche</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>La finale</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Elementi nella serie, con 57 tessere ciascuno</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Due squadre da tre (sei giocatori)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Tre squadre da due (sei giocatori)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Chi gioca con chi</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Le squadre sono per sei giocatori.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Partita breve: due elementi</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Tre elementi</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Le puntate raggiunte contano</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Chi è fermo pesca</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>puntata raggiunta</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Tutte le mani sono vuote.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Restano troppo poche tessere: questa manche non si gioca.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>offerta %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Offri %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 offre %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>asta lasciata</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Lasci l’asta.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 lascia l’asta.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>elemento: %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Scegli %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 sceglie %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>puntata %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Hai puntato %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 punta %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>puntata confermata</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>La tua puntata resta.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>La puntata di %1 resta.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>recuperate: %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>fuori</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Contro i bot una partita dura circa %n minuto.</numerusform>
                <numerusform>Contro i bot una partita dura circa %n minuti.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Elementi affini</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Unisci elemento o numero, punta sulla tua mano, arriva in finale.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Apri con %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Gioca %1 in linea con %2 tramite %3: %n punto.</numerusform>
                <numerusform>Gioca %1 in linea con %2 tramite %3: %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Gioca %1 di traverso su %2 con %3: %n punto.</numerusform>
                <numerusform>Gioca %1 di traverso su %2 con %3: %n punti.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Un’estremità: accetta un %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>asta lasciata</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>offerta %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Doppi dall’inizio %1, punti %2, meno tessere in mano %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Doppi dall’inizio %1, punti %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Punti %1, meno tessere in mano %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Punti %1, nessuna tessera in mano.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 meno %2 per le tessere rimaste fa %3: la puntata di %4 è mancata, e conta 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, senza tessere rimaste: la puntata di %2 è mancata, e conta 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 meno %2 per le tessere rimaste fa %3: la puntata di %4 è raggiunta.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, senza tessere rimaste: la puntata di %2 è raggiunta.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>mazziere</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>puntata %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 su %2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Banca: %n tessera.</numerusform>
                <numerusform>Banca: %n tessere.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>fuoco %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>brace %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>luce %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>foglia %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>acqua %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>etere %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>fuoco</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>brace</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>luce</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>foglia</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>acqua</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>etere</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Questa estremità mostra un %1 e accetta solo un %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Di traverso si possono giocare solo tessere dell’elemento della manche.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Non tocca a te.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>La prima tessera è dell’elemento che hai scelto.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Qui non ci sono estremità o lati aperti.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Chi offre di più fa da mazziere e segna l’offerta.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Nessuno può offrire di più: fai da mazziere e segni l’offerta.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Un avversario può offrire fino a %1, tu fino a %2: offrire ancora gli darebbe solo più punti.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Ne hai %n in mano.</numerusform>
                <numerusform>Ne hai %n in mano.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Ogni puntata raggiunta rende i tuoi punti meno le tessere rimaste; una più alta è solo più difficile da raggiungere.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Anche la puntata raggiunta si segna, ma una più alta è più difficile da raggiungere di quanto valga.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Lascia estremità dove vanno le tue altre tessere.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Nessuna delle tue tessere ci sta.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Più le mani sono piene, meno resta al caso.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Punti %1 meno tessere in mano %2: finora %3. La puntata è %4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>La tua tessera permette offerte fino a %1: puoi solo lasciare.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Lascia: la tua tessera non permette di offrire di più.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>fuori alla manche %1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Banca: %1, e %n tessera dal tavolo: %2.</numerusform>
                <numerusform>Banca: %1, e %n tessere dal tavolo: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Banca (%3): %1, e %n tessera dal tavolo: %2.</numerusform>
                <numerusform>Banca (%3): %1, e %n tessere dal tavolo: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Banca (%1): %n tessera.</numerusform>
                <numerusform>Banca (%1): %n tessere.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Vale 3 punti, o 4 se il numero che tocca è anche su quella tessera; un doppio il doppio.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Qualsiasi elemento vale 1 punto, quello della manche 4; un doppio il doppio.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Se resta in mano alla fine della manche, costa un punto.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Messa da: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Un doppio: vale il doppio dei punti.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>È dell’elemento della manche: si può giocare anche di traverso.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>I tuoi punti, meno le tessere che ti restano, devono arrivare almeno a %1, o la manche non ti dà niente.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>I tuoi soli punti, meno le tessere che ti restano, devono arrivare almeno a %1, o la manche non ti dà niente.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Estratte a caso da ogni Banca: %1. Tutte le mani saranno piene: %2 tessere.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Estratte a caso da ogni Banca: %1. Le mani avranno %2 tessere su %3.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Estratte a caso da ogni Banca: %1. Le mani avranno da %2 a %3 tessere su %4.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>L’offerta più alta è %1, la tua. La tua tessera permette offerte fino a %2. Chi offre di più fa da mazziere e segna l’offerta.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Sei fuori dalla partita.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Fuori dalla partita: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Le tessere delle manche vinte. Per la finale alcune di ogni Banca si distribuiscono di nuovo.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Una sola Banca per la squadra: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Ha lasciato, e non offre più nell’asta.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>La tessera pescata permette offerte fino a %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>L’offerta è %1; la tessera pescata permette fino a %2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Fuori alla manche %1, con il totale allora più basso.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Puntata %1: i punti meno le tessere in mano devono raggiungerla, o la manche vale 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Nessuna tessera per giocare in questa manche.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Fa da mazziere: sceglie l’elemento, punta per primo e gioca la prima tessera.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Punta dopo il mazziere, e più della puntata precedente.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Offri per fare da mazziere e segnare l’offerta, o lascia.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Resta alla tua puntata di %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Punta di più, o resta a %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Tocca a te: apri con una tessera %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Gioca: decidono i punti meno le tessere.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Tocca a te: gioca; la puntata è raggiunta.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Gioca: sei a %1, la tua puntata è %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Scegli l’elemento: le sue tessere valgono di più.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Scegli quante tessere di ogni Banca tornano.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>A nessuno resta una tessera per giocare la finale.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>La finale è in parità: %1 per parte.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Anche i totali sono pari, a %1: vincono entrambi.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Banca: %1, e %2 da un’altra Banca (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Banca (%5): %1, e %2 da un’altra Banca (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Banca: %1, %2 da un’altra Banca (%4), e %n tessera dal tavolo: %3.</numerusform>
                <numerusform>Banca: %1, %2 da un’altra Banca (%4), e %n tessere dal tavolo: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Banca (%5): %1, %2 da un’altra Banca (%4), e %n tessera dal tavolo: %3.</numerusform>
                <numerusform>Banca (%5): %1, %2 da un’altra Banca (%4), e %n tessere dal tavolo: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 meno %2 per le tessere rimaste fa %3: la puntata di %4 è raggiunta e si aggiunge: %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, senza tessere rimaste: la puntata di %2 è raggiunta e si aggiunge: %3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Fuori dalla partita da ora in poi.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Fuori alla manche %1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>%1 sotto tutti</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 sopra l’ultimo</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>esce il totale più basso, se non vince la manche</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>esce il totale più basso, se non vince la manche: hai %1 di vantaggio</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>esce il totale più basso, se non vince la manche: la tua squadra è avanti di %1</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Le tessere scarseggiano: dopo questa manche esce il totale più basso, se non la vince.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Ora non c’è posto per %1: nessuna estremità è aperta, e nessun lato lungo.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Ora non c’è posto per %1: le estremità accettano %2, e nessun lato lungo è aperto.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Ora non c’è posto per %1: nessuna estremità è aperta, e di traverso va solo %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Ora non c’è posto per %1: le estremità accettano %2, e di traverso va solo %3.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>esce il totale più basso, se non vince la manche: ti mancano %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>esce il totale più basso, se non vince la manche: alla tua squadra mancano %1</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>La finale riparte da zero, senza puntate: i totali contano solo in caso di parità. Banche: %1 %2, %3 %4. Tessere che mancano nelle mani: %5; nel mazzo: %6. Chi ha la Banca più grande dice quante di ognuna tornano. Poche vuol dire mani piccole e una finale breve; molte, mani piene e più doppi di vantaggio.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>La finale riparte da zero, senza puntate: i totali contano solo in caso di parità. Banche: %1 %2, %3 %4. Tessere che mancano nelle mani: %5; nel mazzo: %6. Le Banche sono uguali: chi ha vinto l’ultima manche dice quante di ognuna tornano. Poche vuol dire mani piccole e una finale breve; molte, mani piene e più doppi di vantaggio.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>La finale riparte da zero, senza puntate: i totali contano solo in caso di parità. Banche: %1 %2, %3 %4. Tessere che mancano nelle mani: %5; nel mazzo: %6. Le Banche sono uguali: chi ha il totale più alto dice quante di ognuna tornano. Poche vuol dire mani piccole e una finale breve; molte, mani piene e più doppi di vantaggio.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>La finale riparte da zero, senza puntate: i totali contano solo in caso di parità. Banche: %1 %2, %3 %4. Tessere che mancano nelle mani: %5; nel mazzo: %6. Le Banche e i totali sono uguali: chi siede per primo dice quante di ognuna tornano. Poche vuol dire mani piccole e una finale breve; molte, mani piene e più doppi di vantaggio.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Il mazziere lo sceglie e ne gioca la prima tessera. Solo le sue tessere si possono giocare di traverso, per 3 o 4 punti; un doppio conta il doppio.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Ognuno per sé</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Chi raggiunge la puntata conta anche quella</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Chi non può giocare pesca una tessera</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>prima distribuzione</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>per la prima distribuzione</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>per una puntata raggiunta</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>stesso numero</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>di traverso</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>elemento della manche, stesso numero</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>La finale riparte da zero: il totale di %1 conta solo in caso di parità.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>In finale: doppi %1 e punti %2 meno tessere in mano %3 fanno %4. Il totale di prima, %5, conta solo in caso di parità.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Punta sui tuoi punti, meno 1 per tessera rimasta.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Punta solo sui tuoi punti, meno 1 per tessera rimasta.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Punta: le tue tessere fanno al massimo %1.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Ora viene la finale, che riparte da zero: i totali contano solo in caso di parità.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Quando le tessere scarseggiano, viene la finale.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Dopo la prossima manche esce il totale più basso, se non la vince. Gli ultimi due giocano la finale.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Quando le tessere scarseggiano, dopo ogni manche esce il totale più basso, se non la vince. Gli ultimi due giocano la finale.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Il lato di una tessera %1 %2: accetta il suo elemento.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>finale</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>doppi +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>finale, senza puntate</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>doppio %1 pescato: primo mazziere</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>offerta %1: primo mazziere</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Prima della manche: +%1 per il doppio migliore, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Prima della manche: +%1 per l’offerta più alta.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Hai pescato il doppio migliore, %1: +%2 per te, e fai da primo mazziere.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Hai pescato il doppio migliore, %2: +%3 per te, e fai da primo mazziere. Lo %5 batte ogni altro doppio e vale %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 ha pescato il doppio migliore, %2: +%3, e la prima distribuzione.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 ha pescato il doppio migliore, %2: +%3, e la prima distribuzione. Lo %5 batte ogni altro doppio e vale %3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>L’elemento della manche: solo le sue tessere si possono giocare di traverso, per 3 o 4 punti; un doppio conta il doppio.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>La finale riparte da zero, senza puntate: i totali contano solo in caso di parità. Le targhe mostrano i punti meno le tessere in mano.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>Da ogni Banca %1 recupera: %2. Le targhe mostrano i punti meno le tessere in mano.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>La finale riparte da zero, senza puntate: i totali contano solo in caso di parità. Le targhe mostrano i punti meno le tessere in mano. Vantaggio per i doppi mostrati: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>Da ogni Banca %1 recupera: %2. Le targhe mostrano i punti meno le tessere in mano. Vantaggio per i doppi mostrati: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>La finale riparte da zero, senza puntate: i totali contano solo in caso di parità. Le targhe mostrano i punti meno le tessere in mano. Vantaggio per i doppi mostrati: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>Da ogni Banca %1 recupera: %2. Le targhe mostrano i punti meno le tessere in mano. Vantaggio per i doppi mostrati: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Di nessun altro elemento ne hai di più.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Di un altro hai altrettante tessere e doppie: vanno bene entrambi.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>È dell’elemento della manche, e un doppio conta il doppio.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>È dell’elemento della manche, e i numeri sono uguali.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>È dell’elemento della manche, quindi può stare di traverso.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Nessuno di chi ha ancora tessere può giocarne una.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>La tua tessera (%1) dà di più, ma ci sta anche dopo; questa poi forse non trova più un’estremità.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Lascia aperto un %1, e hai ancora %n tessera con quel numero.</numerusform>
                <numerusform>Lascia aperto un %1, e hai ancora %n tessere con quel numero.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Se resta in mano costa un punto alla fine, e questa estremità potrebbe sparire presto.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Il mazziere ha rilanciato, quindi si punta ancora un giro: la puntata più alta è %1. Punta di più, o resta alla tua.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Il mazziere ha rilanciato, quindi si punta ancora un giro: la puntata più alta è %1. Le tue tessere fanno al massimo %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Tutti hanno puntato; la puntata più alta è %1. Come mazziere puoi rilanciare, e allora potranno anche gli altri.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Tutti hanno puntato; la puntata più alta è %1. Come mazziere puoi rilanciare, e allora potranno anche gli altri. Le tue tessere fanno al massimo %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>La puntata più alta è la tua: %1. Puoi rilanciare, e allora potranno anche gli altri.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>La puntata più alta è la tua: %1. Puoi rilanciare, e allora potranno anche gli altri. Le tue tessere fanno al massimo %2.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Da qui si completano le mani prima di ogni manche. Quando scarseggia, le mani sono più piccole, perché le tessere durino fino alla finale, ed esce il totale più basso, se non vince la manche.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Giochi con %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Giochi con %3. Hai pescato il doppio migliore, %1: +%2 per te, e fai da primo mazziere.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Giochi con %4. Hai pescato il doppio migliore, %2: +%3 per te, e fai da primo mazziere. Lo %5 batte ogni altro doppio e vale %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Giochi con %4. %1 ha pescato il doppio migliore, %2: +%3, e la prima distribuzione.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Giochi con %4. %1 ha pescato il doppio migliore, %2: +%3, e la prima distribuzione. Lo %5 batte ogni altro doppio e vale %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>La tua offerta era la più alta: +%1 per te, e fai da primo mazziere.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 ha offerto di più: +%2, e la prima distribuzione.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Le tessere scarseggiano: ora le mani sono di %1, e dopo questa manche esce il totale più basso, se non la vince.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Le targhe mostrano ora, come «5 su 12», i punti meno le tessere in mano, e la puntata da raggiungere.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 non ha più tessere. La manche continua finché qualcuno può posarne una.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Non ti restano tessere. La manche continua finché qualcuno può posarne una.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>Totale altrettanto basso, ma con una Banca più grande (%1 contro %2): %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>Totale altrettanto basso, ma di più in questa manche (%1 contro %2): %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>Altrettanto basso in tutto, ma prima nell’ordine di gioco: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Fuori, con %1: %2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Fuori, con il totale più basso (%1): %2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>In salvo con %1, per aver vinto la manche: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Le tessere sul tavolo vanno nella Banca di chi vince la manche: per la finale alcune di ogni Banca si distribuiscono di nuovo, e chi ha la Banca più grande dice quante.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>Decide quindi il totale più alto, %1 contro %2: %3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Rispondi prima alla domanda: le tessere si posano dopo.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Fai un’offerta per essere il primo mazziere</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Scegli l’elemento giusto</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Fai la puntata che la tua mano può reggere</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Gioca una tessera di traverso</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Gioca la tessera giusta</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>Fuori, nessuno aveva meno di %1: %2.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Non ci sta da nessun’altra parte: questo è l’unico %1 aperto, e potrebbe sparire presto.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Da ogni Banca recuperi: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Da ogni Banca %1 recupera: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>Risultato uguale, ma con meno tessere in mano (%1 contro %2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>Risultato uguale, ma con la puntata più alta (%1 contro %2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>L’unica puntata raggiunta prende la manche: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Il miglior risultato tra le puntate raggiunte prende la manche: %1, con %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Il miglior risultato prende la manche: %1, con %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Nessuno ha raggiunto la sua puntata. Il miglior risultato prende la manche: %1, con %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Di più non ingrandirebbe nessuna mano.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Provato molte volte, vince la finale più spesso che con più tessere.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Punta alto.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Gioca volentieri di traverso.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>La tua mano dovrebbe fare circa %1, più della tua puntata.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>È la puntata minima, anche se la tua mano non può fare più di %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>È la puntata minima; la tua mano dovrebbe fare circa %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>La tua mano dovrebbe fare circa %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>La tua mano dovrebbe fare circa %1, e chi viene dopo deve puntare di più.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n di esse è un doppio e conta due volte.</numerusform>
                <numerusform>%n di esse sono doppi e contano due volte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>La tua puntata di %1 è ormai irraggiungibile: la manche non ti dà niente. Ora conta che gli altri segnino poco.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>La tua puntata di %1 è ormai irraggiungibile: la manche non ti dà niente. Se nessuno raggiunge la sua, vince chi ha più punti meno le tessere rimaste.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>La tua puntata di %1 è ormai irraggiungibile: la manche non ti dà niente.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Elemento %1: hai %n tessera</numerusform>
                <numerusform>Elemento %1: hai %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>A te è più facile seguire: ci sta %n delle tue altre tessere, invece di %2.</numerusform>
                <numerusform>A te è più facile seguire: ci stanno %n delle tue altre tessere, invece di %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Agli altri è più difficile seguire: ci sta %n tessera nascosta, invece di %2.</numerusform>
                <numerusform>Agli altri è più difficile seguire: ci stanno %n tessere nascoste, invece di %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Le tue tessere di quell’elemento: %1 invece di %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Se nessuno offre di più, segni %1 invece di %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Una puntata più bassa è più facile da raggiungere: %1 invece di %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Chi viene dopo deve puntare più di %1, invece che di %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Cala la scala</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Cala il gruppo</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Bussa: supervittoria!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Bussa</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Prima va calato il jolly.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>La tessera che hai preso non si può scartare in questo turno.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Punti morti rimasti: %1; per bussare, al massimo %2, o una sola tessera.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Punti morti rimasti: %1; per bussare, al massimo %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Avanzerebbe %n tessera; per bussare può avanzarne al massimo una.</numerusform>
                <numerusform>Avanzerebbero %n tessere; per bussare può avanzarne al massimo una.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Avanzerebbe %n tessera; per bussare non deve avanzarne nessuna.</numerusform>
                <numerusform>Avanzerebbero %n tessere; per bussare non deve avanzarne nessuna.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Pesca</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Dieci</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Tredici</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Tessere a ogni giocatore</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Copie di ogni tessera</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jolly</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>Sul tavolo, dove attaccano entrambi</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Solo quando qualcuno bussa</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Dove si calano le combinazioni</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Solo ciò che non è in combinazioni</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Tutto, anche le combinazioni</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Che cosa conta nell’altra mano quando qualcuno bussa</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Pochi punti morti, o una sola tessera</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Pochi punti morti</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Al massimo una tessera</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Nessuna tessera</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Che cosa serve per bussare</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Massimo di punti morti per bussare</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Punti morti che conta un jolly</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Punti per un contropiede</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Punti per una vittoria</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Punti per una supervittoria</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Tavolo aperto</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Gin con 52</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 preso</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Hai preso %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ha preso %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 scartato</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Hai scartato %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ha scartato %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>%1 sul tavolo</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Hai calato %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 ha calato %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 attaccato</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Hai attaccato %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 ha attaccato %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 per un jolly</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Hai messo %1 al posto di un jolly.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ha messo %2 al posto di un jolly.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>bussato</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Hai bussato.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ha bussato.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Gruppi e scale in due; bussa prima dell’avversario.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>vittoria</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>supervittoria</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>contropiede</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>punti morti</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Nessuno ha bussato: la manche è patta.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Questa scala accetta %1 nero o %2 nero.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Questa scala accetta %1 rosso o %2 rosso.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Questa scala accetta %1 blu o %2 blu.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Questa scala accetta %1 arancione o %2 arancione.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questa scala accetta %1 nero.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questa scala accetta %1 rosso.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questa scala accetta %1 blu.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questa scala accetta %1 arancione.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questo gruppo accetta %1 nero.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questo gruppo accetta %1 rosso.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questo gruppo accetta %1 blu.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Questo gruppo accetta %1 arancione.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Il jolly vale %1 nero.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Il jolly vale %1 rosso.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Il jolly vale %1 blu.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Il jolly vale %1 arancione.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>I jolly valgono, in nero: %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>I jolly valgono, in rosso: %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>I jolly valgono, in blu: %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>I jolly valgono, in arancione: %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Sulla scala nera</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Sulla scala rossa</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Sulla scala blu</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Sulla scala arancione</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Questo gruppo è completo.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Questo gruppo accetta un altro %1, di un colore che gli manca.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Questa scala è completa.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Il jolly vale un altro %1, di un colore che manca al gruppo.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Sul gruppo di %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>un gruppo di %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Scala</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Gruppo</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Punti morti: %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Punti morti dopo lo scarto: %1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Punti morti pari: un contropiede, senza punti.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Le combinazioni non calate contano per intero.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Nessun punto morto</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Prendi la tessera scoperta, o passa.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Avete passato entrambi: pesca una tessera.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Resta %n tessera da pescare.</numerusform>
                <numerusform>Restano %n tessere da pescare.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 nero</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 neri</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 rosso</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 rossi</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 blu</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 blu</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 arancione</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 arancioni</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>jolly</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Prendi %1 nero</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Prendi %1 rosso</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Prendi %1 blu</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Prendi %1 arancione</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Prendi il jolly</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Scarta %1 nero</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Scarta %1 rosso</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Scarta %1 blu</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Scarta %1 arancione</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Scarta il jolly</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Metti %1 nero al posto del jolly</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Metti %1 rosso al posto del jolly</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Metti %1 blu al posto del jolly</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Metti %1 arancione al posto del jolly</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Attacca %1 nero alla scala</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Attacca %1 rosso alla scala</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Attacca %1 blu alla scala</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Attacca %1 arancione alla scala</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Attacca %1 nero al gruppo</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Attacca %1 rosso al gruppo</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Attacca %1 blu al gruppo</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Attacca %1 arancione al gruppo</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Attacca il jolly al gruppo di %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sotto %1 nero</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sotto %1 rosso</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sotto %1 blu</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sotto %1 arancione</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sopra %1 nero</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sopra %1 rosso</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sopra %1 blu</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Attacca il jolly sopra %1 arancione</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Scarti: %1 nero in cima, %n tessera</numerusform>
                <numerusform>Scarti: %1 nero in cima, %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Scarti: %1 rosso in cima, %n tessera</numerusform>
                <numerusform>Scarti: %1 rosso in cima, %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Scarti: %1 blu in cima, %n tessera</numerusform>
                <numerusform>Scarti: %1 blu in cima, %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Scarti: %1 arancione in cima, %n tessera</numerusform>
                <numerusform>Scarti: %1 arancione in cima, %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Scarti: un jolly in cima, %n tessera</numerusform>
                <numerusform>Scarti: un jolly in cima, %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Bussa con %2, scarta %1 nero</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Bussa con %2, scarta %1 rosso</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Bussa con %2, scarta %1 blu</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Bussa con %2, scarta %1 arancione</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Bussa con %2, scarta il jolly</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervittoria: scarta %1 nero</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervittoria: scarta %1 rosso</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervittoria: scarta %1 blu</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervittoria: scarta %1 arancione</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Supervittoria: scarta il jolly</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Scarti: nessuna tessera</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Porta i punti morti da %1 a %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Entra in una combinazione: i punti morti scendono da %1 a %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Si attacca a una combinazione sul tavolo.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Potrebbe entrare in una combinazione.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Avete passato entrambi: resta solo questo.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Non ci sono scarti.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>La tessera scoperta non ti dà una combinazione.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>La tua mano è vuota: supervittoria.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Il jolly va calato in questo turno.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Libera il jolly per una tua combinazione.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Quel che sta sul tavolo non può contare contro di te.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>Ti lascia %n tessera in mano.</numerusform>
                <numerusform>Ti lascia %n tessere in mano.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>È la tua ultima tessera: supervittoria.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Non hai punti morti.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>A %1 servirebbero %2 o meno per il contropiede.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>La manche è finita.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Non tocca a te.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Prima prendi la tessera scoperta, o passa.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Prima pesca una tessera.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Prima pesca, o prendi la tessera scoperta.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Il jolly va calato: in una combinazione, o attaccato a una.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Le combinazioni si calano solo quando qualcuno bussa.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>In questo turno non potresti calare il jolly.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Così il tuo turno non potrebbe finire.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Quella tessera non è nella tua mano.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Cala la combinazione</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Ordina le combinazioni</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Non ordinare più le combinazioni</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Cala le tessere scelte come combinazione</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Prendi la tessera scoperta</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Ordina le mie combinazioni, o no</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Nessuna delle tue tessere forma ancora una combinazione.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Trascina o tocca qui per calare la combinazione</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Quale combinazione?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Queste tessere non formano una combinazione.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Pesca una tessera.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Cala combinazioni se vuoi, poi scarta una tessera.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>bussare con %1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>Con %1 o meno puoi bussare, e la manche finisce.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>I punti morti sono quanto contano le tue tessere fuori da combinazioni. Meno sono, meglio è.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Lo scarto che lascia meno: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Fuori da combinazioni: %1 = %2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Ogni turno comincia con una tessera da qui, o con l’ultima scartata.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Qui c’è ciò che è stato scartato. Si può prendere solo la tessera in cima.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Chi ha quella tessera può scambiarla con il jolly.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Sostituisce qualsiasi tessera che manchi a una combinazione.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Fuori da combinazioni conta %1 contro di te.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: nessun punto morto.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: Punti morti %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: Punti morti %2 = %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %n tessera attaccata.</numerusform>
                <numerusform>%1: %n tessere attaccate.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Le tessere in una combinazione non contano più contro di te, ed entrambi i giocatori possono attaccarne altre.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>Calata da %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Entrambi i giocatori possono attaccare tessere a ogni combinazione, chiunque l’abbia calata.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>Un 1 è un asso e conta 11, da 10 a 13 contano 10, le altre il loro numero.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Fuori da combinazioni: un 1 è un asso e conta 11, da 10 a 13 contano 10, le altre il loro numero.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>jolly, per %1 nero</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>jolly, per %1 rosso</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>jolly, per %1 blu</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>jolly, per %1 arancione</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>jolly, per un altro %1</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Cala ora il jolly, in una combinazione o su una.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Pesca una tessera, o prendi quella scoperta.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Scarta una tessera, o bussa per finire la manche.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>per la vittoria</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>per la supervittoria</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>per il contropiede</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>per i punti morti</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Punti morti rimasti: %1 (il minimo sarebbe %2), ma quel che tieni ha più probabilità di formare una combinazione.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Punti morti rimasti: %1 (il minimo sarebbe %2), ma la tessera serve meno a %3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Punti morti rimasti: %1; il minimo sarebbe %2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>È la più cara che avanza; punti morti rimasti: %1.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Punti morti rimasti: %1, il minimo possibile.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Un asso: fuori combinazione conta %1 contro di te.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Scarta una tessera. Per bussare: %1 o meno.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Scarta una tessera. Per bussare: al massimo una di avanzo.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Scarta una tessera. Per bussare: nessuna di avanzo.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Niente di ciò che avanza conta di più; punti morti rimasti: %1, di cui %2 per un asso.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Punti morti rimasti: %1, il minimo possibile; %2 sono di un asso.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Un asso conta %1, e niente di ciò che avanza conta di più; punti morti rimasti: %2.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>Da %1 a %2 contano tutte %3, e niente di ciò che avanza conta di più; punti morti rimasti: %4.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Niente di ciò che avanza conta di più; punti morti rimasti: %1.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Una combinazione ha almeno tre tessere: prima sceglile.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Un contropiede, %1 contro %2: altrettanti punti morti o meno.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 scartato e bussato</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Hai scartato %1 e bussato.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ha scartato %2 e bussato.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 ha bussato con meno punti morti: una vittoria.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Hai bussato con meno punti morti: una vittoria.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>A %1 non avanzava una tessera: una supervittoria.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Non ti avanzava una tessera: una supervittoria.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 ha bussato, ma tu avevi altrettanti punti morti o meno: un contropiede.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Hai bussato, ma %1 aveva altrettanti punti morti o meno: un contropiede.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: bussa e scarta %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 meno %3: %4.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 meno %3: %4, e %5 per la vittoria.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>Punti morti pari. %1: %2 punti per il contropiede.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 meno %3 fa %4, e %5 per il contropiede.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Il mazzo è finito: nessuno segna.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 turni senza pescare dal mazzo: nessuno segna.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 per la supervittoria.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2 + %3 per la supervittoria = %4.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Il mazzo è finito: questo è l’ultimo turno.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>Il mazzo può portare qualcosa di meglio.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Usa un jolly</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Attacca a una combinazione sul tavolo</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Cala una combinazione</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Scarta la tessera giusta</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bussa con la tessera giusta</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Non bussare ancora</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Ti lascia %1 punti morti, invece di %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Poi %n tessera nascosta abbasserebbe i tuoi punti morti, invece di %2.</numerusform>
                <numerusform>Poi %n tessere nascoste abbasserebbero i tuoi punti morti, invece di %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Supervittoria!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lascia la tessera scoperta</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Aspetta a bussare: la prossima pescata porta i punti morti da %1 a %2, in media.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Non avanza nessuna tessera.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Bussa appena può.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Aspetta prima di bussare.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Va in cerca di scale.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>È in una combinazione, e i punti morti rimasti sono %1 invece di %2, ma quel che tieni ha più probabilità di formare una combinazione.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>È in una combinazione, ma nessun altro scarto lascia meno punti morti di %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 per uno, 60 per due insieme, 70 per tre</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 per ciascuno</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Quanto vale chiudere un esagono</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Tutti e tre gli angoli toccano numeri che ci sono già</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Lo stesso, e un solo bordo tocca una tessera</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Che cosa conta come ponte</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>Chi deve aprire con una tripla può usare 0-0-0</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Le tessere degli altri meno le proprie, una volta</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>La differenza con ciascuno degli altri</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Se nessuno può giocare, segna la mano più bassa</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triomino</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Triangoli bordo contro bordo; chiudi esagoni, fai ponti.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Ponti rigorosi, esagoni da 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Partita breve, a 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>la tessera</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>tripla d’apertura</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>apertura con 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>esagono</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>una tessera pescata</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>turno passato</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>tessera %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>tessera %1, %2, %3; non ci sta da nessuna parte</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>tessera %1, %2, %3; ci sta in %n posto</numerusform>
                <numerusform>tessera %1, %2, %3; ci sta in %n posti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Apri con %1: %n punto.</numerusform>
                <numerusform>Apri con %1: %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Gioca %1 su %2 e chiudi un esagono: %n punto.</numerusform>
                <numerusform>Gioca %1 su %2 e chiudi un esagono: %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Gioca %1 su %2 come ponte: %n punto.</numerusform>
                <numerusform>Gioca %1 su %2 come ponte: %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Gioca %1 su %2: %n punto.</numerusform>
                <numerusform>Gioca %1 su %2: %n punti.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Prossima manche</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passa</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Un posto dove ci sta una delle tue tessere.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Apri tu: %1 è la tripla più alta distribuita.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Nessuna tripla distribuita. Apri tu: %1 vale più di tutte.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Una tessera da qui costa %1 punti, fino a tre per turno.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Dove i bordi si toccano, i numeri alle due estremità sono uguali.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Una tripla: la più alta apre, per 10 punti in più.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Vale %1: per te se la giochi, per chi vince se ti resta in mano.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Messa da: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 ha aperto: 30 punti, e 10 per la tripla.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 ha aperto: è la tripla più alta distribuita.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Nessuna tripla distribuita. %1 ha aperto: vale più di tutte.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>La tripla più alta apre la manche: gioca %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Nessuno ha una tripla, quindi apre la tessera con più punti: gioca %1.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Una tessera si gioca bordo contro bordo con un’altra.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Non tocca a te.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Nessun bordo sul tavolo accetta %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Nessuna delle tue tessere ci sta.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Con questa chiudi.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>chiusura</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>per i punti rimasti nelle altre mani</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Non vale punti, ma niente è chiaramente meglio.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Non vale punti, ma poi altre tue tessere ci stanno.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Qui la tessera deve mostrare un %1 e poi, in senso orario, un %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>La tessera li ha entrambi, ma al contrario: in senso orario, dopo %1 deve venire %2.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Qui la tessera deve mostrare %1, %2 e %3, in senso orario.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>per tessere giocate</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>per una tessera giocata</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>per la tripla d’apertura</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>per l’apertura con 0-0-0</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>per un ponte</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>per %n ponte</numerusform>
                <numerusform>per %n ponti</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>per una tessera pescata</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>per %n tessera pescata</numerusform>
                <numerusform>per %n tessere pescate</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>per un turno passato</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>per %n turno passato</numerusform>
                <numerusform>per %n turni passati</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Quanto costa passare a mazzo vuoto</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Chiudi un esagono</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Fai un ponte</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Prepara un ponte o un esagono per te</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Pesca, anche se una tessera ci sta</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lascia agli altri poco che ci stia</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Il ponte o l’esagono più caro che lascia agli altri vale %1, invece di %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Così hai %1 tessere, invece di %2: con più tessere puoi ancora giocare quando gli altri devono passare.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Nessuno gioca più: la manche è bloccata.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>per un esagono</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>per esagoni</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Pesca (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Ultima pesca (%1): se non ci sta, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Mazzo vuoto, nessuna ci sta: passi (%1).</translation>
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
                <numerusform>Gioca %1 su %2 e chiudi %3 esagoni: %n punto.</numerusform>
                <numerusform>Gioca %1 su %2 e chiudi %3 esagoni: %n punti.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>I suoi punti ne valgono la pena, anche se poi non ci sta nessuna delle tue altre tessere.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Poi ci sta %n delle tue altre tessere.</numerusform>
                <numerusform>Poi ci stanno %n delle tue altre tessere.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>A fine manche, mettere %1 (+%2) rende circa %3 punti in più.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>In molte manche come questa ha reso più che mettere %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Si equivalgono: a fine manche, mettere %1 (+%2) rende più o meno lo stesso.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Tiene le triple per la fine.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Gioca prima le tessere pesanti.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>A te è più facile seguire: ci sta %n delle tue altre tessere, invece di %2.</numerusform>
                <numerusform>A te è più facile seguire: ci stanno %n delle tue altre tessere, invece di %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Agli altri è più difficile seguire: ci sta %n tessera nascosta, invece di %2.</numerusform>
                <numerusform>Agli altri è più difficile seguire: ci stanno %n tessere nascoste, invece di %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Così gli altri devono passare più spesso.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Così le tue tessere rendono di più e quelle degli altri di meno.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Così le tue tessere rendono di più.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Così le tessere degli altri rendono di meno.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 A fine manche vale circa %n punto in più che mettere %1 (+%2).</numerusform>
                <numerusform>%3 A fine manche vale circa %n punti in più che mettere %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>A fine manche vale circa %n punto in più che mettere %1 (+%2).</numerusform>
                <numerusform>A fine manche vale circa %n punti in più che mettere %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>In molte manche come questa ha reso più che mettere %1 (+%2): con più tessere puoi ancora giocare quando gli altri devono passare.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Nessun’altra delle tue tessere porta adesso tanti punti.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Contando i punti e ciò che poi ci sta, niente è chiaramente meglio.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Il ponte o l’esagono più caro che lascia al tuo avversario vale %1, invece di %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Così hai %1 tessere, invece di %2: con più tessere puoi ancora giocare quando il tuo avversario deve passare.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Poi ci sta %n tessera nascosta, meno che dopo %1.</numerusform>
                <numerusform>Poi ci stanno %n tessere nascoste, meno che dopo %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Al tuo avversario è più difficile seguire: ci sta %n tessera nascosta, invece di %2.</numerusform>
                <numerusform>Al tuo avversario è più difficile seguire: ci stanno %n tessere nascoste, invece di %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Con più tessere puoi giocare più spesso, e gli altri meno spesso.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Con più tessere puoi giocare più spesso.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Così il tuo avversario deve passare più spesso.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Mettere %1 (+%2) aiuterebbe il tuo avversario: ci starebbero %3 delle tessere nascoste, invece di %4 adesso.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Con più tessere puoi giocare quando il tuo avversario deve passare. Pescare prima rende in una manche circa %1 punti in più che mettere subito.</translation>
        </message>
    </context>
</TS>
