<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>सटीकता</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>सटीकता, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>यह उन मैचों से पता है जिनकी चालें आपने अंत तक परखीं।</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>फिर खेलें</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>नतीजा</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>यह “%1” से बेहतर है। %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>“%1” भी लगभग उतना ही अच्छा है।</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>अंत तक खेलने पर इससे %n अंक ज़्यादा मिलता है।</numerusform>
                <numerusform>अंत तक खेलने पर इससे %n अंक ज़्यादा मिलते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>यह “%1” से बेहतर है, हालाँकि उससे अभी ज़्यादा मिलता है। %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>“%1” से अभी कम मिलता है, पर राउंड के अंत तक यह लगभग उतना ही अच्छा है।</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>“%1” से अभी ज़्यादा मिलता है, पर राउंड के अंत तक यह बस लगभग उतना ही अच्छा है।</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>किसकी चालें</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>सटीकता: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>सटीकता</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>वे चालें ढूँढी जा रही हैं जिनमें विकल्प था…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L2 में से %L1 चालें देखी गईं</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>%L2 में से %L1 चालों के बाद रुका</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>जारी रखें</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>खेल कितना अच्छा रहा</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>इस मैच में चुनने को कुछ था ही नहीं।</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>चालें</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>फ़ैसले के प्रकार से सटीकता</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n चाल</numerusform>
                <numerusform>%n चालें</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>सबसे ताकतवर बॉट विकल्प वाली हर चाल को फिर से देखता है, और बस उतना जानकर जितना उस समय पता था। जो चाल राउंडों के आम अंतर का पाँचवाँ हिस्सा गँवाती है, उसका आधा मोल बचता है; सटीकता बचे हुए का औसत है। चाल को अच्छी से कम तभी कहा जाता है जब यह संयोग न हो सके।</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>दिखाएँ</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>बंद करें</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>एक दोस्त</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>क्लिपबोर्ड पर कोई चुनौती नहीं है।</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>चुनौती</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>बाकियों में सबसे अच्छे के मुकाबले %1 का नतीजा %2 रहा। क्या आप इससे अच्छा कर सकते हैं?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>चुनौती लें</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%L2 खिलाड़ियों के लिए %1, डील %3, बॉट: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>मिश्रित</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>आपका दोस्त मैच पूरा करके “डील साझा करें” चुनता है। जो टेक्स्ट आपको मिला उसे कॉपी करें, या फ़ाइल खोलें: फिर आप उसी सीट से वही टाइलें खेलते हैं।</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>संकेत नहीं, और जो रख दिया सो रख दिया। अंत में दोनों नतीजों की तुलना होती है। यह डील पहले कितनी बार खेली गई, इसे कोई नहीं जाँचता।</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>इसलिए यह न आपकी रेटिंग में गिना जाता है, न आपके आँकड़ों में।</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>क्लिपबोर्ड देखें</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>फ़ाइल खोलें</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>खेलें</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyard के मैच</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>बिना सहेजे बंद करें?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Boneyard बंद करें?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n चाल छूट जाएगी।</numerusform>
                <numerusform>%n चालें छूट जाएँगी।</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>अब सारी चालें सहेजी जा चुकी हैं।</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>कहीं और सहेजें</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>रुकें</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>यह मैच हटाएँ?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>राउंड %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>राउंड %L1, %2, रेटेड</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>राउंड %L1, %2, चुनौती</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>मैच हटाएँ</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>%1 का मैच हटाएँ</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>आगे खेलें</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>%1: आगे खेलें</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>रहने दें</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>यह मैच अब पढ़ा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>राउंड %L1, %2, आज की डील</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>अब %1 को दें</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>आपके तैयार होने तक टाइलें ढकी रहेंगी।</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>तैयार</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>मेरी चाल वापस लें</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>नतीजा कॉपी करें</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>चार पंक्तियाँ क्लिपबोर्ड पर हैं।</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>चुनौती लें</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>दिन-ब-दिन</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>आप</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>मानक</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>खेलें</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>आगे खेलें</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>अभ्यास करें</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>पिछले दिन</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>आज सबके पास वही टाइलें हैं। पहली कोशिश गिनी जाती है: संकेत नहीं, और जो रख दिया सो रख दिया। उसके बाद आप यही डील अभ्यास के लिए फिर खेल सकते हैं।</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>आपके विरोधी %1 स्तर के बॉट हैं। नतीजा यह है कि आप उनमें सबसे अच्छे से कितने अंक आगे हैं; मानक वह है जो सबसे ताकतवर बॉट आपकी जगह औसतन पाता है।</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>एक छूटा दिन माफ़ है; लगातार दो छूटें तो गिनती नए सिरे से शुरू होती है।</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>इसे कोई नहीं जाँचता: तारीख इस कंप्यूटर की घड़ी की है, और आप यह डील पहले कहीं और खेल सकते हैं।</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>आज की डीलें</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>अंक कहाँ से आए</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>किसलिए</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>कितनी बार</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>अंक</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>छोड़े हुए मैच यहाँ रुकते हैं।</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>हर राउंड में सबके कुल अंक। तीर वाली कुंजियाँ राउंड बदलती हैं।</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>शुरुआत</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>राउंड %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>राउंड</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, और मैच का फ़ैसला उसी से।</translation>
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
            <translation>फ़ाइनल</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>राउंड %L1 में बाहर</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>अंक तालिका</translation>
        </message>
    </context>
    <context>
        <name>EndRound</name>
        <message>
            <source>%1. %2</source>
            <extracomment>How the last round of a match ended. %1 &quot;Ann went out&quot;, %2 &quot;Ann gains 23&quot;</extracomment>
            <translation>%1। %2</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>How a table may look</source>
            <extracomment>Above a little picture of a table, which changes with the rules that are being chosen</extracomment>
            <translation>मेज़ कुछ ऐसी दिख सकती है</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>बाँटी गई एक हाथ की गोटियाँ</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>नियमों में</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>गलतियाँ कितनी महँगी पड़ीं</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>फ़ैसला</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>हल्की चूकें</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>गलतियाँ</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>बड़ी गलतियाँ</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>गँवाए अंक</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>सिर्फ़ सहेजे हुए मैच खुल सकते हैं, जिनके नाम के अंत में .boneyard हो।</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>पूरी मेज़ दिखाएँ</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>बड़ा करके दिखाएँ</translation>
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
            <translation>पाठ: %1</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>खेलें</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>%1 खेलें</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>सीटें और नियम…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>%1: सीटें और नियम</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>पाठ</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>पाठ: %L2 में से %L1 पूरे</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>खेल के अनुसार</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>मैच</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>जीते हुए</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>रेटिंग</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>बाद की समझ</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>अच्छी चाल ढूँढी जा रही है…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>सभी खेल</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>नतीजा</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>जीत या हार</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>जीते हुए</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>न जीते हुए</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>समय</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>कभी भी</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>कल से</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>एक हफ़्ते में</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>एक महीने में</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>एक साल में</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>नाम, तारीख, डील …</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>इतिहास</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>इतिहास</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>फ़ाइल खोलें</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard के मैच</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>पूरे हुए मैच यहाँ मिलेंगे, चाल-दर-चाल दोबारा देखने के लिए।</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>कोई मैच नहीं मिला। थोड़ा और व्यापक खोजें।</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>नतीजा</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2। %3। %4। %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>चुनें</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>नए पहले</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>पुराने पहले</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>खेल के अनुसार</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>सबसे लंबे पहले</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>सबसे छोटे पहले</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>सबसे अच्छा नतीजा पहले</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>सबसे खराब नतीजा पहले</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n मैच</numerusform>
                <numerusform>%n मैच</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>क्रम</translation>
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
            <translation>सेटिंग</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>मेरी बारी तक</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>आपकी बारी आने तक बाकी तुरंत खेलते हैं।</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>मैच के अंत तक बाकी तुरंत खेलते हैं।</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>राउंड के अंत तक बाकी तुरंत खेलते हैं।</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>नतीजे पर जाएँ</translation>
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
            <translation>कुंजियाँ</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>टाइल चुनें</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>इसकी अगली जगह</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>दूसरी तरह घुमाएँ</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>टाइल चुनें या चुनाव हटाएँ</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>वहाँ रखें</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>संकेत</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>फिर करें</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>स्पेस</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>बॉट खेल रहे हों तो: सीधे आपकी बारी तक</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>मेरी टाइलें कहाँ बैठती हैं, दिखाएँ या नहीं</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>अंक तालिका</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>पूरी मेज़ दिखाएँ</translation>
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
            <translation>अभी जो करना है, उसके नियम</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>नियमों में खोजें</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>चुनी हुई या सूचक के नीचे की चीज़ समझाता है; दूसरी बार: ये कुंजियाँ</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>मेज़ पर नज़र घुमाएँ: तीर और Page ↓ एक चीज़ से दूसरी पर ले जाते हैं, ? उसे समझाता है, Esc आपकी टाइलों पर लौटाता है</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>टाइल वापस रखें, या मेनू खोलें और बंद करें</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>%1 पहली बार? दो मिनट का एक पाठ लें।</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>नहीं, धन्यवाद</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>दिखाएँ</translation>
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
            <translation>पक्का नहीं? H दबाएँ, चाल दिख जाएगी।</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>आपने छोड़े: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>%L2 में से चरण %L1</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>संकेत</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>फिर से</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>छोड़ें</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>आगे</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>समाप्त</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>कोच के साथ छोटा मैच खेलें</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>अगला पाठ: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>छोड़े हुए चरण</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>मैच खेलें</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>मेज़ पर वापस</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>पाठ फिर से</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>स्तर और सीटों के अनुसार</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>बॉट</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>सीटें</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>मैच</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>जीत</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>प्रति मैच अंक</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>सबसे अच्छा मैच</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>सबसे अच्छा राउंड</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>भाषा</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>थीम</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>सिस्टम जैसी</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>शाम</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>दिन</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>हाई कंट्रास्ट</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>अक्षरों का आकार</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>टाइल का आकार</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>कम से कम हलचल</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>कुछ उड़ता या सरकता नहीं, बस धीरे से बदलता है।</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>चित्रण</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>अगली बार खोलने पर लागू होगा। मेज़ धीमी चले या ठीक न दिखे, तो दूसरा आज़माएँ।</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>अपने आप</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>ग्राफ़िक्स कार्ड</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>प्रोसेसर</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>आपका नतीजा</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>सिर्फ़ टाइलों से</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>नतीजा और किस्मत</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>नतीजा</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>सिर्फ़ टाइलों से: बिल्कुल इन्हीं डीलों में, सभी सीटों पर अच्छे बॉट बिठाने पर आपकी सीट से उन्हें क्या मिला; इसे उतना ही गिना जाता है, जितना डील से नतीजा तय होता पाया गया है। यह एक अनुमान है, और थोड़े-से मैचों में इससे कम ही पता चलता है।</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>%1 के बारे में</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>सेटिंग…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>सेवाएँ</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>%1 छिपाएँ</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>अन्य को छिपाएँ</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>सभी दिखाएँ</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>%1 से बाहर निकलें</translation>
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
            <translation>%1 नाम की कोई फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 पढ़ी नहीं जा सकी: %2।</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 इतनी बड़ी है कि मैच नहीं हो सकती।</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>%1 का मैच तैयार नहीं किया जा सका: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 खराब है: क्रिया %L2, “%3”, नियमों के खिलाफ़ है।</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 लिखी नहीं जा सकी: %2।</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 पढ़ी जा सकने वाली फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 खराब है, या Boneyard का मैच नहीं है।</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 किसी नए Boneyard से बनी है।</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>सभी खेल</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>चालें परखें</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>फिर खेलें</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>डील साझा करें</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>वही डील फिर</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>डील कॉपी करें</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>कॉपी हो गया: %1। इस नंबर से वही टाइलें फिर बँटती हैं; सिर्फ़ बॉट खेले हैं, इसलिए पीछे छोड़ने को कोई नतीजा नहीं है।</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>चित्र चुनें</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>उल्लू</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>लोमड़ी</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>घोंघा</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>ट्यूलिप</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>मछली</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>मशरूम</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>खरगोश</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>देवदार</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>बत्तख</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>तितली</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>कछुआ</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>बलूत</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>डील %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>मेज़ पर वापस</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>नंबर से लगाएँ</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>रंग से लगाएँ</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>अंक तालिका</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>इस खेल के नियम</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>कुंजियाँ</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>नई टाइलों से दोबारा शुरू करें</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>सभी खेल</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>चालें परखें</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>पाठ</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>बेहतर: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>खेली गई: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>चालें</translation>
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
            <translation>जीत के 100 में से %L1 मौके</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 अंक</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n अंक</numerusform>
                <numerusform>%n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>टाइलें जैसी थीं, उनसे कोई फ़र्क नहीं पड़ा।</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>टाइलें जैसी थीं, उनसे %n अंक गया।</numerusform>
                <numerusform>टाइलें जैसी थीं, उनसे %n अंक गए।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>टाइलें जैसी थीं, उनसे उल्टे %n अंक ज़्यादा मिला।</numerusform>
                <numerusform>टाइलें जैसी थीं, उनसे उल्टे %n अंक ज़्यादा मिले।</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>बेहतर चाल के पक्ष में: %1 खेली चाल के पक्ष में: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>सबसे अच्छी चाल</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>अच्छी चाल</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>हल्की चूक</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>गलती</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>बड़ी गलती</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>क्या रखें</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>कब उठाएँ या पास करें</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>कौन-सी टाइल लें</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>कौन-सा मेल बिछाएँ</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>क्या फेंकें</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>कब नॉक करें</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>बोलियाँ</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>क्या चुनें</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>दाँव</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>आखिरी राउंड की तैयारी</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>राउंड के अंत में बेहतर चाल से पक्के तौर पर %1 अंक बनते, खेली गई से %2।</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>राउंड के अंत में बेहतर चाल से औसतन %1 अंक बनते, खेली गई से %2, %3 के फेर से।</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>इससे मैच ज़्यादा बार जीता जाता है।</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>छिपी टाइलें %L1 तरह से बँटी हों, तो इससे औसतन %2 अंक ज़्यादा मिलते हैं।</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>कोई एक वजह अलग से नहीं उभरती, पर छिपी टाइलें %L1 तरह से बँटी हों, तो इससे औसतन %2 अंक ज़्यादा मिलते हैं।</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>शुरुआत में जीतने की संभावना 100 में %1 थी।</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>आपकी चालों से कुछ नहीं गया।</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1 की चालों से कुछ नहीं गया।</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>आपकी चालों से जीतने की संभावना 100 में %n अंक घटी।</numerusform>
                <numerusform>आपकी चालों से जीतने की संभावना 100 में %n अंक घटी।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 की चालों से जीतने की संभावना 100 में %n अंक घटी।</numerusform>
                <numerusform>%1 की चालों से जीतने की संभावना 100 में %n अंक घटी।</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>किस्मत और बाकियों ने %1 दिए।</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>किस्मत और बाकियों ने %1 लिए।</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>अंत में %1 रही।</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>पास किया</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>%L1 उठाई, पास किया</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>%n टाइल उठाई</numerusform>
                <numerusform>%n टाइलें उठाईं</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>%1 रखी</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>%L1 उठाई, %2 रखी</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>नया राउंड बँट गया।</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>आपने %1 रखी।</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>आपने टाइल उठाई।</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>आपने पास किया।</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>आपकी बारी है।</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 ने %2 रखी।</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ने टाइल उठाई।</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ने पास किया।</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>आपका %n अंक कटा।</numerusform>
                <numerusform>आपके %n अंक कटे।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>आपको %n अंक मिला।</numerusform>
                <numerusform>आपको %n अंक मिले।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 का %n अंक कटा।</numerusform>
                <numerusform>%1 के %n अंक कटे।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 को %n अंक मिला।</numerusform>
                <numerusform>%1 को %n अंक मिले।</numerusform>
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
            <translation>राउंड किसी को नहीं मिला</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>राउंड आपने जीता</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>राउंड %1 ने जीता</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2।</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>मैच आपने जीता</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>मैच %1 ने जीता</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>साझा जीत: %1</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>मैच %1 ने जीता</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>मैच %1 ने जीता</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>आपने %1 उठाई।</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 ने %2 उठाई।</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>आपका %n अंक कटा: %1।</numerusform>
                <numerusform>आपके %n अंक कटे: %1।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>आपको %n अंक मिला: %1।</numerusform>
                <numerusform>आपको %n अंक मिले: %1।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 का %n अंक कटा: %2।</numerusform>
                <numerusform>%1 के %n अंक कटे: %2।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 को %n अंक मिला: %2।</numerusform>
                <numerusform>%1 को %n अंक मिले: %2।</numerusform>
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
            <translation>एलिमिनेशन</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>फ़ाइनल</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>राउंड %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>राउंड %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>आप बाहर, %L2 में से स्थान %L1</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>आप और %1 बाहर, %L3 में से स्थान %L2</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 बाहर, %L3 में से स्थान %L2</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 बाहर, %L3 में से स्थान %L2</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>फ़ाइनल पूरा हुआ</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>एलिमिनेशन राउंड किसी को नहीं मिला</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>एलिमिनेशन राउंड %1 ने जीता</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>एलिमिनेशन राउंड %1 ने जीता</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>राउंड %1 ने जीता</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>राउंड %1 ने जीता</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>एलिमिनेशन राउंड आपने जीता</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>एलिमिनेशन राउंड %1 ने जीता</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>आपका दाँव अधूरा रहा।</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 का दाँव अधूरा रहा।</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>वह आपकी आखिरी टाइल थी।</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>वह %1 की आखिरी टाइल थी।</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>अब सारी चालें सहेजी जा चुकी हैं।</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>रीप्ले</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>वापस</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>कम</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>संख्या</translation>
        </message>
        <message>
            <source>More</source>
            <translation>ज़्यादा</translation>
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
            <translation>हाथ खाली</translation>
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
            <translation>हाँ</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>नहीं</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>इसका मतलब: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>इसका मतलब</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>इतिहास</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>आँकड़े</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>नियम</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>पहेलियाँ</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>बाहर</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>खेल में</translation>
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
            <translation>यह राउंड</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>नया मैच</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>देखते रहें</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>नतीजे पर जाएँ</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>मेज़ का नक्शा</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>पूरी मेज़। दबाने पर वह जगह दिखेगी।</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>वापस</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>एक कोच देख रहा है: महँगी चाल से पहले वह एक बात कहेगा।</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>लंबाई: %1।</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>इस नाम से सहेजें</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>फ़ाइल खोलें</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>फ़ाइल का पथ</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>यहाँ मौजूद</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>%1 पहले से मौजूद है।</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>बदलें</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>दोनों रखें</translation>
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
                <numerusform>%n मैच मिटाया गया</numerusform>
                <numerusform>%n मैच मिटाए गए</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n मैच चुना गया</numerusform>
                <numerusform>%n मैच चुने गए</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>सभी %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>फ़ाइलों में सहेजें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>रद्द करें</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>ढेर: %n टाइल बाकी</numerusform>
                <numerusform>ढेर: %n टाइलें बाकी</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>वहाँ कुछ नहीं है।</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>खुले ढेर में</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>सबसे ऊपर की टाइल पहले है।</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>टाइलों पर दिखें</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>जैसा चलन हो</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>बिंदु</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>नंबर</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>बाकियों की रफ़्तार</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>धीमी</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>सामान्य</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>तेज़</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>तुरंत</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>खुले सिरे दिखाएँ</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>हर सिरे का निशान बताता है कि वहाँ क्या लगेगा।</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>मेरी टाइलें कहाँ बैठती हैं, दिखाएँ</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>जिन खेलों में चारों ओर टाइलें लगती हैं। F कुंजी से भी यही होता है।</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>बताएँ कि क्या करना है</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>मेज़ के ऊपर एक शांत पंक्ति।</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>आप</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>खिलाड़ी %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>अनु</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>बिमल</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>चारु</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>दीपा</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>ईशान</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>फ़राह</translation>
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
            <translation>किसी दिन के मैच देखने के लिए उसे दबाएँ</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>क्या करना है, यह ऊपर की पंक्ति बताती है। क्या वह अब भी चाहिए?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>छिपाएँ</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>रहने दें</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>पहेलियाँ</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>कौन-सी पहेलियाँ</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>अगली पहेली</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>यहाँ से आगे खेलें</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>आगे</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>आगे खेलें</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>हल दिखाएँ</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>पिछले मैच की चालें परखें</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>नई कोई नहीं बची: जो सबसे पहले आज़माई थीं, वे फिर आएँगी।</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>आपकी टाइलें</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>खेली जा सकती है</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>अभी उठाई</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>रेटिंग</translation>
        </message>
        <message>
            <source>You</source>
            <translation>आप</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>जिन बॉटों से आप खेले, उनसे उम्मीद से ज़्यादा जीतने पर यह बढ़ती है, और कम जीतने पर घटती है। इसके आसपास की पट्टी बताती है कि यह असल में कहाँ हो सकती है: कुछ समय न खेलें तो पट्टी चौड़ी होती है।</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: नियम क्या कहते हैं</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>वापस</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>%L2 में से राउंड %L1</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>किसके हाथ दिखें</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>चालें</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>अंक तालिका</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>नतीजा</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>खेल कितना अच्छा रहा</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>हाथ छिपाएँ</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>हाथ दिखाएँ</translation>
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
            <translation>शुरुआत पर</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>शुरुआत पर (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>एक राउंड पीछे</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>एक राउंड पीछे (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>एक चाल पीछे</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>एक चाल पीछे (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>चलाएँ</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>एक चाल आगे</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>एक चाल आगे (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>एक राउंड आगे</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>एक राउंड आगे (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>अंत पर</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>अंत पर (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>पिछली चाल पर जो बेहतर हो सकती थी</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>अगली चाल पर जो बेहतर हो सकती थी</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>टाइलें बँट गई हैं।</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>आगे खेलें</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>यहाँ से आगे खेलें</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>चाल</translation>
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
            <translation>कुंजियाँ</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>एक चाल पीछे, एक चाल आगे</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>एक राउंड पीछे, एक आगे</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>शुरू में, अंत में</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>पिछली और अगली चाल पर जो बेहतर हो सकती थी</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>स्पेस</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>अपने-आप चलाएँ या रोकें</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>दूसरी नज़र से</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>चालों की सूची</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>खेल कितना अच्छा रहा</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>अंक तालिका</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>पूरी मेज़ दिखाएँ</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>खेल के नियम</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>जो चुना है या पॉइंटर के नीचे है, उसकी व्याख्या; दूसरी बार: ये कुंजियाँ</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>हाथ दिखाएँ या छिपाएँ</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>विश्लेषण पूरा हुआ।</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>चालें</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>नियमों में</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>मेज़ देखें</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>नया मैच</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>नतीजे पर जाएँ</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>देखते रहें</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>मैच जीतने के अंक: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>अगर अपना अपनी अपने आता इस इसका इसकी इसके उस और कब कर करता करना करने करें का कि कितना कितनी कितने किस किसे की के को कौन कौनसा क्या क्यों कहाँ कैसे चाहिए जब जाता जाती जो तक तो था थी दे ने पर पास में मुझे मेरा मेरी मेरे मैं यदि यह या ये लिए वह वे सकता सकती सकते से है हैं हो होगा होता होती होते हूँ</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>आपके अपने</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>नियम</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>अध्याय</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>खोज में मिला</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>कुछ नहीं मिला।</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>विषय-सूची</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>नियम</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>नियमों में खोजें</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>मैच, फ़ाइल के रूप में</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>मेज़ की तस्वीर</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>मेरे इतिहास में रखें</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>मेरे मैचों में रखें</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>तस्वीरें</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard के मैच</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>कारण नीचे दिखाए गए हैं।</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>कारण दिखाता है।</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>मिलकर %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>राउंड</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: कुल %L2</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 मिलाकर: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>साथी: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>नीचे के सभी राउंडों का जोड़।</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: फ़ाइनल में %L2, उससे पहले %L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, और मैच का फ़ैसला उसी से।</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>फ़ाइनल (पहले: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>कुल जोड़</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>पहले राउंड से पहले</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>मैच का फ़ैसला</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>शुरू</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>पहले राउंड से पहले</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>फ़ाइनल</translation>
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
            <translation>न कुछ मिला, न गया।</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>राउंड 1 से पहले, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>फ़ाइनल, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, अभी जारी, %2: अब तक %L3, कुल %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, कुल %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>फ़ाइनल, %1 मिलाकर: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 मिलाकर: %L3, कुल %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>दबाने पर दिखेगा कि यह किससे बना है।</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>फ़ाइनल, %1: उससे पहले बाहर</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>अंक तालिका</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>अभी किसी का अंक नहीं बना।</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>कॉपी हो गया। इसे तालिका की तरह चिपकाया जा सकता है।</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>तालिका के रूप में सहेजें</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>तालिकाएँ (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>मैच जीतने के अंक: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>संख्या दबाने पर दिखेगा कि वह किससे बनी है।</translation>
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
            <translation>मिलकर</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>फ़ाइनल, मिलकर</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>इंसान</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>सीट %L1 का नाम</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>सीट %L1 पर कौन है</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>%1 का चित्र: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>मेज़ की सीटें</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>संकेत और चाल वापसी</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>दोस्ताना मैच: संकेत माँगा और चाल वापस ली जा सकती है।</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>रेटेड मैच: कोई संकेत नहीं, और जो रख दिया सो रख दिया।</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>डील नंबर</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>वही नंबर वही टाइलें देता है। नई डील के लिए खाली छोड़ें।</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>नई</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>रूप</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>मेज़</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>क्या आपका दोस्त इससे अच्छा कर सकता है?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>आपका दोस्त आपकी सीट से वही टाइलें, उन्हीं बॉटों के सामने और बिना संकेत खेलता है। अंत में दोनों नतीजों की तुलना होती है।</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>इसे कोई नहीं जाँचता: डील एक से ज़्यादा बार खेली जा सकती है, और फ़ाइल खोलने वाला आपका नतीजा देख और बदल सकता है।</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>टेक्स्ट के रूप में कॉपी करें</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>टेक्स्ट क्लिपबोर्ड पर है: अपने दोस्त को भेजें।</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>फ़ाइल में सहेजें</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyard के मैच</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>बंद करें</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>राउंड</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>कुल जोड़</translation>
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
            <translation>%1: फ़ाइनल %2, उससे पहले %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: इस राउंड में %2, कुल %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>फ़ाइनल</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>कुल जोड़</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>रंग से लगाएँ</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>नंबर से लगाएँ</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>आवाज़ें</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>इस कंप्यूटर पर आवाज़ के लिए कोई उपकरण नहीं है।</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>टाइलों की धीमी आवाज़ें, और जीत पर घंटियाँ</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>टाइलों की आवाज़</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>घंटियों की आवाज़</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n अंक</numerusform>
                <numerusform>%n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>माइनस %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>मिलकर फ़ाइनल में %1</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>फ़ाइनल में %1</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>मिलकर %1</translation>
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
                <numerusform>%n टाइल</numerusform>
                <numerusform>%n टाइलें</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>बारी है</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: साथियों के मिलाकर अंक।</translation>
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
            <translation>जीतने की संभावना</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>चाल %L1 के बाद: जीतने की संभावना %2, %3 के फेर से</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>चाल %L1 के बाद: जीतने की संभावना %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>डील से पहले: जीतने की संभावना %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>नई टाइलों से दोबारा शुरू करें?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>यह मैच पहले पन्ने पर रहेगा, वहाँ से इसे आगे खेला जा सकता है।</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>यह मैच सहेजा नहीं गया है, और खो जाएगा।</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>खेलते रहें</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>दोबारा शुरू करें</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>%n सीट रखें</numerusform>
                <numerusform>%n सीटें रखें</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>शुरू करें</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>आपका डेटा</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>यह सब सिर्फ़ इसी कंप्यूटर पर रहता है। हर मैच की एक पंक्ति वाली तालिका (CSV) निर्यात की जा सकती है।</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>निर्यात करें</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>तालिकाएँ (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>हमेशा के लिए मिटाएँ? आपके मैच इतिहास में रहेंगे, पर अब तक पूरे हुए मैच फिर नहीं गिने जाएँगे।</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>आँकड़े मिटाएँ</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>रहने दें</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>इस खेल के मिटाएँ</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>सब मिटाएँ</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>मेज़ें</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>अभी गिनने को कुछ नहीं</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>बॉटों के साथ एक मैच पूरा खेलें: फिर यहाँ दिखेगा कि खेल कैसा रहा और आप में कितना दम है।</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>%n और मैच देखा जा रहा है…</numerusform>
                <numerusform>%n और मैच देखे जा रहे हैं…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>अभी कुछ गिना नहीं गया</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>वे मैच गिने जाते हैं जो आप बिना संकेत और चाल वापसी के अंत तक खेलते हैं।</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>एक हफ़्ता</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>एक महीना</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>एक साल</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>शुरू से</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>समय</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>इस समय में आपने इसका कोई मैच पूरा नहीं किया।</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>आँकड़े</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>कम</translation>
        </message>
        <message>
            <source>More</source>
            <translation>ज़्यादा</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>इस राउंड में: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>वापस</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>आपके पास बैठने वाली एक टाइल है।</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>आपके पास बैठने वाली %L1 टाइलें हैं।</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>फिर भी %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>ढेर खाली है।</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>मेज़</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>मेज़</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>हाई कंट्रास्ट की अपनी मेज़ और टाइलें हैं। आपकी चुनी हुई दूसरी थीम के साथ लौट आती हैं।</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>हरी</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>रात-सी नीली</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>गहरी लाल</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>अखरोट</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>स्लेट</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>टाइलें</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>हाथीदाँत</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>आबनूस</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>पत्थर</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>चटक</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>मेज़ पर जो कुछ है</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>यहाँ आपको क्या मिलेगा</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>पहले गिने गए मैच से: आपने कितने जीते, आपके अंक और आपका सबसे अच्छा राउंड।</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>हर मैच के साथ: बॉटों के बीच आप कितने मज़बूत हैं, और हर स्तर के सामने आपका खेल कैसा है।</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>कुछ मैचों के बाद: आपके नतीजे में टाइलों का कितना हाथ था, और अंक किससे मिले।</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>सभी खेलों पर वापस</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>अंक तालिका</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>फिर करें</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>संकेत</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>संकेत नहीं: यह रेटेड मैच है</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>संकेत नहीं: यह एक चुनौती है</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>मेनू</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>संकेत नहीं: आज की डील गिनी जाती है</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>आज की डील</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>चुनौती</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>कोच के साथ</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>अभ्यास</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>राउंड %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>आड़ी घुमाएँ</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>सीधी घुमाएँ</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>दूसरी तरह घुमाएँ</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>अगला राउंड बँटना है</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>आपकी बारी</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>%1 की बारी</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>%n और मैच दिखाएँ</numerusform>
                <numerusform>%n और मैच दिखाएँ</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>सबसे नए मैच पर वापस</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n चाल सहेजी नहीं गई</numerusform>
                <numerusform>%n चालें सहेजी नहीं गईं</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>फिर कोशिश करें</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>कहीं और सहेजें</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>बिना सहेजे खेलें</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>हर कुछ सेकंड में और हर चाल पर अपने आप फिर कोशिश होती है। तब तक प्रोग्राम बंद हुआ, तो जो सहेजा नहीं गया वह खो जाएगा।</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n चाल सहेजी नहीं गई</numerusform>
                <numerusform>%n चालें सहेजी नहीं गईं</numerusform>
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
            <translation>आपकी अनुपस्थिति में: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>यह रेटेड मैच है: संकेत नहीं मिलते।</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>यह एक चुनौती है: संकेत नहीं मिलते।</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 की बारी है।</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>आज की डील गिनी जाती है: संकेत नहीं हैं।</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>इससे औसतन करीब %n अंक ज़्यादा मिलता है।</numerusform>
                <numerusform>इससे औसतन करीब %n अंक ज़्यादा मिलते हैं।</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>यह मैच दूसरी विंडो में खुला है।</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>यह मैच चल रहा है, इसलिए रहेगा।</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>कुछ लिखा नहीं जा सकता, इसलिए आँकड़े रहेंगे।</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 के मैच पढ़े नहीं जा सकते, इसलिए कोई मैच नहीं रखा जाएगा।</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 के मैच किसी नए Boneyard के हैं; वे जैसे हैं वैसे ही रहेंगे, और अभी कोई मैच नहीं रखा जाएगा।</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>मैचों की फ़ाइल Boneyard की नहीं थी; नए सिरे से शुरुआत होगी। वह अब %1 है।</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>मैचों की फ़ाइल खराब है; नए सिरे से शुरुआत होगी। पुरानी फ़ाइल अब %1 है।</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>मैचों की फ़ाइल के कुछ हिस्से गायब हैं; नए सिरे से शुरुआत होगी। पुरानी फ़ाइल अब %1 है।</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>मैचों की फ़ाइल नहीं बताती कि वह किस Boneyard ने लिखी; नए सिरे से शुरुआत होगी। पुरानी फ़ाइल अब %1 है।</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>मैचों की फ़ाइल खाली थी; नए सिरे से शुरुआत होगी। पुरानी फ़ाइल अब %1 है।</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 में लिखने की अनुमति नहीं है, इसलिए मैच नहीं रखे जा रहे।</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>डिस्क भर गई है, इसलिए %1 में कुछ लिखा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 किसी दूसरे प्रोग्राम के कब्ज़े में है, इसलिए अभी उसमें कुछ लिखा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 में लिखा नहीं जा रहा: डिस्क भरी है, या खराब?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 की कुछ प्रविष्टियाँ सही नहीं हो सकतीं, इसलिए उन्हें छोड़ दिया गया है।</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>मैचों की फ़ाइल, %1, हटा दी गई। चल रहे मैच के साथ एक नई फ़ाइल बन गई है।</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>यह मैच अब पढ़ा नहीं जा सकता।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %L2 खिलाड़ियों के लिए %1, डील %3।</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>बाकियों में सबसे अच्छे के मुकाबले मेरा नतीजा %1 रहा। क्या आप इससे अच्छा कर सकते हैं?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>यह सब कॉपी करें और Boneyard में पेस्ट करें।</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>%1 में सहेजा गया</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 लिखी नहीं जा सकी: %2।</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>इसमें कोई चुनौती नहीं है।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>रुकें: एक दूसरी चाल करीब %n अंक बेहतर है। फिर देखें; H उसे दिखाएगा। या इसी पर टिकना हो, तो अपनी चाल एक बार फिर चलें।</numerusform>
                <numerusform>रुकें: एक दूसरी चाल करीब %n अंक बेहतर है। फिर देखें; H उसे दिखाएगा। या इसी पर टिकना हो, तो अपनी चाल एक बार फिर चलें।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>रुकें: संकेत जो चाल दिखाता है, वह करीब %n अंक बेहतर है। या इसी पर टिकना हो, तो अपनी चाल एक बार फिर चलें।</numerusform>
                <numerusform>रुकें: संकेत जो चाल दिखाता है, वह करीब %n अंक बेहतर है। या इसी पर टिकना हो, तो अपनी चाल एक बार फिर चलें।</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (मानक %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>आज की डील</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (मानक थोड़ी देर में)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>आज की डील: %1। सिर्फ़ यह पहली कोशिश गिनी जाती है; दोबारा खेलना अभ्यास है।</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>शुरू</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>अधूरी</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>लगातार %n दिन</numerusform>
                <numerusform>लगातार %n दिन</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, आज की डील, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>मानक: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>अभी नहीं खेली</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>%n दिन में से %L1 दिन मानक से बेहतर।</numerusform>
                <numerusform>%n दिनों में से %L1 दिन मानक से बेहतर।</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>जीत आपकी</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>साझा जीत: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 की जीत</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 की जीत</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 की जीत</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (फ़ाइनल %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>संकेतों के साथ</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>चाल वापसी के साथ</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>यह मैच अब पढ़ा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>चल रहा %n मैच बना रहेगा।</numerusform>
                <numerusform>चल रहे %n मैच बने रहेंगे।</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>फ़ोल्डर %1 बनाया नहीं जा सका।</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n मैच %1 में सहेजा गया</numerusform>
                <numerusform>%n मैच %1 में सहेजे गए</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n राउंड</numerusform>
                <numerusform>%n राउंड</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n चाल</numerusform>
                <numerusform>%n चालें</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>आज की डील</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>सिस्टम</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>बहुत बढ़िया</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>यह था पाठ</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>नई स्थिति, दूसरी टाइलों या अंकों के साथ।</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>वही राउंड, थोड़ी देर बाद।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>आपकी टीम की साझा जीत, साथ में: %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>आपकी साझा जीत, साथ में: %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>आपकी और %1 की जीत</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 की जीत</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>जीत आपकी</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>साझा जीत: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 की जीत; आपकी टीम का स्थान: %L3 में से %L2</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 की जीत; आपका स्थान: %L3 में से %L2</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 की जीत</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 की जीत</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>स्थान %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, राउंड %L2 में बाहर</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>एक चाल में सबसे ज़्यादा अंक</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>अंत तक सबसे आगे</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>सबसे बड़ा राउंड</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>फ़ाइनल से पहले सबसे बड़ा राउंड</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>लगातार सबसे ज़्यादा उठाई टाइलें</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>लगातार सबसे ज़्यादा पास</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>सबसे छोटा राउंड</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>सबसे ज़्यादा रखी टाइलें</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>पहली टाइल</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>आखिरी टाइल</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>पूरा मैच</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, राउंड %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1, राउंड %L2 से</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1, फ़ाइनल में</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2, राउंड %L3 में</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1, राउंड %L2 में</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>राउंड %L1: %n चाल</numerusform>
                <numerusform>राउंड %L1: %n चालें</numerusform>
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
                <numerusform>%n चाल</numerusform>
                <numerusform>%n चालें</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %L2 खिलाड़ियों के लिए %1, डील %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 की जीत; आपकी टीम का साझा स्थान: %L3 में से %L2</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 की जीत; आपका साझा स्थान: %L3 में से %L2</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>आपके दोस्त</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>इन टाइलों से आपका नतीजा %1 रहा, और %2 का %3।</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>आपका नतीजा बेहतर है।</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>वह आपसे बेहतर है।</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>सबसे लंबा इंतज़ार</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n बारी में कुछ नहीं रखा, राउंड %L2</numerusform>
                <numerusform>%1: लगातार %n बारियों में कुछ नहीं रखा, राउंड %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>%1 में सहेजा गया</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>मैच अब आपके इतिहास में है।</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>मैच अब आपके अधूरे मैचों में है।</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>मैच रखा नहीं जा सका।</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 लिखी नहीं जा सकी: %2।</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>कई लोग खेल रहे हों, तो फ़ाइल सबकी टाइलें बता देगी। मैच पूरा होने पर इसे सहेजा जा सकता है।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>कोई अधूरा मैच नहीं है।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>मानक नियम</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>डील नंबर 0 से %1 तक की पूर्ण संख्या होता है।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>%1 के हाथ में।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>आपकी बारी है: सबसे अच्छी चाल ढूँढें।</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>जो चाल आपने चली, उससे बेहतर ढूँढें: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>इससे बेहतर कुछ है। फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>इससे करीब %1 अंक जाते। फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>आपकी खेली चाल से बेहतर, पर अभी सबसे अच्छी नहीं।</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>सबसे अच्छी चाल क्यों बेहतर है: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>कोई एक वजह अलग से नहीं उभरती: अंतर राउंड आगे बढ़ने पर दिखता है।</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>देखें, इसका मोल क्या है।</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>अब मिल गई।</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>सही!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>आपकी चाल उतनी ही अच्छी है जितनी अब तक की सबसे अच्छी।</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>सबसे अच्छी चाल: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>औसतन यह आपकी खेली चाल से %1 अंक बेहतर है।</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>औसतन यह किसी भी दूसरी चाल से %1 अंक बेहतर है।</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>इससे जीतने की संभावना आपकी खेली चाल से ज़्यादा है।</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>बात यह थी: %1।</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2%</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>इसे ढूँढ लेते हैं: %1।</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>इसकी रेटिंग: %1।</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>यह रहा हल।</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>यह रहा हल। इसे न मिला हुआ गिना जाएगा।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>मेरी गलतियाँ</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>पहेली %L1, कुल %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: आपका %2 का मैच, डील %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>आज के लिए %L1, नई %L2, सीखी हुई %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>आपकी रेटिंग: अभी पता नहीं</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>आपकी रेटिंग: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>इस खेल की अभी कोई पहेली नहीं है।</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>आज के लिए बस इतना ही। अगली %1 को आएगी।</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>जहाँ-जहाँ गलती हुई थी, अब आप बेहतर जानते हैं।</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>जब आप अपने किसी मैच की चालें परखते हैं, तो उसमें मिली गलतियाँ यहाँ पहेली बनकर आती हैं।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>सभी हाथ</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>सिर्फ़ मेरा हाथ</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>सिर्फ़ %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>अब आप %1 की टाइलें खेल रहे हैं।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (आम तौर पर): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>हाँ या नहीं; आम तौर पर हाँ।</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>हाँ या नहीं; आम तौर पर नहीं।</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>%L1 से %L2 तक; आम तौर पर %L3।</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>अभी सारे नियम हिन्दी में नहीं हैं। जो बाकी हैं, वे अंग्रेज़ी में हैं।</translation>
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
            <translation>सेटिंग पढ़ी नहीं जा सकी; नए सिरे से शुरुआत होगी। पुरानी फ़ाइल अब %1 है।</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 की सेटिंग पढ़ी नहीं जा सकती, इसलिए सेटिंग सहेजी नहीं जाएगी।</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 में सेटिंग लिखी नहीं जा सकती, इसलिए सेटिंग सहेजी नहीं जाएगी।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>यह मैच आगे नहीं खेला जा सकता: “%1” वहाँ नियमों के खिलाफ़ है।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>ये आँकड़े मिटा दिए गए।</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>सभी मैच अब %1 में हैं।</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>फ़ाइल %1 लिखी नहीं जा सकी।</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>मिश्रित</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>सभी मेज़ें</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n सीट</numerusform>
                <numerusform>%1, %n सीटें</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>मैच</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>जीत</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>रेटिंग</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>अंक</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>सबसे अच्छा राउंड</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>जीते हुए राउंड</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>उठाई गई टाइलें</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>रेटिंग सिर्फ़ बॉटों के सामान्य स्तरों वाले मैचों से बनती है।</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>संकेत या चाल वापसी वाले, अलग गिने गए: %L1 खेले, %L2 जीते।</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%n मैच में</numerusform>
                <numerusform>%n मैचों में</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%n राउंड में</numerusform>
                <numerusform>%n राउंड में</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>यह %n मैच पर टिकी है, और 20 में से 19 बार %L1 और %L2 के बीच होती है।</numerusform>
                <numerusform>यह %n मैचों पर टिकी है, और 20 में से 19 बार %L1 और %L2 के बीच होती है।</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>जब तक और पता न चले, यह अस्थायी है।</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>सब राउंडों में आपके अंक, बाकियों का औसत घटाकर, %n मैच में: %1। इस खेल में डील से नतीजे के बारे में इतना कम पता चलता है कि किस्मत अलग नहीं की जा सकती।</numerusform>
                <numerusform>सब राउंडों में आपके अंक, बाकियों का औसत घटाकर, %n मैचों में: %1। इस खेल में डील से नतीजे के बारे में इतना कम पता चलता है कि किस्मत अलग नहीं की जा सकती।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>आपकी चालों का जितना मोल हो सकता था, उसका %L1% आपने बचाया: %n चाल, परखी गई %2।</numerusform>
                <numerusform>आपकी चालों का जितना मोल हो सकता था, उसका %L1% आपने बचाया: %n चालें, परखी गईं %2।</numerusform>
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
            <translation>सभी खेल</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>अस्थायी, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>%1 के आसपास, %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>हर मैच में %L1, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>हर राउंड में %L1, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>लगातार सबसे ज़्यादा जीतें</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>अभी लगातार जीतें</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>पिछले मैच तक</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>%n दिन में</numerusform>
                <numerusform>%n दिनों में</numerusform>
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
                <numerusform>सब राउंडों में आपके अंक, बाकियों का औसत घटाकर, %n मैच में: %1, जिसमें करीब %2 बँटी टाइलों से और %3 उसके बाद की बातों से: सबकी चालें, और संयोग।</numerusform>
                <numerusform>सब राउंडों में आपके अंक, बाकियों का औसत घटाकर, %n मैचों में: %1, जिसमें करीब %2 बँटी टाइलों से और %3 उसके बाद की बातों से: सबकी चालें, और संयोग।</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>मैच पूरा हुआ।</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>राउंड पूरा हुआ।</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>%1 की बारी।</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>आपका पास हुआ: कोई टाइल नहीं बैठी।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>अभी वापस लेने को कुछ नहीं है।</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>यह रेटेड मैच है: कुछ वापस नहीं लिया जाता।</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>यह एक चुनौती है: चालें वापस नहीं ली जा सकतीं।</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>जहाँ किसी और ने चाल चली, उससे पीछे नहीं जा सकते।</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>आज की डील गिनी जाती है: चालें वापस नहीं ली जा सकतीं।</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>राउंड %L1 में वापस।</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>अगला राउंड बँटना है</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>आपकी बारी</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 की बारी</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, डील %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>बेतरतीब</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>जो भी नियम में हो, खेल देता है।</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>शुरुआती</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>जो दिखे खेल देता है, और बहुत कुछ चूक जाता है।</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>नौसिखिया</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>खेल जानता है, फिर भी काफ़ी कुछ चूकता है।</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>शौकिया</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>मज़े के लिए खेलता है, हर मौका नहीं पकड़ता।</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>कुशल</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>अच्छा खेलता है, कभी-कभार चूकता है।</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>माहिर</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>कम ही चूकता है, जानता है कि क्या बचाना है।</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>उस्ताद</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>लगभग कुछ नहीं चूकता।</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>चैंपियन</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>सबसे ताकतवर: जो नहीं दिखता, उस पर भी पूरा सोचता है।</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>लालची</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>अभी जिसमें सबसे ज़्यादा अंक हों वही लेता है, आगे नहीं सोचता।</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>हिसाबी</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>न दिखी टाइलें गिनता है और अपनी अगली बारियों की सोचता है।</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>डोमिनो %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>%1 बाएँ सिरे पर रखें, %2 अंदर की ओर।</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>%1 दाएँ सिरे पर रखें, %2 अंदर की ओर।</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>%1 ऊपरी सिरे पर रखें, %2 अंदर की ओर।</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>%1 निचले सिरे पर रखें, %2 अंदर की ओर।</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 बाएँ सिरे पर आड़ी रखें।</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 दाएँ सिरे पर आड़ी रखें।</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 ऊपरी सिरे पर आड़ी रखें।</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 निचले सिरे पर आड़ी रखें।</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 बाएँ सिरे पर रखें, स्पिनर के रूप में।</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 दाएँ सिरे पर रखें, स्पिनर के रूप में।</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>%1 से शुरू करें।</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>%1 से शुरू करें, स्पिनर के रूप में।</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>टाइल उठाएँ</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>लगने तक उठाएँ</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>पास</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>वहाँ कुछ नहीं रखा जा सकता।</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>सबसे बड़ा डबल शुरू करता है: %1 रखें।</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>डबल न हो तो सबसे भारी टाइल शुरू करती है: %1 रखें।</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>और कोई चाल नहीं है।</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>सिर्फ़ यही टाइल लगती है।</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>इससे %n बिंदु घटता है।</numerusform>
                <numerusform>इससे %n बिंदु घटते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>इससे आपका हाथ खाली हो जाएगा।</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>राउंड खत्म हो गया।</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>आपकी बारी नहीं है।</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>वह टाइल आपके हाथ में नहीं है।</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>हाथ में बची तो इसके बिंदु गिने जाते हैं: %1।</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>इसे रखा: %1।</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>आपके हाथ में लगने वाली कोई टाइल नहीं।</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 ऊपरी सिरे पर रखें, स्पिनर के रूप में।</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 निचले सिरे पर रखें, स्पिनर के रूप में।</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>जो टाइल न रख सके, वह यहाँ से उठाता है।</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>कुछ नहीं लगता: लगने वाली मिलने तक उठाएँ।</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>अब भी कुछ नहीं लगता: आप और उठाते हैं।</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>कुछ नहीं लगता: एक टाइल उठाएँ।</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 बाएँ सिरे पर रखें।</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 दाएँ सिरे पर रखें।</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 ऊपरी सिरे पर रखें।</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 निचले सिरे पर रखें।</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>राउंड जीतने के</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>यह स्पिनर है: अब कतार चार सिरों पर बढ़ती है।</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>बायाँ सिरा: %1 चाहिए।</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>दायाँ सिरा: %1 चाहिए।</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>ऊपरी सिरा: %1 चाहिए।</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>निचला सिरा: %1 चाहिए।</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>इस सिरे पर %1 लगेगा।</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>%1 किसी खुले सिरे पर नहीं लगती।</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>यहाँ %1 है, और यही अंक यहाँ लगेगा।</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>अगले खिलाड़ी के पास लगने वाली कोई टाइल नहीं।</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>इस सिरे पर और कोई नहीं लगा सकता।</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>छिपी टाइलों में से सिर्फ़ %n इस सिरे पर लग सकती है।</numerusform>
                <numerusform>छिपी टाइलों में से सिर्फ़ %n इस सिरे पर लग सकती हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>ज़्यादा बिंदुओं वाली टाइल के बाद ज़्यादा छिपी टाइलें बैठतीं।</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>आपकी %n टाइल इस सिरे पर लग सकती है।</numerusform>
                <numerusform>आपकी %n टाइलें इस सिरे पर लग सकती हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>इसके बाद आपकी %n दूसरी टाइल बैठती है।</numerusform>
                <numerusform>इसके बाद आपकी %n दूसरी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>विरोधी के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइल बैठती है।</numerusform>
                <numerusform>विरोधी के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>बाकियों के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइल बैठती है।</numerusform>
                <numerusform>बाकियों के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>आपके लिए आगे रखना आसान होता है: %2 की जगह आपकी %n दूसरी टाइल बैठती है।</numerusform>
                <numerusform>आपके लिए आगे रखना आसान होता है: %2 की जगह आपकी %n दूसरी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>आपके हाथ में %2 की जगह %n बिंदु बचता है।</numerusform>
                <numerusform>आपके हाथ में %2 की जगह %n बिंदु बचते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>अगले के लिए कम मौके छोड़ें</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>अपनी टाइलों के लायक सिरा छोड़ें</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>बहुत-से बिंदु हटाएँ</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>आख़िरी रखी टाइल से लगाकर खेलना पसंद करता है।</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>टाइल उठाएँ</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>पास</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>मैच जीतने के अंक (0: एक राउंड)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>एक ही राउंड</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>कोई नहीं खेल सकता: राउंड अटक गया।</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>आपकी कोई टाइल नहीं बैठती: उठाएँ।</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>आपकी कोई टाइल नहीं बैठती: उठाएँ (%1)।</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>आपकी कोई टाइल नहीं बैठती: आपका पास।</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>दूसरे हाथों में बचा: %1 = %2।</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>हाथ में सबसे कम: %1, %2 के साथ।</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>बचा: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 में से हाथ के %2 घटाकर: %3।</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 में से हाथ के %2, %3 बार घटाकर: %4।</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>मैच पूरा हुआ।</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>यह एक ही राउंड मैच का फ़ैसला करेगा।</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>%1 अंकों पर मैच की जीत, और वे पूरे हुए।</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1 अंकों पर मैच की जीत: %2 बाकी।</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>आपकी बारी पूरी होती है, और कोई टाइल नहीं रखी जाती।</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>अगला राउंड बँटता है।</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>चुनी टाइलें मेज़ पर साथ बिछाता है।</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>आपकी बारी: टाइल रखें, या उठाएँ।</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>आपकी बारी: टाइल रखें, या उठाएँ (%1)।</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>आपकी बारी: टाइल रखें, या पास करें।</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>आपकी बारी: टाइल रखें, या पास करें (%1)।</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>आपकी कोई टाइल नहीं बैठती: आपका पास (%1)।</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>आपकी बारी: पहली टाइल रखें।</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>आपकी बारी: पहली टाइल रखें, %1।</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>आपकी बारी: टाइल रखें।</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>कइयों के पास सबसे कम बचा है: किसी को अंक नहीं।</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1, हाथ में बची टाइलों का मूल्य: %2।</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 ने हाथ की आखिरी टाइल रख दी।</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>आपने अपनी आखिरी टाइल रख दी।</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>सबसे अच्छी चाल ढूँढें</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>मैच की जीत।</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>औरों के साथ मैच की जीत।</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>डबल बाद के लिए बचाता है।</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>बाकियों के लिए कम मौके छोड़ता है।</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>तुरंत मिलने वाले अंक: %2 की जगह %1।</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>जोड़ हो सात</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>यहाँ मिलने वाले दो आधे एक जैसे नहीं होते: उनका जोड़ सात होता है। 1 और 4 खुले हैं। 4 पर एक टाइल लगाएँ।</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 और 4 मिलकर 7 हुए। अब इसका 5 नया सिरा है।</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 और 1 मिलकर 7 होते हैं, तो 1 पर यह ठीक है। पर 4 के लिए टाइल ढूँढें: उसे 3 चाहिए।</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>मैटाडोर</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 और %4 मैटाडोर हैं। ये किसी भी सिरे पर, कभी भी रखे जा सकते हैं, और आड़े रहते हैं। एक आपके हाथ में है: उसे रखें।</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>लगती तो है, पर यह मैटाडोर नहीं। वह टाइल ढूँढें जिसके आधों का जोड़ सात हो।</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>फाटक खोलें</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>मैटाडोर आड़ा रखा है: यह फाटक है। खाली आधे वाली टाइल इसे खोलती है, और उसका दूसरा आधा नया सिरा बनता है। अपनी टाइल वहाँ रखें।</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>फाटक खुल गया: अब 3 खुला है, और उसे 4 चाहिए।</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>वह दूसरे सिरे की है। फाटक को खाली आधा चाहिए।</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>सिरा बंद करें</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>खाली के साथ कोई टाइल सात नहीं बनाती। अपनी %1 ऐसे रखें कि उसका खाली आधा बाहर रहे: फिर वहाँ सिर्फ़ मैटाडोर लगेगा, और विरोधी को वही ढूँढना पड़ेगा।</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>बंद। अब मुकाबला एक ही सिरे पर है।</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>इससे सिरा खुला रह जाता है। खाली आधे से उसे बंद करें।</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>लगने तक उठाएँ</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>आपके पास न 5 के लिए 2 है, न 4 के लिए 3, न कोई मैटाडोर। जब तक टाइल न लगे, ढेर से उठाते जाएँ।</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>2 खुला है, और आपके हाथ में 5 है: अगली बारी के लिए टाइल बच गई।</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>लगती है, पर इसके बाद आपकी कोई टाइल नहीं लगेगी। दूसरे सिरे पर आज़माएँ।</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 भी नहीं लगती। फिर उठाएँ।</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 दोनों सिरों पर लगती है। ऐसे रखें कि इसका 2 खुला रहे: फिर आपकी %2 लग जाएगी।</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>हाथ खाली करें</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>दो टाइलें बची हैं। %1 दोनों सिरों पर लगती है: ऐसे रखें कि इसके बाद आपकी %2 लग सके।</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>आपने पहले हाथ खाली किया: विरोधी के हाथ में बचा हर बिंदु आपका अंक है, यहाँ 12।</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>तब 1 खुला रहेगा, और आपकी कोई टाइल नहीं लगेगी।</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4 अभी खुला है। अपनी आखिरी टाइल रखें।</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>यही मैटाडोर है। मैटाडोर को ज़रूरत के मौके के लिए बचाएँ; मैच आम तौर पर 100 अंकों तक चलता है।</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>सबसे बड़ा डबल आपके पास है, इसलिए शुरुआत आपकी है, चाहे जिस टाइल से। हाथ में बचे बिंदु दूसरों के अंक बनते हैं: सबसे ज़्यादा बिंदुओं वाली टाइल से शुरू करें।</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>एक साथ 11 बिंदु गए। एक सिरे को अब 2 चाहिए, दूसरे को 1।</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>ऐसा हो सकता है, पर आपकी एक और टाइल में ज़्यादा बिंदु हैं।</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>राउंड बंद हो गया। आपके बिंदु सबसे कम हैं, और बाकियों के हाथ का सब आपको मिलता है: %1 अंक।</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>सात, और डबल</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>मिलने वाले आधों का जोड़ सात होता है। डबल सीधा रखा जाता है और एक ही बार गिना जाता है: उसका एक ही आधा मिलता है। अपना डबल 2 पर रखें।</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 और 2 मिलकर 7 हुए, और 5 नया सिरा है।</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>वह 1 पर लगती है। 2 पर 5 वाली टाइल लगेगी।</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>आड़ा मैटाडोर</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>मैटाडोर कहीं भी लगता है, मिले या न मिले। आड़ा रखने पर उसके दोनों आधे खुले रहते हैं। अपनी %1 आड़ी रखें: पास का गोल तीर, R या दायाँ क्लिक उसे घुमाता है।</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>इसके 2 को 5 चाहिए और 5 को 2: एक ही सिरे पर आगे बढ़ने के दो रास्ते।</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>यह भी एक तरीका है, पर मैटाडोर आड़ा रखें।</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>सीधा मैटाडोर</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>सीधा मैटाडोर एक ही आधा खुला छोड़ता है, और कौन-सा, यह आपकी मर्ज़ी। अपनी %1 को 4 पर ऐसे रखें कि 6 बाहर रहे: फिर आपकी %2 लग जाएगी।</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>मैटाडोर आपकी अपनी टाइलों के लिए जगह बना सकता है।</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>ऐसे नहीं: मैटाडोर 4 पर, सीधा, 6 बाहर। गोल तीर या R उसे घुमाता है।</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6 अभी खुला है: अपनी %1 रखें।</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>खाली के साथ कुछ भी सात नहीं बनाता। 4 पर ऐसी टाइल रखें जिसका खाली आधा बाहर रहे: फिर वहाँ सिर्फ़ मैटाडोर लगेगा।</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>बंद, जब तक किसी को मैटाडोर न मिले।</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>सिरा फिर खोलें</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>खाली से एक सिरा बंद है। वहाँ अपना मैटाडोर %1 रखें, आड़ा या सीधा।</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>फिर खुल गया, और यह बस इसी टाइल से हो सकता था।</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>वह दूसरा सिरा है। खाली वाला सिरा खोलें।</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>एक उठाएँ, खेलें या पास करें</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>आपके पास न 5 के लिए 2 है, न 4 के लिए 3, न कोई मैटाडोर। एक टाइल उठाएँ।</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>भारी टाइल निकल गई: अंत में जो हाथ में बचे, उसके अंक औरों को मिलते हैं।</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>लगती है, पर एक और ज़्यादा भारी है।</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 भी नहीं लगती। एक बारी में एक ही टाइल उठती है, इसलिए पास करें।</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>अब 2 खुला है, और आपकी दो टाइलें लगती हैं। ज़्यादा बिंदुओं वाली रखें।</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>यही रूसी खेल है। सबसे बड़ा डबल शुरू करता है, और जिसका हाथ पहले खाली हो, उसे बाकियों के हाथ के अंक मिलते हैं। मैच आम तौर पर 100 अंकों तक चलता है।</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>डीलर बनने की बोली</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>सबने एक-एक टाइल उठाई है, और उसके जोड़ तक बोली लग सकती है। सबसे ऊँची बोली वाला डीलर बनता है, और बोली के अंक तुरंत मिलते हैं। आपका जोड़ 12 है, औरों की हद से ज़्यादा: पूरी बोली लगाएँ।</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>बाकियों ने बोली छोड़ी: 12 अंक, और डीलर आप।</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>जितनी बोली, उतने अंक: पूरे 12 लें।</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>तत्व चुनें</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>डीलर इस राउंड का तत्व चुनता है: उसकी टाइलें ज़्यादा अंक देती हैं, और सिर्फ़ वही आड़ी लगती हैं। जो आपके पास सबसे ज़्यादा हो, वह चुनें।</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>पत्ती तय हुई: आपके पास इसकी पाँच टाइलें हैं।</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>फिर गिनें: पत्ती की आपके पास पाँच टाइलें हैं।</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>दाँव लगाएँ</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>इस राउंड में जितना बना पाएँ, उतने का दाँव लगाएँ: आपके अंक, बची टाइलें घटाकर। दाँव पूरा न हो तो कुछ नहीं मिलता, और हर दाँव पिछले से ऊँचा होना चाहिए। नीचे से शुरू करें: ज़्यादा से ज़्यादा 10।</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>यह दाँव पूरा हो सकता है। सबके बोल लेने पर डीलर दाँव बढ़ा सकता है।</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>बड़ी हिम्मत! इतने शायद ही किसी के बनें। ज़्यादा से ज़्यादा 10 का दाँव लगाएँ।</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>सिरे से सिरा</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>कतार के सिरों पर बराबर नंबर मिलते हैं, तत्व कोई भी हो। इससे एक अंक मिलता है। अपनी जल %1 को 9 पर रखें।</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>एक अंक, और घटाने के लिए एक टाइल कम।</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>यह भी ठीक है, पर जल की टाइल 9 पर आज़माएँ।</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>आड़ी रखें</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>इस राउंड का तत्व पत्ती है। पत्ती की टाइल, पत्ती की दूसरी टाइल की लंबी बगल में आड़ी लग सकती है, नंबर कोई भी हो: 3 अंक। अपनी पत्ती %1 रखें।</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 अंक, और सबके लिए एक नई शाखा।</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>उससे कम मिलते हैं। पत्ती की टाइल लंबी बगल में आज़माएँ।</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>तत्व और नंबर</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>सबसे अच्छा है दोनों एक साथ: पत्ती की टाइल वहाँ, जहाँ नंबर भी बराबर हों, सीधी या आड़ी। इससे 4 अंक मिलते हैं। एक ढूँढें।</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 अंक: पत्ती, और बराबर नंबर।</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>सबसे अच्छी नहीं: पत्ती की टाइल और बराबर नंबर ढूँढें।</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>डबल के दोगुने</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>डबल से दोगुने अंक मिलते हैं। आपकी पत्ती %1, 6 वाली पत्ती टाइल पर आड़ी लगती है: 4 के दोगुने।</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>एक टाइल से 8 अंक: 6 का दाँव तो जल्द ही पूरा हो जाता।</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>ठीक है, पर डबल से 8 मिलते हैं।</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>लें, और सीक्वेंस बिछाएँ</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>बारी एक टाइल लेने से शुरू होती है: खुली टाइल, या ढेर से एक। लाल 6 खुली है, और आपके पास लाल 4 और लाल 5 हैं: उसे लें।</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>सीक्वेंस: एक रंग की, लगातार नंबरों की तीन या ज़्यादा टाइलें। बिछी हुई टाइलें आपके खिलाफ़ नहीं गिनी जातीं।</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>अपनी लाल 4 और लाल 5 पर ध्यान दें: लाल 6 से सीक्वेंस बनेगा।</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>अब लाल 4, 5 और 6 एक-एक करके चुनें, और साथ बिछाएँ।</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>सेट बिछाएँ</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>एक नंबर की, अलग-अलग रंगों की तीन या चार टाइलें सेट हैं। आपके पास तीन 9 हैं: उन्हें बिछाएँ।</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>एक सेट, और हाथ में तीन टाइलें कम।</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>टाइल फेंकते ही बारी खत्म होती है। पहले तीनों 9 बिछाएँ।</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>बिछे मेल में जोड़ें</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>किसी भी मेल में जोड़ा जा सकता है, विरोधी के मेल में भी। लाल 5, 6 और 7 बिछी हैं, और दोनों ओर की टाइलें आपके पास हैं: लाल 4 और लाल 8 जोड़ें।</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>दो टाइलें निकल गईं, वह भी ऐसे मेल पर जो आपका था ही नहीं।</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>फेंकने से पहले वह जोड़ें जो लाल सीक्वेंस में बैठता है।</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>अब दूसरी भी।</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>जोकर बदलें</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>सीक्वेंस में जोकर लाल 6 की जगह है, और लाल 6 आपके हाथ में है। उसे जोकर की जगह रखें।</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>जोकर अब नीली टाइल की जगह है, और आपके काम आ रहा है।</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>पहले जोकर: अपनी लाल 6 उसकी जगह रखें।</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>मिला हुआ जोकर तुरंत बिछाना होता है। उसे अपनी नीली 3 और नीली 4 के साथ चुनें, और मेल बिछाएँ।</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>बेमेल के दस अंक कम हुए, और कुछ खोया भी नहीं।</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>यहाँ बस काली 13 फेंकें।</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>नॉक करें</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>आपकी नौ टाइलें मेल में हैं। काली 13 फेंकें तो बस एक 2 बचेगी। बेमेल 10 या कम हो तो नॉक हो सकता है: कर दें।</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>उसकी ज़रूरत नहीं: नॉक बटन से हो जाएगा।</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>महाजीत</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>आपने नीली 8 उठाई: अब नारंगी 2 छोड़कर सब मेल में हैं। उसी से नॉक करें, और एक भी टाइल नहीं बचेगी।</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 अंक, और विरोधी का सारा बेमेल। अपनी आखिरी टाइल रख देना भी महाजीत है।</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>इसमें और मिल सकता है: नॉक करें और नारंगी 2 फेंकें।</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>यही टाइल्स ऐंड डील है। आम मैच में हर किसी की तेरह टाइलें होती हैं, और मैच 200 अंकों तक चलता है। ढेर खत्म हो जाए, या 20 बारी तक कोई उससे न उठाए, तो राउंड बराबर रहता है।</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>किनारे से किनारा</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>टाइलें किनारे से किनारा मिलाकर रखी जाती हैं, और उस किनारे के दोनों नंबर दोनों टाइलों पर एक जैसे होने चाहिए। आपकी एक टाइल पर दो 4 हैं: उसे %1 के पास रखें।</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>बैठ गई। टाइल अपने तीनों नंबरों का जोड़ देती है: यहाँ 10 अंक।</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>टाइल उठाई जा सकती है, पर 5 अंक कटते हैं। आपकी एक टाइल बैठती है: उसे रखें।</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>जिससे ज़्यादा मिले</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>आपकी दो टाइलें यहाँ बैठती हैं। टाइल का हर नंबर गिना जाता है, इसलिए ज़्यादा अंक वाली रखें।</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 अंक। %1 से 10 मिलते।</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>इससे अच्छी भी है: उससे 13 अंक मिलते हैं।</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>षट्कोण पूरा करें</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>एक बिंदु के चारों ओर पाँच टाइलें हैं। छठी रखने वाला षट्कोण पूरा करता है और 50 अंक और पाता है। यह मौका आपका है।</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>टाइल के 12 और षट्कोण के 50। पाँचवीं टाइल रखते समय सावधान: छठी अगले खिलाड़ी की होती है।</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>वह नहीं: पाँच टाइलों के बीच की खाली जगह देखें।</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>पुल बनाएँ</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>जो टाइल एक किनारे से जुड़े और सामने के कोने से दूसरी टाइल को छुए, वह पुल बनाती है: 40 अंक और। आपकी %1 से बन सकता है।</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>टाइल के 8 और पुल के 40: तीनों कोने पहले से रखे नंबरों पर हैं।</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>वहाँ पुल नहीं बनता: तीनों कोने पहले से रखे नंबरों पर होने चाहिए।</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>जब कुछ न बैठे</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>आपकी कोई टाइल नहीं बैठती। ढेर से एक उठाएँ: 5 अंक कटेंगे। तीसरी से भी काम न बने, तो पास करना होता है।</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 अंक, उठाई गई टाइल के 5 घटाकर।</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>और भी उठाई जा सकती हैं, पर हर एक के 5 अंक कटते हैं, और आपके पास बैठने वाली टाइल है।</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>तीन बार उठाना, फिर पास</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>आपने 5-5 अंक देकर तीन टाइलें उठा ली हैं, इससे ज़्यादा नहीं उठा सकते। आखिरी, %1, बैठती है। पास भी हो सकता है, पर उसमें 10 और कटते हैं। टाइल रखें।</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 अंक, उठाने के 15 घटाकर। कुछ भी न बैठे, तो पास होता है और कुल 25 अंक जाते हैं।</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>पास में 10 अंक कटते हैं, और आपकी एक टाइल बैठती है।</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>आपने %1 उठाई, और यह बैठती है: इसे रखें।</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>आपकी एक ही टाइल बची है। उसे रखें: जिसका हाथ खाली हो, उसे 25 अंक और बाकियों के हाथ का सब कुछ मिलता है।</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>टाइल के 11, हाथ खाली होने के 25, और विरोधी की आखिरी टाइल के 5 अंक।</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>उठाने की ज़रूरत नहीं: आपकी आखिरी टाइल बैठती है।</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>यही ट्रायोमिनो है। कोई आगे न खेल सके, तो सबसे हल्के हाथ को बाकियों की टाइलों के अंक मिलते हैं, अपनी टाइलें घटाकर। दो का मैच आम तौर पर 800 अंकों तक चलता है।</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>कौन शुरू करे</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>सबसे बड़ा ट्रिपल राउंड शुरू करता है और अपने जोड़ से 10 अंक ज़्यादा देता है: आपकी %1 के 22। इस मेज़ पर उसकी जगह %2 से भी शुरू हो सकता है, यह चुना जाने वाला विकल्प है, और उसके 40 मिलते हैं। उसे रखें।</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>कोई शुरुआत इससे ज़्यादा नहीं देती। बाद में रखी %1 से कुछ न मिलता।</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>इससे 22 मिलते हैं। %1 से शुरू करें: उससे 40 मिलते हैं।</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>सबसे भारी टाइल फेंकें</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>टाइल फेंकने से बारी पूरी होती है। जो किसी मेल में नहीं, वह बेमेल है: 1 इक्का है और 11 गिना जाता है, 10 से 13 तक 10, बाकी अपने नंबर जितना। काली 13 फेंकें।</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>आपको 25 अंक और बेमेल का अंतर मिलता है। विरोधी का बेमेल आपके बराबर या कम होता, तो वह अंडरकट होता, और अंक विरोधी को मिलते।</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>यही तत्वों का मेल है। राउंड जीतने वाला मेज़ की टाइलें बैंक में डालता है और अगला डीलर बनता है; पहले छोटे मैच के लिए दो तत्व अच्छे हैं।</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>फ़ाइनल शुरू</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>टाइलें कम पड़ने लगें, तो हर राउंड के बाद सबसे कम कुल अंक वाला बाहर होता है। अब दो बचे हैं: यह फ़ाइनल है। आपका बैंक बड़ा है, इसलिए आप बताते हैं कि हर बैंक से कितनी टाइलें लौटें। %1 वापस लाएँ: इससे दोनों हाथ भर जाते हैं।</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>हाथ भर गए, और आपको अंगार %1 मिली: अब बँटा डबल अपने जोड़ जितनी, 6 की, शुरुआती बढ़त है। फ़ाइनल में दाँव नहीं लगते।</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>हर बैंक से %1 वापस लाएँ: हाथ भरने को ठीक उतनी ही काफ़ी हैं।</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>आखिरी टाइल फ़ैसला करती है</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>अब सिर्फ़ फ़ाइनल गिना जाता है: शुरुआती बढ़त और अंक, बची टाइलें घटाकर। आपके 6 और 15 हैं, विरोधी के कुल 24। अपनी अंगार %1 वहाँ रखें, जहाँ तत्व और नंबर दोनों मिलें।</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 पर 24: मैच आपका! 24 पर बराबरी होती, तो राउंडों में ज़्यादा कुल अंकों वाला जीतता।</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>यह भी 24 हुआ, और तब ज़्यादा कुल अंकों से विरोधी जीतता है। आपको 4 अंक चाहिए।</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>अब वहाँ सिर्फ़ खाली आधा या मैटाडोर लगेगा: यह सिरा फाटक बन गया।</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>मैटाडोर बचाएँ</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>आपकी %1 मैटाडोर है: वह कभी भी लग जाएगी। आपकी दो और टाइलें अभी लगती हैं, बाद में शायद न लगें। उनमें से एक रखें।</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>सही। जब और कुछ न लगे, तब मैटाडोर आपको टाइल उठाने से बचाता है।</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>मैटाडोर रुक सकता है। वह टाइल रखें जो अपने नंबर से लगती है।</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>आपका अपना फाटक</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>मैटाडोर सिरे को फाटक बना देता है, और फाटक को खाली आधा चाहिए। वह आपके पास है, %1: अपने मैटाडोर %2 को 5 पर रखें, और रास्ता आपका।</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>विरोधी को दो बार उठाना पड़ा, और आप तुरंत पार हो गए।</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>4 पर इससे कम फ़ायदा है। इसे दूसरे सिरे पर, 5 पर रखें।</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>फाटक अब भी वहीं है। अपनी %1 से पार करें।</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>दोनों सिरे बंद करें</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>खाली आधे ने बायाँ सिरा बंद कर रखा है। आपकी %1 दायाँ भी बंद कर सकती है: फिर सिर्फ़ मैटाडोर आगे लगेगा, और एक आपके पास बचा है, %2।</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>बंद। मैटाडोर आने तक विरोधी उठाता रहेगा, और उठाई गई हर टाइल आपके हक में गिनी जाएगी।</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>इससे एक सिरा खुला रह जाता है। खाली आधा बाहर की ओर रखें।</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>कोई आगे नहीं खेल सकता</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>चारों मैटाडोर मेज़ पर हैं, उठाने को कोई टाइल नहीं बची, और एक सिरा बंद है। आपकी %1 दूसरा भी बंद करती है: राउंड वहीं खत्म, और सबसे कम बिंदु वाले को अंक मिलते हैं। आपके कम हैं।</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>फाटक और मैटाडोर</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>खाली आधे और मैटाडोर साथ चलते हैं: जिसके पास दोनों हों, वही तय करता है कि कतार कहाँ बढ़ेगी।</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>खेल क्या है</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>टाइलों की कतार दोनों सिरों पर बढ़ती है। मिलने वाले आधों का जोड़ सात होना चाहिए। जो अपनी सारी टाइलें पहले रख दे, उसे बाकियों के हाथ में बचे बिंदु मिलते हैं, और %1 अंकों पर मैच की जीत।</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>पहला पाठ</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>पहले भारी वाली</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>राउंड खत्म होने पर आपके हाथ के बिंदु किसी और के अंक बनते हैं। आपकी दो टाइलें लगती हैं। ज़्यादा बिंदुओं वाली रखें।</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>आठ बिंदु, जो अब किसी को नहीं मिलेंगे।</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>लगती तो है, पर दूसरी ज़्यादा भारी है।</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>खाली डबल</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 भी मैटाडोर है, और हमेशा आड़ी रहती है। इसका कोई वज़न नहीं, इसलिए बचाने में कुछ नहीं जाता। कोई और टाइल रखें।</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>नौ बिंदु कम हुए। खाली डबल किसी भी सिरे पर लगता है, जब भी ज़रूरत हो।</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>इसे बचाएँ: इसका कोई वज़न नहीं, और यह हमेशा लगेगी।</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>कतार बंद करें</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>एक सिरे पर पहले से खाली है। कोई आगे न खेल सके, तो सबसे कम बिंदु वाले को अंक मिलते हैं, और आपका हाथ हल्का है। दूसरा सिरा भी बंद करें।</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>अब सिर्फ़ मैटाडोर काम आएगा। जिनके पास नहीं, वे उठाते रहेंगे, और उनका हाथ भारी होता जाएगा।</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>इससे एक सिरा खुला रह जाता है। किस टाइल का खाली आधा बाहर रहेगा?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>राउंड बंद हो गया, और आपके बिंदु सबसे कम हैं। आपको बाकियों के बिंदु मिलते हैं, अपने घटाकर: %1 में से %2 घटाकर %3।</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>बिंदु, और कब बंद करें</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>मोटा-मोटा गिनें कि बाकियों के पास क्या है: बंद कतार उसके लिए अच्छी है जिसके पास सबसे कम हो।</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>टाइलों की कतार दोनों सिरों पर बढ़ती है। मिलने वाले आधों का जोड़ सात होना चाहिए, और मैटाडोर कहीं भी लगते हैं। जिसका हाथ पहले खाली हो, उसे बाकियों के बचे बिंदु मिलते हैं, और %1 अंकों पर मैच की जीत।</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>सब मिलकर एक बड़ी मेज़ सजाएँ, नंबरों और तत्वों से। पर पहले दाँव लगाएँ कि राउंड से आपको कितने अंक मिलेंगे: पूरा हुआ दाँव गिना जाता है, अधूरे से कुछ नहीं मिलता। सबसे नीचे वाले बाहर होते जाते हैं, और आखिरी दो फ़ाइनल खेलते हैं।</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>पूरी बोली लगाएँ</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>आपकी टाइल का जोड़ 9 है, और कोई दूसरा 6 से ऊँची बोली नहीं लगा सकता। डीलर बनने के लिए 7 काफ़ी है; पर जितनी बोली, उतने अंक। जितनी लग सकती है, पूरी लगाएँ।</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 अंक, और डीलर भी आप। डबल निकलें, तो कोई बोली नहीं लगाता: सबसे बड़े डबल वाला डीलर बनता है और उसका जोड़ पाता है, और %1 सबसे ऊपर है और 24 देता है।</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>इससे कम अंक मिलेंगे। पूरे 9 की बोली लगाएँ।</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>बस एक ज़्यादा</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>आपका दाँव आखिरी है, और 7 से ऊँचा होना चाहिए। दाँव वादा है, इनाम नहीं: उससे ज़्यादा बने तो भी गिना जाता है, कम बने तो कुछ नहीं। इसलिए बस एक ज़्यादा, 8 का दाँव लगाएँ।</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>इससे नीचा दाँव हो ही नहीं सकता था। उससे ऊपर जो बने, वह भी आपका।</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>इसमें वादा ज़्यादा है, कमाई नहीं। 8 का दाँव लगाएँ।</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>वही रहने दें</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>आपने बाँटा और 4 का दाँव लगाया; बाकी 7 तक गए। डीलर होने से आप उससे ऊपर जा सकते हैं, 99 तक, और फिर बाकी आपसे ऊपर। आपका 4 आसानी से पूरा होगा: वही रखें।</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>दाँव तय हुए। आपको 4 चाहिए, बाकियों ने ज़्यादा का वादा किया है।</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>ऊँचा दाँव पूरा करना कठिन है, और अपने आप में कुछ नहीं देता। वही रखें।</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>बोली, दाँव और फ़ाइनल</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>बोली ऊँची, दाँव नीचा। ज़रूरत से ऊँचे दाँव की वजह सिर्फ़ उसके पास है जो बहुत पीछे हो।</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>अपनी टाइलें सेट और सीक्वेंस में लगाएँ। जो किसी में नहीं, वह आपके खिलाफ़ गिना जाता है। जिसके पास ऐसा कम बचे, वह नॉक करता है और अंतर के अंक पाता है; %1 अंकों पर मैच की जीत।</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>जल्दी नॉक करें</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>आपकी दूसरी बारी, और काली 13 के बिना आपके पास 10 बचते हैं, नॉक के लिए ठीक उतने ही। विरोधी को कुछ जमाने का समय नहीं मिला। काली 13 से नॉक करें।</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>जीत के 25 और 46 का अंतर: जल्दी का नॉक चौंका देता है।</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>आप रुकेंगे, तो विरोधी भी जमा लेगा। अभी नॉक करें, काली 13 से।</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>एक ही टाइल बचे, तो काफ़ी है</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>दो इक्के बच रहे हैं। एक फेंकें, तो दूसरा 11 गिना जाता है: 10 से ज़्यादा, पर एक ही टाइल बची हो, तो नॉक हो सकता है, वह कितना भी गिने। कर दें।</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>जीत के 25 और %1 का अंतर, हाथ में एक इक्के के साथ।</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>रुकना बेहतर</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>आप फिर 10 पर नॉक कर सकते हैं। पर विरोधी दो मेल बिछा चुका है, उसके पास तीन टाइलें हैं, और कुछ आपके मेल में जोड़ सकता है। काली 13 फेंकें, नॉक न करें।</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>सही। विरोधी के पास आपके लाल सीक्वेंस के लिए लाल 2 और 3 थीं, और बचते सिर्फ़ 2: अंडरकट, आपके खिलाफ़ 33 अंक।</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>जिसके पास नॉक करने वाले से ज़्यादा न बचे, उसे 25 और अंतर मिलता है। रुकें।</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>अंडरकट</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>नॉक के लिए आपके पास बहुत ज़्यादा बचा है, और विरोधी शायद करने ही वाला है। छोटी टाइलें और जो विरोधी के मेल में लग सकें, बचाएँ, और काली 13 फेंकें।</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>विरोधी ने 9 पर नॉक किया। आपकी काली 5 और 6 काले सीक्वेंस में जुड़ गईं, 5 बचे: अंडरकट। 4 का अंतर आपका, और 25 ऊपर से।</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>वह टाइल अभी आपके अंक बचा सकती है। काली 13 फेंकें।</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>हाथ में जोकर</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>हाथ में बचा जोकर 15 गिनता है, किसी भी टाइल से ज़्यादा। जो टाइल कम हो, वह उसकी जगह लेता है: उसे अभी उन दो टाइलों के साथ बिछाएँ जिन्हें वह पूरा करे, जैसे लाल 4 और लाल 5।</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>जोकर मेज़ पर सुरक्षित है, और साथ में दो टाइलें भी।</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>पहले जोकर बिछाएँ: उसे लाल 4 और लाल 5 के साथ चुनें।</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>कब नॉक करें</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>शुरू में 10 पर नॉक दमदार है; बाद में, जब विरोधी के हाथ में कम टाइलें हों, जोखिम है। देखते रहें कि वहाँ कितनी बची हैं।</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>तिकोनी टाइलें किनारे से किनारा मिलाकर रखें, ताकि कोनों के नंबर मिलें। हर टाइल अपने नंबरों जितने अंक देती है, होशियारी की जगह कहीं ज़्यादा। किसी के %1 होते ही जो आगे हो, वह जीतता है।</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>पाँचवीं कभी नहीं</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>एक बिंदु के चारों ओर चार टाइलें हैं। आपकी %1 वहाँ पाँचवीं होगी, 10 अंक देगी, और छठी और उसके 50 विरोधी के लिए छोड़ेगी। कोई और रखें।</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>सिर्फ़ 5 अंक, पर विरोधी को कुछ नहीं दिया। अब पाँचवीं उसे रखने दें।</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>इससे विरोधी को कुछ मिल जाता है। आपकी एक टाइल वहाँ बैठती है जहाँ कोई षट्कोण नहीं बन रहा।</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>इसकी सही जगह</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>आपकी %1 दो जगह बैठती है। उनमें से एक पर इसका तीसरा कोना भी नंबर से मिलता है: पुल, 40 अंक ऊपर से। वही जगह ढूँढें।</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>8 की जगह 48 अंक। टाइल छोड़ने से पहले तीसरा कोना देखें।</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>बैठती तो है, पर तीसरा कोना खुला रहता है। दूसरी जगह आज़माएँ।</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>दो एक साथ</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>दो बिंदुओं के चारों ओर बस एक-एक जगह खाली है, और वह एक ही जगह है। आपकी %1 एक ही टाइल से दोनों षट्कोण पूरे करती है: 60 अंक ऊपर से। उसे रखें।</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>टाइल के 6 और दो षट्कोणों के 60।</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>तीन एक साथ</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>सबसे दुर्लभ जगह: तीन बिंदुओं के चारों ओर बस एक ही जगह खाली है, और वह तीनों की वही है। आपकी %1 तीन षट्कोण पूरे करती है: 70 अंक ऊपर से। उसे रखें।</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>टाइल के 7 और तीन षट्कोणों के 70। इससे बड़ा इनाम कोई नहीं।</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>वहाँ नहीं: तीनों बिंदुओं के बीच की जगह भरें।</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>वहाँ नहीं: दोनों बिंदुओं के बीच की जगह भरें।</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>षट्कोण और पुल</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>हर चाल से पहले दो बार देखें: आपके लिए कोई बोनस है, और क्या आप अगले के लिए कोई छोड़ रहे हैं?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>डबल-छह (28 टाइलें)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>डबल-नौ (55 टाइलें)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>डबल-बारह (91 टाइलें)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>टाइलों का सेट</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>खिलाड़ियों की संख्या से</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>पाँच-पाँच</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>छह-छह</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>सात-सात</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>सारी टाइलें, उठाना कुछ नहीं</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>हर खिलाड़ी को कितनी टाइलें</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>खुद सबसे बड़ा डबल</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>जिसके पास सबसे बड़ा डबल हो</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>हर खिलाड़ी बारी-बारी से</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>राउंड कौन शुरू करे</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>सिर्फ़ आड़े</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>आड़े, या जहाँ लगें वहाँ सीधे</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>आड़े या सीधे, कहीं भी</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>मैटाडोर कैसे रखे जाएँ</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>जब तक टाइल न लगे</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>एक टाइल, फिर खेलें या पास करें</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>न खेल पाने पर कितनी उठें</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>सिर्फ़ मैटाडोर चल सकें तो उठाने की छूट</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>पहला डबल आड़ा रहकर दो और शाखाएँ खोले</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>बाकियों के सारे बिंदु</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>बाकियों के बिंदु, अपने घटाकर</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>कोई न खेल पाए, तो सबसे हल्के हाथ को अंक मिलें</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>सारी टाइलें सिर्फ़ डबल-छह में बँटती हैं।</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>डबल-छह दो से चार के लिए है; ज़्यादा के लिए बड़ा सेट लें।</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>स्पिनर के साथ</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>मैटाडोर बचाने की छूट</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>डबल-नौ</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>डबल-बारह</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>मैटाडोर</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>मिलते सिरे सात बनाएँ; मैटाडोर कहीं भी, आड़े।</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>रूसी डोमिनो</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>वही सात का जोड़, मैटाडोर आड़े या सीधे।</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>डोमिनो %1, मैटाडोर</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>बायाँ सिरा: %1 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>दायाँ सिरा: %1 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>ऊपरी सिरा: %1 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>निचला सिरा: %1 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>बायाँ सिरा: %1 या %2 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>दायाँ सिरा: %1 या %2 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>ऊपरी सिरा: %1 या %2 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>निचला सिरा: %1 या %2 चाहिए, या मैटाडोर।</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>बायाँ सिरा, खाली: सिर्फ़ मैटाडोर लगेगा।</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>दायाँ सिरा, खाली: सिर्फ़ मैटाडोर लगेगा।</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>ऊपरी सिरा, खाली: सिर्फ़ मैटाडोर लगेगा।</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>निचला सिरा, खाली: सिर्फ़ मैटाडोर लगेगा।</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>खाली सिरे पर सिर्फ़ मैटाडोर लगता है।</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>मैटाडोर: वहाँ जो भी हो, यह हर सिरे पर लगता है।</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>यहाँ %1 है, और जहाँ दो टाइलें मिलें, वहाँ जोड़ %2 हो।</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>खाली के साथ कोई नंबर %1 नहीं बनाता: यह सिरा सिर्फ़ मैटाडोर फिर खोलता है।</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>यहाँ एक टाइल आड़ी पड़ी है। जो जुड़े, वह उसके %1 या %2 के साथ %3 बनाए।</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 आड़ी रखी है, कतार से समकोण पर: जो जुड़े, वह उसकी किसी एक संख्या के साथ %2 बनाए।</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 के सामने %2 है: दोनों का जोड़ %3 होना चाहिए।</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>फाटक पर खाली आधा या मैटाडोर लगता है।</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>इस सिरे पर %1 या %2 लगेगा, या मैटाडोर।</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>अगला खिलाड़ी सिर्फ़ मैटाडोर लगा सकता है।</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>इससे एक मैटाडोर बाद के लिए बचता है।</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>इससे यह सिरा बंद होता है: अब सिर्फ़ मैटाडोर लगेगा।</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>इसके बाद सिर्फ़ खाली आधा या मैटाडोर लग सकता है।</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>इससे साफ़ बेहतर कुछ नहीं है।</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>इससे आपके मैटाडोर बाद के लिए बचते हैं।</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>आपकी बारी: खुले सिरे के साथ %1 बनाएँ।</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>मैटाडोर रखें, या उसे बचाने को उठाएँ।</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>बायाँ सिरा, फाटक: खाली आधा या मैटाडोर चाहिए।</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>दायाँ सिरा, फाटक: खाली आधा या मैटाडोर चाहिए।</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>ऊपरी सिरा, फाटक: खाली आधा या मैटाडोर चाहिए।</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>निचला सिरा, फाटक: खाली आधा या मैटाडोर चाहिए।</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>यहाँ एक मैटाडोर आड़ा रखा है। इससे सिर्फ़ खाली आधा या मैटाडोर जुड़ता है।</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 आड़ी रखी है, कतार से समकोण पर: यह फाटक है, जिससे खाली आधा या मैटाडोर जुड़ता है।</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>%1 किसी खुले सिरे पर नहीं लगती: मिलने वाले हिस्सों का जोड़ %2 होना चाहिए।</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>सबसे बड़ा डबल आपके पास है: किसी भी टाइल से शुरू करें।</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>शुरुआत %1 की: बँटे डबलों में सबसे बड़ा, या डबल न हो तो सबसे भारी टाइल।</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>शुरुआत आपकी: %1 बँटे डबलों में सबसे बड़ा है।</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>कोई डबल नहीं बँटा। शुरुआत आपकी: %1 सबसे भारी टाइल है।</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>सबसे भारी टाइल आपके पास है: किसी भी टाइल से शुरू करें।</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>ढेर में हमेशा रहने वाली टाइलें</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>मैटाडोर रखें</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>मैटाडोर बाद के लिए बचाएँ</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>मैटाडोर बाद के लिए बचते हैं: %2 की जगह %1।</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>वह सिरा अब फाटक है।</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>%1 बनाएँ, या खाली आधा या मैटाडोर रखें।</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>%1 बनाएँ, या मैटाडोर रखें।</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>आपकी बारी: खाली आधा या मैटाडोर रखें।</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>आपकी बारी: सिर्फ़ मैटाडोर लग सकता है।</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>बोली %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>बोली छोड़ें</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n टाइल</numerusform>
                <numerusform>%1: %n टाइलें</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>दाँव %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>%1 ही रखें</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>पास</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>उठाएँ</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>%1 वापस लाएँ</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>और ऊँची बोली न लगी, तो %1 अंक आपके, और डीलर भी आप।</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>दाँव</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>सबसे ऊँचा दाँव %1 है: अब कम से कम %2। दाँव सबको लगाना है; चूका दाँव 0 लाता है।</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>सबसे ऊँचा दाँव %1 है: अब कम से कम %2; दाँव सबको लगाना है। आपकी टाइलें ज़्यादा से ज़्यादा %3 देंगी (तत्व की हर टाइल के 4, बाकी का 1, डबल के दोगुने)।</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>पहला दाँव डीलर का; फिर हर सीट को उससे ऊँचा लगाना होता है।</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>पहला दाँव आपका, बाकी सबका उससे ऊँचा। आपकी टाइलें ज़्यादा से ज़्यादा %1 देंगी (तत्व की हर टाइल के 4, बाकी का 1, डबल के दोगुने)।</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>पहला डीलर कौन?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>सबने एक-एक टाइल उठाई है, और उसके जोड़ तक बोली लग सकती है। सबसे ऊँची बोली वाले को उतने अंक मिलते हैं, और वही डीलर बनता है।</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>सबसे ऊँची बोली %1 है (%2)। आपकी टाइल से %3 तक की बोली लग सकती है।</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>सबसे ऊँची बोली %1 है (%2)। आपकी टाइल से %3 तक की बोली लग सकती है। सबसे ऊँची बोली वाला डीलर बनता है, और बोली के अंक पाता है।</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>सबसे ऊँची बोली %1 है (%2)। आपकी टाइल से %3 तक की बोली लग सकती है: आप केवल बोली छोड़ सकते हैं। सबसे ऊँची बोली वाला डीलर बनता है, और बोली के अंक पाता है।</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>सबसे ऊँची बोली %1 है (%2)। सबसे ऊँची बोली वाला डीलर बनता है, और बोली के अंक पाता है।</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>सबने एक-एक टाइल उठाई है, और उसके जोड़ तक बोली लग सकती है: आप %1 तक। सबसे ऊँची बोली वाले को उतने अंक मिलते हैं, और वही डीलर बनता है।</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>राउंड का तत्व</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>फ़ाइनल</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>सेट के तत्व, हर एक की 57 टाइलें</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>तीन-तीन की दो टीमें (छह खिलाड़ी)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>दो-दो की तीन टीमें (छह खिलाड़ी)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>कौन किसके साथ</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>टीमें छह खिलाड़ियों के लिए हैं।</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>छोटा मैच: दो तत्व</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>तीन तत्व</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>पूरे दाँव भी जुड़ें</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>अटकने पर टाइल उठाएँ</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>दाँव पूरा</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>सबके हाथ खाली हैं।</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>बहुत कम टाइलें बची हैं: यह राउंड नहीं खेला जाएगा।</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>बोली: %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>आपने %1 की बोली लगाई।</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 ने %2 की बोली लगाई।</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>बोली छोड़ी</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>आपने बोली छोड़ी।</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ने बोली छोड़ी।</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>तत्व: %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>आपने तत्व चुना: %1।</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 ने तत्व चुना: %2।</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>दाँव: %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>आपने %1 का दाँव लगाया।</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 ने %2 का दाँव लगाया।</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>वही दाँव</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>आपका दाँव वही रहा।</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 का दाँव वही रहा।</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>%1 वापस</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>बाहर</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>बॉटों के साथ मैच में लगभग %n मिनट लगता है।</numerusform>
                <numerusform>बॉटों के साथ मैच में लगभग %n मिनट लगते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>तत्वों का मेल</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>तत्व या नंबर मिलाएँ, अपने हाथ पर दाँव लगाएँ, फ़ाइनल तक पहुँचें।</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>%1 से शुरू करें।</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>%1 को %3 से मिलाकर %2 की सीध में रखें: %n अंक।</numerusform>
                <numerusform>%1 को %3 से मिलाकर %2 की सीध में रखें: %n अंक।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>%1 को %3 की ओर से %2 पर आड़ी रखें: %n अंक।</numerusform>
                <numerusform>%1 को %3 की ओर से %2 पर आड़ी रखें: %n अंक।</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>एक सिरा: %1 चाहिए।</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>छोड़ी</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>बोली %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>शुरुआत के डबल %1, अंक %2, घटा हाथ की टाइलें %3: %4।</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>शुरुआत के डबल %1, अंक %2: %3।</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>अंक %1, घटा हाथ की टाइलें %2: %3।</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>अंक %1, हाथ में कोई टाइल नहीं।</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 में से बची टाइलों के %2 घटाकर %3: %4 का दाँव पूरा नहीं हुआ, इसलिए 0 गिना गया।</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, और कोई टाइल नहीं बची: %2 का दाँव पूरा नहीं हुआ, इसलिए 0 गिना गया।</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 में से बची टाइलों के %2 घटाकर %3: %4 का दाँव पूरा हुआ।</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, और कोई टाइल नहीं बची: %2 का दाँव पूरा हुआ।</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>डीलर</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>दाँव %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 / %2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>बैंक: %n टाइल।</numerusform>
                <numerusform>बैंक: %n टाइलें।</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>अग्नि %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>अंगार %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>प्रकाश %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>पत्ती %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>जल %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>आकाश %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>अग्नि</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>अंगार</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>प्रकाश</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>पत्ती</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>जल</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>आकाश</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>इस सिरे पर %1 है, और सिर्फ़ %1 ही लगेगा।</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>आड़ी सिर्फ़ राउंड के तत्व की टाइलें लग सकती हैं।</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>आपकी बारी नहीं है।</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>पहली टाइल आपके चुने तत्व की होती है।</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>यहाँ कोई खुला सिरा या बगल नहीं है।</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>सबसे ऊँची बोली वाला डीलर बनता है, और बोली के अंक पाता है।</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>कोई और ऊँची बोली नहीं लगा सकता: आप डीलर बनते हैं, और बोली के अंक पाते हैं।</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>एक विरोधी %1 तक बोली लगा सकता है, आप %2 तक: और बोली लगाने से उसी के अंक बढ़ेंगे।</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>आपके पास इसकी %n टाइल है।</numerusform>
                <numerusform>आपके पास इसकी %n टाइलें हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>पूरा हुआ हर दाँव आपके अंक देता है, बची टाइलें घटाकर; ऊँचा दाँव पूरा करना बस और मुश्किल होगा।</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>पूरा हुआ दाँव भी अंक देता है, पर ऊँचा दाँव जितना देता है उससे ज़्यादा मुश्किल है।</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>इससे ऐसे सिरे बचते हैं जिन पर आपकी बाकी टाइलें लगती हैं।</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>आपकी कोई टाइल नहीं लगती।</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>हाथ जितने भरे हों, किस्मत पर उतना ही कम छूटता है।</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>अंक %1 घटा हाथ की टाइलें %2: अब तक %3। दाँव %4 है।</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>आपकी टाइल से %1 तक की बोली लग सकती है: आप केवल बोली छोड़ सकते हैं।</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>बोली छोड़ें: आपकी टाइल से ऊँची बोली नहीं लग सकती।</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>राउंड %1 से बाहर</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>बैंक: %1, और मेज़ से %n टाइल: %2।</numerusform>
                <numerusform>बैंक: %1, और मेज़ से %n टाइलें: %2।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>बैंक (%3): %1, और मेज़ से %n टाइल: %2।</numerusform>
                <numerusform>बैंक (%3): %1, और मेज़ से %n टाइलें: %2।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>बैंक (%1): %n टाइल।</numerusform>
                <numerusform>बैंक (%1): %n टाइलें।</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>इससे 3 अंक, या 4 जब छूने वाला नंबर उस टाइल पर भी हो; डबल से दोगुना।</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>किसी भी तत्व से 1 अंक, राउंड के तत्व से 4; डबल से दोगुना।</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>राउंड के अंत में हाथ में बची तो एक अंक घटता है।</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>इसे रखा: %1।</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>डबल: दोगुने अंक दिलाता है।</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>यह राउंड के तत्व की है: इसे आड़ा भी रखा जा सकता है।</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>हाथ में बची टाइलें घटाकर आपके अंक कम से कम %1 हों, वरना राउंड से कुछ नहीं मिलेगा।</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>हाथ में बची टाइलें घटाकर आपके अपने अंक कम से कम %1 हों, वरना राउंड से कुछ नहीं मिलेगा।</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>हर बैंक से बिना देखे निकली: %1। सब हाथ पूरे होंगे: %2 टाइलें।</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>हर बैंक से बिना देखे निकली: %1। हाथों में %3 में से %2 टाइलें होंगी।</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>हर बैंक से बिना देखे निकली: %1। हाथों में %4 में से %2 से %3 टाइलें होंगी।</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>सबसे ऊँची बोली %1 है, आपकी ही। आपकी टाइल से %2 तक की बोली लग सकती है। सबसे ऊँची बोली वाला डीलर बनता है, और बोली के अंक पाता है।</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>आप मैच से बाहर हैं।</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>मैच से बाहर: %1।</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>जीते हुए राउंडों की टाइलें। फ़ाइनल के लिए हर बैंक की कुछ टाइलें फिर बाँटी जाती हैं।</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>पूरी टीम का एक ही बैंक: %1।</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>बोली छोड़ी; नीलामी में अब कोई बोली नहीं।</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>उठाई गई टाइल से %1 तक की बोली लग सकती है।</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>बोली %1 है; उठाई गई टाइल से %2 तक लग सकती है।</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>राउंड %1 से बाहर, तब सबसे कम जोड़ के साथ।</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>दाँव %1: बची टाइलें घटाकर अंक इतने हों, वरना राउंड के 0।</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>इस राउंड में खेलने को कोई टाइल नहीं।</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>डीलर: तत्व चुनना, पहला दाँव और पहली टाइल इसी की।</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>दाँव डीलर के बाद, और पिछले से ऊँचा।</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>बोली लगाएँ: पहले डीलर बनें और अंक पाएँ, या छोड़ें।</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>अपने %1 के दाँव पर रहें।</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>ऊँचा दाँव लगाएँ, या अपने %1 पर रहें।</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>आपकी बारी: पहली टाइल रखें, तत्व %1।</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>टाइल रखें: अंक घटा बची टाइलें, फ़ैसला इसी से।</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>आपकी बारी: टाइल रखें; दाँव पूरा है।</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>टाइल रखें: आप %1 पर हैं, आपका दाँव %2 है।</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>तत्व चुनें: सबसे ज़्यादा अंक इसी की टाइलों के।</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>बताएँ, बैंक की कितनी टाइलें वापस आएँ।</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>फ़ाइनल खेलने को किसी के पास टाइल नहीं बची।</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>फ़ाइनल बराबर: दोनों के %1।</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>कुल जोड़ भी बराबर, %1: दोनों जीते।</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>बैंक: %1, और दूसरे बैंक (%4) से %2: %3।</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>बैंक (%5): %1, और दूसरे बैंक (%4) से %2: %3।</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>बैंक: %1, दूसरे बैंक (%4) से %2, और मेज़ से %n टाइल: %3।</numerusform>
                <numerusform>बैंक: %1, दूसरे बैंक (%4) से %2, और मेज़ से %n टाइलें: %3।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>बैंक (%5): %1, दूसरे बैंक (%4) से %2, और मेज़ से %n टाइल: %3।</numerusform>
                <numerusform>बैंक (%5): %1, दूसरे बैंक (%4) से %2, और मेज़ से %n टाइलें: %3।</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 में से बची टाइलों के %2 घटाकर %3: %4 का दाँव पूरा हुआ और जुड़कर %5 बना।</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, और कोई टाइल नहीं बची: %2 का दाँव पूरा हुआ और जुड़कर %3 बना।</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>अब से मैच से बाहर।</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>राउंड %1 से बाहर।</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>सबसे कम, %1 पीछे</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>सबसे कम से %1 ऊपर</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते: आप %1 आगे हैं</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते: आपकी टीम %1 आगे है</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>टाइलें कम पड़ रही हैं: इस राउंड के बाद सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते।</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>%1 की अभी जगह नहीं: न कोई सिरा खुला है, न लंबी बगल।</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>%1 की अभी जगह नहीं: सिरों पर %2 लगते हैं, और कोई लंबी बगल खुली नहीं।</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>%1 की अभी जगह नहीं: कोई सिरा खुला नहीं, और आड़ी सिर्फ़ %2 की टाइलें लगती हैं।</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>%1 की अभी जगह नहीं: सिरों पर %2 लगते हैं, और आड़ी सिर्फ़ %3 की टाइलें लगती हैं।</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते: आप %1 पीछे हैं</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते: आपकी टीम %1 पीछे है</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, बिना दाँव के: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे। बैंक: %1 %2, %3 %4। हाथों में कम टाइलें: %5; ढेर में: %6। बड़े बैंक वाला तय करता है कि हर बैंक से कितनी वापस आएँ। कम का मतलब छोटे हाथ और छोटा फ़ाइनल; ज़्यादा का मतलब भरे हाथ और शुरुआती बढ़त के लिए ज़्यादा डबल।</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, बिना दाँव के: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे। बैंक: %1 %2, %3 %4। हाथों में कम टाइलें: %5; ढेर में: %6। बैंक बराबर हैं, इसलिए पिछला राउंड जीतने वाला तय करता है कि हर बैंक से कितनी वापस आएँ। कम का मतलब छोटे हाथ और छोटा फ़ाइनल; ज़्यादा का मतलब भरे हाथ और शुरुआती बढ़त के लिए ज़्यादा डबल।</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, बिना दाँव के: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे। बैंक: %1 %2, %3 %4। हाथों में कम टाइलें: %5; ढेर में: %6। बैंक बराबर हैं, इसलिए बड़े कुल जोड़ वाला तय करता है कि हर बैंक से कितनी वापस आएँ। कम का मतलब छोटे हाथ और छोटा फ़ाइनल; ज़्यादा का मतलब भरे हाथ और शुरुआती बढ़त के लिए ज़्यादा डबल।</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, बिना दाँव के: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे। बैंक: %1 %2, %3 %4। हाथों में कम टाइलें: %5; ढेर में: %6। बैंक और कुल जोड़ बराबर हैं, इसलिए पहले बैठा खिलाड़ी तय करता है कि हर बैंक से कितनी वापस आएँ। कम का मतलब छोटे हाथ और छोटा फ़ाइनल; ज़्यादा का मतलब भरे हाथ और शुरुआती बढ़त के लिए ज़्यादा डबल।</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>डीलर इसे चुनता है और इसकी पहली टाइल रखता है। सिर्फ़ इसी की टाइलें आड़ी लग सकती हैं, 3 या 4 अंकों के लिए; डबल के दोगुने।</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>हर कोई अपने लिए</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>दाँव पूरा हो तो उसके अंक भी जुड़ें</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>टाइल न रख पाने पर एक उठाएँ</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>पहला डीलर</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>पहला डीलर बनने के लिए</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>पूरे हुए दाँव के लिए</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>वही नंबर</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>आड़ी रखी</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>राउंड का तत्व, वही नंबर</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है: कुल जोड़ %1 सिर्फ़ बराबरी होने पर गिना जाएगा।</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>फ़ाइनल में: डबल %1 और अंक %2, बची टाइलें %3 घटाकर: %4। उससे पहले का कुल जोड़, %5, सिर्फ़ बराबरी होने पर गिना जाएगा।</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>अपने अंकों पर दाँव लगाएँ, हर बची टाइल पर 1 घटाकर।</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>सिर्फ़ अपने अंकों पर दाँव लगाएँ, हर बची टाइल पर 1 घटाकर।</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>दाँव लगाएँ: आपकी टाइलें ज़्यादा से ज़्यादा %1 देंगी।</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>अब फ़ाइनल है, जिसमें गिनती नए सिरे से होती है: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे।</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>टाइलें कम पड़ने पर फ़ाइनल होगा।</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>अगले राउंड के बाद सबसे कम जोड़ बाहर होगा, अगर वह राउंड न जीते। आख़िरी दो फ़ाइनल खेलते हैं।</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>टाइलें कम पड़ने पर हर राउंड के बाद सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते। आख़िरी दो फ़ाइनल खेलते हैं।</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>टाइल %1 %2 की बगल: उसी का तत्व चाहिए।</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>फ़ाइनल</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>डबल +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>फ़ाइनल, बिना दाँव</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>डबल %1 उठाया, और पहला डीलर</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>बोली %1, और पहला डीलर</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>राउंड से पहले: सबसे अच्छे डबल %2 के +%1।</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>राउंड से पहले: सबसे ऊँची बोली के +%1।</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>सबसे अच्छा डबल आपने उठाया, %1: आपके +%2, और पहले डीलर आप।</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>सबसे अच्छा डबल आपने उठाया, %2: आपके +%3, और पहले डीलर आप। %5 हर दूसरे डबल से बड़ा है, और %3 गिना जाता है।</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>सबसे अच्छा डबल %1 ने उठाया, %2: +%3, और पहला डीलर भी।</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>सबसे अच्छा डबल %1 ने उठाया, %2: +%3, और पहला डीलर भी। %5 हर दूसरे डबल से बड़ा है, और %3 गिना जाता है।</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>राउंड का तत्व: सिर्फ़ इसकी टाइलें आड़ी लग सकती हैं, 3 या 4 अंकों के लिए; डबल के दोगुने।</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, बिना दाँव के: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे। पट्टियाँ हाथ की टाइलें घटाकर अंक दिखाती हैं।</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>हर बैंक से %1 ने वापस मँगाया: %2। पट्टियाँ हाथ की टाइलें घटाकर अंक दिखाती हैं।</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, बिना दाँव के: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे। पट्टियाँ हाथ की टाइलें घटाकर अंक दिखाती हैं। दिखाए गए डबल की शुरुआती बढ़त: %1 +%2।</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>हर बैंक से %1 ने वापस मँगाया: %2। पट्टियाँ हाथ की टाइलें घटाकर अंक दिखाती हैं। दिखाए गए डबल की शुरुआती बढ़त: %3 +%4।</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>फ़ाइनल में गिनती नए सिरे से होती है, बिना दाँव के: कुल जोड़ सिर्फ़ बराबरी होने पर गिने जाएँगे। पट्टियाँ हाथ की टाइलें घटाकर अंक दिखाती हैं। दिखाए गए डबल की शुरुआती बढ़त: %1 +%2, %3 +%4।</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>हर बैंक से %1 ने वापस मँगाया: %2। पट्टियाँ हाथ की टाइलें घटाकर अंक दिखाती हैं। दिखाए गए डबल की शुरुआती बढ़त: %3 +%4, %5 +%6।</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>किसी और तत्व की आपके पास इससे ज़्यादा टाइलें नहीं हैं।</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>किसी और तत्व की भी उतनी ही टाइलें और डबल आपके पास हैं: दोनों बराबर अच्छे हैं।</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>यह राउंड के तत्व की है, और डबल के दोगुने अंक मिलते हैं।</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>यह राउंड के तत्व की है, और नंबर भी मिलते हैं।</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>यह राउंड के तत्व की है, इसलिए आड़ी लग सकती है।</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>जिनके पास टाइलें बची हैं, उनमें से कोई नहीं रख सकता।</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>आपकी %1 वाली टाइल से ज़्यादा मिलता है, पर वह बाद में भी बैठेगी; इसे तब शायद कोई सिरा न मिले।</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>इससे %1 खुला रहता है, और आपके पास उस नंबर की %n टाइल और है।</numerusform>
                <numerusform>इससे %1 खुला रहता है, और आपके पास उस नंबर की %n टाइलें और हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>हाथ में रह गई तो अंत में एक अंक कटेगा, और यह सिरा शायद जल्दी चला जाए।</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>डीलर ने बढ़ाया, इसलिए दाँव एक बार और घूमते हैं: सबसे ऊँचा %1 है। ज़्यादा लगाएँ, या अपना ही रखें।</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>डीलर ने बढ़ाया, इसलिए दाँव एक बार और घूमते हैं: सबसे ऊँचा %1 है। आपकी टाइलें ज़्यादा से ज़्यादा %2 देंगी।</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>सब दाँव लगा चुके; सबसे ऊँचा %1 है। डीलर होने से आप अपना बढ़ा सकते हैं, तब बाकी भी बढ़ा सकते हैं।</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>सब दाँव लगा चुके; सबसे ऊँचा %1 है। डीलर होने से आप अपना बढ़ा सकते हैं, तब बाकी भी बढ़ा सकते हैं। आपकी टाइलें ज़्यादा से ज़्यादा %2 देंगी।</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>सबसे ऊँचा दाँव आपका ही है: %1। आप उसे बढ़ा सकते हैं, तब बाकी भी बढ़ा सकते हैं।</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>सबसे ऊँचा दाँव आपका ही है: %1। आप उसे बढ़ा सकते हैं, तब बाकी भी बढ़ा सकते हैं। आपकी टाइलें ज़्यादा से ज़्यादा %2 देंगी।</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>हर राउंड से पहले हाथ यहीं से पूरे होते हैं। कमी होने पर हाथ छोटे होते हैं, ताकि टाइलें फ़ाइनल तक चलें, और सबसे कम कुल अंकों वाला बाहर होता है, अगर राउंड न जीते।</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>आप %1 के साथ खेलते हैं।</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>आप %3 के साथ खेलते हैं। सबसे अच्छा डबल आपने उठाया, %1: आपके +%2, और पहले डीलर आप।</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>आप %4 के साथ खेलते हैं। सबसे अच्छा डबल आपने उठाया, %2: आपके +%3, और पहले डीलर आप। %5 हर दूसरे डबल से बड़ा है, और %3 गिना जाता है।</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>आप %4 के साथ खेलते हैं। सबसे अच्छा डबल %1 ने उठाया, %2: +%3, और पहला डीलर भी।</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>आप %4 के साथ खेलते हैं। सबसे अच्छा डबल %1 ने उठाया, %2: +%3, और पहला डीलर भी। %5 हर दूसरे डबल से बड़ा है, और %3 गिना जाता है।</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>आपकी बोली सबसे ऊँची थी: आपके +%1, और पहले डीलर आप।</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>सबसे ऊँची बोली %1 की: +%2, और पहला डीलर भी।</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>टाइलें कम पड़ रही हैं: हाथ अब %1 के हैं, और इस राउंड के बाद सबसे कम जोड़ बाहर होगा, अगर राउंड न जीते।</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>पट्टियाँ अब दिखाती हैं, जैसे “5 / 12”, हाथ की टाइलें घटाकर अंक, और वह दाँव जहाँ तक पहुँचना है।</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 के पास कोई टाइल नहीं बची। राउंड तब तक चलता है जब तक कोई टाइल रख सके।</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>आपके पास कोई टाइल नहीं बची। राउंड तब तक चलता है जब तक कोई टाइल रख सके।</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>जोड़ उतना ही कम, पर बैंक बड़ा (%1 बनाम %2): %3।</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>जोड़ उतना ही कम, पर इस राउंड में ज़्यादा (%1 बनाम %2): %3।</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>कुल जोड़ उतना ही कम, पर खेल के क्रम में पहले: %1।</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>बाहर, %1 के साथ: %2।</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>कुल %1 अंकों के साथ सबसे पीछे, इसलिए बाहर: %2।</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>राउंड जीतने से %1 पर भी सुरक्षित: %2।</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>मेज़ की टाइलें राउंड जीतने वाले के बैंक में जाती हैं: फ़ाइनल के लिए हर बैंक की कुछ टाइलें फिर बाँटी जाती हैं, और कितनी, यह बड़े बैंक वाला बताता है।</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>इसलिए फ़ैसला ऊँचे जोड़ से, %1 बनाम %2: %3।</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>पहले सवाल का जवाब दें: टाइलें बाद में रखी जाती हैं।</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>पहली डील के लिए बोली लगाएँ</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>सही तत्व चुनें</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>हाथ जितना दे सके, उतना दाँव लगाएँ</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>टाइल आड़ी रखें</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>सही टाइल रखें</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: बाहर; %1 से कम किसी के नहीं थे।</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>यह और कहीं नहीं लगती: यही एक खुला %1 है, और शायद जल्दी चला जाए।</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>हर बैंक से आपने वापस मँगाया: %1।</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>हर बैंक से %1 ने वापस मँगाया: %2।</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>उतना ही अच्छा, पर हाथ में कम टाइलें (%1 बनाम %2): %3।</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>उतना ही अच्छा, पर दाँव ज़्यादा ऊँचा (%1 बनाम %2): %3।</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>पूरे हुए इकलौते दाँव को राउंड मिला: %1।</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>पूरे हुए दाँवों में सबसे अच्छे नतीजे को राउंड मिला: %1, %2 के साथ।</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>सबसे अच्छे नतीजे को राउंड मिला: %1, %2 के साथ।</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>किसी का दाँव पूरा नहीं हुआ। सबसे अच्छे नतीजे को राउंड मिला: %1, %2 के साथ।</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>ज़्यादा से कोई हाथ बड़ा नहीं होगा।</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>कई बार आज़माने पर इससे फ़ाइनल ज़्यादा टाइलों के मुकाबले ज़्यादा बार जीता गया।</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>ऊँचा दाँव लगाता है।</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>आड़े रखना पसंद करता है।</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>आपके हाथ से लगभग %1 बनना चाहिए, आपके दाँव से ज़्यादा।</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>इससे कम दाँव नहीं लग सकता, हालाँकि आपके हाथ से %1 से ज़्यादा नहीं बन सकता।</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>इससे कम दाँव नहीं लग सकता; आपके हाथ से लगभग %1 बनना चाहिए।</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>आपके हाथ से लगभग %1 बनना चाहिए।</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>आपके हाथ से लगभग %1 बनना चाहिए, और आपके बाद वालों को ऊँचा दाँव लगाना होगा।</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>इनमें %n डबल है, जो दो बार गिना जाता है।</numerusform>
                <numerusform>इनमें %n डबल हैं, जो दो बार गिने जाते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>आपका दाँव %1 अब पूरा नहीं हो सकता, इसलिए राउंड से कुछ नहीं मिलेगा। अब बात यह है कि बाकियों को कम मिले।</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>आपका दाँव %1 अब पूरा नहीं हो सकता, इसलिए राउंड से कुछ नहीं मिलेगा। किसी का भी पूरा न हो, तो बची टाइलें घटाकर सबसे ज़्यादा अंक वाला जीतता है।</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>आपका दाँव %1 पूरा नहीं हो सकता, इसलिए राउंड से कुछ नहीं मिलेगा।</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>तत्व %1: आपके पास %n टाइल</numerusform>
                <numerusform>तत्व %1: आपके पास %n टाइलें</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>आपके लिए आगे रखना आसान होता है: %2 की जगह आपकी %n दूसरी टाइल बैठती है।</numerusform>
                <numerusform>आपके लिए आगे रखना आसान होता है: %2 की जगह आपकी %n दूसरी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>बाकियों के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइल बैठती है।</numerusform>
                <numerusform>बाकियों के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>उस तत्व की आपकी टाइलें: %2 की जगह %1।</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>और ऊँची बोली न लगी, तो आपको %2 की जगह %1 मिलते हैं।</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>नीचा दाँव पूरा करना आसान है: %2 की जगह %1।</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>आपके बाद वालों को %2 की जगह %1 से ऊँचा दाँव लगाना होगा।</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>सीक्वेंस बिछाएँ</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>सेट बिछाएँ</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>नॉक: महाजीत!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>नॉक करें</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>पहले जोकर बिछाना होगा।</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>ली हुई टाइल इस बारी में फेंकी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>बेमेल %1 बचेगा; नॉक के लिए %2 या कम हो, या बस एक टाइल बचे।</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>बेमेल %1 बचेगा; नॉक के लिए %2 या कम होना चाहिए।</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n टाइल बचेगी; नॉक के लिए ज़्यादा से ज़्यादा एक बच सकती है।</numerusform>
                <numerusform>%n टाइलें बचेंगी; नॉक के लिए ज़्यादा से ज़्यादा एक बच सकती है।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n टाइल बचेगी; नॉक के लिए एक भी नहीं बचनी चाहिए।</numerusform>
                <numerusform>%n टाइलें बचेंगी; नॉक के लिए एक भी नहीं बचनी चाहिए।</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>उठाएँ</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>पास</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>दस</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>तेरह</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>हर खिलाड़ी को कितनी टाइलें</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>हर टाइल की प्रतियाँ</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>जोकर</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>मेज़ पर, जहाँ दोनों जोड़ सकें</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>सिर्फ़ किसी के नॉक करने पर</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>मेल कहाँ बिछें</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>सिर्फ़ वह जो किसी मेल में नहीं</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>सब कुछ, मेल भी</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>नॉक होने पर विरोधी के हाथ का क्या गिना जाए</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>कम बेमेल, या बस एक टाइल बचे</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>कम बेमेल</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>ज़्यादा से ज़्यादा एक टाइल बचे</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>एक भी टाइल न बचे</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>नॉक के लिए क्या चाहिए</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>कितने बेमेल तक नॉक हो सके</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>जोकर का बेमेल</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>अंडरकट के अंक</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>जीत के अंक</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>महाजीत के अंक</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>खुली मेज़</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>52 की जिन रमी</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>लिया: %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>आपने यह लिया: %1।</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ने यह लिया: %2।</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>फेंका: %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>आपने यह फेंका: %1।</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ने यह फेंका: %2।</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>बिछाया: %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>आपने बिछाया: %1।</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 ने बिछाया: %2।</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>जोड़ा: %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>आपने यह जोड़ा: %1।</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 ने यह जोड़ा: %2।</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>जोकर की जगह %1</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>आपने जोकर की जगह यह रखा: %1।</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ने जोकर की जगह यह रखा: %2।</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>नॉक किया</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>आपने नॉक किया।</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ने नॉक किया।</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>टाइल्स ऐंड डील</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>दो के लिए सेट और सीक्वेंस; विरोधी से पहले नॉक करें।</translation>
        </message>
        <message>
            <source>win</source>
            <translation>जीत</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>महाजीत</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>अंडरकट</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>बेमेल</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>किसी ने नॉक नहीं किया: राउंड बराबर।</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>इस सीक्वेंस में काली %1 या काली %2 लगेगी।</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>इस सीक्वेंस में लाल %1 या लाल %2 लगेगी।</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>इस सीक्वेंस में नीली %1 या नीली %2 लगेगी।</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>इस सीक्वेंस में नारंगी %1 या नारंगी %2 लगेगी।</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सीक्वेंस में काली %1 लगेगी।</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सीक्वेंस में लाल %1 लगेगी।</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सीक्वेंस में नीली %1 लगेगी।</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सीक्वेंस में नारंगी %1 लगेगी।</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सेट में काली %1 लगेगी।</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सेट में लाल %1 लगेगी।</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सेट में नीली %1 लगेगी।</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>इस सेट में नारंगी %1 लगेगी।</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>जोकर काली %1 की जगह है।</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>जोकर लाल %1 की जगह है।</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>जोकर नीली %1 की जगह है।</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>जोकर नारंगी %1 की जगह है।</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>जोकर इन काली टाइलों की जगह हैं: %1।</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>जोकर इन लाल टाइलों की जगह हैं: %1।</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>जोकर इन नीली टाइलों की जगह हैं: %1।</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>जोकर इन नारंगी टाइलों की जगह हैं: %1।</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>काले सीक्वेंस में जोड़ी गईं</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>लाल सीक्वेंस में जोड़ी गईं</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>नीले सीक्वेंस में जोड़ी गईं</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>नारंगी सीक्वेंस में जोड़ी गईं</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>यह सेट पूरा है।</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>इस सेट में एक और %1 लगेगी, उस रंग की जो इसमें नहीं है।</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>यह सीक्वेंस पूरा है।</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>जोकर एक और %1 की जगह है, उस रंग की जो सेट में नहीं है।</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>%1 के सेट में जोड़ी गईं</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>%1 का सेट</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>सीक्वेंस</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>सेट</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>बेमेल %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>फेंकने के बाद बेमेल %1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>दोनों का बराबर: अंडरकट, बिना अंकों के।</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>जो मेल बिछे नहीं, वे पूरे गिने जाते हैं।</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>बेमेल कुछ नहीं</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>खुली टाइल लें, या पास करें।</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>दोनों ने पास किया: टाइल उठाएँ।</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>ढेर में %n टाइल बाकी।</numerusform>
                <numerusform>ढेर में %n टाइलें बाकी।</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>काली %1</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>काली %1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>लाल %1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>लाल %1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>नीली %1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>नीली %1–%2</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>नारंगी %1</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>नारंगी %1–%2</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>जोकर</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>काली %1 लें</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>लाल %1 लें</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>नीली %1 लें</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>नारंगी %1 लें</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>जोकर लें</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>काली %1 फेंकें</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>लाल %1 फेंकें</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>नीली %1 फेंकें</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>नारंगी %1 फेंकें</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>जोकर फेंकें</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>जोकर की जगह काली %1 रखें</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>जोकर की जगह लाल %1 रखें</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>जोकर की जगह नीली %1 रखें</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>जोकर की जगह नारंगी %1 रखें</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>सीक्वेंस में काली %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>सीक्वेंस में लाल %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>सीक्वेंस में नीली %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>सीक्वेंस में नारंगी %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>सेट में काली %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>सेट में लाल %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>सेट में नीली %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>सेट में नारंगी %1 जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>%1 के सेट में जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>काली %1 के नीचे जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>लाल %1 के नीचे जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>नीली %1 के नीचे जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>नारंगी %1 के नीचे जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>काली %1 के ऊपर जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>लाल %1 के ऊपर जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>नीली %1 के ऊपर जोकर जोड़ें</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>नारंगी %1 के ऊपर जोकर जोड़ें</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>खुला ढेर: सबसे ऊपर काली %1, कुल %n टाइल</numerusform>
                <numerusform>खुला ढेर: सबसे ऊपर काली %1, कुल %n टाइलें</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>खुला ढेर: सबसे ऊपर लाल %1, कुल %n टाइल</numerusform>
                <numerusform>खुला ढेर: सबसे ऊपर लाल %1, कुल %n टाइलें</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>खुला ढेर: सबसे ऊपर नीली %1, कुल %n टाइल</numerusform>
                <numerusform>खुला ढेर: सबसे ऊपर नीली %1, कुल %n टाइलें</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>खुला ढेर: सबसे ऊपर नारंगी %1, कुल %n टाइल</numerusform>
                <numerusform>खुला ढेर: सबसे ऊपर नारंगी %1, कुल %n टाइलें</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>खुला ढेर: सबसे ऊपर जोकर, कुल %n टाइल</numerusform>
                <numerusform>खुला ढेर: सबसे ऊपर जोकर, कुल %n टाइलें</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 पर नॉक, काली %1 फेंकें</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 पर नॉक, लाल %1 फेंकें</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 पर नॉक, नीली %1 फेंकें</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 पर नॉक, नारंगी %1 फेंकें</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>%2 पर नॉक, जोकर फेंकें</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>महाजीत: काली %1 फेंकें</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>महाजीत: लाल %1 फेंकें</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>महाजीत: नीली %1 फेंकें</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>महाजीत: नारंगी %1 फेंकें</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>महाजीत: जोकर फेंकें</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>खुला ढेर, खाली</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>इससे बेमेल %1 से घटकर %2 रह जाता है।</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>यह मेल में आती है: बेमेल %1 से घटकर %2।</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>यह मेज़ के किसी मेल में बैठती है।</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>यह आगे मेल का हिस्सा बन सकती है।</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>दोनों ने पास किया: बस यही बचा है।</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>खुला ढेर खाली है।</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>खुली टाइल से आपका कोई मेल नहीं बनता।</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>आपका हाथ खाली है: महाजीत!</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>जोकर इसी बारी में बिछाना होगा।</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>इससे जोकर आपके मेल के लिए छूट जाता है।</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>जो मेज़ पर बिछा है, वह आपके खिलाफ़ नहीं गिना जाता।</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>इसके बाद आपके हाथ में %n टाइल बचती है।</numerusform>
                <numerusform>इसके बाद आपके हाथ में %n टाइलें बचती हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>यह आपकी आखिरी टाइल है: महाजीत!</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>आपका बेमेल कुछ नहीं है।</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>अंडरकट के लिए %1 का बेमेल %2 या कम होना चाहिए।</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>राउंड खत्म हो गया।</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>आपकी बारी नहीं है।</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>पहले खुली टाइल लें, या पास करें।</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>पहले टाइल उठाएँ।</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>पहले उठाएँ, या खुली टाइल लें।</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>जोकर बिछाना होगा: मेल में, या किसी मेल में जोड़कर।</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>मेल सिर्फ़ किसी के नॉक करने पर बिछते हैं।</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>जोकर इस बारी में बिछ नहीं पाता।</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>तब आपकी बारी खत्म नहीं हो पाती।</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>वह टाइल आपके हाथ में नहीं है।</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>मेल बिछाएँ</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>मेरे मेल सजाएँ</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>मेरे मेल सजाना बंद करें</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>चुनी टाइलें मेल बनाकर बिछाएँ</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>खुली टाइल लें</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>मेरे मेल सजाएँ या नहीं</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>आपकी टाइलों से अभी कोई मेल नहीं बनता।</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>मेल बिछाने के लिए यहाँ छोड़ें या टैप करें</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>कौन-सा मेल?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>इन टाइलों से मेल नहीं बनता।</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>टाइल उठाएँ।</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>चाहें तो मेल बिछाएँ, फिर टाइल फेंकें।</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>नॉक %1 पर</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>%1 या कम पर आप नॉक कर सकते हैं, और राउंड खत्म।</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>बेमेल: आपकी जो टाइलें किसी मेल में नहीं, उनका जोड़। जितना कम, उतना अच्छा।</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>जिसे फेंकने पर सबसे कम बचता है: %1।</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>मेल से बाहर: %1 = %2।</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>हर बारी यहाँ की एक टाइल से, या आखिरी फेंकी हुई से शुरू होती है।</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>फेंकी हुई टाइलें यहाँ हैं। सिर्फ़ सबसे ऊपर वाली ली जा सकती है।</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>जिसके पास वह टाइल हो, वह उसके बदले जोकर ले सकता है।</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>मेल में जो टाइल कम हो, यह उसकी जगह लेता है।</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>किसी मेल में न हो तो आपके खिलाफ़ %1 गिनती है।</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: बेमेल 0।</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: बेमेल %2।</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: बेमेल %2 = %3।</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %n टाइल जोड़ी गई।</numerusform>
                <numerusform>%1: %n टाइलें जोड़ी गईं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>मेल में रखी टाइलें अब आपके खिलाफ़ नहीं गिनतीं, और उसमें दोनों खिलाड़ी जोड़ सकते हैं।</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>%1 ने बिछाया।</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>मेल किसी ने भी बिछाया हो, दोनों खिलाड़ी उसमें जोड़ सकते हैं।</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 इक्का है और 11 गिना जाता है, 10 से 13 तक 10, बाकी अपने नंबर जितना।</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>मेल से बाहर: 1 इक्का है और 11 गिना जाता है, 10 से 13 तक 10, बाकी अपने नंबर जितना।</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>जोकर, काली %1 की जगह</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>जोकर, लाल %1 की जगह</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>जोकर, नीली %1 की जगह</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>जोकर, नारंगी %1 की जगह</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>जोकर, एक और %1 की जगह</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>जोकर अभी बिछाएँ, मेल में या किसी मेल पर।</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>टाइल उठाएँ, या खुली टाइल लें।</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>टाइल फेंकें, या नॉक से राउंड पूरा करें।</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>जीत के लिए</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>महाजीत के लिए</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>अंडरकट के लिए</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>बेमेल के लिए</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>इसके बाद बेमेल %1 बचता है, जबकि कम से कम %2 हो सकता था, पर जो हाथ में रहता है उससे मेल बनने की संभावना ज़्यादा है।</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>इसके बाद बेमेल %1 बचता है, जबकि कम से कम %2 हो सकता था, पर यह %3 के कम काम की है।</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>इसके बाद बेमेल %1 बचता है; कम से कम %2 हो सकता था।</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>बेमेल में यही सबसे महँगी है; फिर बेमेल %1 बचता है।</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>इसके बाद बेमेल %1 बचता है, कम से कम जितना हो सकता है।</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>इक्का: मेल के बाहर यह आपके खिलाफ़ %1 गिना जाता है।</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>टाइल फेंकें। नॉक: %1 या कम पर।</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>टाइल फेंकें। नॉक: ज़्यादा से ज़्यादा एक बचे।</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>टाइल फेंकें। नॉक: कुछ न बचे।</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>बेमेल में इससे महँगी कोई नहीं; फिर बेमेल %1 बचता है, जिसमें इक्का %2 है।</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>इसके बाद बेमेल %1 बचता है, कम से कम जितना हो सकता है; इसमें इक्का %2 है।</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>इक्का %1 गिना जाता है, और बेमेल में इससे महँगी कोई नहीं; फिर बेमेल %2 बचता है।</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 से %2 सब %3 गिने जाते हैं, और बेमेल में इससे महँगी कोई नहीं; फिर बेमेल %4 बचता है।</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>बेमेल में इससे महँगी कोई नहीं; फिर बेमेल %1 बचता है।</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>मेल में तीन या अधिक टाइलें होती हैं: पहले उन्हें चुनें।</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>अंडरकट, %1 बनाम %2: बेमेल बराबर या कम।</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 फेंककर नॉक किया</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>आपने %1 फेंककर नॉक किया।</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ने %2 फेंककर नॉक किया।</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 ने कम बेमेल पर नॉक किया: जीत।</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>आपने कम बेमेल पर नॉक किया: जीत।</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 की एक भी टाइल नहीं बची: महाजीत।</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>आपकी एक भी टाइल नहीं बची: महाजीत।</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 ने नॉक किया, पर आपका बेमेल बराबर या कम था: अंडरकट।</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>आपने नॉक किया, पर %1 का बेमेल बराबर या कम था: अंडरकट।</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: %2 फेंककर नॉक किया।</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 में से %3 घटाकर: %4 अंक।</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 में से %3 घटाकर: %4 अंक, और जीत के %5।</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>दोनों का बराबर। %1: अंडरकट के %2 अंक।</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 में से %3 घटाकर %4 अंक, और अंडरकट के %5।</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>ढेर खत्म हो गया: अंक किसी को नहीं।</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>लगातार %1 बारियों में ढेर से कुछ नहीं उठा: अंक किसी को नहीं।</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: महाजीत के लिए %2 अंक।</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2, और महाजीत के लिए %3, कुल %4 अंक।</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>ढेर खत्म हो गया: यह आखिरी बारी है।</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>ढेर से कुछ बेहतर मिल सकता है।</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>जोकर काम में लें</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>मेज़ के किसी मेल में जोड़ें</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>मेल बिछाएँ</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>सही टाइल फेंकें</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>सही टाइल से नॉक करें</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>अभी नॉक न करें</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>आपके पास %2 की जगह %1 बेमेल बचता है।</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>इसके बाद %2 की जगह %n छिपी टाइल आपका बेमेल घटाएगी।</numerusform>
                <numerusform>इसके बाद %2 की जगह %n छिपी टाइलें आपका बेमेल घटाएँगी।</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>महाजीत!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>खुली टाइल छोड़ दें</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>नॉक के लिए रुकें: अगली टाइल उठाने पर बेमेल औसतन %1 से घटकर %2 रह जाता है।</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>एक भी टाइल नहीं बचती।</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>मौका मिलते ही नॉक करता है।</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>नॉक करने से पहले रुकता है।</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>सीक्वेंस के पीछे रहता है।</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>यह एक मेल में है, और बेमेल %2 की जगह %1 बचता है, पर जो हाथ में रहता है उससे मेल बनने की संभावना ज़्यादा है।</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>यह एक मेल में है, पर कोई भी टाइल फेंकें, बेमेल %1 से कम नहीं बचता।</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>एक के 50, एक साथ दो के 60, तीन के 70</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>हर एक के 50</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>षट्कोण पूरा करने के अंक</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>तीनों कोने रखे हुए नंबरों से मिलें</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>वही, और सिर्फ़ एक किनारा टाइल को छुए</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>पुल किसे मानें</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>ट्रिपल से शुरू करना हो, तो 0-0-0 भी चले</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>बाकियों की टाइलें, अपनी एक बार घटाकर</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>हर एक से अंतर, जोड़कर</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>कोई न खेल पाए, तो सबसे हल्के हाथ को अंक मिलें</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>ट्रायोमिनो</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>तिकोन, किनारे से किनारा; षट्कोण पूरे करें, पुल बनाएँ।</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>सख्त पुल, हर षट्कोण के 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>छोटा मैच, 200 तक</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>टाइल</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>शुरुआती ट्रिपल</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>शुरुआती 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>षट्कोण</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>पुल</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>उठाई गई टाइल</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>पास</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>टाइल %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>टाइल %1, %2, %3; कहीं नहीं बैठती</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>टाइल %1, %2, %3; %n जगह बैठती है</numerusform>
                <numerusform>टाइल %1, %2, %3; %n जगहों पर बैठती है</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>%1 से शुरू करें: %n अंक।</numerusform>
                <numerusform>%1 से शुरू करें: %n अंक।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 को %2 पर रखकर षट्कोण पूरा करें: %n अंक।</numerusform>
                <numerusform>%1 को %2 पर रखकर षट्कोण पूरा करें: %n अंक।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>%1 को %2 पर रखकर पुल बनाएँ: %n अंक।</numerusform>
                <numerusform>%1 को %2 पर रखकर पुल बनाएँ: %n अंक।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 को %2 पर रखें: %n अंक।</numerusform>
                <numerusform>%1 को %2 पर रखें: %n अंक।</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>पास</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>यहाँ आपकी एक टाइल बैठती है।</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>शुरुआत आपकी: %1 बँटे ट्रिपलों में सबसे बड़ा है।</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>कोई ट्रिपल नहीं बँटा। शुरुआत आपकी: %1 के अंक सबसे ज़्यादा हैं।</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>यहाँ से हर टाइल पर %1 अंक कटते हैं, एक बारी में तीन तक।</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>जहाँ किनारे मिलें, वहाँ दोनों सिरों के नंबर एक जैसे होते हैं।</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>ट्रिपल: सबसे बड़ा शुरुआत करता है और 10 अंक ज़्यादा दिलाता है।</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>मूल्य %1: रखने पर आपका, हाथ में बचने पर विजेता का।</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>इसे रखा: %1।</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 से शुरुआत हुई: 30 अंक, और ट्रिपल के 10।</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 से शुरुआत हुई: बँटे ट्रिपलों में सबसे बड़ा।</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>कोई ट्रिपल नहीं बँटा। %1 से शुरुआत हुई: इसके अंक सबसे ज़्यादा हैं।</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>सबसे बड़ा ट्रिपल राउंड शुरू करता है: %1 रखें।</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>ट्रिपल किसी के पास नहीं, इसलिए सबसे ज़्यादा अंकों वाली टाइल शुरू करती है: %1 रखें।</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>टाइल दूसरी टाइल के किनारे से किनारा मिलाकर रखी जाती है।</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>आपकी बारी नहीं है।</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>मेज़ पर %1 किसी किनारे से नहीं मिलती।</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>आपकी कोई टाइल नहीं बैठती।</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>इससे आपका हाथ खाली हो जाएगा।</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>हाथ खाली</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>दूसरे हाथों में बचे अंकों के लिए</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>इससे अंक नहीं मिलते, पर इससे साफ़ बेहतर कुछ नहीं।</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>इससे अंक नहीं मिलते, पर फिर आपकी दूसरी टाइलें बैठती हैं।</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>वहाँ टाइल पर %1 और घड़ी की दिशा में उसके बाद %2 होना चाहिए।</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>टाइल पर दोनों हैं, पर उल्टे क्रम में: घड़ी की दिशा में %1 के बाद %2 आना चाहिए।</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>वहाँ टाइल पर घड़ी की दिशा में %1, %2 और %3 होने चाहिए।</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>रखी टाइलों के लिए</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>रखी टाइल के लिए</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>शुरुआती ट्रिपल के लिए</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>0-0-0 से शुरुआत के लिए</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>पुल के लिए</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>%n पुल के लिए</numerusform>
                <numerusform>%n पुलों के लिए</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>टाइल उठाने के लिए</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>%n टाइल उठाने के लिए</numerusform>
                <numerusform>%n टाइलें उठाने के लिए</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>पास के लिए</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>%n बार पास के लिए</numerusform>
                <numerusform>%n बार पास के लिए</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>ढेर खाली होने पर पास की कीमत</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>षट्कोण पूरा करें</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>पुल बनाएँ</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>अपना पुल या षट्कोण तैयार करें</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>टाइल बैठे, फिर भी उठाएँ</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>बाकियों के लिए कम मौके छोड़ें</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>बाकियों के लिए छूटा सबसे महँगा पुल या षट्कोण %2 की जगह %1 का है।</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>तब आपके पास %2 की जगह %1 टाइलें रहती हैं: ज़्यादा टाइलें हों तो आप तब भी रख सकते हैं जब दूसरों को पास करना पड़े।</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>अब कोई टाइल नहीं रखता: राउंड अटक गया।</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>षट्कोण के</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>षट्कोणों के</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>उठाएँ (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>आख़िरी बार उठाएँ (%1): न बैठी तो %2।</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>ढेर खाली, कोई टाइल नहीं बैठती: आपका पास (%1)।</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>पास (−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>%1 को %2 पर रखकर %3 षट्कोण पूरे करें: %n अंक।</numerusform>
                <numerusform>%1 को %2 पर रखकर %3 षट्कोण पूरे करें: %n अंक।</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>इसके अंक काम के हैं, भले ही फिर आपकी कोई दूसरी टाइल न बैठे।</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>इसके बाद आपकी %n दूसरी टाइल बैठती है।</numerusform>
                <numerusform>इसके बाद आपकी %n दूसरी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>राउंड के अंत तक %1 (+%2) रखने से लगभग %3 अंक ज़्यादा मिलते हैं।</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>ऐसे बहुत-से राउंड में इससे %1 (+%2) रखने से ज़्यादा मिला।</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>मामला बराबरी का है: राउंड के अंत तक %1 (+%2) रखने से लगभग उतना ही मिलता है।</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>ट्रिपल बाद के लिए बचाता है।</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>भारी टाइलें पहले रखता है।</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>आपके लिए आगे रखना आसान होता है: %2 की जगह आपकी %n दूसरी टाइल बैठती है।</numerusform>
                <numerusform>आपके लिए आगे रखना आसान होता है: %2 की जगह आपकी %n दूसरी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>बाकियों के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइल बैठती है।</numerusform>
                <numerusform>बाकियों के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>तब बाकियों को ज़्यादा बार पास करना पड़ता है।</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>तब आपकी टाइलें ज़्यादा और बाकियों की कम देती हैं।</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>तब आपकी टाइलें ज़्यादा देती हैं।</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>तब बाकियों की टाइलें कम देती हैं।</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 राउंड के अंत तक यह %1 (+%2) रखने से लगभग %n अंक ज़्यादा देता है।</numerusform>
                <numerusform>%3 राउंड के अंत तक यह %1 (+%2) रखने से लगभग %n अंक ज़्यादा देता है।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>राउंड के अंत तक यह %1 (+%2) रखने से लगभग %n अंक ज़्यादा देता है।</numerusform>
                <numerusform>राउंड के अंत तक यह %1 (+%2) रखने से लगभग %n अंक ज़्यादा देता है।</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>ऐसे बहुत-से राउंड में इससे %1 (+%2) रखने से ज़्यादा मिला: ज़्यादा टाइलें हों तो आप तब भी रख सकते हैं जब दूसरों को पास करना पड़े।</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>आपकी कोई और टाइल अभी इतने अंक नहीं देती।</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>अंक और उसके बाद जो बैठे, दोनों गिनें तो इससे साफ़ बेहतर कुछ नहीं।</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>विरोधी के लिए छूटा सबसे महँगा पुल या षट्कोण %2 की जगह %1 का है।</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>तब आपके पास %2 की जगह %1 टाइलें रहती हैं: ज़्यादा टाइलें हों तो आप तब भी रख सकते हैं जब विरोधी को पास करना पड़े।</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>इसके बाद %n छिपी टाइल बैठती है, %1 के बाद से कम।</numerusform>
                <numerusform>इसके बाद %n छिपी टाइलें बैठती हैं, %1 के बाद से कम।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>विरोधी के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइल बैठती है।</numerusform>
                <numerusform>विरोधी के लिए आगे रखना मुश्किल होता है: %2 की जगह %n छिपी टाइलें बैठती हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>ज़्यादा टाइलें हों तो आप ज़्यादा बार रख सकते हैं, और बाकी कम बार।</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>ज़्यादा टाइलें हों तो आप ज़्यादा बार रख सकते हैं।</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>तब विरोधी को ज़्यादा बार पास करना पड़ता है।</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>%1 (+%2) रखने से विरोधी को मदद मिलेगी: तब अभी की %4 की जगह %3 छिपी टाइलें बैठेंगी।</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>ज़्यादा टाइलें हों तो आप तब भी रख सकते हैं जब विरोधी को पास करना पड़े। पहले उठाने से एक राउंड में तुरंत रखने से करीब %1 अंक ज़्यादा मिलते हैं।</translation>
        </message>
    </context>
</TS>
