<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Ακρίβεια</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Ακρίβεια, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Είναι γνωστή για τις παρτίδες που ξαναείδες ως το τέλος.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Ξανά</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Νέος γύρος</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Αποτέλεσμα</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Είναι καλύτερο από «%1». %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>Το «%1» είναι περίπου εξίσου καλό.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Ως το τέλος φέρνει %n πόντο παραπάνω.</numerusform>
                <numerusform>Ως το τέλος φέρνει %n πόντους παραπάνω.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Είναι καλύτερο από «%1», αν και εκείνο φέρνει περισσότερα τώρα. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>Το «%1» φέρνει λιγότερα τώρα, αλλά ως το τέλος του γύρου είναι περίπου εξίσου καλό.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>Το «%1» φέρνει περισσότερα τώρα, αλλά ως το τέλος του γύρου είναι απλώς περίπου εξίσου καλό.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Ποιου οι κινήσεις</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Ακρίβεια: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>ακρίβεια</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Ψάχνω κινήσεις με επιλογή…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L1 από %L2 κινήσεις ελέγχθηκαν</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Διακοπή μετά από %L1 από %L2 κινήσεις</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Διακοπή</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Συνέχεια</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Πόσο καλά παίχτηκε</translation>
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
            <translation>Σε αυτή την παρτίδα δεν υπήρξε ποτέ επιλογή.</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Οι κινήσεις</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Ακρίβεια ανά είδος απόφασης</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n κίνηση</numerusform>
                <numerusform>%n κινήσεις</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Το πιο δυνατό μποτ εξετάζει κάθε κίνηση που άφηνε επιλογή, ξέροντας μόνο όσα ήταν γνωστά τότε. Μια κίνηση που κοστίζει το ένα πέμπτο της συνηθισμένης διαφοράς ενός γύρου μετρά μισή· η ακρίβεια είναι ο μέσος όρος όλων των κινήσεων. Μια κίνηση κρίνεται χειρότερη από καλή μόνο όταν δεν την εξηγεί η τύχη.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Δείξε μου</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Κλείσε</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Φίλος ή φίλη</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>Δεν υπάρχει πρόκληση στο πρόχειρο.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Πρόκληση</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1: %2 απέναντι στην καλύτερη άλλη θέση. Μπορείς καλύτερα;</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Δέξου πρόκληση</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 για %L2, μοιρασιά %3, μποτ: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Ανάμεικτα</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Κάποιος τελειώνει μια παρτίδα και διαλέγει «Στείλε τη μοιρασιά». Αντίγραψε το κείμενο που σου έστειλε ή άνοιξε το αρχείο: θα παίξεις τα ίδια πλακίδια από την ίδια θέση.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Δεν υπάρχουν υποδείξεις, και ό,τι παίχτηκε παίχτηκε. Στο τέλος συγκρίνονται τα δύο αποτελέσματα. Κανείς δεν ελέγχει πόσες φορές παίχτηκε πριν η μοιρασιά.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Γι’ αυτό δεν μετράει ούτε στη βαθμολογία σου ούτε στα στατιστικά σου.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Δες το πρόχειρο</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Άνοιξε αρχείο</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Παίξε</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Παρτίδες Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Κλείσιμο χωρίς αποθήκευση;</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Κλείσιμο του Boneyard;</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n κίνηση θα χαθεί.</numerusform>
                <numerusform>%n κινήσεις θα χαθούν.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Τώρα αποθηκεύτηκαν όλες οι κινήσεις.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Κλείσε</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Αλλού</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Μείνε</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Αυτή η παρτίδα δεν διαβάζεται πια.</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Γύρος %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Γύρος %L1, %2, μοιρασιά της ημέρας</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Γύρος %L1, %2, με βαθμολογία</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Γύρος %L1, %2, πρόκληση</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Συνέχεια</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Συνέχισε: %1</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Αφαίρεσε την παρτίδα</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Αφαίρεσε την παρτίδα %1</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>Να αφαιρεθεί η παρτίδα;</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Κράτα</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Αφαίρεσε</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Σειρά: %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Τα πλακίδια μένουν κρυφά ώσπου να πεις «Έτοιμα».</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Πάρε πίσω την κίνηση</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Έτοιμα</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Αντίγραψε το αποτέλεσμα</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Τέσσερις γραμμές είναι τώρα στο πρόχειρο.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Δέξου πρόκληση</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Μέρα με τη μέρα</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Παιχνίδι</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Εσύ</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>Μέτρο</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>Παίξε</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Συνέχεια</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Εξάσκηση</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Τελευταίες μέρες</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Σήμερα όλοι παίρνουν τα ίδια πλακίδια. Μετρά η πρώτη προσπάθεια: χωρίς υποδείξεις, και πλακίδιο που παίχτηκε, παίχτηκε. Μετά μπορείς να ξαναπαίξεις τη μοιρασιά για εξάσκηση.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Παίζεις με μποτ επιπέδου «%1». Το αποτέλεσμά σου είναι πόσους πόντους τελειώνεις μπροστά από το καλύτερο· το μέτρο είναι όσα κάνει κατά μέσο όρο το πιο δυνατό μποτ στη θέση σου.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Μία χαμένη μέρα συγχωρείται· με δύο στη σειρά το μέτρημα ξαναρχίζει.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Κανείς δεν το ελέγχει: η ημερομηνία έρχεται από το ρολόι του υπολογιστή, και θα μπορούσες να έχεις παίξει πρώτα αλλού τη μοιρασιά.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Μοιρασιές της ημέρας</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Από πού ήρθαν οι πόντοι</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Για</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Φορές</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Πόντοι</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Εδώ περιμένουν οι παρτίδες που άφησες στη μέση.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Τα σύνολα όλων των παικτών ανά γύρο. Με τα βέλη περνάς από γύρο σε γύρο.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Αρχή</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Γύρος %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Γύροι</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Ο τελικός ξεκινά από το μηδέν και κρίνει την παρτίδα.</translation>
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
            <translation>τελικός</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>εκτός στον γύρο %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Πίνακας πόντων</translation>
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
            <translation>Πώς μπορεί να δείχνει ένα τραπέζι</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Ένα χέρι όπως μοιράζεται</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>Στους κανόνες</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Τι κοστίζουν τα λάθη</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Απόφαση</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Ανακρίβειες</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Λάθη</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Γκάφες</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Χαμένοι πόντοι</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Ανοίγουν μόνο αποθηκευμένες παρτίδες: αρχεία που το όνομά τους τελειώνει σε .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Δείξ’ το μεγαλύτερο</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Δείξε όλο το τραπέζι</translation>
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
            <translation>Μάθημα: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Μαθήματα</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Μαθήματα: έγιναν %L1 από %L2</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Παίξε</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Παίξε %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Θέσεις και κανόνες…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Θέσεις και κανόνες: %1</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Ανά παιχνίδι</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Παιχνίδι</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Παρτίδες</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Νίκες</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Βαθμολογία</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Εκ των υστέρων</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Ψάχνω μια καλή κίνηση…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Όλα τα παιχνίδια</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Όνομα, μέρα, μοιρασιά…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Παιχνίδι</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Αποτέλεσμα</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Νίκη ή ήττα</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Νίκη</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Όχι νίκη</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Χρόνος</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Οποτεδήποτε</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Από χθες</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Τελευταία εβδομάδα</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Τελευταίος μήνας</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Τελευταίος χρόνος</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Ιστορικό</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Ιστορικό</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Άνοιξε αρχείο</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Εδώ μένουν οι παρτίδες που τελειώνεις, για να τις ξαναδείς κίνηση προς κίνηση.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Δεν βρέθηκαν παρτίδες. Δοκίμασε πιο πλατιά αναζήτηση.</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Παρτίδες Boneyard</translation>
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
            <translation>Διάλεξε</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Αποτέλεσμα</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Διαγραφή</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Πρώτα οι νέες</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Πρώτα οι παλιές</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Ανά παιχνίδι</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Πρώτα οι μακριές</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Πρώτα οι σύντομες</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Πρώτα οι καλύτερες</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Πρώτα οι χειρότερες</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n παρτίδα</numerusform>
                <numerusform>%n παρτίδες</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Σειρά</translation>
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
            <translation>Ρυθμίσεις</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Ως τη σειρά μου</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Αποτέλεσμα τώρα</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Οι άλλοι παίζουν αμέσως ώσπου να έρθει η σειρά σου.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Οι άλλοι παίζουν αμέσως ως το τέλος της παρτίδας.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Οι άλλοι παίζουν αμέσως ως το τέλος του γύρου.</translation>
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
            <translation>Πλήκτρα</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Διάλεξε πλακίδιο</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Επόμενη θέση γι’ αυτό</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Γύρισέ το αλλιώς</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Διάλεξε πλακίδιο ή άφησέ το</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Βάλ’ το εκεί</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Υπόδειξη</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Αναίρεση</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Επανάληψη</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Διάστημα</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Όσο παίζουν τα μποτ: ως τη σειρά σου</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Δείξε ή κρύψε πού ταιριάζουν τα πλακίδιά μου</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Πίνακας πόντων</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Επόμενος γύρος</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Κοίτα γύρω στο τραπέζι: τα βέλη και το Page ↓ πάνε από το ένα στο άλλο, το ? εξηγεί, το Esc γυρίζει στα πλακίδιά σου</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Δείξε όλο το τραπέζι</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Άφησε το πλακίδιο, ή άνοιξε και κλείσε το μενού</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Οι κανόνες για ό,τι γίνεται τώρα</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Ψάξε στους κανόνες</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Εξήγησε ό,τι είναι επιλεγμένο ή κάτω από τον δείκτη· ξανά για αυτά τα πλήκτρα</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Πρώτη φορά %1; Δοκίμασε ένα μάθημα δύο λεπτών.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Όχι, ευχαριστώ</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Δείξε μου</translation>
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
            <translation>Δεν ξέρεις; Το H δείχνει την κίνηση.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Παρέλειψες: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Βήμα %L1 από %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Υπόδειξη</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Ξανά</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Παράλειψη</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Επόμενο</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Τέλος</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Παίξε μια μικρή παρτίδα με προπονητή</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Επόμενο μάθημα: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Τα βήματα που παρέλειψες</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Παίξε μια παρτίδα</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Πίσω στο τραπέζι</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Ξανά το μάθημα</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Ανά επίπεδο και θέσεις</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Μποτ</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Θέσεις</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Παρτίδες</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Νίκες</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Πόντοι ανά παρτίδα</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Καλύτερη παρτίδα</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Καλύτερος γύρος</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Γλώσσα</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Θέμα</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Όπως το σύστημα</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Βράδυ</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Μέρα</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Έντονη αντίθεση</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Μέγεθος κειμένου</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Μέγεθος πλακιδίων</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Λιγότερη κίνηση</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Τα πλακίδια εμφανίζονται και σβήνουν αντί να κινούνται.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Απόδοση γραφικών</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Από την επόμενη εκκίνηση. Δοκίμασε άλλη, αν το τραπέζι κινείται αργά ή δείχνει λάθος.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Αυτόματα</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Κάρτα γραφικών</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Επεξεργαστής</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Το αποτέλεσμά σου</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Μόνο από τα πλακίδια</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Αποτέλεσμα και τύχη</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Αποτέλεσμα</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Μόνο από τα πλακίδια: τι κάνει η θέση σου στις ίδιες μοιρασιές με καλά μποτ σε κάθε θέση, ανάλογα με το πόσο έχει φανεί ότι μετρά η μοιρασιά. Είναι εκτίμηση, και μετά από λίγες παρτίδες λέει λίγα.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>Πληροφορίες για το %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Ρυθμίσεις…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Υπηρεσίες</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Απόκρυψη του %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Απόκρυψη άλλων</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Εμφάνιση όλων</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Τερματισμός του %1</translation>
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
            <translation>Δεν υπάρχει αρχείο %1.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>Το %1 δεν είναι αρχείο που διαβάζεται.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Το %1 δεν διαβάζεται: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Το %1 είναι πολύ μεγάλο για παρτίδα.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Το %1 είναι χαλασμένο ή δεν είναι παρτίδα Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Το %1 έγινε με νεότερη έκδοση του Boneyard.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Η παρτίδα στο %1 δεν μπορεί να στηθεί: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Το %1 είναι χαλασμένο: η ενέργεια %L2, «%3», είναι εκτός κανόνων.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Το %1 δεν γράφεται: %2.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Όλα τα παιχνίδια</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Στείλε τη μοιρασιά</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Αντίγραψε τη μοιρασιά</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Αντιγράφηκε: %1. Με τον αριθμό της μοιράζονται ξανά τα ίδια πλακίδια· αφού έπαιξαν μόνο μποτ, δεν υπάρχει αποτέλεσμα να ξεπεράσεις.</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Δες το ξανά</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Ίδια μοιρασιά</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Ξανά</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Διάλεξε εικόνα</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Κουκουβάγια</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Αλεπού</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Σαλιγκάρι</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Τουλίπα</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Ψάρι</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Μανιτάρι</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Λαγός</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Έλατο</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Πάπια</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Πεταλούδα</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Χελώνα</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Βελανίδι</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Μοιρασιά %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Πίσω στο τραπέζι</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Ανά αριθμό</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Ανά χρώμα</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Πίνακας πόντων</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Δες το ξανά</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Κανόνες του παιχνιδιού</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Μαθήματα</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Αποθήκευση</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Πλήκτρα</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ρυθμίσεις</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Από την αρχή με νέα πλακίδια</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Όλα τα παιχνίδια</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Καλύτερα: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Παίχτηκε: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Κινήσεις</translation>
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
            <translation>Για την καλύτερη κίνηση: %1 Για αυτή που παίχτηκε: %2</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Κερδίζει πιο συχνά την παρτίδα.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Σε %L1 τρόπους που μπορεί να είναι τα κρυφά πλακίδια, φέρνει %2 πόντους παραπάνω.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Κανένας λόγος δεν ξεχωρίζει από μόνος του, αλλά σε %L1 τρόπους που μπορεί να είναι τα κρυφά πλακίδια φέρνει %2 πόντους παραπάνω.</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Άριστη κίνηση</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Καλή κίνηση</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Ανακρίβεια</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Λάθος</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Γκάφα</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Τι να παίξεις</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Πότε να τραβήξεις ή να πας πάσο</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Ποιο να πάρεις</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Τι να κατεβάσεις σε συνδυασμό</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Τι να ρίξεις</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Πότε να χτυπήσεις</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Προσφορές</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Τι να ονομάσεις</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Στοιχήματα</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Προετοιμασία για τον τελευταίο γύρο</translation>
        </message>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>%L1 στις 100 πιθανότητες νίκης</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 πόντοι</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n πόντος</numerusform>
                <numerusform>%n πόντοι</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>Στο τέλος του γύρου η καλύτερη κίνηση φτάνει στους %1 πόντους και αυτή που παίχτηκε στους %2, σίγουρα.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>Στο τέλος του γύρου η καλύτερη κίνηση φτάνει κατά μέσο όρο στους %1 πόντους και αυτή που παίχτηκε στους %2, με απόκλιση %3.</translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Όπως ήταν τα πλακίδια, δεν άλλαξε τίποτα.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Όπως ήταν τα πλακίδια, κόστισε %n πόντο.</numerusform>
                <numerusform>Όπως ήταν τα πλακίδια, κόστισε %n πόντους.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Όπως ήταν τα πλακίδια, κέρδισε κιόλας %n πόντο.</numerusform>
                <numerusform>Όπως ήταν τα πλακίδια, κέρδισε κιόλας %n πόντους.</numerusform>
            </translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>Στην αρχή η πιθανότητα νίκης ήταν %1 στα 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Οι κινήσεις σου δεν κόστισαν τίποτα.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1: οι κινήσεις δεν κόστισαν τίποτα.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Οι κινήσεις σου κόστισαν %n στα 100 από την πιθανότητα νίκης.</numerusform>
                <numerusform>Οι κινήσεις σου κόστισαν %n στα 100 από την πιθανότητα νίκης.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: οι κινήσεις κόστισαν %n στα 100 από την πιθανότητα νίκης.</numerusform>
                <numerusform>%1: οι κινήσεις κόστισαν %n στα 100 από την πιθανότητα νίκης.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Η τύχη και οι άλλοι έδωσαν %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Η τύχη και οι άλλοι πήραν %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Στο τέλος έγινε %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>πάσο</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>τράβηξε %L1, πάσο</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>τράβηξε %n πλακίδιο</numerusform>
                <numerusform>τράβηξε %n πλακίδια</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>έπαιξε %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>τράβηξε %L1, έπαιξε %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Μοιράστηκε νέος γύρος.</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Τράβηξες %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1: τράβηξε %2.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Έπαιξες %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Τράβηξες πλακίδιο.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Πήγες πάσο.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Είναι η σειρά σου.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1: έπαιξε %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: τράβηξε πλακίδιο.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: πάσο.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Χάνεις %n πόντο.</numerusform>
                <numerusform>Χάνεις %n πόντους.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Κερδίζεις %n πόντο.</numerusform>
                <numerusform>Κερδίζεις %n πόντους.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: χάνει %n πόντο.</numerusform>
                <numerusform>%1: χάνει %n πόντους.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: κερδίζει %n πόντο.</numerusform>
                <numerusform>%1: κερδίζει %n πόντους.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Χάνεις %n πόντο: %1.</numerusform>
                <numerusform>Χάνεις %n πόντους: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Κερδίζεις %n πόντο: %1.</numerusform>
                <numerusform>Κερδίζεις %n πόντους: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1: χάνει %n πόντο: %2.</numerusform>
                <numerusform>%1: χάνει %n πόντους: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1: κερδίζει %n πόντο: %2.</numerusform>
                <numerusform>%1: κερδίζει %n πόντους: %2.</numerusform>
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
            <translation>Δεν έπιασες το στοίχημά σου.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1: το στοίχημα δεν πιάστηκε.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Αυτό ήταν το τελευταίο σου πλακίδιο.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>%1: αυτό ήταν το τελευταίο πλακίδιο.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>αποκλεισμός</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>τελικός</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Γύρος %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Γύρος %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Βγήκες: θέση %L1 από %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Εσύ και %1 βγήκατε: θέση %L2 από %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>Εκτός: %1, θέση %L2 από %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>Εκτός: %1, θέση %L2 από %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Ο τελικός τελείωσε</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Κανείς δεν παίρνει τον γύρο αποκλεισμού</translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Κανείς δεν παίρνει τον γύρο</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>Τον γύρο αποκλεισμού παίρνουν: %1</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>Τον γύρο αποκλεισμού παίρνετε: %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>Τον γύρο παίρνουν: %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>Τον γύρο παίρνετε: %1</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Παίρνεις τον γύρο αποκλεισμού</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>Τον γύρο αποκλεισμού παίρνει: %1</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Παίρνεις τον γύρο</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>Τον γύρο παίρνει: %1</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Κερδίζεις την παρτίδα</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>Την παρτίδα κερδίζει: %1</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>Την παρτίδα κερδίζουν: %1</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>Την παρτίδα κερδίζετε: %1</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Μοιράζονται τη νίκη: %1</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Τώρα αποθηκεύτηκαν όλες οι κινήσεις.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Επανάληψη</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Πίσω</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Λιγότερο</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Αριθμός</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Περισσότερο</translation>
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
            <translation>Χωρίς πλακίδια</translation>
        </message>
    </context>
    <context>
        <name>OptionModel</name>
        <message>
            <source>Yes</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Ναι</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Όχι</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Τι σημαίνει: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Τι σημαίνει</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Γρίφοι</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Ιστορικό</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Στατιστικά</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Κανόνες</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>εκτός</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>μέσα</translation>
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
            <translation>Ο γύρος</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Νέα παρτίδα</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Συνέχισε να βλέπεις</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Νέος γύρος</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Αποτέλεσμα τώρα</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Χάρτης του τραπεζιού</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Όλο το τραπέζι. Πάτα ένα σημείο για να πας εκεί.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Πίσω</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Κοιτάζει ένας προπονητής: πριν από ακριβή κίνηση λέει μια κουβέντα.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Διάρκεια: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Αποθήκευση ως</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Άνοιξε αρχείο</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Διαδρομή</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Υπάρχει ήδη αρχείο %1.</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Διαθέσιμα</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Άκυρο</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Αντικατάσταση</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Κράτα και τα δύο</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Αποθήκευση</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Άνοιξε</translation>
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
                <numerusform>%n παρτίδα διαγράφηκε</numerusform>
                <numerusform>%n παρτίδες διαγράφηκαν</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n παρτίδα επιλεγμένη</numerusform>
                <numerusform>%n παρτίδες επιλεγμένες</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Αναίρεση</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Όλες (%L1)</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Ως αρχεία</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Διαγραφή</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Άκυρο</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Στοίβα: μένει %n πλακίδιο</numerusform>
                <numerusform>Στοίβα: μένουν %n πλακίδια</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Είναι άδεια.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>Στον σωρό</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Πρώτο είναι το πάνω πλακίδιο.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Στα πλακίδια</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Ως συνήθως</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Κουκκίδες</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Αριθμοί</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Ρυθμός των άλλων</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Αργός</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Κανονικός</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Γρήγορος</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Αμέσως</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Λέγε τι να κάνω</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Μια διακριτική γραμμή πάνω στο τραπέζι.</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Σήμανση ανοιχτών άκρων</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Ένα σημάδι σε κάθε άκρο δείχνει τι ταιριάζει εκεί.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Πού ταιριάζουν τα πλακίδιά μου</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>Σε παιχνίδια όπου τα πλακίδια μπαίνουν ολόγυρα. Το ίδιο κάνει το F.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Παίκτης %L1</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Εσύ</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>Άννα</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Μάρκος</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Κλειώ</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Δάφνη</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Αιμίλιος</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Φλώρα</translation>
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
            <translation>Πάτα μια μέρα για να δεις τις παρτίδες της</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Η πάνω γραμμή λέει τι να κάνεις. Τη θέλεις ακόμα;</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Κρύψ’ την</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Κράτα την</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Γρίφοι</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Ποιοι γρίφοι</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Νέος γρίφος</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Παίξε από εδώ</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Επόμενος</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Συνέχισε</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Δείξε τη λύση</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Ξαναδές την τελευταία σου παρτίδα</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Δεν έμεινε κάτι νέο: ξανάρχονται όσοι δοκίμασες παλιότερα.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Τα πλακίδιά σου</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Μπορεί να παιχτεί</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Μόλις τραβήχτηκε</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Βαθμολογία</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Εσύ</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Ανεβαίνει όταν κερδίζεις περισσότερο από το αναμενόμενο με τα μποτ που αντιμετώπισες, και πέφτει όταν κερδίζεις λιγότερο. Η ζώνη γύρω της είναι όπου μπορεί να βρίσκεται: πλαταίνει όταν δεν έχεις παίξει για καιρό.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: τι λένε οι κανόνες</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Πίσω</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Γύρος %L1 από %L2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Ανοιχτά χέρια</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Κρύψε τα χέρια</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Δείξε τα χέρια</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Αποτέλεσμα</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Κινήσεις</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Πόσο καλά παίχτηκε</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Πίνακας πόντων</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Αποθήκευση</translation>
        </message>
    </context>
    <context>
        <name>ReplayButtons</name>
        <message>
            <source>To the beginning</source>
            <translation>Στην αρχή</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Στην αρχή (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>Γύρος πίσω</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Γύρος πίσω (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Κίνηση πίσω</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Κίνηση πίσω (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Παύση</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Αναπαραγωγή</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Κίνηση μπροστά</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Κίνηση μπροστά (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>Γύρος μπροστά</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Γύρος μπροστά (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Στο τέλος</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Στο τέλος (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Στην προηγούμενη κίνηση που γινόταν καλύτερα</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>Στην επόμενη κίνηση που γινόταν καλύτερα</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Τα πλακίδια μοιράστηκαν.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Συνέχισε</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Παίξε από εδώ</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Κίνηση</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 από %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Πλήκτρα</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Κίνηση πίσω, κίνηση μπροστά</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Γύρος πίσω, γύρος μπροστά</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>Στην αρχή, στο τέλος</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Στην προηγούμενη ή την επόμενη κίνηση που γινόταν καλύτερα</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Διάστημα</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Αναπαραγωγή ή παύση</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Δες από άλλη θέση</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Δείξε ή κρύψε τα χέρια</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Η λίστα των κινήσεων</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Πόσο καλά παίχτηκε</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Πίνακας πόντων</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Δείξε όλο το τραπέζι</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Οι κανόνες του παιχνιδιού</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Εξήγησε ό,τι είναι επιλεγμένο ή κάτω από τον δείκτη· ξανά για αυτά τα πλήκτρα</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Η ανάλυση τελείωσε.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Κινήσεις</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>Στους κανόνες</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Δες το τραπέζι</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Νέα παρτίδα</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Αποτέλεσμα τώρα</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Συνέχισε να βλέπεις</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Νέος γύρος</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Πόντοι για τη νίκη στην παρτίδα: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>α αν από αυτή αυτό αυτός για γιατί γίνεται δεν είμαι είναι εγώ εκεί ένα ένας έναν έχει έχω ή η θα και κάθε κάνω κάνει με μέχρι μετά μου μπορεί μπορώ μπορούμε να ο οι όταν ότι όπου ποια ποιες ποιο ποιοι ποιος πόσα πόσες πόση πόσο πόσοι πόσους πότε που πού πρέπει πριν πώς σε σημαίνει σου στα στη στην στις στο στον στους συμβαίνει τα τη την της τι τις το τον του τους των ως</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Δικοί σου</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Κανόνες</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Παιχνίδι</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Κεφάλαιο</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Βρέθηκαν</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Δεν βρέθηκε τίποτα.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Περιεχόμενα</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Κανόνες</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Ψάξε στους κανόνες</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Αποθήκευση</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Η παρτίδα ως αρχείο</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Εικόνα του τραπεζιού</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Κράτα τη στο ιστορικό μου</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Κράτα τη στις παρτίδες μου</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Εικόνες</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Παρτίδες Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Οι λόγοι φαίνονται παρακάτω.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Δείχνει τους λόγους.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Μαζί %L1</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 μαζί: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Συμπαίκτες: %1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Γύρος</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 στον τελικό, %L3 πριν</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: %L2 συνολικά</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Ο τελικός ξεκινά από το μηδέν και κρίνει την παρτίδα.</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Το άθροισμα όλων των γύρων παρακάτω.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>τελικός (πριν: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>σύνολο</translation>
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
            <translation>έκρινε την παρτίδα</translation>
        </message>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>πριν από τον πρώτο γύρο</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>Πριν από τον πρώτο γύρο</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Αρχή</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Τελικός</translation>
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
            <translation>Κανένας πόντος δεν κερδήθηκε ή χάθηκε.</translation>
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
            <translation>Πριν από τον γύρο 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Ο τελικός, %1: ήδη εκτός</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Ο τελικός, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, παίζεται ακόμη, %2: %L3 ως τώρα, %L4 συνολικά</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, %L4 συνολικά</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Ο τελικός, %1 μαζί: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 μαζί: %L3, %L4 συνολικά</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Πάτα για να δεις πώς βγαίνει.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Πίνακας πόντων</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Κανείς δεν έχει πόντους ακόμη.</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Πόντοι για τη νίκη στην παρτίδα: %L1</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Αντιγραφή</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Αντιγράφηκε. Μπορείς να το επικολλήσεις ως πίνακα.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Αποθήκευση ως πίνακα</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Πίνακες (CSV)</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Πάτα έναν αριθμό για να δεις πώς βγαίνει.</translation>
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
            <translation>μαζί</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>τελικός, μαζί</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Άνθρωπος</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Εικόνα: %1, %2</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Όνομα στη θέση %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Ποιος κάθεται στη θέση %L1</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Θέσεις στο τραπέζι</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Υποδείξεις και αναίρεση</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Φιλική παρτίδα: μπορείς να ζητάς υποδείξεις και να παίρνεις κινήσεις πίσω.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Παρτίδα με βαθμολογία: χωρίς υποδείξεις, και πλακίδιο που παίχτηκε, παίχτηκε.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Αριθμός μοιρασιάς</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Ο ίδιος αριθμός μοιράζει τα ίδια πλακίδια. Άφησέ το κενό για νέα μοιρασιά.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Νέα</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Ρυθμίσεις</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Εμφάνιση</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Το τραπέζι</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Μπορεί κάποιος φίλος καλύτερα;</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Παίζει τα ίδια πλακίδια από τη θέση σου, με τα ίδια μποτ και χωρίς υποδείξεις. Στο τέλος συγκρίνονται τα δύο αποτελέσματα.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Κανείς δεν το ελέγχει: η μοιρασιά μπορεί να παιχτεί πολλές φορές, και ανοίγοντας το αρχείο φαίνεται και αλλάζει το αποτέλεσμά σου.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Αντιγραφή ως κείμενο</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Το κείμενο είναι στο πρόχειρο: στείλ’ το.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Αποθήκευση ως αρχείο</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Παρτίδες Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Κλείσε</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Γύρος</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Σύνολο</translation>
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
            <translation>%1: ο τελικός %2, πριν %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: αυτός ο γύρος %2, συνολικά %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>τελικός</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>σύνολο</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Ανά χρώμα</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Ανά αριθμό</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Ήχοι</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Απαλοί ήχοι από τα πλακίδια και από ό,τι κερδίζεται</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Δεν βρέθηκε έξοδος ήχου σε αυτόν τον υπολογιστή.</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Ένταση πλακιδίων</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Ένταση επιτυχιών</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n πόντος</numerusform>
                <numerusform>%n πόντοι</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>μείον %1</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>μαζί %1 στον τελικό</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 στον τελικό</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>μαζί %1</translation>
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
                <numerusform>%n πλακίδιο</numerusform>
                <numerusform>%n πλακίδια</numerusform>
            </translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: όσα έχουν μαζί οι συμπαίκτες.</translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Παίζει</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>Πιθανότητα νίκης</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Πριν από τη μοιρασιά: πιθανότητα νίκης %1</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Μετά την κίνηση %L1: πιθανότητα νίκης %2, με απόκλιση %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Μετά την κίνηση %L1: πιθανότητα νίκης %2</translation>
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
            <translation>Από την αρχή με νέα πλακίδια;</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Αυτή η παρτίδα θα σε περιμένει στην πρώτη σελίδα.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Αυτή η παρτίδα δεν είναι αποθηκευμένη και θα χαθεί.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Συνέχισε</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Από την αρχή</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Βάλε %n θέση</numerusform>
                <numerusform>Βάλε %n θέσεις</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Αρχή</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Τα δεδομένα σου</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Όλα αυτά μένουν σε αυτόν τον υπολογιστή. Μπορείς να εξαγάγεις πίνακα με μια γραμμή για κάθε παρτίδα (CSV).</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Εξαγωγή</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Πίνακες (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Οριστική διαγραφή; Οι παρτίδες σου μένουν στο ιστορικό, αλλά όσες τελείωσαν ως τώρα δεν θα μετρούν πια.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Διαγραφή στατιστικών</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Κράτα τα</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Διαγραφή για αυτό το παιχνίδι</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Διαγραφή όλων</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Εβδομάδα</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Μήνας</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Χρόνος</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Από την αρχή</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Παιχνίδι</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Τραπέζια</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Διάστημα</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>Δεν τελείωσες τέτοια παρτίδα σε αυτό το διάστημα.</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Τίποτα να μετρηθεί ακόμη</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Τελείωσε μια παρτίδα με μποτ, και θα δεις εδώ πώς τα πήγες και πόσο δυνατά παίζεις.</translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Τίποτα δεν μέτρησε ακόμη</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Μετρούν μόνο παρτίδες που τελειώνεις χωρίς υποδείξεις ή αναίρεση.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Ελέγχεται ακόμη %n παρτίδα…</numerusform>
                <numerusform>Ελέγχονται ακόμη %n παρτίδες…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Στατιστικά</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Λιγότερο</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Περισσότερο</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Αυτός ο γύρος: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Έχεις πλακίδιο που ταιριάζει.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Έχεις %L1 πλακίδια που ταιριάζουν.</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Πίσω</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Κι όμως: %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Η στοίβα είναι άδεια.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Τραπέζι</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Τραπέζι</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Η έντονη αντίθεση έχει δικό της τραπέζι και πλακίδια. Τα δικά σου γυρίζουν με άλλο θέμα.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Πράσινο</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Μπλε νύχτας</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Μπορντό</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Καρυδιά</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Σχιστόλιθος</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Πλακίδια</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Φίλντισι</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Έβενος</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Πέτρα</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Ζωηρά</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Στο τραπέζι</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Τι θα βρεις εδώ</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Από την πρώτη παρτίδα που μετρά: οι νίκες, οι πόντοι και ο καλύτερός σου γύρος.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Με κάθε παρτίδα: πόσο δυνατά παίζεις ανάμεσα στα μποτ, και πώς τα πας με κάθε επίπεδο.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Μετά από μερικές: πόσο από το αποτέλεσμα οφείλεται στα πλακίδια, και από πού ήρθαν οι πόντοι σου.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Πίσω σε όλα τα παιχνίδια</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Πίνακας πόντων</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Αναίρεση</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Επανάληψη</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Υπόδειξη</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Χωρίς υποδείξεις: η μοιρασιά της ημέρας μετρά</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Χωρίς υποδείξεις: παρτίδα με βαθμολογία</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Χωρίς υποδείξεις: αυτό είναι πρόκληση</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Μενού</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Μοιρασιά της ημέρας</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Πρόκληση</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Με προπονητή</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Εξάσκηση</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Γύρος %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Γύρισέ το εγκάρσια</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Γύρισέ το σε γραμμή</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Γύρισέ το αλλιώς</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>έτοιμη για την επόμενη μοιρασιά</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>σειρά σου</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>σειρά: %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Δείξε άλλη %n παρτίδα</numerusform>
                <numerusform>Δείξε άλλες %n παρτίδες</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Πίσω στην τελευταία παρτίδα</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n κίνηση δεν αποθηκεύτηκε</numerusform>
                <numerusform>%n κινήσεις δεν αποθηκεύτηκαν</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Το Boneyard ξαναδοκιμάζει κάθε λίγα δευτερόλεπτα και μετά από κάθε κίνηση. Ώσπου να πετύχει, ό,τι δεν αποθηκεύτηκε χάνεται όταν κλείσεις.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Δοκίμασε ξανά</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Αλλού</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Παίξε χωρίς αποθήκευση</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n κίνηση δεν αποθηκεύτηκε</numerusform>
                <numerusform>%n κινήσεις δεν αποθηκεύτηκαν</numerusform>
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
            <translation>Όσο έλειπες: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Παρτίδα με βαθμολογία: δεν υπάρχουν υποδείξεις.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Αυτό είναι πρόκληση: δεν υπάρχουν υποδείξεις.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Η μοιρασιά της ημέρας μετρά: δεν υπάρχουν υποδείξεις.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Σειρά: %1.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Φέρνει κατά μέσο όρο περίπου %n πόντο παραπάνω.</numerusform>
                <numerusform>Φέρνει κατά μέσο όρο περίπου %n πόντους παραπάνω.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Το αρχείο παρτίδων δεν ήταν του Boneyard, οπότε ξεκίνησε νέο. Το παλιό λέγεται τώρα %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Το αρχείο παρτίδων είναι χαλασμένο, οπότε ξεκίνησε νέο. Το παλιό λέγεται τώρα %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Λείπουν μέρη του αρχείου παρτίδων, οπότε ξεκίνησε νέο. Το παλιό λέγεται τώρα %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Το αρχείο παρτίδων δεν λέει ποια έκδοση του Boneyard το έγραψε, οπότε ξεκίνησε νέο. Το παλιό λέγεται τώρα %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Το αρχείο παρτίδων ήταν άδειο, οπότε ξεκίνησε νέο. Το παλιό λέγεται τώρα %1.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Οι παρτίδες στο %1 δεν διαβάζονται, οπότε καμία δεν θα αποθηκευτεί.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Οι παρτίδες στο %1 είναι από νεότερη έκδοση του Boneyard· μένουν όπως είναι, και προς το παρόν καμία δεν θα αποθηκευτεί.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Το %1 έχει προστασία εγγραφής, οπότε οι παρτίδες δεν αποθηκεύονται.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Ο δίσκος είναι γεμάτος, οπότε δεν γράφεται τίποτα στο %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Άλλο πρόγραμμα έχει κλειδώσει το %1, οπότε τώρα δεν γράφεται τίποτα εκεί.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Η εγγραφή στο %1 αποτυγχάνει: μήπως ο δίσκος είναι γεμάτος ή χαλασμένος;</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Ορισμένες εγγραφές στο %1 δεν μπορεί να είναι σωστές, γι’ αυτό παραλείπονται.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Το αρχείο παρτίδων %1 εξαφανίστηκε. Έγινε νέο, με την παρτίδα που παίζεται.</translation>
        </message>
        <message>
            <source>This match is open in another window.</source>
            <translation>Αυτή η παρτίδα είναι ανοιχτή σε άλλο παράθυρο.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Αυτή η παρτίδα δεν διαβάζεται πια.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Αυτή η παρτίδα παίζεται, οπότε μένει.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Δεν μπορεί να γραφτεί τίποτα, οπότε τα στατιστικά μένουν όπως είναι.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 για %L2, μοιρασιά %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Έφτασα στο %1 απέναντι στην καλύτερη άλλη θέση. Μπορείς καλύτερα;</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Αντίγραψέ τα όλα και επικόλλησέ τα στο Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Αποθηκεύτηκε ως %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Το %1 δεν γράφεται: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Δεν έχει μέσα πρόκληση.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Στάσου: άλλη κίνηση αξίζει περίπου %n πόντο παραπάνω. Ξανακοίτα· το H τη δείχνει. Ή παίξε ξανά τη δική σου για να την κρατήσεις.</numerusform>
                <numerusform>Στάσου: άλλη κίνηση αξίζει περίπου %n πόντους παραπάνω. Ξανακοίτα· το H τη δείχνει. Ή παίξε ξανά τη δική σου για να την κρατήσεις.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Στάσου: η κίνηση που δείχνει η υπόδειξη αξίζει περίπου %n πόντο παραπάνω. Ή παίξε ξανά τη δική σου για να την κρατήσεις.</numerusform>
                <numerusform>Στάσου: η κίνηση που δείχνει η υπόδειξη αξίζει περίπου %n πόντους παραπάνω. Ή παίξε ξανά τη δική σου για να την κρατήσεις.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (μέτρο %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Μοιρασιά της ημέρας</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Δεν παίχτηκε ακόμη</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (μέτρο σε λίγο)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Μοιρασιά της ημέρας: %1. Μετρά μόνο αυτή η πρώτη προσπάθεια· ξανά είναι εξάσκηση.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Άρχισε</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Δεν τελείωσε</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n μέρα στη σειρά</numerusform>
                <numerusform>%n μέρες στη σειρά</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, μοιρασιά της ημέρας, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Μέτρο: %1</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Πάνω από το μέτρο σε %L1 από %n μέρα.</numerusform>
                <numerusform>Πάνω από το μέτρο σε %L1 από %n μέρες.</numerusform>
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
            <translation>Αυτή η παρτίδα δεν διαβάζεται πια.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n παρτίδα που παίζεται μένει.</numerusform>
                <numerusform>%n παρτίδες που παίζονται μένουν.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Ο φάκελος %1 δεν μπορεί να δημιουργηθεί.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n παρτίδα αποθηκεύτηκε στο %1</numerusform>
                <numerusform>%n παρτίδες αποθηκεύτηκαν στο %1</numerusform>
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
            <translation>%1 (τελικός %L2)</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n γύρος</numerusform>
                <numerusform>%n γύροι</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n κίνηση</numerusform>
                <numerusform>%n κινήσεις</numerusform>
            </translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Κέρδισες</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>Νίκη: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>Νίκη: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 κερδίσατε</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Μοιρασμένη νίκη: %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Μοιρασιά της ημέρας</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>με υποδείξεις</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>με αναίρεση</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Σύστημα</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Ωραία παίχτηκε</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Αυτό ήταν το μάθημα</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Νέα θέση, με άλλα πλακίδια ή πόντους.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Ο ίδιος γύρος, λίγο αργότερα.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Η ομάδα σου μοιράζεται τη νίκη με: %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Μοιράζεσαι τη νίκη με: %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Εσύ και %1 κερδίσατε</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 κερδίσατε</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Κέρδισες</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>Μοιράζονται τη νίκη: %1</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>Νίκη: %1· η ομάδα σου μοιράζεται τη θέση %L2 από %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>Νίκη: %1· μοιράζεσαι τη θέση %L2 από %L3</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>Νίκη: %1· θέση της ομάδας σου: %L2 από %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>Νίκη: %1· θέση σου: %L2 από %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>Νίκη: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>Νίκη: %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Θέση %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, εκτός στον γύρο %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Πιο πολλοί πόντοι σε μία κίνηση</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Οριστικά μπροστά</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Μεγαλύτερος γύρος</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Μεγαλύτερος γύρος πριν από τον τελικό</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Τα πιο πολλά τραβηγμένα στη σειρά</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Τα πιο πολλά πάσο στη σειρά</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Συντομότερος γύρος</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Πιο πολλά παιγμένα πλακίδια</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Πρώτο πλακίδιο</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Τελευταίο πλακίδιο</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Όλη η παρτίδα</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, γύρος %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 από τον γύρο %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 στον τελικό</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 στον γύρο %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 στον γύρο %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Γύρος %L1: %n κίνηση</numerusform>
                <numerusform>Γύρος %L1: %n κινήσεις</numerusform>
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
                <numerusform>%n κίνηση</numerusform>
                <numerusform>%n κινήσεις</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 για %L2, μοιρασιά %3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Άλλος παίκτης</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Με αυτά τα πλακίδια, εσύ: %1, και %2: %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Τα πήγες καλύτερα.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Είναι καλύτερο από το δικό σου.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Η μεγαλύτερη αναμονή</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n σειρά χωρίς να βάλει τίποτα, γύρος %L2</numerusform>
                <numerusform>%1: %n συνεχόμενες σειρές χωρίς να βάλει τίποτα, γύρος %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Αποθηκεύτηκε ως %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Η παρτίδα είναι τώρα στο ιστορικό σου.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Η παρτίδα είναι τώρα στις παρτίδες που άφησες στη μέση.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Η παρτίδα δεν μπόρεσε να κρατηθεί.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Όσο παίζουν πολλά άτομα, ένα αρχείο θα φανέρωνε όλα τους τα πλακίδια. Μπορείς να το αποθηκεύσεις όταν τελειώσει η παρτίδα.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Το %1 δεν γράφεται: %2.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Δεν υπάρχει ημιτελής παρτίδα.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Βασικοί κανόνες</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Ο αριθμός μοιρασιάς είναι ακέραιος από 0 ως %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>Στο χέρι: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Παίζεις εσύ: βρες την καλύτερη κίνηση.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Βρες καλύτερη κίνηση από αυτή που έπαιξες: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Υπάρχει κάτι καλύτερο. Δοκίμασε ξανά.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Αυτή θα κόστιζε περίπου %1 πόντους. Δοκίμασε ξανά.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Καλύτερη από αυτή που έπαιξες, αλλά όχι ακόμη η καλύτερη.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Γιατί η καλύτερη κίνηση υπερέχει: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Κανένας λόγος δεν ξεχωρίζει από μόνος του: η διαφορά φαίνεται όσο προχωρά ο γύρος.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Για να δούμε τι αξίζει.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Τώρα το βρήκες.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Σωστά!</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Να η λύση.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Να η λύση. Μετρά σαν να μη βρέθηκε.</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Η δική σου είναι εξίσου καλή με την καλύτερη γνωστή.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Η καλύτερη κίνηση: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>Κατά μέσο όρο είναι %1 πόντους καλύτερη από αυτή που έπαιξες.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>Κατά μέσο όρο είναι %1 πόντους καλύτερη από κάθε άλλη.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Κάνει τη νίκη πιο πιθανή από αυτή που έπαιξες.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>Περί τίνος ήταν: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Το βρίσκουν: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Η βαθμολογία του: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Τα λάθη μου</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Γρίφος %L1 από %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: η παρτίδα σου στις %2, μοιρασιά %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 για σήμερα, %L2 νέα, %L3 γνωστά</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Η βαθμολογία σου: άγνωστη ακόμη</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Η βαθμολογία σου: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Δεν υπάρχουν ακόμη γρίφοι αυτού του παιχνιδιού.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Αυτά για σήμερα. Ο επόμενος έρχεται στις %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Τώρα ξέρεις καλύτερα, όπου είχες κάνει λάθος.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Όταν ξαναβλέπεις μια παρτίδα σου, τα λάθη που βρίσκονται έρχονται εδώ ως γρίφοι.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Όλα τα χέρια</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Μόνο το χέρι μου</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Μόνο: %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Τώρα παίζεις με τα πλακίδια: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (σύνηθες): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Ναι ή όχι· συνήθως ναι.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Ναι ή όχι· συνήθως όχι.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Από %L1 ως %L2· συνήθως %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Οι κανόνες δεν υπάρχουν ακόμη όλοι στη γλώσσα σου. Ό,τι λείπει είναι στα αγγλικά.</translation>
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
            <translation>Οι ρυθμίσεις δεν διαβάζονταν, οπότε ξεκινούν από την αρχή. Το παλιό αρχείο λέγεται τώρα %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Οι ρυθμίσεις στο %1 δεν διαβάζονται, οπότε οι αλλαγές δεν θα αποθηκευτούν.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Οι ρυθμίσεις δεν γράφονται στο %1, οπότε οι αλλαγές δεν θα αποθηκευτούν.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Αυτή η παρτίδα δεν συνεχίζεται: το «%1» είναι εκτός κανόνων σε εκείνο το σημείο.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>σε %n παρτίδα</numerusform>
                <numerusform>σε %n παρτίδες</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>σε %n γύρο</numerusform>
                <numerusform>σε %n γύρους</numerusform>
            </translation>
        </message>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Αυτά τα στατιστικά διαγράφηκαν.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Όλες οι παρτίδες εξήχθησαν στο %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Το αρχείο %1 δεν γράφεται.</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Για τη βαθμολογία μετρούν μόνο παρτίδες με τα συνηθισμένα επίπεδα των μποτ.</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Στηρίζεται σε %n παρτίδα και είναι ανάμεσα σε %L1 και %L2 σε 19 από 20 περιπτώσεις.</numerusform>
                <numerusform>Στηρίζεται σε %n παρτίδες και είναι ανάμεσα σε %L1 και %L2 σε 19 από 20 περιπτώσεις.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Είναι προσωρινή ώσπου να γίνουν γνωστά περισσότερα.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Οι πόντοι σου σε όλους τους γύρους μείον των άλλων κατά μέσο όρο, σε %n παρτίδα: %1. Σε αυτό το παιχνίδι η μοιρασιά λέει πολύ λίγα για το αποτέλεσμα ώστε να ξεχωρίσει η τύχη.</numerusform>
                <numerusform>Οι πόντοι σου σε όλους τους γύρους μείον των άλλων κατά μέσο όρο, σε %n παρτίδες: %1. Σε αυτό το παιχνίδι η μοιρασιά λέει πολύ λίγα για το αποτέλεσμα ώστε να ξεχωρίσει η τύχη.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>Οι πόντοι σου σε όλους τους γύρους μείον των άλλων κατά μέσο όρο, σε %n παρτίδα: %1, περίπου %2 από όσα μοιράστηκαν και %3 από όσα ήρθαν μετά: τις κινήσεις όλων και την τύχη.</numerusform>
                <numerusform>Οι πόντοι σου σε όλους τους γύρους μείον των άλλων κατά μέσο όρο, σε %n παρτίδες: %1, περίπου %2 από όσα μοιράστηκαν και %3 από όσα ήρθαν μετά: τις κινήσεις όλων και την τύχη.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Κράτησες το %L1% όσων άξιζαν οι κινήσεις σου: %n κίνηση, %2 που ξαναείδες.</numerusform>
                <numerusform>Κράτησες το %L1% όσων άξιζαν οι κινήσεις σου: %n κινήσεις, %2 που ξαναείδες.</numerusform>
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
            <translation>Ανάμεικτα</translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <extracomment>A player&apos;s rating, and by how much it may be off: as 1540 ± 80</extracomment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Above the games in a list: all of them together</extracomment>
            <translation>Όλα τα παιχνίδια</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Όλα τα τραπέζια</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n θέση</numerusform>
                <numerusform>%1, %n θέσεις</numerusform>
            </translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>προσωρινή, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>κοντά στο «%1», %2</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Βαθμολογία</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Πόντοι</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 ανά παρτίδα, %2</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Καλύτερος γύρος</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Τραβηγμένα</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 ανά γύρο, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Οι πιο πολλές νίκες στη σειρά</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Νίκες στη σειρά τώρα</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>ως την τελευταία παρτίδα</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>σε %n μέρα</numerusform>
                <numerusform>σε %n μέρες</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Παρτίδες</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Νίκες</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Κερδισμένοι γύροι</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Με υποδείξεις ή αναίρεση, μετρημένες χωριστά: %L1 παίχτηκαν, %L2 νίκες.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Η παρτίδα τελείωσε.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ο γύρος τελείωσε.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Σειρά: %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Κανένα πλακίδιό σου δεν ταίριαζε: πήγες πάσο.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Η μοιρασιά της ημέρας μετρά: οι κινήσεις δεν παίρνονται πίσω.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Παρτίδα με βαθμολογία: οι κινήσεις δεν παίρνονται πίσω.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Αυτό είναι πρόκληση: οι κινήσεις δεν παίρνονται πίσω.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Δεν υπάρχει ακόμη κάτι να πάρεις πίσω.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Δεν μπορείς να πάρεις πίσω κίνηση άλλου παίκτη.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Πίσω στον γύρο %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>έτοιμη για την επόμενη μοιρασιά</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>σειρά σου</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>σειρά: %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, μοιρασιά %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Τυχαίο</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Παίζει ό,τι επιτρέπεται.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Αρχάριο</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Παίρνει ό,τι βλέπει, και του ξεφεύγουν πολλά.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Μαθητευόμενο</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Ξέρει το παιχνίδι, αλλά του ξεφεύγουν ακόμη πολλά.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Χαλαρό</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Παίζει για το κέφι του, και όχι πάντα το καλύτερο.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Ικανό</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Παίζει καλά, με κανένα στραβοπάτημα.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Έμπειρο</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Σπάνια σφάλλει, και ξέρει τι να κρατήσει.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Δεξιοτεχνικό</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Δεν του ξεφεύγει σχεδόν τίποτα.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Κορυφαίο</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Το πιο δυνατό: σκέφτεται ως το τέλος όσα δεν φαίνονται ακόμη.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Άπληστο</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Παίρνει ό,τι δίνει τώρα τους πιο πολλούς πόντους, και δεν σκέφτεται πιο πέρα.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Ευρετικό</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Μετρά τα πλακίδια που δεν έχει δει και σκέφτεται τις επόμενες κινήσεις του.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Βάλε το %1 στο αριστερό άκρο, με το %2 προς τα μέσα.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Βάλε το %1 στο δεξί άκρο, με το %2 προς τα μέσα.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Βάλε το %1 στο πάνω άκρο, με το %2 προς τα μέσα.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Βάλε το %1 στο κάτω άκρο, με το %2 προς τα μέσα.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Βάλε το %1 στο αριστερό άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Βάλε το %1 στο δεξί άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Βάλε το %1 στο πάνω άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Βάλε το %1 στο κάτω άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Βάλε το %1 εγκάρσια στο αριστερό άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Βάλε το %1 εγκάρσια στο δεξί άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Βάλε το %1 εγκάρσια στο πάνω άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Βάλε το %1 εγκάρσια στο κάτω άκρο.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Βάλε το %1 στο αριστερό άκρο, ως σταυρό.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Βάλε το %1 στο δεξί άκρο, ως σταυρό.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Βάλε το %1 στο πάνω άκρο, ως σταυρό.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Βάλε το %1 στο κάτω άκρο, ως σταυρό.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Άνοιξε με το %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Άνοιξε με το %1, ως σταυρό.</translation>
        </message>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>ντόμινο %1</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Αν μείνει στο χέρι, μετρά τις κουκκίδες του: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Από: %1.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Τράβα πλακίδιο</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Τράβα ώσπου να ταιριάξει</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Πάσο</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Νέος γύρος</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Τίποτα δεν ταιριάζει: τράβα ώσπου να ταιριάξει κάποιο.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Ακόμη τίποτα δεν ταιριάζει: τραβάς κι άλλο.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Τίποτα δεν ταιριάζει: τράβα ένα πλακίδιο.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Αν δεν μπορείς να βάλεις πλακίδιο, τραβάς από εδώ.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ο γύρος τελείωσε.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Δεν είναι η σειρά σου.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Αυτό το πλακίδιο δεν είναι στο χέρι σου.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Ανοίγει το μεγαλύτερο διπλό: βάλε το %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Κανείς δεν έχει διπλό, οπότε ανοίγει το πιο βαρύ πλακίδιο: βάλε το %1.</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Εκεί δεν μπαίνει τίποτα.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Είναι η μόνη κίνηση.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Είναι το μόνο πλακίδιο που ταιριάζει.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Με αυτό βγαίνεις.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Τίποτα στο χέρι σου δεν ταιριάζει.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Φεύγει %n κουκκίδα.</numerusform>
                <numerusform>Φεύγουν %n κουκκίδες.</numerusform>
            </translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>για τη νίκη στον γύρο</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Είναι ο σταυρός: η γραμμή μεγαλώνει τώρα σε τέσσερα άκρα.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Αριστερό άκρο: παίρνει %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Δεξί άκρο: παίρνει %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Πάνω άκρο: παίρνει %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Κάτω άκρο: παίρνει %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Αυτό το άκρο παίρνει %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Κανένα ανοιχτό άκρο δεν παίρνει το %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Εδώ είναι %1, και ταιριάζει ο ίδιος αριθμός.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Ο επόμενος παίκτης δεν έχει τίποτα που ταιριάζει.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Κανείς άλλος δεν μπορεί να συνεχίσει σε αυτό το άκρο.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Μόνο %n κρυφό πλακίδιο μπορεί να συνεχίσει σε αυτό το άκρο.</numerusform>
                <numerusform>Μόνο %n κρυφά πλακίδια μπορούν να συνεχίσουν σε αυτό το άκρο.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Μετά από πλακίδιο με περισσότερες κουκκίδες θα ταίριαζαν περισσότερα από τα κρυφά πλακίδια.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Έχεις %n πλακίδιο που μπορεί να συνεχίσει σε αυτό το άκρο.</numerusform>
                <numerusform>Έχεις %n πλακίδια που μπορούν να συνεχίσουν σε αυτό το άκρο.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Μετά ταιριάζει %n ακόμη πλακίδιό σου.</numerusform>
                <numerusform>Μετά ταιριάζουν %n ακόμη πλακίδιά σου.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Ο αντίπαλος συνεχίζει πιο δύσκολα: ταιριάζει %n κρυφό πλακίδιο, αντί για %2.</numerusform>
                <numerusform>Ο αντίπαλος συνεχίζει πιο δύσκολα: ταιριάζουν %n κρυφά πλακίδια, αντί για %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Οι άλλοι συνεχίζουν πιο δύσκολα: ταιριάζει %n κρυφό πλακίδιο, αντί για %2.</numerusform>
                <numerusform>Οι άλλοι συνεχίζουν πιο δύσκολα: ταιριάζουν %n κρυφά πλακίδια, αντί για %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Εσύ συνεχίζεις πιο εύκολα: ταιριάζει %n ακόμη πλακίδιό σου, αντί για %2.</numerusform>
                <numerusform>Εσύ συνεχίζεις πιο εύκολα: ταιριάζουν %n ακόμη πλακίδιά σου, αντί για %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Σου αφήνει %n κουκκίδα στο χέρι, αντί για %2.</numerusform>
                <numerusform>Σου αφήνει %n κουκκίδες στο χέρι, αντί για %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Άφησε στον επόμενο λίγα που ταιριάζουν</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Άφησε άκρο που πάει στα πλακίδιά σου</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Ξεφορτώσου πολλές κουκκίδες</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Του αρέσει να παίζει στο τελευταίο πλακίδιο.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: έμειναν στο χέρι πλακίδια αξίας %2.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Έμειναν στα άλλα χέρια: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Τα λιγότερα στο χέρι: %1, με %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Έμειναν: %1</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Ισοπαλία στο πιο ελαφρύ χέρι: κανείς δεν παίρνει πόντους.</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 μείον %2 στο χέρι: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 μείον %2 στο χέρι, %3 φορές: %4.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Τράβα πλακίδιο</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Πάσο</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Η παρτίδα τελείωσε.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Αυτός ο ένας γύρος κρίνει την παρτίδα.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Αρκούν: η παρτίδα κερδίζεται με %1 πόντους.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>Η παρτίδα κερδίζεται με %1 πόντους: λείπουν %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Τελειώνει τη σειρά σου χωρίς πλακίδιο.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Μοιράζει τον επόμενο γύρο.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Κατεβάζει μαζί στο τραπέζι τα πλακίδια που διάλεξες.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Σειρά σου: βάλε πλακίδιο ή τράβα.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Κανένα πλακίδιό σου δεν ταιριάζει: τράβα.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Σειρά σου: βάλε πλακίδιο ή τράβα (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Κανένα πλακίδιό σου δεν ταιριάζει: τράβα (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Σειρά σου: βάλε πλακίδιο ή πήγαινε πάσο.</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Κανένα πλακίδιό σου δεν ταιριάζει: πας πάσο.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Σειρά σου: βάλε πλακίδιο ή πήγαινε πάσο (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Κανένα πλακίδιό σου δεν ταιριάζει: πας πάσο (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Σειρά σου: βάλε το πρώτο πλακίδιο.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Σειρά σου: βάλε το πρώτο πλακίδιο, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Σειρά σου: βάλε πλακίδιο.</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Πόντοι για τη νίκη στην παρτίδα (0: ένας γύρος)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Ένας μόνο γύρος</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: μπήκε το τελευταίο πλακίδιο.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Έβαλες το τελευταίο σου πλακίδιο.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Κανείς δεν μπορεί να παίξει: ο γύρος έκλεισε.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Βρες την καλύτερη κίνηση</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Ο νικητής της παρτίδας.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Ένας από τους νικητές της παρτίδας.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Κρατά τα διπλά για μετά.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Αφήνει στους άλλους λίγα που ταιριάζουν.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Πόντοι αμέσως: %1 αντί για %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Keep the matador</source>
            <translation>Κράτα το ματαδόρ</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Το %1 σου είναι ματαδόρ: θα ταιριάζει πάντα. Δύο άλλα πλακίδιά σου ταιριάζουν τώρα, και αργότερα ίσως όχι. Βάλε ένα από αυτά.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Σωστά. Το ματαδόρ σε γλιτώνει από το να τραβάς όταν δεν ταιριάζει άλλο.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Το ματαδόρ περιμένει. Βάλε πλακίδιο που ταιριάζει με τον αριθμό του.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Μια δική σου πύλη</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Το ματαδόρ κάνει το άκρο πύλη, και η πύλη θέλει λευκό. Έχεις ένα, το %1: βάλε το ματαδόρ %2 στο 5, και το πέρασμα είναι δικό σου.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Ο άλλος τράβηξε δύο φορές, κι εσύ πέρασες αμέσως.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Στο 4 βοηθά λιγότερο. Βάλ’ το στο άλλο άκρο, στο 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Η πύλη είναι ακόμη εκεί. Πέρνα με το %1 σου.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Κλείσε και τα δύο άκρα</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Ένα λευκό κλείνει το αριστερό άκρο. Το %1 σου κλείνει και το δεξί: τότε περνά μόνο ματαδόρ, και κρατάς ένα, το %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Έκλεισε. Ο άλλος τραβά ώσπου να βρει ματαδόρ, και κάθε πλακίδιο που τραβά μετρά για σένα.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Έτσι ένα άκρο μένει ανοιχτό. Βάλε το λευκό προς τα έξω.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Κανείς δεν μπορεί να συνεχίσει</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Και τα τέσσερα ματαδόρ είναι κάτω, δεν μένει τίποτα να τραβήξεις, και το ένα άκρο είναι κλειστό. Το %1 σου κλείνει και το άλλο: ο γύρος τελειώνει, και παίρνει πόντους όποιος έχει τις λιγότερες κουκκίδες. Εσύ έχεις λίγες.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Πύλες και ματαδόρ</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Λευκά και ματαδόρ πάνε μαζί: όποιος έχει και τα δύο ορίζει πού συνεχίζει η γραμμή.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Περί τίνος πρόκειται</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Μια γραμμή από πλακίδια μεγαλώνει στα δύο άκρα. Τα μισά που αγγίζουν πρέπει να κάνουν επτά. Όποιος βάλει πρώτος όλα του τα πλακίδια παίρνει τις κουκκίδες που έχουν ακόμη οι άλλοι, και η παρτίδα κερδίζεται με %1 πόντους.</translation>
        </message>
        <message>
            <source>Together seven</source>
            <translation>Μαζί επτά</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Εδώ τα μισά που αγγίζουν δεν είναι ίδια: κάνουν μαζί επτά. Τα ανοιχτά άκρα είναι 1 και 4. Βάλε πλακίδιο στο 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 και 4 κάνουν 7. Το 5 είναι τώρα το νέο άκρο.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 και 1 κάνουν 7, άρα στο 1 πάει. Βρες όμως ένα για το 4: θέλει 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Τα ματαδόρ</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>Τα %1, %2, %3 και %4 είναι ματαδόρ. Μπαίνουν σε κάθε άκρο, όποτε θέλεις, και εγκάρσια. Έχεις ένα: βάλ’ το.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Τώρα εκεί μπαίνει μόνο λευκό ή ματαδόρ: το άκρο είναι πύλη.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Ταιριάζει, αλλά δεν είναι ματαδόρ. Βρες το πλακίδιο που τα μισά του κάνουν επτά.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Άνοιξε μια πύλη</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Ένα ματαδόρ είναι εγκάρσια: πύλη. Την ανοίγει πλακίδιο με λευκό, και το άλλο του μισό είναι το νέο άκρο. Βάλε το δικό σου εκεί.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Η πύλη άνοιξε: εκεί είναι 3, και θέλει 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Αυτό πάει στο άλλο άκρο. Η πύλη θέλει λευκό.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Κλείσε ένα άκρο</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Κανένας αριθμός δεν κάνει επτά με λευκό. Βάλε το %1 ώστε το λευκό του να είναι το νέο άκρο: τότε εκεί μπαίνει μόνο ματαδόρ, και πρέπει να το βρει ο αντίπαλος.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Έκλεισε. Μένει ένα άκρο να παλέψετε.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Έτσι το άκρο μένει ανοιχτό. Κλείσ’ το με το λευκό.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Τράβα ώσπου να ταιριάξει</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Δεν έχεις 2 για το 5, ούτε 3 για το 4, ούτε ματαδόρ. Τράβα από τη στοίβα ώσπου να ταιριάξει πλακίδιο.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Το νέο άκρο είναι 2, και έχεις 5: κράτησες πλακίδιο για την επόμενη σειρά σου.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Ταιριάζει, αλλά δεν σου αφήνει τίποτα για μετά. Δοκίμασε το άλλο άκρο.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ούτε το %1 ταιριάζει. Τράβα ξανά.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Το %1 ταιριάζει και στα δύο άκρα. Βάλ’ το ώστε το 2 του να είναι το νέο άκρο: μετά μπαίνει το %2 σου.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Βγες</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Δύο πλακίδια έμειναν. Το %1 ταιριάζει και στα δύο άκρα: βάλ’ το ώστε να ακολουθήσει το %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Βγήκες: παίρνεις κάθε κουκκίδα που έχει ακόμη ο αντίπαλος, εδώ 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Τότε το άκρο είναι 1, και κανένα πλακίδιό σου δεν ταιριάζει.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>Το 4 είναι ακόμη εκεί. Βάλε το τελευταίο σου πλακίδιο.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Πρώτο μάθημα</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Αυτό είναι το Ματαδόρ. Κράτα ένα ματαδόρ για τη στιγμή που θα το χρειαστείς· η παρτίδα πάει συνήθως στους 100 πόντους.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Έχεις το μεγαλύτερο διπλό, άρα ανοίγεις, με όποιο πλακίδιο θέλεις. Οι κουκκίδες που μένουν στο χέρι σου μετρούν για άλλους: άνοιξε με το πλακίδιο που έχει τις πιο πολλές.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>11 κουκκίδες λιγότερες με τη μία. Το ένα άκρο θέλει τώρα 2, το άλλο 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Μπορείς, αλλά άλλο πλακίδιό σου έχει πιο πολλές κουκκίδες.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Ο γύρος έκλεισε. Έχεις τις λιγότερες κουκκίδες και παίρνεις όλες όσες έχουν οι άλλοι: %1 πόντοι.</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Πρώτα το βαρύ</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Στο τέλος του γύρου, οι κουκκίδες στο χέρι σου μετρούν για άλλον. Δύο πλακίδιά σου ταιριάζουν. Βάλε αυτό με τις πιο πολλές κουκκίδες.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Οκτώ κουκκίδες που δεν μπορεί πια να πάρει κανείς.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Ταιριάζει, αλλά το άλλο είναι πιο βαρύ.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Το διπλό λευκό</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Και το %1 είναι ματαδόρ, και μπαίνει πάντα εγκάρσια. Δεν ζυγίζει τίποτα, άρα δεν κοστίζει να το κρατήσεις. Βάλε άλλο πλακίδιο.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Έφυγαν εννιά κουκκίδες. Το διπλό λευκό πάει σε κάθε άκρο, όποτε το χρειαστείς.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Κράτα το: δεν ζυγίζει τίποτα, και θα ταιριάζει πάντα.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Κλείσε τη γραμμή</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Το ένα άκρο δείχνει ήδη λευκό. Αν δεν μπορεί κανείς να συνεχίσει, παίρνει πόντους όποιος έχει τις λιγότερες κουκκίδες, και τα δικά σου είναι ελαφριά. Κλείσε και το άλλο άκρο.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Τώρα βοηθά μόνο ματαδόρ. Χωρίς αυτό οι άλλοι τραβούν, και το χέρι τους βαραίνει.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Έτσι ένα άκρο μένει ανοιχτό. Ποιο πλακίδιο δείχνει λευκό προς τα έξω;</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Ο γύρος έκλεισε, και έχεις τις λιγότερες κουκκίδες. Παίρνεις των άλλων μείον τις δικές σου: %1 μείον %2 κάνει %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Κουκκίδες, και πότε να κλείσεις</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Μέτρα περίπου τι έχουν οι άλλοι: η κλειστή γραμμή συμφέρει όποιον έχει τα λιγότερα.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Μια γραμμή από πλακίδια μεγαλώνει στα δύο άκρα. Τα μισά που αγγίζουν πρέπει να κάνουν επτά, και τα ματαδόρ πάνε παντού. Όποιος βγει πρώτος παίρνει τις κουκκίδες που έχουν ακόμη οι άλλοι, και η παρτίδα κερδίζεται με %1 πόντους.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Επτά, και διπλά</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Τα μισά που αγγίζουν κάνουν επτά. Ένα διπλό μπαίνει σε γραμμή και μετρά μία φορά: αγγίζει μόνο το ένα του μισό. Βάλε το διπλό σου στο 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 και 2 κάνουν 7, και το άλλο 5 είναι το νέο άκρο.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Αυτό ταιριάζει στο 1. Το 2 παίρνει πλακίδιο με 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Ματαδόρ εγκάρσια</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ένα ματαδόρ πάει παντού, ταιριάζει δεν ταιριάζει. Εγκάρσια μένουν ανοιχτά και τα δύο μισά. Βάλε το %1 εγκάρσια: το γυρίζει το στρογγυλό βέλος δίπλα του, το R ή το δεξί κλικ.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>Το 2 του παίρνει 5 και το 5 του παίρνει 2: δύο δρόμοι σε ένα άκρο.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Γίνεται κι έτσι, αλλά βάλε το ματαδόρ εγκάρσια.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Ματαδόρ σε γραμμή</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Σε γραμμή το ματαδόρ αφήνει ανοιχτό ένα μισό, και διαλέγεις ποιο. Βάλε το %1 στο 4 με το 6 προς τα έξω: μετά μπαίνει το %2 σου.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Ένα ματαδόρ μπορεί να ανοίξει χώρο για τα πλακίδιά σου.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Όχι έτσι: το ματαδόρ στο 4, σε γραμμή, με το 6 προς τα έξω. Το γυρίζει το στρογγυλό βέλος ή το R.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Το 6 είναι ακόμη ανοιχτό: βάλε το %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Τίποτα δεν κάνει επτά με λευκό. Βάλε στο 4 πλακίδιο που αφήνει λευκό για νέο άκρο: τότε εκεί μπαίνει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Έκλεισε, ώσπου να βρεθεί ματαδόρ.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Ξανάνοιξε ένα άκρο</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ένα λευκό κλείνει το ένα άκρο. Βάλε εκεί το ματαδόρ σου, το %1, εγκάρσια ή σε γραμμή.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Άνοιξε ξανά, με το μόνο πλακίδιο που μπορούσε.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Αυτό είναι το άλλο άκρο. Άνοιξε αυτό με το λευκό.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Τράβα ένα, παίξε ή πάσο</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Δεν έχεις 2 για το 5, ούτε 3 για το 4, ούτε ματαδόρ. Τράβα ένα πλακίδιο.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Το βαρύ πλακίδιο έφυγε: ό,τι σου μείνει στο τέλος δίνει πόντους σε άλλον.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Ταιριάζει, αλλά υπάρχει πιο βαρύ.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ούτε το %1 ταιριάζει. Τραβάς μία φορά στη σειρά σου, άρα πάσο.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Το άκρο είναι τώρα 2, και δύο πλακίδιά σου ταιριάζουν. Βάλε αυτό με τις πιο πολλές κουκκίδες.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Αυτό είναι το ρωσικό παιχνίδι. Ανοίγει το μεγαλύτερο διπλό, και όποιος βγει πρώτος παίρνει όσα έχουν οι άλλοι. Η παρτίδα πάει συνήθως στους 100 πόντους.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Χτίστε μαζί ένα μεγάλο τραπέζι, με αριθμούς και στοιχεία. Αλλά πρώτα στοιχημάτισε πόσους πόντους θα σου φέρει ο γύρος: στοίχημα που πιάνεις μετρά, στοίχημα που χάνεις δεν φέρνει τίποτα. Οι χαμηλότεροι φεύγουν, και οι δύο τελευταίοι παίζουν τελικό.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Προσφορά για τη μοιρασιά</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Όλοι τράβηξαν από ένα πλακίδιο, και η προσφορά φτάνει ως το άθροισμά του. Η μεγαλύτερη προσφορά γίνεται αμέσως πόντοι, και μοιράζει. Το δικό σου κάνει 12, πιο πολλά από των άλλων: πρόσφερέ τα όλα.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Οι άλλοι πάνε πάσο: 12 πόντοι, και μοιράζεις.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Παίρνεις όσα προσφέρεις: πάρε και τα 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Πες το στοιχείο</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Η μάνα λέει το στοιχείο του γύρου: τα πλακίδιά του δίνουν περισσότερα, και μόνο αυτά μπαίνουν εγκάρσια. Πες αυτό που έχεις πιο πολύ.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Φύλλο λοιπόν: έχεις πέντε.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Ξαναμέτρα: έχεις πέντε με φύλλο.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Βάλε στοίχημα</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Στοιχημάτισε πόσα θα κάνεις στον γύρο: οι πόντοι σου μείον τα πλακίδια που σου μένουν. Αν δεν φτάσεις, δεν παίρνεις τίποτα· και κάθε στοίχημα ξεπερνά το προηγούμενο. Ξεκίνα χαμηλά: στοίχημα ως 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Στοίχημα που πιάνεται. Η μάνα μπορεί να ανεβάσει στο τέλος, αφού μιλήσουν όλοι.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Τολμηρό! Δύσκολα κάνει κανείς τόσα. Στοίχημα ως 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Άκρο με άκρο</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Στα άκρα της γραμμής συναντιούνται ίσοι αριθμοί, όποιο κι αν είναι το στοιχείο. Δίνει έναν πόντο. Βάλε το νερό %1 στο 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Ένας πόντος, κι ένα πλακίδιο λιγότερο εις βάρος σου.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Καλό κι αυτό, αλλά δοκίμασε το πλακίδιο με νερό στο 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Βάλ’ το εγκάρσια</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Τώρα το στοιχείο είναι το φύλλο. Πλακίδιο με φύλλο μπαίνει εγκάρσια, στη μακριά πλευρά άλλου με φύλλο, με όποιον αριθμό: 3 πόντοι. Βάλε το φύλλο %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 πόντοι, κι ένα νέο σκέλος για όλους.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Αυτό δίνει λιγότερα. Βάλε το πλακίδιο με φύλλο σε μακριά πλευρά.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Στοιχείο και αριθμός</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Το καλύτερο είναι και τα δύο μαζί: φύλλο όπου ταιριάζουν και οι αριθμοί, σε γραμμή ή εγκάρσια. Δίνει 4. Βρες ένα τέτοιο πλακίδιο.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 πόντοι: φύλλο και ίδιοι αριθμοί.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Όχι το καλύτερο: ψάξε πλακίδιο με φύλλο και ίδιους αριθμούς.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Τα διπλά μετρούν διπλά</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Ένα διπλό δίνει τα διπλάσια. Το φύλλο %1 ταιριάζει εγκάρσια στο πλακίδιο με φύλλο και 6: δύο φορές 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 πόντοι με ένα πλακίδιο: στοίχημα 6 πιάνεται εύκολα.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Καλό, αλλά το διπλό δίνει 8.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Αυτά είναι τα Ταιριαστά Στοιχεία. Όποιος παίρνει τον γύρο παίρνει τα πλακίδια του τραπεζιού στην Τράπεζά του και μοιράζει· δύο στοιχεία κάνουν μια σύντομη πρώτη παρτίδα.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Ο τελικός αρχίζει</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Όταν λιγοστεύουν τα πλακίδια, μετά από κάθε γύρο φεύγει το χαμηλότερο σύνολο. Τώρα μένετε δύο: ο τελικός. Η Τράπεζά σου είναι η μεγαλύτερη, άρα λες πόσα πλακίδια γυρίζουν από καθεμία. Φέρε πίσω %1: έτσι γεμίζουν και τα δύο χέρια.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Γεμάτα χέρια, και σου μοιράστηκε θράκα %1: ένα διπλό που μοιράζεται τώρα δίνει προβάδισμα ίσο με το άθροισμά του, 6. Στον τελικό δεν υπάρχουν στοιχήματα.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Φέρε πίσω %1 από καθεμία: όσα φτάνουν για γεμάτα χέρια.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Κρίνει το τελευταίο πλακίδιο</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Τώρα μετρά μόνο ο τελικός: προβάδισμα και πόντοι, μείον τα πλακίδια που μένουν. Έχεις 6 και 15, ο αντίπαλος 24 συνολικά. Βάλε τη θράκα %1 εκεί που ταιριάζουν και στοιχείο και αριθμός.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25–24: παίρνεις την παρτίδα! Στο 24–24 θα κέρδιζε το μεγαλύτερο σύνολο των γύρων.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Κι αυτό κάνει 24, και τότε κερδίζει το μεγαλύτερο σύνολο του αντιπάλου. Χρειάζεσαι 4 πόντους.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Πρόσφερε ως επάνω</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Το πλακίδιό σου κάνει 9, και κανείς άλλος δεν μπορεί προσφορά πάνω από 6. Για να μοιράσεις θα αρκούσε το 7· αλλά παίρνεις όσα προσφέρεις. Πρόσφερε όσα μπορείς.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 πόντοι, και η μοιρασιά. Αν τραβηχτούν διπλά, δεν γίνονται προσφορές: το μεγαλύτερο μοιράζει και παίρνει το άθροισμά του, και το %1 τα νικά όλα και δίνει 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Αυτό δίνει λιγότερα. Πρόσφερε και τα 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Μόνο ένα παραπάνω</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Το στοίχημά σου είναι τελευταίο και πρέπει να περάσεις το 7. Το στοίχημα είναι υπόσχεση, όχι έπαθλο: ό,τι κάνεις παραπάνω μετρά κι αυτό, ό,τι κάνεις λιγότερο καθόλου. Στοίχημα λοιπόν μόνο ένα παραπάνω, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Το πιο χαμηλό στοίχημα που γινόταν. Ό,τι κάνεις πάνω από αυτό είναι κι αυτό δικό σου.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Αυτό υπόσχεται περισσότερα και δεν φέρνει περισσότερα. Στοίχημα 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Άφησέ το ως έχει</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Μοίρασες και έβαλες στοίχημα 4· οι άλλοι πήγαν στο 7. Ως μάνα μπορείς να ανεβάσεις πάνω από αυτό, ως το 99, και οι άλλοι ξανά πάνω από σένα. Το 4 σου πιάνεται εύκολα: μείνε.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Τα στοιχήματα ισχύουν. Χρειάζεσαι 4, οι άλλοι υποσχέθηκαν πιο πολλά.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Μεγαλύτερο στοίχημα πιάνεται πιο δύσκολα, και μόνο του δεν φέρνει τίποτα. Μείνε.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Προσφορές, στοιχήματα και ο τελικός</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Ψηλή προσφορά, χαμηλό στοίχημα. Μόνο όποιος είναι πολύ πίσω έχει λόγο για στοίχημα πάνω από το αναγκαίο.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Βάλε τα πλακίδιά σου σε σετ και κέντες. Ό,τι μένει απέξω μετρά εις βάρος σου. Όποιος έχει λίγα τέτοια χτυπά και παίρνει τη διαφορά· η παρτίδα κερδίζεται με %1 πόντους.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Πάρε, και κατέβασε κέντα</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Η σειρά σου αρχίζει με ένα πλακίδιο: το ανοιχτό, ή ένα από τη στοίβα. Ανοιχτό είναι το κόκκινο 6, και έχεις κόκκινο 4 και κόκκινο 5: πάρ’ το.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Κέντα: τρία ή περισσότερα πλακίδια ενός χρώματος στη σειρά. Όσα κατέβηκαν δεν μετρούν πια εις βάρος σου.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Σκέψου το κόκκινο 4 και το κόκκινο 5: με το κόκκινο 6 γίνεται κέντα.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Τώρα διάλεξε κόκκινο 4, 5 και 6, ένα ένα, και κατέβασέ τα μαζί.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Κατέβασε σετ</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Τρία ή τέσσερα πλακίδια ενός αριθμού, το καθένα σε άλλο χρώμα, κάνουν σετ. Έχεις τρία εννιάρια: κατέβασέ τα.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Ένα σετ, και τρία πλακίδια λιγότερα στο χέρι.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Όταν ρίξεις, τελειώνει η σειρά σου. Κατέβασε πρώτα τα τρία εννιάρια.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Πρόσθεσε σε ό,τι υπάρχει</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Μπορείς να προσθέσεις σε κάθε συνδυασμό, και του αντιπάλου. Κάτω είναι κόκκινο 5, 6 και 7, κι έχεις και τα δύο διπλανά: πρόσθεσε κόκκινο 4 και κόκκινο 8.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Δύο πλακίδια έφυγαν σε συνδυασμό που δεν ήταν καν δικός σου.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Πριν ρίξεις, πρόσθεσε ό,τι ταιριάζει στην κόκκινη κέντα.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>Και τώρα το άλλο.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Άλλαξε τον μπαλαντέρ</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Ο μπαλαντέρ στην κέντα κάνει το κόκκινο 6, και το έχεις. Βάλ’ το στη θέση του μπαλαντέρ.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Ο μπαλαντέρ κάνει τώρα μπλε πλακίδιο, και δουλεύει για σένα.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Πρώτα ο μπαλαντέρ: βάλε το κόκκινο 6 στη θέση του.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Ο μπαλαντέρ που παίρνεις κατεβαίνει αμέσως. Διάλεξέ τον μαζί με το μπλε 3 και το μπλε 4, και κατέβασε τον συνδυασμό.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Ρίξε ό,τι μετρά πιο πολύ</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Η σειρά σου τελειώνει όταν ρίξεις. Ό,τι δεν είναι σε συνδυασμό είναι νεκρό: το 1 είναι άσος και μετρά 11, τα 10 ως 13 μετρούν 10, τα άλλα τον αριθμό τους. Ρίξε το μαύρο 13.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Έφυγαν δέκα νεκρά, και δεν χάθηκε τίποτα.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Εδώ ρίξε μόνο το μαύρο 13.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Χτύπα</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Εννιά πλακίδιά σου κάνουν συνδυασμούς. Ρίξε το μαύρο 13 και περισσεύει μόνο ένα 2. Με 10 νεκρά ή λιγότερα μπορείς να χτυπήσεις: κάν’ το.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Παίρνεις 25 πόντους και τη διαφορά στα νεκρά. Αν ο αντίπαλος είχε όσα εσύ ή λιγότερα, θα ήταν κόντρα, και οι πόντοι θα πήγαιναν εκεί.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Δεν χρειάζεται: το κουμπί χτυπά για σένα.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Σούπερ νίκη</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Τράβηξες το μπλε 8: τώρα όλα εκτός από το πορτοκαλί 2 είναι σε συνδυασμούς. Χτύπα με αυτό, και δεν περισσεύει κανένα πλακίδιο.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 πόντοι, και όλα τα νεκρά του αντιπάλου. Σούπερ νίκη είναι και όταν βάλεις το τελευταίο σου πλακίδιο.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Μπορείς καλύτερα: χτύπα και ρίξε το πορτοκαλί 2.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Αυτό είναι το Πλακίδια &amp; Μοιρασιά. Η συνηθισμένη παρτίδα παίζεται με δεκατρία πλακίδια ο καθένας, ως τους 200 πόντους. Όταν αδειάσει η στοίβα, ή κανείς δεν τραβήξει από αυτή 20 συνεχόμενες φορές, ο γύρος είναι ισόπαλος.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Χτύπα νωρίς</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Η δεύτερη σειρά σου, και χωρίς το μαύρο 13 περισσεύουν 10, όσα ακριβώς φτάνουν για να χτυπήσεις. Ο άλλος δεν πρόλαβε να βάλει τίποτα σε τάξη. Χτύπα με το μαύρο 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 για τη νίκη και διαφορά 46: όποιος χτυπά νωρίς αιφνιδιάζει.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Όσο περιμένεις, βάζει σε τάξη και ο άλλος. Χτύπα τώρα, με το μαύρο 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Ένα πλακίδιο αρκεί</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Περισσεύουν δύο άσοι. Ρίξε τον έναν, και ο άλλος μετρά 11: πάνω από 10, αλλά με ένα μόνο πλακίδιο που περισσεύει μπορείς να χτυπήσεις, όσο κι αν μετρά. Κάν’ το.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 για τη νίκη και διαφορά %1, με έναν άσο στο χέρι.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Καλύτερα περίμενε</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Θα μπορούσες πάλι να χτυπήσεις με 10. Αλλά ο άλλος κατέβασε δύο συνδυασμούς, έχει τρία πλακίδια, και μπορεί να προσθέσει κάποια στους δικούς σου. Ρίξε το μαύρο 13 χωρίς να χτυπήσεις.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Σωστά. Ο άλλος είχε κόκκινο 2 και 3 για την κόκκινη κέντα σου, και του περίσσευαν μόνο 2: κόντρα, 33 πόντοι εναντίον σου.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Όποιος δεν έχει περισσότερα από εκείνον που χτυπά παίρνει 25 και τη διαφορά. Περίμενε.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Κόντρα</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Έχεις πολλά για να χτυπήσεις, και ο άλλος ίσως είναι έτοιμος. Κράτα όσα μετρούν λίγο ή ταιριάζουν σε συνδυασμό του άλλου, και ρίξε το μαύρο 13.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Ο άλλος χτύπησε με 9. Το μαύρο 5 και 6 σου μπήκαν στη μαύρη κέντα, έμειναν 5: κόντρα. Η διαφορά 4 είναι δική σου, και 25 ακόμη.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Αυτό μπορεί ακόμη να σου γλιτώσει πόντους. Ρίξε το μαύρο 13.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Μπαλαντέρ στο χέρι</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Μπαλαντέρ που περισσεύει μετρά 15, πιο πολύ από κάθε άλλο πλακίδιο. Κάνει ό,τι λείπει: κατέβασέ τον τώρα με δύο πλακίδια που συμπληρώνει, όπως κόκκινο 4 και κόκκινο 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Ο μπαλαντέρ είναι ασφαλής στο τραπέζι, και δύο πλακίδια μαζί του.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Πρώτα ο μπαλαντέρ: διάλεξέ τον μαζί με το κόκκινο 4 και το κόκκινο 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Πότε να χτυπήσεις</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Νωρίς είναι δυνατό να χτυπήσεις με 10· αργά, με λίγα πλακίδια στο άλλο χέρι, έχει κίνδυνο. Πρόσεχε πόσα μένουν εκεί.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Βάζεις τρίγωνα πλευρά με πλευρά, ώστε οι αριθμοί στις γωνίες να συμφωνούν. Κάθε πλακίδιο δίνει τους αριθμούς του σε πόντους, μια έξυπνη θέση πολύ περισσότερους. Όταν κάποιος φτάσει τους %1, κερδίζει όποιος προηγείται.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Πλευρά με πλευρά</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Τα πλακίδια μπαίνουν πλευρά με πλευρά, και οι δύο αριθμοί της πλευράς πρέπει να είναι ίδιοι και στα δύο. Ένα δικό σου έχει δύο 4: βάλ’ το δίπλα στο %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Ταιριάζει. Το πλακίδιο δίνει το άθροισμα των τριών αριθμών του: εδώ 10 πόντους.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Μπορείς να τραβήξεις, αλλά κοστίζει 5 πόντους. Ένα πλακίδιό σου ταιριάζει: βάλ’ το.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Αυτό που δίνει πιο πολλά</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Εδώ ταιριάζουν δύο πλακίδιά σου. Μετρά κάθε αριθμός του πλακιδίου, οπότε βάλε αυτό που δίνει πιο πολλά.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 πόντοι. Το %1 θα έδινε 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Υπάρχει καλύτερο: δίνει 13 πόντους.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Κλείσε εξάγωνο</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Πέντε πλακίδια είναι γύρω από ένα σημείο. Το έκτο κλείνει το εξάγωνο και δίνει 50 πόντους επιπλέον. Αυτό είναι δικό σου.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 για το πλακίδιο και 50 για το εξάγωνο. Σκέψου πριν βάλεις πέμπτο πλακίδιο: το έκτο είναι του επόμενου.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Όχι εκεί: δες το κενό ανάμεσα στα πέντε πλακίδια.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Φτιάξε γέφυρα</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Πλακίδιο που ενώνεται με μια πλευρά και αγγίζει άλλο με την απέναντι γωνία φτιάχνει γέφυρα: 40 πόντοι επιπλέον. Το %1 σου μπορεί.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 για το πλακίδιο και 40 για τη γέφυρα: και οι τρεις γωνίες βρίσκουν αριθμούς που ήταν εκεί.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Εκεί δεν γίνεται γέφυρα: και οι τρεις γωνίες πρέπει να βρίσκουν αριθμούς που είναι ήδη εκεί.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Όταν δεν ταιριάζει τίποτα</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Κανένα πλακίδιό σου δεν ταιριάζει. Τράβα ένα από τη στοίβα: κοστίζει 5 πόντους. Αν δεν βρεις με τρία, πας πάσο.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 πόντοι, μείον 5 για το πλακίδιο που τράβηξες.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Μπορείς να τραβάς κι άλλα, αλλά καθένα κοστίζει 5 πόντους, κι έχεις ένα που ταιριάζει.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Τρία τραβήγματα, μετά πάσο</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Τράβηξες τρία πλακίδια με 5 πόντους το καθένα, και άλλα δεν επιτρέπονται. Το τελευταίο, το %1, ταιριάζει. Θα μπορούσες και να πας πάσο, αλλά κοστίζει άλλους 10. Βάλε το πλακίδιο.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 πόντοι, μείον 15 για τα τραβήγματα. Αν δεν ταιριάζει τίποτα, πας πάσο και χάνεις 25 συνολικά.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Το πάσο κοστίζει 10 πόντους, και ένα πλακίδιό σου ταιριάζει.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Τράβηξες το %1, και ταιριάζει: βάλ’ το.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Σου έμεινε ένα πλακίδιο. Βάλ’ το: όποιος βγαίνει παίρνει 25 πόντους, και όσα έχουν ακόμη οι άλλοι.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 για το πλακίδιο, 25 που βγήκες, και οι 5 πόντοι από το τελευταίο του άλλου.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Δεν χρειάζεται να τραβήξεις: το τελευταίο σου πλακίδιο ταιριάζει.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Αυτό είναι το Τριόμινο. Αν δεν μπορεί κανείς να συνεχίσει, το χαμηλότερο χέρι παίρνει τα πλακίδια των άλλων μείον τα δικά του. Η παρτίδα για δύο πάει συνήθως στους 800 πόντους.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Ποιος ανοίγει</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Το μεγαλύτερο τριπλό ανοίγει τον γύρο και δίνει 10 παραπάνω από το άθροισμά του: 22 για το %1 σου. Σε αυτό το τραπέζι μπορεί να ανοίξει το %2 αντί γι’ αυτό, μια επιλογή που διαλέγεις, και δίνει 40. Βάλ’ το.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Κανένα άνοιγμα δεν δίνει πιο πολλά. Αργότερα το %1 δεν θα έδινε τίποτα.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Αυτό δίνει 22. Άνοιξε με το %1: δίνει 40.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Ποτέ το πέμπτο</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Τέσσερα πλακίδια είναι γύρω από ένα σημείο. Το %1 σου θα ήταν εκεί το πέμπτο, για 10 πόντους, και θα άφηνε το έκτο και τα 50 στον άλλο παίκτη. Βάλε άλλο.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Μόνο 5 πόντοι, αλλά δεν χάρισες τίποτα. Τώρα ας βάλει ο άλλος το πέμπτο.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Αυτό χαρίζει κάτι. Ένα πλακίδιό σου ταιριάζει όπου δεν γίνεται εξάγωνο.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Η σωστή του θέση</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Το %1 σου ταιριάζει σε δύο θέσεις. Στη μία και η τρίτη γωνία του βρίσκει αριθμό: γέφυρα, 40 πόντοι επιπλέον. Βρες την.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 πόντοι αντί για 8. Δες την τρίτη γωνία πριν το αφήσεις.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Ταιριάζει, αλλά η τρίτη γωνία του μένει ελεύθερη. Δοκίμασε την άλλη θέση.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Δύο μαζί</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Δύο σημεία έχουν γύρω τους μόνο ένα κενό, και είναι το ίδιο κενό. Το %1 σου κλείνει και τα δύο εξάγωνα με ένα πλακίδιο: 60 πόντοι επιπλέον. Βάλ’ το.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 για το πλακίδιο και 60 για τα δύο εξάγωνα.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Τρία μαζί</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Η πιο σπάνια θέση: τρία σημεία έχουν γύρω τους μόνο ένα κενό, το ίδιο και για τα τρία. Το %1 σου κλείνει τρία εξάγωνα: 70 πόντοι επιπλέον. Βάλ’ το.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 για το πλακίδιο και 70 για τα τρία εξάγωνα. Μεγαλύτερο μπόνους δεν υπάρχει.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Όχι εκεί: γέμισε το κενό ανάμεσα στα τρία σημεία.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Όχι εκεί: γέμισε το κενό ανάμεσα στα δύο σημεία.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Εξάγωνα και γέφυρες</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Πριν από κάθε κίνηση κοίτα δύο φορές: υπάρχει κάτι επιπλέον για σένα, και αφήνεις κάτι στον επόμενο;</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Κρατάς ματαδόρ για μετά: %1 αντί για %2.</translation>
        </message>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Διπλό έξι (28 πλακίδια)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Διπλό εννιά (55 πλακίδια)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Διπλό δώδεκα (91 πλακίδια)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Τα πλακίδια</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Ανά αριθμό παικτών</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Από πέντε</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Από έξι</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Από επτά</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Όλα τα πλακίδια, χωρίς να τραβά κανείς</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Πλακίδια που μοιράζονται στον καθένα</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Το ίδιο το μεγαλύτερο διπλό</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Όποιος έχει το μεγαλύτερο διπλό</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Καθένας με τη σειρά</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Ποιος ανοίγει τον γύρο</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Μόνο εγκάρσια</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Εγκάρσια, ή σε γραμμή όπου ταιριάζει</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Εγκάρσια ή σε γραμμή, παντού</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Πώς μπαίνουν τα ματαδόρ</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Ώσπου να ταιριάξει</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Ένα πλακίδιο, μετά παίξε ή πάσο</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Όταν δεν μπορείς να παίξεις, τραβάς</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Μπορείς να τραβήξεις αντί να βάλεις ματαδόρ</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Το πρώτο διπλό μπαίνει εγκάρσια και ανοίγει δύο σκέλη ακόμη</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Πλακίδια που μένουν πάντα στη στοίβα</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Όλες οι κουκκίδες των άλλων</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Οι κουκκίδες των άλλων μείον του νικητή</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Όταν κανείς δεν παίζει, παίρνει το πιο ελαφρύ χέρι</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Μόνο το διπλό έξι μπορεί να μοιραστεί ολόκληρο.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Το διπλό έξι έχει θέσεις για δύο ως τέσσερις· για περισσότερους πάρε μεγαλύτερο.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Με σταυρό</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Τα ματαδόρ κρατιούνται</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Διπλό εννιά</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Διπλό δώδεκα</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Βάλε ματαδόρ</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Κράτα ματαδόρ για μετά</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Ματαδόρ</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Τα άκρα που αγγίζουν κάνουν επτά· τα ματαδόρ πάνε παντού, εγκάρσια.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Ρωσικό ντόμινο</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Τα ίδια επτάρια, με ματαδόρ εγκάρσια ή σε γραμμή.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>ντόμινο %1, ματαδόρ</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Αριστερό άκρο: παίρνει %1, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Δεξί άκρο: παίρνει %1, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Πάνω άκρο: παίρνει %1, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Κάτω άκρο: παίρνει %1, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Αριστερό άκρο: παίρνει %1 ή %2, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Δεξί άκρο: παίρνει %1 ή %2, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Πάνω άκρο: παίρνει %1 ή %2, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Κάτω άκρο: παίρνει %1 ή %2, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Αριστερό άκρο, πύλη: παίρνει λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Δεξί άκρο, πύλη: παίρνει λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Πάνω άκρο, πύλη: παίρνει λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Κάτω άκρο, πύλη: παίρνει λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Αριστερό άκρο, λευκό: παίρνει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Δεξί άκρο, λευκό: παίρνει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Πάνω άκρο, λευκό: παίρνει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Κάτω άκρο, λευκό: παίρνει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Εδώ είναι ματαδόρ εγκάρσια. Μπαίνει μόνο λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>Το %1 μπαίνει εγκάρσια, κάθετα στη γραμμή: μια πύλη, όπου μπαίνει μόνο λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Εδώ είναι πλακίδιο εγκάρσια. Ό,τι ενώνεται κάνει %3 με το %1 ή το %2 του.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>Το %1 μπαίνει εγκάρσια, κάθετα στη γραμμή: ό,τι ενώνεται κάνει %2 με έναν από τους αριθμούς του.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Κανένας αριθμός δεν κάνει %1 με λευκό: αυτό το άκρο το ξανανοίγει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Εδώ είναι %1, και όπου αγγίζουν δύο πλακίδια κάνουν %2.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Ματαδόρ: πάει σε κάθε άκρο, ό,τι κι αν είναι εκεί.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Αυτό το άκρο είναι τώρα πύλη.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Έχεις το μεγαλύτερο διπλό: βάλε όποιο πλακίδιο θέλεις.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>Αρχίζει: %1, με το μεγαλύτερο διπλό που μοιράστηκε ή, αν δεν υπάρχει, με το πιο βαρύ πλακίδιο.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Αρχίζεις εσύ: το %1 είναι το μεγαλύτερο διπλό που μοιράστηκε.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Δεν μοιράστηκε διπλό. Αρχίζεις εσύ: το %1 είναι το πιο βαρύ πλακίδιο.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Έχεις το πιο βαρύ πλακίδιο: βάλε όποιο πλακίδιο θέλεις.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Βάλε ματαδόρ, ή τράβα για να το κρατήσεις.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Σειρά σου: κάνε %1 με ένα ανοιχτό άκρο.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Σε λευκό άκρο μπαίνει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>Το %1 συναντά %2: μαζί πρέπει να κάνουν %3.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Κανένα ανοιχτό άκρο δεν παίρνει το %1: τα μισά που συναντιούνται πρέπει να κάνουν %2.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Η πύλη παίρνει λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Αυτό το άκρο παίρνει %1 ή %2, ή ματαδόρ.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Ο επόμενος παίκτης μπορεί να συνεχίσει μόνο με ματαδόρ.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Κρατά ένα ματαδόρ για μετά.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Κλείνει αυτό το άκρο: συνεχίζει μόνο ματαδόρ.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Μετά μπαίνει μόνο λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Τίποτε άλλο δεν είναι σαφώς καλύτερο.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Κρατά τα ματαδόρ σου για μετά.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Κάνε %1, ή βάλε λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Κάνε %1, ή βάλε ματαδόρ.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Σειρά σου: βάλε λευκό ή ματαδόρ.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Σειρά σου: ταιριάζει μόνο ματαδόρ.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Προσφορά %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Πάσο</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n πλακίδιο</numerusform>
                <numerusform>%1: %n πλακίδια</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Στοίχημα %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Μείνε στο %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Πάσο</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Τράβα</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Φέρε πίσω %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Νέος γύρος</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Αν δεν προσφέρει κανείς πιο πολλά, παίρνεις %1 και μοιράζεις.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Οι πόντοι σου μείον τα πλακίδια που σου μένουν πρέπει να φτάσουν τουλάχιστον τα %1, αλλιώς ο γύρος δεν σου δίνει τίποτα.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Οι δικοί σου πόντοι μείον τα πλακίδια που σου μένουν πρέπει να φτάσουν τουλάχιστον τα %1, αλλιώς ο γύρος δεν σου δίνει τίποτα.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Τυχαία από κάθε Τράπεζα τραβιούνται: %1. Όλα τα χέρια θα είναι γεμάτα: %2 πλακίδια.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Τυχαία από κάθε Τράπεζα τραβιούνται: %1. Τα χέρια θα έχουν %2 από %3 πλακίδια.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Τυχαία από κάθε Τράπεζα τραβιούνται: %1. Τα χέρια θα έχουν %2 ως %3 από %4 πλακίδια.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Τα στοιχήματα</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Η μάνα ανέβασε, άρα τα στοιχήματα κάνουν άλλον έναν γύρο: το μεγαλύτερο είναι %1. Ανέβασε, ή μείνε στο στοίχημά σου.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Η μάνα ανέβασε, άρα τα στοιχήματα κάνουν άλλον έναν γύρο: το μεγαλύτερο είναι %1. Τα πλακίδιά σου φτάνουν ως %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Όλοι έβαλαν στοίχημα· το μεγαλύτερο στοίχημα είναι %1. Ως μάνα μπορείς να ανεβάσεις το δικό σου, και τότε μπορούν και οι άλλοι.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Όλοι έβαλαν στοίχημα· το μεγαλύτερο στοίχημα είναι %1. Ως μάνα μπορείς να ανεβάσεις το δικό σου, και τότε μπορούν και οι άλλοι. Τα πλακίδιά σου φτάνουν ως %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Το μεγαλύτερο στοίχημα είναι το δικό σου: %1. Μπορείς να το ανεβάσεις, και τότε μπορούν και οι άλλοι.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Το μεγαλύτερο στοίχημα είναι το δικό σου: %1. Μπορείς να το ανεβάσεις, και τότε μπορούν και οι άλλοι. Τα πλακίδιά σου φτάνουν ως %2.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Το μεγαλύτερο στοίχημα είναι %1, άρα τώρα τουλάχιστον %2. Κανείς δεν μένει έξω· ένα στοίχημα που χάνεται φέρνει 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Το μεγαλύτερο στοίχημα είναι %1, άρα τώρα τουλάχιστον %2· κανείς δεν μένει έξω. Τα πλακίδιά σου φτάνουν ως %3 (4 για κάθε πλακίδιο του στοιχείου, 1 για τα άλλα, τα διπλά διπλά).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Πρώτο στοίχημα βάζει η μάνα· κάθε επόμενο στοίχημα πρέπει να είναι μεγαλύτερο.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Το πρώτο στοίχημα είναι δικό σου, τα άλλα ψηλότερα. Τα πλακίδιά σου φτάνουν ως %1 (4 για κάθε πλακίδιο του στοιχείου, 1 για τα άλλα, τα διπλά διπλά).</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Όλοι τράβηξαν από ένα πλακίδιο, και η προσφορά φτάνει ως το άθροισμά του. Η μεγαλύτερη προσφορά γίνεται πόντοι, και μοιράζει.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Όλοι τράβηξαν από ένα πλακίδιο, και η προσφορά φτάνει ως το άθροισμά του: η δική σου ως %1. Η μεγαλύτερη προσφορά γίνεται πόντοι, και μοιράζει.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Η μεγαλύτερη προσφορά είναι %1, η δική σου. Το πλακίδιό σου επιτρέπει προσφορά ως %2. Η μεγαλύτερη προσφορά μοιράζει, και γίνεται πόντοι.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Η μεγαλύτερη προσφορά είναι %1 (%2). Η μεγαλύτερη προσφορά μοιράζει, και γίνεται πόντοι.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Η μεγαλύτερη προσφορά είναι %1 (%2). Το πλακίδιό σου επιτρέπει προσφορά ως %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Η μεγαλύτερη προσφορά είναι %1 (%2). Το πλακίδιό σου επιτρέπει προσφορά ως %3. Η μεγαλύτερη προσφορά μοιράζει, και γίνεται πόντοι.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Η μεγαλύτερη προσφορά είναι %1 (%2). Το πλακίδιό σου επιτρέπει προσφορά ως %3: σου μένει μόνο πάσο. Η μεγαλύτερη προσφορά μοιράζει, και γίνεται πόντοι.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Ο τελικός ξεκινά από το μηδέν, χωρίς στοιχήματα: τα σύνολα μετρούν μόνο στην ισοπαλία. Τράπεζες: %1 %2, %3 %4. Πλακίδια που λείπουν από τα χέρια: %5· στη στοίβα: %6. Όποιος έχει τη μεγαλύτερη Τράπεζα λέει πόσα γυρίζουν από την καθεμία. Λίγα σημαίνουν μικρά χέρια και σύντομο τελικό· πολλά, γεμάτα χέρια και περισσότερα διπλά για προβάδισμα.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Ο τελικός ξεκινά από το μηδέν, χωρίς στοιχήματα: τα σύνολα μετρούν μόνο στην ισοπαλία. Τράπεζες: %1 %2, %3 %4. Πλακίδια που λείπουν από τα χέρια: %5· στη στοίβα: %6. Οι Τράπεζες είναι ίσες, οπότε όποιος πήρε τον τελευταίο γύρο λέει πόσα γυρίζουν από την καθεμία. Λίγα σημαίνουν μικρά χέρια και σύντομο τελικό· πολλά, γεμάτα χέρια και περισσότερα διπλά για προβάδισμα.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Ο τελικός ξεκινά από το μηδέν, χωρίς στοιχήματα: τα σύνολα μετρούν μόνο στην ισοπαλία. Τράπεζες: %1 %2, %3 %4. Πλακίδια που λείπουν από τα χέρια: %5· στη στοίβα: %6. Οι Τράπεζες είναι ίσες, οπότε όποιος έχει το υψηλότερο σύνολο λέει πόσα γυρίζουν από την καθεμία. Λίγα σημαίνουν μικρά χέρια και σύντομο τελικό· πολλά, γεμάτα χέρια και περισσότερα διπλά για προβάδισμα.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Ο τελικός ξεκινά από το μηδέν, χωρίς στοιχήματα: τα σύνολα μετρούν μόνο στην ισοπαλία. Τράπεζες: %1 %2, %3 %4. Πλακίδια που λείπουν από τα χέρια: %5· στη στοίβα: %6. Οι Τράπεζες και τα σύνολα είναι ίσα, οπότε όποιος κάθεται πρώτος λέει πόσα γυρίζουν από την καθεμία. Λίγα σημαίνουν μικρά χέρια και σύντομο τελικό· πολλά, γεμάτα χέρια και περισσότερα διπλά για προβάδισμα.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Ποιος μοιράζει πρώτος;</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Το στοιχείο του γύρου</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Η μάνα το λέει και βάζει το πρώτο του πλακίδιο. Μόνο αυτά τα πλακίδια μπαίνουν εγκάρσια, για 3 ή 4 πόντους· ένα διπλό μετρά διπλά.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Ο τελικός</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Το πλακίδιό σου επιτρέπει προσφορά ως %1: σου μένει μόνο πάσο.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Στοιχεία στο παιχνίδι, από 57 πλακίδια</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Καθένας παίζει μόνος</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Δύο ομάδες των τριών (έξι παίκτες)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Τρεις ομάδες των δύο (έξι παίκτες)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Ποιος παίζει με ποιον</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Στοίχημα που πιάνεται προστίθεται στους πόντους</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Όποιος δεν μπορεί να βάλει πλακίδιο τραβά ένα</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Οι ομάδες είναι για έξι παίκτες.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Σύντομη παρτίδα: δύο στοιχεία</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Τρία στοιχεία</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Το στοίχημα δίνει πόντους</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Τράβα όταν κολλάς</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>η πρώτη μοιρασιά</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>για την πρώτη μοιρασιά</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>στοίχημα που πιάστηκε</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>για στοίχημα που πιάστηκε</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>ίδιος αριθμός</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>εγκάρσια</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>στοιχείο του γύρου, ίδιος αριθμός</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Όλα τα χέρια άδειασαν.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Κανείς με πλακίδια στο χέρι δεν μπορεί να βάλει.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Μένουν πολύ λίγα πλακίδια: αυτός ο γύρος δεν παίζεται.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>προσφέρει %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Προσφέρεις %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1: προσφέρει %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>πάσο</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Πας πάσο.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: πάσο.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>λέει %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Λες %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1: λέει %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>στοίχημα %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Βάζεις στοίχημα %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1: στοίχημα %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>μένει</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Το στοίχημά σου μένει.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: το στοίχημα μένει.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>φέρνει πίσω %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>εκτός</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Βγήκες από την παρτίδα.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Εκτός παρτίδας: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Με μποτ μια παρτίδα κρατά περίπου %n λεπτό.</numerusform>
                <numerusform>Με μποτ μια παρτίδα κρατά περίπου %n λεπτά.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Προσφορά για την πρώτη μοιρασιά</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Πες το σωστό στοιχείο</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Στοίχημα όσα φέρνει το χέρι σου</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Βάλε πλακίδιο εγκάρσια</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Βάλε το σωστό πλακίδιο</translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Ταιριαστά Στοιχεία</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Ταίριαξε στοιχείο ή αριθμό, βάλε στοίχημα στο χέρι σου, φτάσε στον τελικό.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Έχει το στοιχείο του γύρου: μπαίνει και εγκάρσια.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Διπλό: δίνει τους διπλάσιους πόντους.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Αν μείνει στο χέρι στο τέλος του γύρου, κοστίζει έναν πόντο.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Από: %1.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Δίνει 1 πόντο, ή 4 αν έχει το στοιχείο του γύρου· ένα διπλό δίνει τα διπλάσια.</translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Δίνει 3 πόντους, ή 4 όπου ο αριθμός που αγγίζει υπάρχει και σε εκείνο το πλακίδιο· ένα διπλό δίνει τα διπλάσια.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Τα πλακίδια των κερδισμένων γύρων. Για τον τελικό μερικά από κάθε Τράπεζα μοιράζονται ξανά.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Μία Τράπεζα για την ομάδα: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Πήγε πάσο, και δεν κάνει άλλη προσφορά.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Το πλακίδιο που τραβήχτηκε επιτρέπει προσφορά ως %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Η προσφορά είναι %1· το πλακίδιο που τραβήχτηκε επιτρέπει ως %2.</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Ο τελικός ξεκινά από το μηδέν: το σύνολο %1 μετρά μόνο στην ισοπαλία.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>Στον τελικό: διπλά %1 και πόντοι %2 μείον πλακίδια %3 κάνουν %4. Το προηγούμενο σύνολο, %5, μετρά μόνο στην ισοπαλία.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Εκτός από τον γύρο %1, με το τότε χαμηλότερο σύνολο.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Στοίχημα %1: εκεί πρέπει να φτάσουν οι πόντοι μείον τα πλακίδια, αλλιώς ο γύρος δίνει 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Δεν έχει πλακίδια να παίξει σε αυτόν τον γύρο.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Μοιράζει: λέει το στοιχείο, βάζει πρώτο στοίχημα και το πρώτο πλακίδιο.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Στοίχημα μετά τη μάνα, και πάνω από το προηγούμενο.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Από εδώ γεμίζουν τα χέρια πριν από κάθε γύρο. Όταν λιγοστέψει, τα χέρια μικραίνουν, για να φτάσουν τα πλακίδια ως τον τελικό, και το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Παίζεις με: %1.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Τράβηξες το καλύτερο διπλό, %1: +%2 για σένα, και μοιράζεις στην αρχή.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Τράβηξες το καλύτερο διπλό, %2: +%3 για σένα, και μοιράζεις στην αρχή. Το %5 νικά κάθε άλλο διπλό, και μετράει %3.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Παίζεις με: %3. Τράβηξες το καλύτερο διπλό, %1: +%2 για σένα, και μοιράζεις στην αρχή.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Παίζεις με: %4. Τράβηξες το καλύτερο διπλό, %2: +%3 για σένα, και μοιράζεις στην αρχή. Το %5 νικά κάθε άλλο διπλό, και μετράει %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1: τράβηξε το καλύτερο διπλό, %2: +%3, και η πρώτη μοιρασιά.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1: τράβηξε το καλύτερο διπλό, %2: +%3, και η πρώτη μοιρασιά. Το %5 νικά κάθε άλλο διπλό, και μετράει %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Παίζεις με: %4. %1: τράβηξε το καλύτερο διπλό, %2: +%3, και η πρώτη μοιρασιά.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Παίζεις με: %4. %1: τράβηξε το καλύτερο διπλό, %2: +%3, και η πρώτη μοιρασιά. Το %5 νικά κάθε άλλο διπλό, και μετράει %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Η προσφορά σου ήταν η μεγαλύτερη: +%1 για σένα, και μοιράζεις στην αρχή.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1: η μεγαλύτερη προσφορά: +%2, και η πρώτη μοιρασιά.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Τα πλακίδια λιγοστεύουν: τα χέρια έπεσαν σε %1, και μετά από αυτόν τον γύρο το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο.</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Τα πλακίδια λιγοστεύουν: μετά από αυτόν τον γύρο το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Οι θέσεις δείχνουν τώρα, όπως «5 από 12», τους πόντους μείον τα πλακίδια στο χέρι, και το στοίχημα που πρέπει να πιάσουν.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Έμεινε χωρίς πλακίδια: %1. Ο γύρος συνεχίζεται ώσπου να μην μπορεί κανείς να παίξει πλακίδιο.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Δεν σου έμειναν πλακίδια. Ο γύρος συνεχίζεται ώσπου να μην μπορεί κανείς να παίξει πλακίδιο.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Ο τελικός ξεκινά από το μηδέν, χωρίς στοιχήματα: τα σύνολα μετρούν μόνο στην ισοπαλία. Οι θέσεις δείχνουν τους πόντους μείον τα πλακίδια στο χέρι.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1: από κάθε Τράπεζα επιστρέφουν %2. Οι θέσεις δείχνουν τους πόντους μείον τα πλακίδια στο χέρι.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Ο τελικός ξεκινά από το μηδέν, χωρίς στοιχήματα: τα σύνολα μετρούν μόνο στην ισοπαλία. Οι θέσεις δείχνουν τους πόντους μείον τα πλακίδια στο χέρι. Προβάδισμα για τα διπλά που φανερώθηκαν: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1: από κάθε Τράπεζα επιστρέφουν %2. Οι θέσεις δείχνουν τους πόντους μείον τα πλακίδια στο χέρι. Προβάδισμα για τα διπλά που φανερώθηκαν: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Ο τελικός ξεκινά από το μηδέν, χωρίς στοιχήματα: τα σύνολα μετρούν μόνο στην ισοπαλία. Οι θέσεις δείχνουν τους πόντους μείον τα πλακίδια στο χέρι. Προβάδισμα για τα διπλά που φανερώθηκαν: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1: από κάθε Τράπεζα επιστρέφουν %2. Οι θέσεις δείχνουν τους πόντους μείον τα πλακίδια στο χέρι. Προβάδισμα για τα διπλά που φανερώθηκαν: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Πάσο: το πλακίδιό σου δεν επιτρέπει μεγαλύτερη προσφορά.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Προσφορά για να μοιράσεις και να την πάρεις, ή πάσο.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Μείνε στο στοίχημά σου, %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Ανέβασε το στοίχημα, ή μείνε στο %1.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Στοίχημα για τους πόντους σου, μείον 1 ανά πλακίδιο που μένει.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Στοίχημα για τους δικούς σου πόντους, μείον 1 ανά πλακίδιο που μένει.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Στοίχημα: τα πλακίδιά σου φτάνουν ως %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Σειρά σου: βάλε το πρώτο πλακίδιο, %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Βάλε πλακίδιο: μετρούν οι πόντοι μείον όσα μένουν.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Σειρά σου: βάλε πλακίδιο· το στοίχημά σου πιάστηκε.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Βάλε πλακίδιο: έχεις %1, το στοίχημα είναι %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Πες το στοιχείο: τα πλακίδιά του δίνουν πιο πολλά.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Πες πόσα πλακίδια της Τράπεζας γυρίζουν.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>%3: εξίσου χαμηλά, αλλά μένει με τη μεγαλύτερη Τράπεζα (%1 έναντι %2).</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>%3: εξίσου χαμηλά, αλλά μένει με περισσότερα από αυτόν τον γύρο (%1 έναντι %2).</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>%1: εξίσου χαμηλά συνολικά, αλλά μένει, γιατί παίζει πιο νωρίς.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: εκτός, με %1.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: εκτός, με το χαμηλότερο σύνολο, %1.</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: εκτός· κανείς δεν είχε λιγότερα από %1.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: μένει με %1, γιατί πήρε τον γύρο.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Τα πλακίδια του τραπεζιού πάνε στην Τράπεζα όποιου πάρει τον γύρο: για τον τελικό μερικά από κάθε Τράπεζα μοιράζονται ξανά, και όποιος έχει τη μεγαλύτερη Τράπεζα λέει πόσα.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Ακολουθεί ο τελικός, και ξεκινά από το μηδέν: τα σύνολα μετρούν μόνο στην ισοπαλία.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Όταν λιγοστέψουν τα πλακίδια, έρχεται ο τελικός.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Μετά τον επόμενο γύρο το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει αυτόν τον γύρο. Οι δύο τελευταίοι παίζουν τον τελικό.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Όταν λιγοστέψουν τα πλακίδια, μετά από κάθε γύρο το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο. Οι δύο τελευταίοι παίζουν τον τελικό.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Κανείς δεν έχει πλακίδιο για να παίξει τον τελικό.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>Ο τελικός είναι ισόπαλος: από %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Ίσα και τα σύνολα, %1: κερδίζουν και οι δύο.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>%3: μπροστά με το μεγαλύτερο σύνολο, %1 έναντι %2.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Τράπεζα: %n πλακίδιο.</numerusform>
                <numerusform>Τράπεζα: %n πλακίδια.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Τράπεζα: %1, και %n πλακίδιο από το τραπέζι: %2.</numerusform>
                <numerusform>Τράπεζα: %1, και %n πλακίδια από το τραπέζι: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Τράπεζα (%3): %1, και %n πλακίδιο από το τραπέζι: %2.</numerusform>
                <numerusform>Τράπεζα (%3): %1, και %n πλακίδια από το τραπέζι: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Τράπεζα (%1): %n πλακίδιο.</numerusform>
                <numerusform>Τράπεζα (%1): %n πλακίδια.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Τράπεζα: %1, και %2 από άλλη Τράπεζα (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Τράπεζα (%5): %1, και %2 από άλλη Τράπεζα (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Τράπεζα: %1, %2 από άλλη Τράπεζα (%4), και %n πλακίδιο από το τραπέζι: %3.</numerusform>
                <numerusform>Τράπεζα: %1, %2 από άλλη Τράπεζα (%4), και %n πλακίδια από το τραπέζι: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Τράπεζα (%5): %1, %2 από άλλη Τράπεζα (%4), και %n πλακίδιο από το τραπέζι: %3.</numerusform>
                <numerusform>Τράπεζα (%5): %1, %2 από άλλη Τράπεζα (%4), και %n πλακίδια από το τραπέζι: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Άνοιξε με: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Βάλε %1 σε γραμμή με %2 στο %3: %n πόντος.</numerusform>
                <numerusform>Βάλε %1 σε γραμμή με %2 στο %3: %n πόντοι.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Βάλε %1 εγκάρσια σε %2 με το %3: %n πόντος.</numerusform>
                <numerusform>Βάλε %1 εγκάρσια σε %2 με το %3: %n πόντοι.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Άκρο: παίρνει %1.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Η πλευρά του πλακιδίου %1 %2: παίρνει το στοιχείο του.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>πάσο</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>προσφορά %1</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>τελικός</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>διπλά +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>τελικός χωρίς στοιχήματα</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Διπλά από την αρχή %1, πόντοι %2, μείον πλακίδια στο χέρι %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Διπλά από την αρχή %1, πόντοι %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Πόντοι %1, μείον πλακίδια στο χέρι %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Πόντοι %1, κανένα πλακίδιο στο χέρι.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 μείον %2 για πλακίδια που έμειναν κάνει %3: το στοίχημα %4 χάθηκε, άρα μετρά 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, χωρίς πλακίδια στο χέρι: το στοίχημα %2 χάθηκε, άρα μετρά 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 μείον %2 για πλακίδια που έμειναν κάνει %3: το στοίχημα %4 πιάστηκε και προστίθεται, σύνολο %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, χωρίς πλακίδια στο χέρι: το στοίχημα %2 πιάστηκε και προστίθεται, σύνολο %3.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 μείον %2 για πλακίδια που έμειναν κάνει %3: το στοίχημα %4 πιάστηκε.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, χωρίς πλακίδια στο χέρι: το στοίχημα %2 πιάστηκε.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>μοιράζει</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>στοίχημα %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 από %2</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Πόντοι %1 μείον πλακίδια %2: %3 ως τώρα. Το στοίχημα είναι %4.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Εκτός παρτίδας από εδώ και πέρα.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Εκτός από τον γύρο %1.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>εκτός από τον γύρο %1</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>%1 κάτω από όλους</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 πάνω από τον τελευταίο</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο: είσαι %1 πίσω</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο: η ομάδα σου είναι %1 πίσω</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο: είσαι %1 μπροστά</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>το χαμηλότερο σύνολο βγαίνει, εκτός αν πάρει τον γύρο: η ομάδα σου είναι %1 μπροστά</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>τράβηξε το διπλό %1, και μοιράζει στην αρχή</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>προσφορά %1, και η πρώτη μοιρασιά</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Πριν από τον γύρο: +%1 για το καλύτερο διπλό, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Πριν από τον γύρο: +%1 για την υψηλότερη προσφορά.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Το στοιχείο του γύρου: μόνο τα πλακίδιά του μπαίνουν εγκάρσια, για 3 ή 4 πόντους· ένα διπλό μετρά διπλά.</translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>φωτιά %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>θράκα %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>φως %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>φύλλο %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>νερό %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>αιθέρας %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>φωτιά</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>θράκα</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>φως</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>φύλλο</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>νερό</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>αιθέρας</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Αυτό το άκρο δείχνει %1, και παίρνει μόνο %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Εγκάρσια μπαίνουν μόνο πλακίδια με το στοιχείο του γύρου.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Δεν υπάρχει τώρα θέση για %1: κανένα άκρο ανοιχτό, ούτε μακριά πλευρά.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Δεν υπάρχει τώρα θέση για %1: τα άκρα παίρνουν %2, και καμία μακριά πλευρά δεν είναι ανοιχτή.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Δεν υπάρχει τώρα θέση για %1: κανένα άκρο ανοιχτό, και εγκάρσια μπαίνει μόνο %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Δεν υπάρχει τώρα θέση για %1: τα άκρα παίρνουν %2, και εγκάρσια μπαίνει μόνο %3.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Από αυτό έχεις περισσότερα παρά από κάθε άλλο στοιχείο.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Από άλλο στοιχείο έχεις ίσα πλακίδια και διπλά: και τα δύο είναι εξίσου καλά.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Έχεις %n πλακίδιο με αυτό.</numerusform>
                <numerusform>Έχεις %n πλακίδια με αυτό.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Το δικό σου (%1) δίνει πιο πολλά, αλλά θα ταιριάζει και μετά· αυτό το πλακίδιο ίσως δεν βρει άκρο τότε.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Αφήνει ανοιχτό %1, και έχεις %n ακόμη πλακίδιο με αυτόν τον αριθμό.</numerusform>
                <numerusform>Αφήνει ανοιχτό %1, και έχεις %n ακόμη πλακίδια με αυτόν τον αριθμό.</numerusform>
            </translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Δεν ταιριάζει πουθενά αλλού: αυτό είναι το μόνο ανοιχτό %1, και ίσως χαθεί σύντομα.</translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Αν μείνει στο χέρι κοστίζει στο τέλος έναν πόντο, και αυτό το άκρο ίσως χαθεί σύντομα.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Έχει το στοιχείο του γύρου, και ένα διπλό μετρά διπλά.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Έχει το στοιχείο του γύρου, και οι αριθμοί ταιριάζουν.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Έχει το στοιχείο του γύρου, άρα μπαίνει και εγκάρσια.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Δεν είναι η σειρά σου.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Απάντησε πρώτα στην ερώτηση, μετά βάλε πλακίδια.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Το πρώτο πλακίδιο έχει το στοιχείο που είπες.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Εδώ δεν υπάρχει ανοιχτό άκρο ή πλευρά.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Η μεγαλύτερη προσφορά μοιράζει, και γίνεται πόντοι.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Κανείς δεν μπορεί να προσφέρει περισσότερα: μοιράζεις εσύ, και η προσφορά γίνεται πόντοι.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Ένας αντίπαλος μπορεί να προσφέρει ως %1, εσύ ως %2: μεγαλύτερη προσφορά θα έδινε μόνο σε εκείνον περισσότερα.</translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Κάθε στοίχημα που πιάνεται δίνει τους πόντους σου μείον τα πλακίδια που μένουν· ένα μεγαλύτερο απλώς πιάνεται πιο δύσκολα.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Το στοίχημα που πιάνεται μετρά κι αυτό, αλλά ένα μεγαλύτερο πιάνεται πιο δύσκολα απ’ όσο αξίζει.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Αφήνει άκρα που πάνε στα άλλα πλακίδιά σου.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Κανένα πλακίδιό σου δεν ταιριάζει.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Όσο πιο γεμάτα τα χέρια, τόσο λιγότερα μένουν στην τύχη.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Από κάθε Τράπεζα φέρνεις πίσω: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1: από κάθε Τράπεζα επιστρέφουν %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>%3: εξίσου καλά, αλλά μπροστά με λιγότερα πλακίδια στο χέρι (%1 έναντι %2).</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>%3: εξίσου καλά, αλλά μπροστά με το μεγαλύτερο στοίχημα (%1 έναντι %2).</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>Το μόνο στοίχημα που πιάστηκε παίρνει τον γύρο: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Το καλύτερο αποτέλεσμα από όσους έπιασαν το στοίχημά τους παίρνει τον γύρο: %1, με %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Το καλύτερο αποτέλεσμα παίρνει τον γύρο: %1, με %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Κανείς δεν έπιασε στοίχημα. Το καλύτερο αποτέλεσμα παίρνει τον γύρο: %1, με %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Με περισσότερα κανένα χέρι δεν θα μεγάλωνε.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Σε πολλές δοκιμές ο τελικός κερδίζεται έτσι πιο συχνά παρά με περισσότερα πλακίδια.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Βάζει ψηλά στοιχήματα.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Του αρέσει να παίζει εγκάρσια.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Το χέρι σου μάλλον κάνει περίπου %1, πιο πολλά από το στοίχημά σου.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Είναι το μικρότερο στοίχημα που επιτρέπεται, αν και το χέρι σου κάνει το πολύ %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Είναι το μικρότερο στοίχημα που επιτρέπεται· το χέρι σου μάλλον κάνει περίπου %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Το χέρι σου μάλλον κάνει περίπου %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Το χέρι σου μάλλον κάνει περίπου %1, και οι επόμενοι πρέπει να βάλουν μεγαλύτερο στοίχημα.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n από αυτά είναι διπλό και μετρά δύο φορές.</numerusform>
                <numerusform>%n από αυτά είναι διπλά και μετρούν δύο φορές.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Το στοίχημά σου, %1, δεν πιάνεται πια: ο γύρος δεν σου δίνει τίποτα. Τώρα μετρά να πάρουν λίγα οι άλλοι.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Το στοίχημά σου, %1, δεν πιάνεται πια: ο γύρος δεν σου δίνει τίποτα. Αν δεν το πιάσει κανείς, κερδίζουν οι πιο πολλοί πόντοι μείον τα πλακίδια που μένουν.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Το στοίχημά σου, %1, δεν πιάνεται πια: ο γύρος δεν σου δίνει τίποτα.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Στοιχείο %1: έχεις %n πλακίδιο</numerusform>
                <numerusform>Στοιχείο %1: έχεις %n πλακίδια</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Εσύ συνεχίζεις πιο εύκολα: ταιριάζει %n ακόμη πλακίδιό σου, αντί για %2.</numerusform>
                <numerusform>Εσύ συνεχίζεις πιο εύκολα: ταιριάζουν %n ακόμη πλακίδιά σου, αντί για %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Οι άλλοι συνεχίζουν πιο δύσκολα: ταιριάζει %n κρυφό πλακίδιο, αντί για %2.</numerusform>
                <numerusform>Οι άλλοι συνεχίζουν πιο δύσκολα: ταιριάζουν %n κρυφά πλακίδια, αντί για %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Τα πλακίδιά σου σε αυτό το στοιχείο: %1 αντί για %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Αν δεν προσφέρει κανείς πιο πολλά, παίρνεις %1 αντί για %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Το μικρότερο στοίχημα πιάνεται πιο εύκολα: %1 αντί για %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Οι επόμενοι πρέπει να περάσουν στο στοίχημα το %1, αντί για το %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Κατέβασε κέντα</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Κατέβασε σετ</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Κατέβασε συνδυασμό</translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Πλακίδια σε συνδυασμό δεν μετρούν πια εις βάρος σου, και μπορούν και οι δύο να προσθέτουν.</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Χτύπα: σούπερ νίκη!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Χτύπα</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Πρώτα πρέπει να κατεβεί ο μπαλαντέρ.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Το πλακίδιο που πήρες δεν ρίχνεται σε αυτή τη σειρά.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Θα έμεναν %1 νεκρά· για να χτυπήσεις πρέπει να είναι %2 ή λιγότερα, ή ένα μόνο πλακίδιο.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Θα έμεναν %1 νεκρά· για να χτυπήσεις πρέπει να είναι %2 ή λιγότερα.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Θα περίσσευε %n πλακίδιο· για να χτυπήσεις, ένα το πολύ.</numerusform>
                <numerusform>Θα περίσσευαν %n πλακίδια· για να χτυπήσεις, ένα το πολύ.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Θα περίσσευε %n πλακίδιο· για να χτυπήσεις, κανένα.</numerusform>
                <numerusform>Θα περίσσευαν %n πλακίδια· για να χτυπήσεις, κανένα.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Τράβα</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Πάσο</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Νέος γύρος</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Σου αφήνει %1 νεκρά, αντί για %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Μετά %n κρυφό πλακίδιο θα κατέβαζε τα νεκρά σου, αντί για %2.</numerusform>
                <numerusform>Μετά %n κρυφά πλακίδια θα κατέβαζαν τα νεκρά σου, αντί για %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Χωρίς νεκρά</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Νεκρά %1 αφού ρίξεις</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Νεκρά %1</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>χτυπάς στα %1</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Δέκα</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Δεκατρία</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Πλακίδια που μοιράζονται στον καθένα</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Πόσες φορές κάθε πλακίδιο</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Μπαλαντέρ</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>Στο τραπέζι, όπου προσθέτουν και οι δύο</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Μόνο όταν χτυπήσει κάποιος</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Πού κατεβαίνουν συνδυασμοί</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Μόνο ό,τι δεν είναι σε συνδυασμό</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Όλα, και οι συνδυασμοί</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Τι μετρά στο άλλο χέρι όταν χτυπήσει κάποιος</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Λίγα νεκρά, ή ένα πλακίδιο</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Λίγα νεκρά</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Το πολύ ένα πλακίδιο</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Κανένα πλακίδιο</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Τι θέλει για να χτυπήσεις</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Πόσο λίγα νεκρά για να χτυπήσεις</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Πόσα νεκρά μετρά ο μπαλαντέρ</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Πόντοι για κόντρα</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Πόντοι για νίκη</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Πόντοι για σούπερ νίκη</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Ανοιχτό τραπέζι</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Τζιν με 52</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>πήρε %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Πήρες %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: πήρε %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>έριξε %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Έριξες %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: έριξε %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>κατέβασε %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Κατέβασες %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1: κατέβασε %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>πρόσθεσε %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Πρόσθεσες %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1: πρόσθεσε %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 αντί μπαλαντέρ</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Έβαλες %1 στη θέση μπαλαντέρ.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: έβαλε %2 στη θέση μπαλαντέρ.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>χτύπησε</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Χτύπησες.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: χτύπησε.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>έριξε %1 και χτύπησε</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Έριξες %1 και χτύπησες.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: έριξε %2 και χτύπησε.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1: χτύπησε με λιγότερα νεκρά: νίκη.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Χτύπησες με λιγότερα νεκρά: νίκη.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: δεν περίσσεψε πλακίδιο: σούπερ νίκη.</translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Σούπερ νίκη!</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Δεν σου περίσσεψε πλακίδιο: σούπερ νίκη.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Κόντρα, %1 – %2: ίσα νεκρά ή λιγότερα.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 χτυπά, αλλά εσύ έχεις ίσα ή λιγότερα νεκρά: κόντρα.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Χτύπησες, αλλά %1 έχει ίσα ή λιγότερα νεκρά: κόντρα.</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Κανείς δεν χτύπησε: ο γύρος είναι ισόπαλος.</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Κατέβασε τα επιλεγμένα ως συνδυασμό</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Πάρε το ανοιχτό πλακίδιο</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Άφησε ή πάτα εδώ για να κατεβεί ο συνδυασμός</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Ποιος συνδυασμός;</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Αυτά τα πλακίδια δεν κάνουν συνδυασμό.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Ο συνδυασμός θέλει τρία πλακίδια ή περισσότερα: διάλεξέ τα πρώτα.</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Τακτοποίηση συνδυασμών</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Διακοπή τακτοποίησης συνδυασμών</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Τακτοποίησε τους συνδυασμούς μου, ή άφησέ τους</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Τα πλακίδιά σου δεν κάνουν ακόμη συνδυασμό.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Βάλε μπαλαντέρ</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Πρόσθεσε σε συνδυασμό στο τραπέζι</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Κατέβασε συνδυασμό</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Ρίξε το σωστό πλακίδιο</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Χτύπα με το σωστό πλακίδιο</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Μη χτυπήσεις ακόμη</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Πλακίδια &amp; Μοιρασιά</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Σετ και κέντες για δύο· χτύπα πριν από τον αντίπαλο.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>νίκη</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>για τη νίκη</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>σούπερ νίκη</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>για τη σούπερ νίκη</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>κόντρα</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>για την κόντρα</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>νεκρά</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>για νεκρά</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Έξω από συνδυασμό μετρά %1 εις βάρος σου.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Άσος: έξω από συνδυασμό μετρά %1 εις βάρος σου.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Κάνει όποιο πλακίδιο λείπει από συνδυασμό.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>Από: %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Και οι δύο μπορούν να προσθέτουν σε κάθε συνδυασμό, όποιος κι αν τον κατέβασε.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Όποιος έχει αυτό το πλακίδιο μπορεί να το αλλάξει με τον μπαλαντέρ.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Εδώ πάνε όσα ρίχνονται. Παίρνεις μόνο το πάνω πλακίδιο.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Κάθε σειρά αρχίζει με πλακίδιο από εδώ, ή με το τελευταίο που ρίχτηκε.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Νεκρά είναι όσα μετρούν τα πλακίδιά σου έξω από συνδυασμούς. Όσο λιγότερα, τόσο καλύτερα.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Αυτό που αν ρίξεις μένουν τα λιγότερα: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Έξω από συνδυασμούς: %1 = %2.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>Το 1 είναι άσος και μετρά 11, τα 10 ως 13 μετρούν 10, τα άλλα τον αριθμό τους.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Έξω από συνδυασμούς: το 1 είναι άσος και μετρά 11, τα 10 ως 13 μετρούν 10, τα άλλα τον αριθμό τους.</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>Με %1 ή λιγότερα μπορείς να χτυπήσεις, και ο γύρος τελειώνει.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Αυτή η κέντα παίρνει μαύρο %1 ή μαύρο %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Αυτή η κέντα παίρνει κόκκινο %1 ή κόκκινο %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Αυτή η κέντα παίρνει μπλε %1 ή μπλε %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Αυτή η κέντα παίρνει πορτοκαλί %1 ή πορτοκαλί %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτή η κέντα παίρνει μαύρο %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτή η κέντα παίρνει κόκκινο %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτή η κέντα παίρνει μπλε %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτή η κέντα παίρνει πορτοκαλί %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτό το σετ παίρνει μαύρο %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτό το σετ παίρνει κόκκινο %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτό το σετ παίρνει μπλε %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Αυτό το σετ παίρνει πορτοκαλί %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ο μπαλαντέρ κάνει το μαύρο %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ο μπαλαντέρ κάνει το κόκκινο %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ο μπαλαντέρ κάνει το μπλε %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ο μπαλαντέρ κάνει το πορτοκαλί %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Οι μπαλαντέρ κάνουν μαύρο %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Οι μπαλαντέρ κάνουν κόκκινο %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Οι μπαλαντέρ κάνουν μπλε %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Οι μπαλαντέρ κάνουν πορτοκαλί %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Κόλλησαν στη μαύρη κέντα</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Κόλλησαν στην κόκκινη κέντα</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Κόλλησαν στην μπλε κέντα</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Κόλλησαν στην πορτοκαλί κέντα</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>μαύρο %1–%2</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>κόκκινο %1–%2</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>μπλε %1–%2</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>πορτοκαλί %1–%2</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>μπαλαντέρ, για μαύρο %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>μπαλαντέρ, για κόκκινο %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>μπαλαντέρ, για μπλε %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>μπαλαντέρ, για πορτοκαλί %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>μπαλαντέρ, για άλλο %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>σετ με %1</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Αυτό το σετ είναι πλήρες.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Αυτό το σετ παίρνει άλλο %1, σε χρώμα που του λείπει.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Αυτή η κέντα είναι πλήρης.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Ο μπαλαντέρ κάνει άλλο %1, σε χρώμα που λείπει από το σετ.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Κόλλησαν στο σετ με %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Κέντα</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Σετ</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: χτύπησε, έριξε %2.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: χωρίς νεκρά.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: νεκρά %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: νεκρά %2 = %3.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 μείον %3 ίσον %4.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 μείον %3 ίσον %4, και %5 για τη νίκη.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Ίσα και οι δύο: κόντρα, χωρίς πόντους.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>%1: τα ίδια, και %2 πόντοι για την κόντρα.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 μείον %3 ίσον %4, και %5 για την κόντρα.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Η στοίβα είναι άδεια: κανείς δεν παίρνει πόντους.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 σειρές χωρίς να τραβήξει κανείς από τη στοίβα: κανείς δεν παίρνει πόντους.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 πόντοι για τη σούπερ νίκη.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2, και %3 για τη σούπερ νίκη, ίσον %4 πόντοι.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Συνδυασμοί που δεν κατέβηκαν μετρούν ολόκληροι.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: κόλλησε %n πλακίδιο.</numerusform>
                <numerusform>%1: κόλλησαν %n πλακίδια.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Πάρε το ανοιχτό πλακίδιο, ή πάσο.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Πάσο και οι δύο: τράβα πλακίδιο.</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Κατέβασε τώρα τον μπαλαντέρ, μέσα ή πάνω σε συνδυασμό.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Ρίξε. Για να χτυπήσεις: %1 νεκρά ή λιγότερα.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Ρίξε. Για να χτυπήσεις: ένα το πολύ.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Ρίξε. Για να χτυπήσεις: κανένα.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Τράβα πλακίδιο, ή πάρε το ανοιχτό.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Τράβα πλακίδιο.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Ρίξε πλακίδιο, ή χτύπα για να τελειώσει ο γύρος.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Κατέβασε συνδυασμούς αν θέλεις, μετά ρίξε πλακίδιο.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Η στοίβα είναι άδεια: αυτή είναι η τελευταία σειρά.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Μένει %n πλακίδιο να τραβηχτεί.</numerusform>
                <numerusform>Μένουν %n πλακίδια να τραβηχτούν.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>μαύρο %1</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>κόκκινο %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>μπλε %1</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>πορτοκαλί %1</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>μπαλαντέρ</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Πάρε μαύρο %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Πάρε κόκκινο %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Πάρε μπλε %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Πάρε πορτοκαλί %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Πάρε τον μπαλαντέρ</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Ρίξε μαύρο %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Ρίξε κόκκινο %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Ρίξε μπλε %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Ρίξε πορτοκαλί %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Ρίξε τον μπαλαντέρ</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Βάλε μαύρο %1 αντί μπαλαντέρ</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Βάλε κόκκινο %1 αντί μπαλαντέρ</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Βάλε μπλε %1 αντί μπαλαντέρ</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Βάλε πορτοκαλί %1 αντί μπαλαντέρ</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Πρόσθεσε μαύρο %1 στην κέντα</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Πρόσθεσε κόκκινο %1 στην κέντα</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Πρόσθεσε μπλε %1 στην κέντα</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Πρόσθεσε πορτοκαλί %1 στην κέντα</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Πρόσθεσε μαύρο %1 στο σετ</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Πρόσθεσε κόκκινο %1 στο σετ</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Πρόσθεσε μπλε %1 στο σετ</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Πρόσθεσε πορτοκαλί %1 στο σετ</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ στο σετ με %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ πριν από μαύρο %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ πριν από κόκκινο %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ πριν από μπλε %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ πριν από πορτοκαλί %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ μετά από μαύρο %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ μετά από κόκκινο %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ μετά από μπλε %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Πρόσθεσε τον μπαλαντέρ μετά από πορτοκαλί %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Σωρός: πάνω μαύρο %1, %n πλακίδιο</numerusform>
                <numerusform>Σωρός: πάνω μαύρο %1, %n πλακίδια</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Σωρός: πάνω κόκκινο %1, %n πλακίδιο</numerusform>
                <numerusform>Σωρός: πάνω κόκκινο %1, %n πλακίδια</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Σωρός: πάνω μπλε %1, %n πλακίδιο</numerusform>
                <numerusform>Σωρός: πάνω μπλε %1, %n πλακίδια</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Σωρός: πάνω πορτοκαλί %1, %n πλακίδιο</numerusform>
                <numerusform>Σωρός: πάνω πορτοκαλί %1, %n πλακίδια</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Σωρός: πάνω μπαλαντέρ, %n πλακίδιο</numerusform>
                <numerusform>Σωρός: πάνω μπαλαντέρ, %n πλακίδια</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Χτύπα με %2, ρίξε μαύρο %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Χτύπα με %2, ρίξε κόκκινο %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Χτύπα με %2, ρίξε μπλε %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Χτύπα με %2, ρίξε πορτοκαλί %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Χτύπα με %2, ρίξε τον μπαλαντέρ</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Σούπερ νίκη: ρίξε μαύρο %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Σούπερ νίκη: ρίξε κόκκινο %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Σούπερ νίκη: ρίξε μπλε %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Σούπερ νίκη: ρίξε πορτοκαλί %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Σούπερ νίκη: ρίξε τον μπαλαντέρ</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Σωρός, άδειος</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Κατεβάζει τα νεκρά από %1 σε %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Μπαίνει σε συνδυασμό: τα νεκρά πέφτουν από %1 σε %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Ταιριάζει σε συνδυασμό στο τραπέζι.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Μπορεί να γίνει μέρος συνδυασμού.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Πάσο και οι δύο: μόνο αυτό μπορείς να κάνεις.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Ο σωρός είναι άδειος.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>Το ανοιχτό πλακίδιο δεν σου κάνει συνδυασμό.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>Η στοίβα ίσως έχει κάτι καλύτερο.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Το χέρι σου άδειασε: σούπερ νίκη.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Ο μπαλαντέρ πρέπει να κατεβεί σε αυτή τη σειρά.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Ελευθερώνει τον μπαλαντέρ για δικό σου συνδυασμό.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Ό,τι είναι στο τραπέζι δεν μετρά εις βάρος σου.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>Σου αφήνει %n πλακίδιο στο χέρι.</numerusform>
                <numerusform>Σου αφήνει %n πλακίδια στο χέρι.</numerusform>
            </translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Αφήνει %1 νεκρά αντί για %2, αλλά ό,τι κρατά γίνεται πιο εύκολα συνδυασμός.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Αφήνει %1 νεκρά αντί για %2, αλλά χρησιμεύει λιγότερο στον παίκτη: %3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Αφήνει %1 νεκρά· το λιγότερο θα ήταν %2.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Τίποτε εκτός συνδυασμού δεν μετρά πιο πολύ· μένουν %1 νεκρά, από τα οποία ένας άσος μετρά %2.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Αφήνει %1 νεκρά, τα λιγότερα δυνατά· ένας άσος μετρά τα %2.</translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Είναι το τελευταίο σου πλακίδιο: σούπερ νίκη.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Ο άσος μετρά %1, και τίποτε εκτός συνδυασμού δεν μετρά πιο πολύ· μένουν %2 νεκρά.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>Τα %1 ως %2 μετρούν όλα %3, και τίποτε εκτός συνδυασμού δεν μετρά πιο πολύ· μένουν %4 νεκρά.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Τίποτε εκτός συνδυασμού δεν μετρά πιο πολύ· μένουν %1 νεκρά.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Μετρά το πιο πολύ από όσα δεν είναι σε συνδυασμό· μένουν %1 νεκρά.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Αφήνει %1 νεκρά, τα λιγότερα δυνατά.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Δεν έχεις νεκρά.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1: για κόντρα χρειάζεται %2 ή λιγότερα.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ο γύρος τελείωσε.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Δεν είναι η σειρά σου.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Πρώτα πάρε το ανοιχτό πλακίδιο ή πήγαινε πάσο.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Πρώτα τράβα πλακίδιο.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Πρώτα τράβα, ή πάρε το ανοιχτό πλακίδιο.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Ο μπαλαντέρ πρέπει να κατεβεί: σε συνδυασμό, ή πρόσθετος σε έναν.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Οι συνδυασμοί κατεβαίνουν μόνο όταν χτυπήσει κάποιος.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Δεν θα μπορούσες να κατεβάσεις τον μπαλαντέρ σε αυτή τη σειρά.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Τότε η σειρά σου δεν θα μπορούσε να τελειώσει.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Αυτό το πλακίδιο δεν είναι στο χέρι σου.</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Άφησε το ανοιχτό πλακίδιο</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Περίμενε με το χτύπημα: το επόμενο τράβηγμα κατεβάζει τα νεκρά από %1 σε %2 κατά μέσο όρο.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Δεν περισσεύει πλακίδιο.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Χτυπά μόλις επιτρέπεται.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Περιμένει πριν χτυπήσει.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Κυνηγά κέντες.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Είναι σε συνδυασμό και αφήνει %1 νεκρά αντί για %2, αλλά ό,τι κρατάς γίνεται πιο εύκολα συνδυασμός.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Είναι σε συνδυασμό, αλλά ό,τι κι αν ρίξεις, δεν μένουν λιγότερα νεκρά από %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Η πιο ακριβή γέφυρα ή εξάγωνο που αφήνει σε άλλους αξίζει %1, αντί για %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Τότε κρατάς %1 πλακίδια, αντί για %2: με περισσότερα μπορείς ακόμη να παίζεις όταν οι άλλοι πάνε πάσο.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Κανείς δεν παίζει πια: ο γύρος έκλεισε.</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 για ένα, 60 για δύο μαζί, 70 για τρία</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 για το καθένα</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Τι δίνει ένα εξάγωνο που κλείνει</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Και οι τρεις γωνίες βρίσκουν αριθμούς εκεί</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Το ίδιο, και μόνο μία πλευρά αγγίζει πλακίδιο</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Τι λογίζεται γέφυρα</translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Τι κοστίζει το πάσο όταν η στοίβα είναι άδεια</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>Το 0-0-0 μπορεί να ανοίξει αντί του μεγαλύτερου τριπλού</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Τα πλακίδια των άλλων μείον του νικητή, μία φορά</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Η διαφορά από τον καθένα</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Όταν κανείς δεν παίζει, παίρνει το πιο ελαφρύ χέρι</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Κλείσε εξάγωνο</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Χτίσε γέφυρα</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Ετοίμασε δική σου γέφυρα ή εξάγωνο</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Τράβα, κι ας ταιριάζει πλακίδιο</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Άφησε στους άλλους λίγα που ταιριάζουν</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Τριόμινο</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Τρίγωνα πλευρά με πλευρά· κλείσε εξάγωνα, χτίσε γέφυρες.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Αυστηρές γέφυρες, εξάγωνα από 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Σύντομη παρτίδα, ως 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>το πλακίδιο</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>για πλακίδιο που μπήκε</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>για πλακίδια που μπήκαν</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>τριπλό ανοίγματος</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>για το τριπλό ανοίγματος</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>άνοιγμα 0-0-0</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>για άνοιγμα με 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>εξάγωνο</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>για εξάγωνο</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>για εξάγωνα</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>γέφυρα</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>για γέφυρα</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>για %n γέφυρα</numerusform>
                <numerusform>για %n γέφυρες</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>πλακίδιο που τραβήχτηκε</translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>για πλακίδιο που τραβήχτηκε</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>για %n πλακίδιο που τραβήχτηκε</numerusform>
                <numerusform>για %n πλακίδια που τραβήχτηκαν</numerusform>
            </translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>πάσο</translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>για πάσο</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>για %n πάσο</numerusform>
                <numerusform>για %n πάσο</numerusform>
            </translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>για την έξοδο</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>για τους πόντους στα άλλα χέρια</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>πλακίδιο %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>πλακίδιο %1, %2, %3· δεν ταιριάζει πουθενά</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>πλακίδιο %1, %2, %3· ταιριάζει σε %n θέση</numerusform>
                <numerusform>πλακίδιο %1, %2, %3· ταιριάζει σε %n θέσεις</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Αξίζει %1: δικά σου αν το βάλεις, του νικητή αν μείνει στο χέρι σου.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Από: %1.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Τριπλό: το μεγαλύτερο ανοίγει, με 10 πόντους επιπλέον.</translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Άνοιξε με το %1: %n πόντος.</numerusform>
                <numerusform>Άνοιξε με το %1: %n πόντοι.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Βάλε το %1 στο %2 και κλείσε %3 εξάγωνα: %n πόντος.</numerusform>
                <numerusform>Βάλε το %1 στο %2 και κλείσε %3 εξάγωνα: %n πόντοι.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Βάλε το %1 στο %2 και κλείσε εξάγωνο: %n πόντος.</numerusform>
                <numerusform>Βάλε το %1 στο %2 και κλείσε εξάγωνο: %n πόντοι.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Βάλε το %1 στο %2 ως γέφυρα: %n πόντος.</numerusform>
                <numerusform>Βάλε το %1 στο %2 ως γέφυρα: %n πόντοι.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Βάλε το %1 στο %2: %n πόντος.</numerusform>
                <numerusform>Βάλε το %1 στο %2: %n πόντοι.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Νέος γύρος</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Τράβα (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Τελευταίο τράβηγμα (%1): αν δεν ταιριάζει, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Άδεια στοίβα, τίποτα δεν ταιριάζει: πας πάσο (%1).</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Πάσο</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Πάσο (−%1)</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Μια θέση όπου ταιριάζει πλακίδιό σου.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Όπου αγγίζουν πλευρές, οι αριθμοί στις δύο άκρες τους είναι ίδιοι.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Ανοίγεις εσύ: το %1 είναι το μεγαλύτερο τριπλό που μοιράστηκε.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Δεν μοιράστηκε τριπλό. Ανοίγεις εσύ: το %1 μετρά το πιο πολύ.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>Άνοιξε το 0-0-0: 30 πόντοι, και 10 για τριπλό.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Άνοιξε το %1: το μεγαλύτερο τριπλό που μοιράστηκε.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Δεν μοιράστηκε τριπλό. Άνοιξε το %1: μετρά το πιο πολύ.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Πλακίδιο από εδώ κοστίζει %1 πόντους, ως τρία σε μία σειρά.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Το μεγαλύτερο τριπλό ανοίγει τον γύρο: βάλε το %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Κανείς δεν έχει τριπλό, οπότε ανοίγει το πλακίδιο με τη μεγαλύτερη αξία: βάλε το %1.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Εκεί το πλακίδιο πρέπει να δείχνει %1, %2 και %3, δεξιόστροφα.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Εκεί το πλακίδιο πρέπει να δείχνει %1 και, μετά δεξιόστροφα, %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>Το πλακίδιο έχει και τα δύο, αλλά ανάποδα: δεξιόστροφα, μετά το %1 πρέπει να έρχεται %2.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Το πλακίδιο μπαίνει πλευρά με πλευρά με άλλο.</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Δεν δίνει τίποτα, αλλά δεν υπάρχει σαφώς καλύτερο.</translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Οι πόντοι του αξίζουν, αν και μετά δεν ταιριάζει κανένα άλλο πλακίδιό σου.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Δεν δίνει τίποτα, αλλά μετά ταιριάζουν άλλα πλακίδιά σου.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Μετά ταιριάζει %n ακόμη πλακίδιό σου.</numerusform>
                <numerusform>Μετά ταιριάζουν %n ακόμη πλακίδιά σου.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Δεν είναι η σειρά σου.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Καμία πλευρά στο τραπέζι δεν παίρνει το %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Κανένα πλακίδιό σου δεν ταιριάζει.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Με αυτό βγαίνεις.</translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>Ως το τέλος του γύρου, το να βάλεις %1 (+%2) αποδίδει περίπου %3 πόντους παραπάνω.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Σε πολλούς τέτοιους γύρους αυτό έφερε περισσότερα από το να βάλεις %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Είναι οριακό: ως το τέλος του γύρου, το να βάλεις %1 (+%2) αποδίδει περίπου το ίδιο.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Κρατά τα τριπλά για μετά.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Παίζει πρώτα τα βαριά πλακίδια.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Εσύ συνεχίζεις πιο εύκολα: ταιριάζει %n ακόμη πλακίδιό σου, αντί για %2.</numerusform>
                <numerusform>Εσύ συνεχίζεις πιο εύκολα: ταιριάζουν %n ακόμη πλακίδιά σου, αντί για %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Οι άλλοι συνεχίζουν πιο δύσκολα: ταιριάζει %n κρυφό πλακίδιο, αντί για %2.</numerusform>
                <numerusform>Οι άλλοι συνεχίζουν πιο δύσκολα: ταιριάζουν %n κρυφά πλακίδια, αντί για %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Τότε οι άλλοι πάνε πάσο πιο συχνά.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Τότε τα πλακίδιά σου φέρνουν περισσότερα και των άλλων λιγότερα.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Τότε τα πλακίδιά σου φέρνουν περισσότερα.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Τότε τα πλακίδια των άλλων φέρνουν λιγότερα.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 Ως το τέλος του γύρου αξίζει περίπου %n πόντο παραπάνω από το να βάλεις %1 (+%2).</numerusform>
                <numerusform>%3 Ως το τέλος του γύρου αξίζει περίπου %n πόντους παραπάνω από το να βάλεις %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>Ως το τέλος του γύρου αξίζει περίπου %n πόντο παραπάνω από το να βάλεις %1 (+%2).</numerusform>
                <numerusform>Ως το τέλος του γύρου αξίζει περίπου %n πόντους παραπάνω από το να βάλεις %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Σε πολλούς τέτοιους γύρους αυτό έφερε περισσότερα από το να βάλεις %1 (+%2): με περισσότερα πλακίδια μπορείς ακόμη να παίζεις όταν οι άλλοι πάνε πάσο.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Η πιο ακριβή γέφυρα ή εξάγωνο που αφήνει στον αντίπαλο αξίζει %1, αντί για %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Τότε κρατάς %1 πλακίδια, αντί για %2: με περισσότερα μπορείς ακόμη να παίζεις όταν ο αντίπαλος πάει πάσο.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Κανένα άλλο πλακίδιό σου δεν δίνει τώρα τόσους πόντους.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Μετρώντας πόντους και ό,τι ταιριάζει μετά, δεν υπάρχει σαφώς καλύτερο.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Μετά ταιριάζει %n κρυφό πλακίδιο, λιγότερα απ’ ό,τι μετά το %1.</numerusform>
                <numerusform>Μετά ταιριάζουν %n κρυφά πλακίδια, λιγότερα απ’ ό,τι μετά το %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Ο αντίπαλος συνεχίζει πιο δύσκολα: ταιριάζει %n κρυφό πλακίδιο, αντί για %2.</numerusform>
                <numerusform>Ο αντίπαλος συνεχίζει πιο δύσκολα: ταιριάζουν %n κρυφά πλακίδια, αντί για %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Με περισσότερα πλακίδια παίζεις πιο συχνά, και οι άλλοι πιο σπάνια.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Με περισσότερα πλακίδια παίζεις πιο συχνά.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Τότε ο αντίπαλος πάει πάσο πιο συχνά.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Το %1 (+%2) θα βοηθούσε τον αντίπαλο: τότε θα ταίριαζαν %3 από τα κρυφά πλακίδια, αντί για %4 τώρα.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Με περισσότερα πλακίδια παίζεις όταν ο αντίπαλος πάει πάσο. Το να τραβάς πρώτα φέρνει σε έναν γύρο περίπου %1 πόντους παραπάνω από το να παίζεις αμέσως.</translation>
        </message>
    </context>
</TS>
