<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>דיוק</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>דיוק, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>ידוע ממשחקים שנבדקו במבט לאחור עד הסוף.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>משחק נוסף</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>תוצאה</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>זה עדיף על &quot;%1&quot;. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>"%1" טוב בערך באותה מידה.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>כשמשחקים עד הסוף הוא מביא נקודה אחת יותר.</numerusform>
                <numerusform>כשמשחקים עד הסוף הוא מביא %n נקודות יותר.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>זה עדיף על &quot;%1&quot;, אף שזה מביא יותר עכשיו. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>&quot;%1&quot; מביא פחות עכשיו, אבל עד סוף הסיבוב הוא טוב בערך באותה מידה.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>&quot;%1&quot; מביא יותר עכשיו, אבל עד סוף הסיבוב הוא רק טוב בערך באותה מידה.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>המהלכים של</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>דיוק: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>דיוק</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>מחפשים את המהלכים שהשאירו ברירה…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>נבדקו %L1 מתוך %L2 מהלכים</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>נעצר אחרי %L1 מתוך %L2 מהלכים</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>עצירה</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>להמשיך</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>כמה טוב שיחקו</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>במשחק הזה לא היה במה לבחור.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>המהלכים</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>דיוק לפי סוג ההחלטה</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>מהלך אחד</numerusform>
                <numerusform>%n מהלכים</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>הבוט החזק ביותר בוחן שוב כל מהלך שהשאיר ברירה, לפי מה שהיה ידוע באותו רגע בלבד. מהלך שעולה חמישית ממה שסיבובים נבדלים בו בדרך כלל שומר על מחצית ערכו; הדיוק הוא הממוצע של מה שנשמר. מהלך נקרא פחות מטוב רק כשזה לא יכול להיות מקרי.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>אשמח לראות</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>סגירה</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>חבר או חברה</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>אין אתגר בלוח ההעתקה.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>אתגר</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1: %2 מול הטוב מבין האחרים. אפשר יותר טוב?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>לקבל אתגר</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 ל־%L2 משתתפים, חלוקה %3, בוטים: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>מעורב</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>מישהו מסיים משחק ובוחר „שיתוף החלוקה”. העתיקו את הטקסט שקיבלתם, או פתחו את הקובץ: אז משחקים באותן אבנים ומאותו מקום.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>אין רמזים, ומה שהונח הונח. בסוף משווים את שתי התוצאות. איש אינו בודק כמה פעמים כבר שיחקו את החלוקה.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>לכן זה לא נחשב לא בדירוג שלכם ולא בסטטיסטיקה.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>להביט בלוח ההעתקה</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>פתיחת קובץ</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>לשחק</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>משחקים של Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>לסגור בלי לשמור?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>לסגור את Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>מהלך אחד יהיה חסר.</numerusform>
                <numerusform>%n מהלכים יהיו חסרים.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>כל המהלכים שמורים עכשיו.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>סגירה</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>שמירה במקום אחר</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>להישאר</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>להסיר את המשחק הזה?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>סיבוב %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>סיבוב %L1, %2, מדורג</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>סיבוב %L1, %2, אתגר</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>הסרת המשחק</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>הסרת המשחק: %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>להמשיך</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>להמשיך: %1</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>להשאיר</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>להסיר</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>כבר אי אפשר לקרוא את המשחק הזה.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>סיבוב %L1, %2, חלוקת היום</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>העברה אל %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>האבנים מכוסות עד שהכול מוכן.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>אפשר להתחיל</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>החזרת המהלך שלי</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>העתקת התוצאה</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>ארבע שורות נמצאות בלוח ההעתקה.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>לקבל אתגר</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>יום אחר יום</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>סוג המשחק</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>אני</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>רף</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>לשחק</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>להמשיך</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>להתאמן</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>הימים הקודמים</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>היום לכולם אותן אבנים. הניסיון הראשון נחשב: בלי רמזים, ומה שהונח הונח. אחר כך אפשר לשחק את החלוקה שוב לאימון.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>היריבים הם בוטים ברמה %1. התוצאה היא היתרון בנקודות על הטוב שבהם; הרף הוא מה שהבוט החזק ביותר משיג במקומך בממוצע.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>יום אחד שהוחמץ נסלח; אחרי שניים ברצף הספירה מתחילה מחדש.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>איש אינו בודק זאת: התאריך הוא של שעון המחשב הזה, ואפשר לשחק את החלוקה קודם במקום אחר.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>החלוקות של היום</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>מאיפה הגיעו הנקודות</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>על</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>פעמים</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>נקודות</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>משחקים שעזבת מחכים כאן.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>הסכומים של כולם לפי סיבוב. מקשי החצים עוברים בין הסיבובים.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>התחלה</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>סיבוב %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>סיבובים</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>בגמר הספירה מתחילה מחדש, והוא מכריע את המשחק.</translation>
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
            <translation>גמר</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>מחוץ למשחק בסיבוב %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>טבלת ניקוד</translation>
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
            <translation>כך עשוי שולחן להיראות</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>יד כפי שהיא מחולקת</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>בחוקים</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>כמה עולות הטעויות</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>החלטה</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>אי־דיוקים</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>טעויות</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>טעויות חמורות</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>נקודות שאבדו</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>אפשר לפתוח רק משחקים שמורים, ששמם מסתיים ב-⁦.boneyard⁩.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>להציג את כל השולחן</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>להציג בגדול</translation>
        </message>
    </context>
    <context>
        <name>GainMark</name>
        <message>
            <source>+%L1</source>
            <extracomment>Points a tile would bring, shown on the place where it would lie</extracomment>
            <translation>‎+%L1</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>Lesson: %1</source>
            <extracomment>Opens the first lesson of a game. %1 is a game</extracomment>
            <translation>שיעור: %1</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>לשחק</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>לשחק: %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>מקומות וחוקים…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>מקומות וחוקים: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>שיעורים</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>שיעורים: %L1 מתוך %L2 הושלמו</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>לפי סוג המשחק</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>סוג המשחק</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>משחקים</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>ניצחונות</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>דירוג</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>בדיעבד</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>מחפשים מהלך טוב…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>כל סוגי המשחקים</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>סוג המשחק</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>תוצאה</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>ניצחון או הפסד</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>ניצחון</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>ללא ניצחון</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>זמן</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>בכל זמן</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>מאתמול</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>בשבוע האחרון</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>בחודש האחרון</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>בשנה האחרונה</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>שם, תאריך, חלוקה …</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>היסטוריה</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>היסטוריה</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>פתיחת קובץ</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>משחקי Boneyard</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>משחקים שהסתיימו יחכו כאן, לצפייה חוזרת מהלך אחר מהלך.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>לא נמצאו משחקים. נסו חיפוש רחב יותר.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>מחיקה</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>תוצאה</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>לבחור</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>החדשים קודם</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>הישנים קודם</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>לפי סוג המשחק</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>הארוכים קודם</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>הקצרים קודם</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>התוצאה הטובה קודם</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>התוצאה הגרועה קודם</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>משחק אחד</numerusform>
                <numerusform>%n משחקים</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>סדר</translation>
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
            <translation>הגדרות</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>עד התור שלי</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>האחרים משחקים מיד, עד שמגיע התור שלך.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>האחרים משחקים מיד, עד סוף המשחק.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>האחרים משחקים מיד, עד סוף הסיבוב.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>לתוצאה</translation>
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
            <translation>מקשים</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>לבחור אבן</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>המקום הבא בשבילה</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>לסובב אותה</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>לבחור אבן או להחזיר אותה</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>להניח אותה שם</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>רמז</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>ביטול מהלך</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>ביצוע מחדש</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>רווח</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>כשבוטים משחקים: ישר לתור שלי</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>להראות איפה האבנים שלי מתאימות, או לא</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>טבלת ניקוד</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>להציג את כל השולחן</translation>
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
            <translation>החוקים של מה שצריך לעשות עכשיו</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>חיפוש בחוקים</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>מסביר את מה שנבחר או נמצא מתחת לסמן; בפעם השנייה: המקשים האלה</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>להתבונן בשולחן: החצים ו-⁦Page ↓⁩ עוברים מדבר לדבר, ? מסביר אותו, Esc חוזר לאבנים שלי</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>להחזיר את האבן, או לפתוח ולסגור את התפריט</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>פעם ראשונה ב־%1? יש שיעור של שתי דקות.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>לא, תודה</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>אשמח לראות</translation>
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
            <translation>יש ספק? H מראה את המהלך.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>דילגתם על: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>שלב %L1 מתוך %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>רמז</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>שוב</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>דילוג</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>הבא</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>סיום</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>לשחק משחק קצר עם מאמן</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>השיעור הבא: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>השלבים שדילגתם עליהם</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>לשחק משחק</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>חזרה לשולחן</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>השיעור מההתחלה</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>לפי רמה ומספר מקומות</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>בוטים</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>מקומות</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>משחקים</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>ניצחונות</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>נקודות למשחק</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>המשחק הטוב ביותר</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>הסיבוב הטוב ביותר</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>שפה</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>ערכת צבעים</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>כמו במערכת</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>ערב</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>יום</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>ניגודיות גבוהה</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>גודל הטקסט</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>גודל האבנים</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>הפחתת תנועה</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>שום דבר לא עף או מחליק, רק מתפוגג.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>עיבוד התצוגה</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>מההפעלה הבאה. כדאי לנסות אחר אם השולחן זז לאט או נראה לא נכון.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>אוטומטי</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>כרטיס מסך</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>מעבד</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>התוצאה שלך</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>לפי האבנים בלבד</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>תוצאה ומזל</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>תוצאה</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>לפי האבנים בלבד: מה השיגו מהמקום שלך בוטים טובים שישבו בכל המקומות וקיבלו בדיוק את אותן חלוקות, במידה שבה נמצא שהחלוקה מכריעה. זו הערכה, ואחרי משחקים מעטים היא לא אומרת הרבה.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>אודות %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>הגדרות…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>שירותים</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>הסתרת %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>הסתרת אחרים</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>הצגת הכול</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>סיום %1</translation>
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
            <translation>אין קובץ %1.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>אי אפשר לקרוא את %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 גדול מכדי להיות משחק.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>אי אפשר להקים את המשחק שבקובץ %1: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 פגום: פעולה %L2, &quot;%3&quot;, נוגדת את החוקים.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>אי אפשר לכתוב את %1: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 אינו קובץ שאפשר לקרוא.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 פגום, או שאינו משחק של Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 נוצר בגרסה חדשה יותר של Boneyard.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>כל המשחקים</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>מבט לאחור</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>משחק נוסף</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>שיתוף החלוקה</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>אותה חלוקה שוב</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>העתקת החלוקה</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>הועתק: %1. עם המספר הזה מחלקים שוב את אותן אבנים; שיחקו רק בוטים, ולכן אין תוצאה לעקוף.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>בחירת תמונה</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>ינשוף</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>שועל</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>חילזון</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>צבעוני</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>דג</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>פטרייה</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>ארנבת</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>אשוח</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>ברווז</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>פרפר</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>צב</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>בלוט</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>חלוקה %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>חזרה לשולחן</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>מיון לפי מספר</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>מיון לפי צבע</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>טבלת ניקוד</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>חוקי המשחק הזה</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>שמירה</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>מקשים</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>הגדרות</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>התחלה מחדש עם אבנים חדשות</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>כל המשחקים</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>מבט לאחור</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>שיעורים</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>עדיף: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>שוחק: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>מהלכים</translation>
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
            <translation>%L1 מתוך 100 סיכויי ניצחון</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 נקודות</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>נקודה אחת</numerusform>
                <numerusform>%n נקודות</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>כפי שהתחלקו האבנים, זה לא שינה דבר.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>כפי שהתחלקו האבנים, זה עלה נקודה אחת.</numerusform>
                <numerusform>כפי שהתחלקו האבנים, זה עלה %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>כפי שהתחלקו האבנים, זה אפילו הביא נקודה אחת יותר.</numerusform>
                <numerusform>כפי שהתחלקו האבנים, זה אפילו הביא %n נקודות יותר.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>בעד הטוב יותר: %1 בעד זה ששוחק: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>המהלך הטוב ביותר</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>מהלך טוב</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>אי־דיוק</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>טעות</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>טעות חמורה</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>מה להניח</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>מתי למשוך או לומר פאס</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>איזו אבן לקחת</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>איזה צירוף להניח</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>מה לזרוק</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>מתי לנקוש</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>הצעות</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>מה לבחור</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>הימורים</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>ההכנה לסיבוב האחרון</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>בסוף הסיבוב המהלך הטוב יותר מביא בוודאות ל־%1 נקודות, וזה ששוחק ל־%2.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>בסוף הסיבוב המהלך הטוב יותר מביא בממוצע ל־%1 נקודות, וזה ששוחק ל־%2, בסטייה של עד %3.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>הוא מנצח במשחק לעתים קרובות יותר.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>ב־%L1 סידורים אפשריים של האבנים הנסתרות הוא מביא %2 נקודות יותר.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>אין סיבה אחת שבולטת, אבל ב־%L1 סידורים אפשריים של האבנים הנסתרות הוא מביא %2 נקודות יותר.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>בהתחלה היה הסיכוי לנצח %1 מתוך 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>המהלכים שלך לא עלו כלום.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>המהלכים של %1 לא עלו כלום.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>המהלכים שלך עלו נקודה אחת מתוך 100 בסיכוי לנצח.</numerusform>
                <numerusform>המהלכים שלך עלו %n נקודות מתוך 100 בסיכוי לנצח.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>המהלכים של %1 עלו נקודה אחת מתוך 100 בסיכוי לנצח.</numerusform>
                <numerusform>המהלכים של %1 עלו %n נקודות מתוך 100 בסיכוי לנצח.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>המזל והאחרים הוסיפו %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>המזל והאחרים לקחו %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>בסוף זה היה %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>פאס</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>נמשכו %L1, פאס</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>נמשכה אבן</numerusform>
                <numerusform>נמשכו %n אבנים</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>הונחה %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>נמשכו %L1, הונחה %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>סיבוב חדש חולק.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>הנחת %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>משכת אבן.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>עשית פאס.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>התור שלך.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1: הונחה %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: נמשכה אבן.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: פאס.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>ירדה לך נקודה אחת.</numerusform>
                <numerusform>ירדו לך %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>נוספה לך נקודה אחת.</numerusform>
                <numerusform>נוספו לך %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: ירדה נקודה אחת.</numerusform>
                <numerusform>%1: ירדו %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: נוספה נקודה אחת.</numerusform>
                <numerusform>%1: נוספו %n נקודות.</numerusform>
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
            <translation>אף אחד לא זכה בסיבוב</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>הסיבוב שלך</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>הסיבוב הולך אל %1</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>ניצחת במשחק</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1: ניצחון במשחק</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>הניצחון במשחק משותף: %1</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1: ניצחון במשחק</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1: ניצחון במשחק</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>משכת %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1: נמשכה %2.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>ירדה לך נקודה אחת: %1.</numerusform>
                <numerusform>ירדו לך %n נקודות: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>נוספה לך נקודה אחת: %1.</numerusform>
                <numerusform>נוספו לך %n נקודות: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1: ירדה נקודה אחת: %2.</numerusform>
                <numerusform>%1: ירדו %n נקודות: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1: נוספה נקודה אחת: %2.</numerusform>
                <numerusform>%1: נוספו %n נקודות: %2.</numerusform>
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
            <translation>הדחה</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>גמר</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>סיבוב %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>סיבוב %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>יצאת מהמשחק, במקום %L1 מתוך %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>יצאת מהמשחק יחד עם %1, במקום %L2 מתוך %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1: הדחה, במקום %L2 מתוך %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1: הדחה, במקום %L2 מתוך %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>הגמר הסתיים</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>אף אחד לא זכה בסיבוב ההדחה</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>סיבוב ההדחה הולך אל %1</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>סיבוב ההדחה הולך אל %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>הסיבוב הולך אל %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>הסיבוב הולך אל %1</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>סיבוב ההדחה שלך</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>סיבוב ההדחה הולך אל %1</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>ההימור שלך נכשל.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>ההימור של %1 נכשל.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>זאת הייתה האבן האחרונה שלך.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>זאת הייתה האבן האחרונה של %1.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>כל המהלכים שמורים עכשיו.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>צפייה חוזרת</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>חזרה</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>פחות</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>מספר</translation>
        </message>
        <message>
            <source>More</source>
            <translation>יותר</translation>
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
            <translation>לא נשארו אבנים</translation>
        </message>
        <message>
            <source>+%L1</source>
            <translation>‎+%L1</translation>
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
            <translation>כן</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>לא</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>מה זה אומר: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>מה זה אומר</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>היסטוריה</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>סטטיסטיקה</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>חוקים</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>חידות</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>בחוץ</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>במשחק</translation>
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
            <translation>הסיבוב</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>משחק חדש</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>להמשיך לצפות</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>לתוצאה</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>מפת השולחן</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>כל השולחן. לחיצה עוברת לשם.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>חזרה</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>מאמן מביט: לפני מהלך יקר תישמע מילה.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>אורך: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>שמירה בשם</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>פתיחת קובץ</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>נתיב הקובץ</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>זמינים כאן</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>ביטול</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>שמירה</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>פתיחה</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>כבר יש קובץ בשם %1.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>להחליף</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>להשאיר את שניהם</translation>
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
                <numerusform>משחק אחד נמחק</numerusform>
                <numerusform>%n משחקים נמחקו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>משחק אחד נבחר</numerusform>
                <numerusform>%n משחקים נבחרו</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>ביטול המחיקה</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>הכול: %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>שמירה כקבצים</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>מחיקה</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>ביטול</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>קופה: נשארה אבן אחת</numerusform>
                <numerusform>קופה: נשארו %n אבנים</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>לא מונח שם כלום.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>בערימה</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>האבן העליונה מופיעה ראשונה.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>על האבנים</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>כמקובל</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>נקודות</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>מספרים</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>קצב האחרים</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>איטי</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>רגיל</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>מהיר</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>מיידי</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>סימון הקצוות הפתוחים</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>סימן בכל קצה אומר מה מתאים שם.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>להראות איפה האבנים שלי מתאימות</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>במשחקים שבהם מניחים אבנים לכל הכיוונים. המקש F עושה אותו דבר.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>לומר מה צריך לעשות</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>שורה שקטה בראש השולחן.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>אני</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>שחקן %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>אדר</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>בר</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>גל</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>דרור</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>הדר</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>ורד</translation>
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
            <translation>לחצו על יום כדי לראות את המשחקים שלו</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>השורה למעלה אומרת מה צריך לעשות. היא עדיין נחוצה?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>להסתיר</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>להשאיר</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>חידות</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>אילו חידות</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>החידה הבאה</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>להמשיך מכאן</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>הבא</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>להמשיך</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>הצגת הפתרון</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>מבט לאחור על המשחק האחרון</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>לא נשאר דבר חדש: החידות שניסית לפני הכי הרבה זמן חוזרות.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>האבנים שלך</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>אפשר להניח</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>נמשכה עכשיו</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>דירוג</translation>
        </message>
        <message>
            <source>You</source>
            <translation>אני</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>הדירוג עולה כשמנצחים יותר מהצפוי את הבוטים שמולך, ויורד כשמנצחים פחות. הרצועה סביבו מראה איפה הוא באמת יכול להיות: היא מתרחבת כשלא משחקים זמן מה.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: מה אומרים החוקים</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>חזרה</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>סיבוב %L1 מתוך %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>הידיים הגלויות</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>מהלכים</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>טבלת ניקוד</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>שמירה</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>תוצאה</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>כמה טוב שיחקו</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>להסתיר את הידיים</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>להראות את הידיים</translation>
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
            <translation>להתחלה</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>להתחלה (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>סיבוב אחורה</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>סיבוב אחורה (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>מהלך אחורה</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>מהלך אחורה (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>השהיה</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>הפעלה</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>מהלך קדימה</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>מהלך קדימה (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>סיבוב קדימה</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>סיבוב קדימה (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>לסוף</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>לסוף (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>למהלך הקודם שיכול היה להיות טוב יותר</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>למהלך הבא שיכול היה להיות טוב יותר</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>האבנים חולקו.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>להמשיך</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>להמשיך מכאן</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>מהלך</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 מתוך %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>מקשים</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>מהלך אחורה, מהלך קדימה</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>סיבוב אחורה, סיבוב קדימה</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>להתחלה, לסוף</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>למהלך הקודם ולמהלך הבא שיכלו להיות טובים יותר</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>רווח</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>הפעלה או השהיה</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>בעיניים אחרות</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>רשימת המהלכים</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>כמה טוב שיחקו</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>טבלת ניקוד</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>להציג את כל השולחן</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>חוקי המשחק</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>הסבר על מה שנבחר או מתחת לסמן; בפעם השנייה: המקשים האלה</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>להראות את הידיים, או להסתיר</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>הניתוח הושלם.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>מהלכים</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>בחוקים</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>מבט על השולחן</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>משחק חדש</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>לתוצאה</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>להמשיך לצפות</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>נקודות לניצחון במשחק: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>אבל או אותי אז אחרי אחת אחד איזה איזו איך איפה אם אני אפשר את אתה ב בין גם האם הוא היא הם הן ו זה זאת זו יש יכול יכולה יכולים כאשר כדי כל כמה כי כך כן לא לי לפני לכל למה מאיפה מה מהו מהי מותר מי מן מתי נחשב עד על עם צריך צריכים קורה של שווה שלי</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>בהתאמה אישית</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>חוקים</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>סוג המשחק</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>פרק</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>תוצאות החיפוש</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>לא נמצא דבר.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>תוכן העניינים</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>חוקים</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>חיפוש בחוקים</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>שמירה</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>המשחק כקובץ</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>תמונה של השולחן</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>לשמור בהיסטוריה שלי</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>לשמור בין המשחקים שלי</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>תמונות</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>משחקי Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>הסיבות מוצגות למטה.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>מציג את הסיבות.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>יחד %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>סיבוב</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: ‏%L2 בסך הכול</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 יחד: ‏%L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>שותפים: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>הסכום של כל הסיבובים שלמטה.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: ‏%L2 בגמר, %L3 לפניו</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>בגמר הספירה מתחילה מחדש, והוא מכריע את המשחק.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>גמר (לפניו: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>סכום</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>לפני הסיבוב הראשון</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>הכריע את המשחק</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>התחלה</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>לפני הסיבוב הראשון</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>גמר</translation>
        </message>
    </context>
    <context>
        <name>ScorePoints</name>
        <message>
            <source>+%L1</source>
            <extracomment>Points of a round</extracomment>
            <translation>‎+%L1</translation>
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
            <translation>‎+%L1</translation>
        </message>
        <message>
            <source>No points won or lost.</source>
            <extracomment>In a score sheet, of a seat in one round</extracomment>
            <translation>לא נצבר ולא אבד דבר.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>לפני סיבוב 1, %1: ‏%L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>הגמר, %1: ‏%L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, עדיין משחקים, %2: ‏%L3 עד כה, %L4 בסך הכול</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: ‏%L3, בסך הכול %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>הגמר, %1 יחד: ‏%L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 יחד: ‏%L3, בסך הכול %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>לחיצה מראה ממה זה מורכב.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>הגמר, %1: בחוץ עוד קודם</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>טבלת ניקוד</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>עוד אין ניקוד.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>העתקה</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>הועתק, ואפשר להדביק כטבלה.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>שמירה כטבלה</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>טבלאות (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>נקודות לניצחון במשחק: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>לחיצה על מספר מראה ממה הוא מורכב.</translation>
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
            <translation>יחד</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>גמר, יחד</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>אדם</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>השם במקום %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>מי במקום %L1</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>התמונה של %1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>מקומות ליד השולחן</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>רמזים וביטול מהלכים</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>משחק ידידותי: אפשר לבקש רמז ולבטל מהלך.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>משחק מדורג: בלי רמזים, ומה שהונח הונח.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>מספר חלוקה</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>אותו מספר מחלק את אותן אבנים. שדה ריק פירושו חלוקה חדשה.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>חדשה</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>הגדרות</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>מראה</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>השולחן</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>אפשר יותר טוב?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>אותן אבנים, מהמקום שלך, מול אותם בוטים ובלי רמזים. בסוף משווים את שתי התוצאות.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>איש אינו בודק זאת: אפשר לשחק את החלוקה יותר מפעם אחת, ומי שפותח את הקובץ יכול לראות את התוצאה שלך ולשנות אותה.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>העתקה כטקסט</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>הטקסט בלוח ההעתקה: אפשר לשלוח אותו.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>שמירה כקובץ</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>משחקים של Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>סגירה</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>סיבוב</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>סכום</translation>
        </message>
    </context>
    <context>
        <name>SideRow</name>
        <message>
            <source>+%L1</source>
            <translation>‎+%L1</translation>
        </message>
        <message>
            <source>%1: the final %2, before it %3</source>
            <extracomment>Spoken at the end of a match that a final decides. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: בגמר %2, לפניו %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: בסיבוב הזה %2, בסך הכול %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>גמר</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>סכום</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>מיון לפי צבע</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>מיון לפי מספר</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>צלילים</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>אין במחשב הזה התקן קול להשמעה.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>צלילים רכים לאבנים, ופעמונים למה שזוכים בו</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>עוצמת האבנים</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>עוצמת הפעמונים</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>נקודה אחת</numerusform>
                <numerusform>%n נקודות</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>מינוס %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>יחד %1 בגמר</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 בגמר</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>יחד %1</translation>
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
                <numerusform>אבן אחת</numerusform>
                <numerusform>%n אבנים</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>התור כאן</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: מה שיש לשותפים יחד.</translation>
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
            <translation>סיכוי לנצח</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>אחרי מהלך %L1: סיכוי לנצח %2, בסטייה של עד %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>אחרי מהלך %L1: סיכוי לנצח %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>לפני החלוקה: סיכוי לנצח %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>להתחיל מחדש עם אבנים חדשות?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>המשחק הזה מחכה בדף הראשון, ואפשר להמשיך אותו משם.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>המשחק הזה לא נשמר, והוא יאבד.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>להמשיך לשחק</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>להתחיל מחדש</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>לקבוע מקום אחד</numerusform>
                <numerusform>לקבוע %n מקומות</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>התחלה</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>הנתונים שלך</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>כל אלה נשמרים רק במחשב הזה. אפשר לייצא טבלה עם שורה לכל משחק (CSV).</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>ייצוא</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>טבלאות (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>למחוק לצמיתות? המשחקים יישארו בהיסטוריה, אבל אלה שהסתיימו עד עכשיו לא ייספרו שוב.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>מחיקת הסטטיסטיקה</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>להשאיר</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>למחוק רק של סוג המשחק הזה</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>למחוק הכול</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>סוג המשחק</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>שולחנות</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>עוד אין מה לספור</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>אחרי משחק שלם מול בוטים יופיע כאן איך הלך לך, ומה רמת המשחק שלך.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>נבדק עוד משחק אחד…</numerusform>
                <numerusform>נבדקים עוד %n משחקים…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>עדיין לא נספר דבר</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>נספרים משחקים ששיחקת עד הסוף, בלי רמזים ובלי ביטול מהלכים.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>שבוע</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>חודש</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>שנה</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>מההתחלה</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>זמן</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>לא סיימת משחק כזה בזמן הזה.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>סטטיסטיקה</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>פחות</translation>
        </message>
        <message>
            <source>More</source>
            <translation>יותר</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>בסיבוב הזה: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>חזרה</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>יש לך אבן מתאימה.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>יש לך %L1 אבנים מתאימות.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>%1 בכל זאת</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>הקופה ריקה.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>שולחן</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>שולחן</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>לניגודיות גבוהה יש שולחן ואבנים משלה. אלה שבחרת חוזרים עם ערכת צבעים אחרת.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>ירוק</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>כחול לילה</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>יין</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>אגוז</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>צפחה</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>אבנים</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>שנהב</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>הובנה</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>אבן</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>צבעוניות</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>מה שמונח על השולחן</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>מה יופיע כאן</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>מהמשחק הראשון שנספר: מספר הניצחונות, הנקודות והסיבוב הטוב ביותר שלך.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>עם כל משחק: מה כוחך בין הבוטים, ואיך הולך לך מול כל רמה.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>אחרי כמה משחקים: כמה מהתוצאה היה תלוי באבנים, ומה הביא לך נקודות.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>חזרה לכל המשחקים</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>טבלת ניקוד</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>ביטול מהלך</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>ביצוע מחדש</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>רמז</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>אין רמזים: המשחק הזה מדורג</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>אין רמזים: זה אתגר</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>תפריט</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>בלי רמזים: חלוקת היום נחשבת</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>חלוקת היום</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>אתגר</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>עם מאמן</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>אימון</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>סיבוב %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>לסובב אותה לרוחב</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>לסובב אותה לאורך</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>לסובב אותה</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>לקראת חלוקת הסיבוב הבא</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>התור שלך</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>התור של %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>להציג עוד משחק אחד</numerusform>
                <numerusform>להציג עוד %n משחקים</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>חזרה למשחק האחרון</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>מהלך אחד לא נשמר</numerusform>
                <numerusform>%n מהלכים לא נשמרו</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>לנסות שוב</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>שמירה במקום אחר</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>להמשיך בלי לשמור</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>מתבצע ניסיון נוסף מעצמו, כל כמה שניות ובכל מהלך. עד אז, מה שלא נשמר יאבד אם התוכנה תיסגר.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>מהלך אחד לא נשמר</numerusform>
                <numerusform>%n מהלכים לא נשמרו</numerusform>
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
            <translation>בזמן שלא הייתם כאן: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>המשחק הזה מדורג: אין רמזים.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>זה אתגר: אין רמזים.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>התור של %1.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>חלוקת היום נחשבת: אין רמזים.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>זה מביא בממוצע בערך נקודה אחת יותר.</numerusform>
                <numerusform>זה מביא בממוצע בערך %n נקודות יותר.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>המשחק הזה פתוח בחלון אחר.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>המשחק הזה בעיצומו, ולכן הוא נשאר.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>אי אפשר לכתוב דבר, ולכן הסטטיסטיקה נשארת.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>אי אפשר לקרוא את המשחקים שבקובץ %1, ולכן אף משחק לא יישמר.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>המשחקים שבקובץ %1 באים מגרסה חדשה יותר של Boneyard. הם נשארים כמו שהם, ולעת עתה אף משחק לא יישמר.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>קובץ המשחקים לא היה של Boneyard; מתחילים מחדש. שמו עכשיו %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>קובץ המשחקים פגום; מתחילים מחדש. הקובץ הישן הוא עכשיו %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>חלקים מקובץ המשחקים חסרים; מתחילים מחדש. הקובץ הישן הוא עכשיו %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>בקובץ המשחקים לא כתוב איזו גרסה של Boneyard יצרה אותו; מתחילים מחדש. הקובץ הישן הוא עכשיו %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>קובץ המשחקים היה ריק; מתחילים מחדש. הקובץ הישן הוא עכשיו %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>אין הרשאה לכתוב אל %1, ולכן המשחקים לא נשמרים.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>הדיסק מלא, ולכן אי אפשר לכתוב אל %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>תוכנה אחרת מחזיקה את %1, ולכן אי אפשר לכתוב שם עכשיו.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>הכתיבה אל %1 נכשלת: אולי הדיסק מלא, או תקול?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>חלק מהרשומות ב-%1 אינן יכולות להיות נכונות, ולכן הן מושמטות.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>קובץ המשחקים, %1, הוסר. נוצר קובץ חדש, ובו המשחק הנוכחי.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>כבר אי אפשר לקרוא את המשחק הזה.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 ל־%L2 משתתפים, חלוקה %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>הגעתי ל־%1 מול הטוב מבין האחרים. אפשר יותר טוב?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>העתיקו את כל זה והדביקו ב־Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>נשמר בשם %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>אי אפשר לכתוב את %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>אין בזה אתגר.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>רגע: מהלך אחר שווה בערך נקודה אחת יותר. הביטו שוב; H מראה אותו. או שחקו את שלך עוד פעם כדי להישאר איתו.</numerusform>
                <numerusform>רגע: מהלך אחר שווה בערך %n נקודות יותר. הביטו שוב; H מראה אותו. או שחקו את שלך עוד פעם כדי להישאר איתו.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>רגע: המהלך שהרמז מראה שווה בערך נקודה אחת יותר. או שחקו את שלך עוד פעם כדי להישאר איתו.</numerusform>
                <numerusform>רגע: המהלך שהרמז מראה שווה בערך %n נקודות יותר. או שחקו את שלך עוד פעם כדי להישאר איתו.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (רף %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>חלוקת היום</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (הרף יגיע מיד)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>חלוקת היום: %1. רק הניסיון הראשון הזה נחשב; משחק חוזר הוא אימון.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>התחיל</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>לא הסתיים</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>יום אחד ברצף</numerusform>
                <numerusform>%n ימים ברצף</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, חלוקת היום, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>רף: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>עוד לא שוחק</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>מעל הרף ב־%L1 מתוך יום אחד.</numerusform>
                <numerusform>מעל הרף ב־%L1 מתוך %n ימים.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>ניצחת</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>ניצחון משותף: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>ניצחון: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>ניצחון: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>ניצחון: %1</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (גמר %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>עם רמזים</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>עם ביטול מהלכים</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>כבר אי אפשר לקרוא את המשחק הזה.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>משחק אחד שעוד משוחק נשאר.</numerusform>
                <numerusform>%n משחקים שעוד משוחקים נשארים.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>אי אפשר ליצור את התיקייה %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>משחק אחד נשמר ב־%1</numerusform>
                <numerusform>%n משחקים נשמרו ב־%1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>סיבוב אחד</numerusform>
                <numerusform>%n סיבובים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>מהלך אחד</numerusform>
                <numerusform>%n מהלכים</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>חלוקת היום</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>מערכת</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>יפה שיחקת</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>זה היה השיעור</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>מצב חדש, עם אבנים או נקודות אחרות.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>אותו סיבוב, קצת אחר כך.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>הניצחון משותף לצוות שלך ול־%1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>הניצחון משותף לך ול־%1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>ניצחת יחד עם %1</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>ניצחון: %1</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>ניצחת</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>הניצחון משותף: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>ניצחון: %1; הצוות שלך במקום %L2 מתוך %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>ניצחון: %1; המקום שלך %L2 מתוך %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>ניצחון: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>ניצחון: %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>מקום %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, מחוץ למשחק בסיבוב %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>הכי הרבה נקודות במהלך אחד</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>בהובלה עד הסוף</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>הסיבוב הגדול ביותר</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>הסיבוב הגדול ביותר לפני הגמר</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>הכי הרבה אבנים שנמשכו ברצף</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>הכי הרבה פאסים ברצף</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>הסיבוב הקצר ביותר</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>הכי הרבה אבנים שהונחו</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>האבן הראשונה</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>האבן האחרונה</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>המשחק כולו</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, סיבוב %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 מסיבוב %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 בגמר</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 בסיבוב %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 בסיבוב %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>סיבוב %L1: מהלך אחד</numerusform>
                <numerusform>סיבוב %L1: %n מהלכים</numerusform>
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
                <numerusform>מהלך אחד</numerusform>
                <numerusform>%n מהלכים</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 ל־%L2 משתתפים, חלוקה %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>ניצחון: %1; הצוות שלך חולק את מקום %L2 מתוך %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>ניצחון: %1; מקום %L2 מתוך %L3, במשותף</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>מי ששלח</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>עם האבנים האלה הגעת ל־%1, והתוצאה של %2 היא %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>שלך טובה יותר.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>זה טוב יותר משלך.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>ההמתנה הארוכה ביותר</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: תור אחד בלי להניח דבר, סיבוב %L2</numerusform>
                <numerusform>%1: %n תורות ברצף בלי להניח דבר, סיבוב %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>נשמר בשם %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>המשחק נמצא עכשיו בהיסטוריה שלך.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>המשחק נמצא עכשיו בין המשחקים שלא סיימת.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>לא היה אפשר לשמור את המשחק.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>אי אפשר לכתוב את %1: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>כשכמה אנשים משחקים, הקובץ היה מגלה את האבנים של כולם. אפשר לשמור כשהמשחק מסתיים.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>אין משחק שלא הסתיים.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>חוקים רגילים</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>מספר חלוקה הוא מספר שלם מ־0 עד %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>ביד של %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>התור שלך: מצאו את המהלך הטוב ביותר.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>מצאו מהלך טוב יותר מזה ששיחקת: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>יש משהו טוב יותר. נסו שוב.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>זה היה עולה בערך %1 נקודות. נסו שוב.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>טוב יותר ממה ששיחקת, אבל עדיין לא הטוב ביותר.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>למה המהלך הטוב ביותר עדיף: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>אין סיבה אחת שבולטת: ההבדל מתגלה בהמשך הסיבוב.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>נראה כמה זה שווה.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>הפעם זה נכון.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>נכון!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>שלך טוב כמו הטוב ביותר שהיה ידוע.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>המהלך הטוב ביותר: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>בממוצע הוא טוב ב־%1 נקודות ממה ששיחקת.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>בממוצע הוא טוב ב־%1 נקודות מכל מהלך אחר.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>הסיכוי לנצח איתו גבוה יותר מאשר עם מה ששיחקת.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>במה היה מדובר: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2%</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>מצאו אותו: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>הדירוג של החידה: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>הנה הפתרון.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>הנה הפתרון. הוא נחשב כלא נמצא.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>הטעויות שלי</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>חידה %L1 מתוך %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: המשחק שלך מ־%2, חלוקה %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>להיום %L1, חדשות %L2, ידועות %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>הדירוג שלך: עוד לא ידוע</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>הדירוג שלך: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>אין עדיין חידות למשחק הזה.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>זה הכול להיום. הבאה תגיע ב־%1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>בכל מקום שבו טעית, עכשיו ידוע לך מה טוב יותר.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>כשמביטים לאחור במשחק שלך, הטעויות שמתגלות בו מגיעות לכאן כחידות.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>כל הידיים</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>רק היד שלי</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>רק %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>עכשיו משחקים באבנים של %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (רגיל): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>כן או לא; בדרך כלל כן.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>כן או לא; בדרך כלל לא.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>מ־%L1 עד %L2; בדרך כלל %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>עוד לא כל החוקים תורגמו לעברית. מה שחסר מופיע באנגלית.</translation>
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
            <translation>לא היה אפשר לקרוא את ההגדרות, והן מתחילות מחדש. הקובץ הישן נקרא עכשיו %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>אי אפשר לקרוא את ההגדרות שבקובץ %1, ולכן הן לא יישמרו.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>אי אפשר לכתוב את ההגדרות לקובץ %1, ולכן הן לא יישמרו.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>אי אפשר להמשיך במשחק הזה: &quot;%1&quot; נוגד שם את החוקים.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>הסטטיסטיקה הזאת נמחקה.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>כל המשחקים נמצאים עכשיו בקובץ %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>אי אפשר לכתוב את הקובץ %1.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>מעורב</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>כל השולחנות</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, מקום אחד</numerusform>
                <numerusform>%1, %n מקומות</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>משחקים</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>ניצחונות</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>דירוג</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>נקודות</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>הסיבוב הטוב ביותר</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>סיבובים שזכית בהם</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>אבנים שנמשכו</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>מדורגים רק משחקים מול בוטים ברמות הרגילות.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>עם רמזים או ביטול מהלכים, בנפרד: %L1 משחקים, %L2 ניצחונות.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>ממשחק אחד</numerusform>
                <numerusform>מ־%n משחקים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>מסיבוב אחד</numerusform>
                <numerusform>מ־%n סיבובים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>הוא מבוסס על משחק אחד, ונמצא בין %L1 ל־%L2 ב־19 מקרים מתוך 20.</numerusform>
                <numerusform>הוא מבוסס על %n משחקים, ונמצא בין %L1 ל־%L2 ב־19 מקרים מתוך 20.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>הוא זמני עד שיהיה ידוע יותר.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>הנקודות שלך בכל הסיבובים פחות הממוצע של האחרים, ממשחק אחד: %1. במשחק הזה החלוקה אומרת מעט מדי על התוצאה כדי להפריד את המזל.</numerusform>
                <numerusform>הנקודות שלך בכל הסיבובים פחות הממוצע של האחרים, מ־%n משחקים: %1. במשחק הזה החלוקה אומרת מעט מדי על התוצאה כדי להפריד את המזל.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>שמרת %L1% ממה שהמהלכים שלך יכלו להיות שווים: מהלך אחד, %2 שנבדקו במבט לאחור.</numerusform>
                <numerusform>שמרת %L1% ממה שהמהלכים שלך יכלו להיות שווים: %n מהלכים, %2 שנבדקו במבט לאחור.</numerusform>
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
            <translation>כל סוגי המשחקים</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>זמני, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>קרוב לרמה %1, %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 למשחק, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 לסיבוב, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>הכי הרבה ניצחונות ברצף</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>ניצחונות ברצף עכשיו</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>עד המשחק האחרון</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>ביום אחד</numerusform>
                <numerusform>ב־%n ימים</numerusform>
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
                <numerusform>הנקודות שלך בכל הסיבובים פחות הממוצע של האחרים, ממשחק אחד: %1, בערך %2 בגלל מה שחולק, %3 בגלל מה שבא אחר כך: המהלכים של כולם, והמקריות.</numerusform>
                <numerusform>הנקודות שלך בכל הסיבובים פחות הממוצע של האחרים, מ־%n משחקים: %1, בערך %2 בגלל מה שחולק, %3 בגלל מה שבא אחר כך: המהלכים של כולם, והמקריות.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>המשחק נגמר.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>הסיבוב הסתיים.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>התור של %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>עשית פאס: אף אבן לא התאימה.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>עוד אין מה לבטל.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>המשחק הזה מדורג: לא מבטלים מהלכים.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>זה אתגר: אי אפשר לקחת מהלכים בחזרה.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>אי אפשר לבטל אחרי שמישהו אחר שיחק.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>חלוקת היום נחשבת: אי אפשר לבטל מהלכים.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>חזרה לסיבוב %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>לקראת חלוקת הסיבוב הבא</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>התור שלך</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>התור של %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, חלוקה %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>אקראי</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>משחק כל דבר שמותר.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>מתחיל</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>לוקח מה שהוא רואה, ומפספס הרבה.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>טירון</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>מכיר את המשחק, ועדיין מפספס לא מעט.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>חובב</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>משחק להנאתו, ולא את כל מה שאפשר.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>מיומן</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>משחק היטב, עם טעות פה ושם.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>מומחה</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>טועה לעיתים רחוקות, ויודע מה לשמור.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>אמן</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>לא מפספס כמעט דבר.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>אלוף</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>החזק מכולם: חושב עד הסוף על מה שעוד לא נגלה.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>חמדן</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>לוקח את מה שנותן הכי הרבה עכשיו, ולא חושב הלאה.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>היוריסטי</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>סופר את האבנים שלא ראה וחושב על התורות הבאים.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>אבן %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>%1 בקצה השמאלי, %2 כלפי פנים.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>%1 בקצה הימני, %2 כלפי פנים.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>%1 בקצה העליון, %2 כלפי פנים.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>%1 בקצה התחתון, %2 כלפי פנים.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 לרוחב בקצה השמאלי.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 לרוחב בקצה הימני.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 לרוחב בקצה העליון.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 לרוחב בקצה התחתון.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 בקצה השמאלי, כצומת.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 בקצה הימני, כצומת.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>פתיחה עם %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>פתיחה עם %1, כצומת.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>למשוך אבן</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>למשוך עד שמתאים</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>פאס</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>אי אפשר להניח שם דבר.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>הדאבל הגבוה פותח: להניח %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>אין דאבל, אז האבן הכבדה פותחת: להניח %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>אין מהלך אחר.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>זו האבן היחידה שמתאימה.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>כך נפטרים מנקודה אחת.</numerusform>
                <numerusform>כך נפטרים מ־%n נקודות.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>זה הסיום שלך.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>הסיבוב הסתיים.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>זה לא התור שלך.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>האבן הזאת לא ביד שלך.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>אם נשארת ביד היא נספרת לפי הנקודות: %L1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>הונחה על ידי: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>שום אבן ביד שלך לא מתאימה.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 בקצה העליון, כצומת.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 בקצה התחתון, כצומת.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>מי שלא יכול להניח מושך מכאן.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>שום אבן לא מתאימה: למשוך עד שמתאים.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>עדיין שום אבן לא מתאימה: ממשיכים למשוך.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>שום אבן לא מתאימה: למשוך אחת.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 בקצה השמאלי.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 בקצה הימני.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 בקצה העליון.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 בקצה התחתון.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>על הניצחון בסיבוב</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>זה הצומת: השורה גדלה עכשיו בארבעה קצוות.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה השמאלי: מקבל %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה הימני: מקבל %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה העליון: מקבל %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה התחתון: מקבל %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה הזה מקבל %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>אף קצה פתוח לא מקבל %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>כאן מונח %L1, ואותו מספר מתאים לו.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>לבא בתור אין שום אבן מתאימה.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>אף אחד אחר לא יכול להמשיך בקצה הזה.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>רק אבן אחת נסתרת יכולה להמשיך בקצה הזה.</numerusform>
                <numerusform>רק %n אבנים נסתרות יכולות להמשיך בקצה הזה.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>אחרי אבן עם יותר נקודות היו מתאימות יותר מהאבנים הנסתרות.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>יש לך אבן אחת שיכולה להמשיך בקצה הזה.</numerusform>
                <numerusform>יש לך %n אבנים שיכולות להמשיך בקצה הזה.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>אחר כך מתאימה אחת מהאבנים האחרות שלך.</numerusform>
                <numerusform>אחר כך מתאימות %n מהאבנים האחרות שלך.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>ליריב קשה יותר להמשיך: מתאימה אבן נסתרת אחת, במקום %2.</numerusform>
                <numerusform>ליריב קשה יותר להמשיך: מתאימות %n אבנים נסתרות, במקום %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>לאחרים קשה יותר להמשיך: מתאימה אבן נסתרת אחת, במקום %2.</numerusform>
                <numerusform>לאחרים קשה יותר להמשיך: מתאימות %n אבנים נסתרות, במקום %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>לך קל יותר להמשיך: מתאימה אחת מהאבנים האחרות שלך, במקום %2.</numerusform>
                <numerusform>לך קל יותר להמשיך: מתאימות %n מהאבנים האחרות שלך, במקום %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>הוא משאיר ביד נקודה אחת במקום %2.</numerusform>
                <numerusform>הוא משאיר ביד %n נקודות במקום %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להשאיר לבא בתור מעט שמתאים</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להשאיר קצה שמתאים לאבנים שלך</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להיפטר מהרבה נקודות</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>אוהב לשחק ליד האבן האחרונה.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>למשוך אבן</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>פאס</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>נקודות לניצחון במשחק (0: סיבוב אחד)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>סיבוב יחיד</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>אף אחד לא יכול לשחק: הסיבוב חסום.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>אף אבן שלך לא מתאימה: למשוך.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>אף אבן שלך לא מתאימה: למשוך (%L1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>אף אבן שלכם לא מתאימה: עושים פאס.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>נשאר בידיים האחרות: %1 = %L2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>הכי מעט ביד: %1, עם %L2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>נשאר: %L1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %L1 פחות %L2 ביד: %L3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %L1 פחות %L2 ביד, כפול %L3: ‏%L4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>המשחק נגמר.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>הסיבוב הזה לבדו מכריע את המשחק.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>%L1 נקודות מנצחות במשחק, והן הושגו.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%L1 נקודות מנצחות במשחק: חסרות עוד %L2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>התור נגמר בלי להניח אבן.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>מחלק את הסיבוב הבא.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>מניח יחד על השולחן את האבנים שנבחרו.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>התור שלך: להניח אבן, או למשוך.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>התור שלך: להניח אבן, או למשוך (‎%L1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>התור שלך: להניח אבן, או פאס.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>התור שלך: להניח אבן, או פאס (‎%L1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>אף אבן שלכם לא מתאימה: עושים פאס (‎%L1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>התור שלך: להניח את האבן הראשונה.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>התור שלך: להניח את האבן הראשונה, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>התור שלך: להניח אבן.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>לכמה שחקנים נשאר הכי מעט: איש אינו מקבל נקודות.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1, שווי האבנים שנשארו ביד: %2.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: האבן האחרונה ביד הונחה.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>הנחת את האבן האחרונה שלך.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>למצוא את המהלך הטוב ביותר</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>ניצחון במשחק.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>ניצחון במשחק, יחד עם אחרים.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>שומר דאבלים לסוף.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>משאיר לאחרים מעט שמתאים.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>נקודות מיד: %1 במקום %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>ביחד שבע</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>כאן חצאים שנוגעים זה בזה אינם שווים: הסכום שלהם שבע. פתוחים 1 ו־4. הניחו אבן ליד ה־4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 ו־4 הם 7. עכשיו ה־5 הוא הקצה החדש.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 ו־1 הם 7, אז זה מתאים ל־1. אבל חפשו אבן ל־4: הוא צריך 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>המטדורים</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 ו־%4 הם מטדורים. מותר להניח אותם בכל קצה ובכל זמן, והם שוכבים לרוחב. יש אחד ביד: הניחו אותו.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>זה מתאים, אבל זה לא מטדור. חפשו את האבן שסכום החצאים שלה הוא שבע.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>לפתוח שער</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>מטדור לרוחב הוא שער. אבן עם ריק פותחת אותו, והחצי השני שלה הוא הקצה החדש. הניחו שם אבן כזאת.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>השער נפתח: יש שם 3, והוא צריך 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>האבן הזאת הולכת לקצה השני. השער צריך ריק.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>לסגור קצה</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>אף אבן לא משלימה ריק לשבע. הניחו את %1 כך שהריק בצד החיצוני: אז מתאים שם רק מטדור, והיריב צריך לחפש אחד.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>סגור. נשאר קצה אחד להילחם עליו.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>כך הקצה נשאר פתוח. סגרו אותו בעזרת הריק.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>למשוך עד שמתאים</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>אין 2 בשביל ה־5, אין 3 בשביל ה־4, וגם אין מטדור. משכו מהקופה עד שאבן מתאימה.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>פתוח 2, וביד יש 5: נשמרה אבן לתור הבא.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>זה מתאים, אבל אחר כך שום אבן ביד לא תתאים. נסו בקצה השני.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>גם %1 לא מתאימה. משכו שוב.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 מתאימה בשני הקצוות. הניחו אותה כך שה־2 שלה פתוח: אז אפשר להמשיך עם %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>לסיים</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>נשארו שתי אבנים. %1 מתאימה בשני הקצוות: הניחו אותה כך שאפשר יהיה להמשיך עם %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>הגעת לסיום לפני כולם: מקבלים כל נקודה שנשארה ליריב, כאן 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>אז פתוח 1, ושום אבן ביד לא ממשיכה אותו.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>ה־4 עוד שם. הניחו את האבן האחרונה.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>זה מטדור. כדאי לשמור מטדור לרגע שבו צריך אותו; משחק נמשך בדרך כלל עד 100 נקודות.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>הדאבל הגבוה אצלך, ולכן הפתיחה שלך, בכל אבן שרוצים. נקודות שנשארות ביד נספרות לאחרים: פתחו באבן שיש בה הכי הרבה.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>11 נקודות פחות בבת אחת. קצה אחד רוצה עכשיו 2, והשני 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>מותר, אבל באבן אחרת שלך יש יותר נקודות.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>הסיבוב חסום. לך יש הכי מעט נקודות, ולך כל מה שנשאר לאחרים: %1 נקודות.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>שבע, ודאבלים</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>סכום החצאים שנוגעים זה בזה הוא שבע. דאבל מונח לאורך ונספר פעם אחת: רק חצי אחד שלו נוגע. הניחו את הדאבל ליד ה־2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 ו־2 הם 7, ו־5 הוא הקצה החדש.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>זה מתאים ל־1. ליד ה־2 צריך אבן עם 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>מטדור לרוחב</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>מטדור הולך לכל מקום, מתאים או לא. לרוחב, שני חצאיו נשארים פתוחים. הניחו את %1 לרוחב: החץ העגול שלידה, R או לחיצה ימנית מסובבים אותה.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>ה־2 מקבל 5 וה־5 מקבל 2: שתי דרכים להמשיך בקצה אחד.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>גם זו דרך, אבל הניחו את המטדור לרוחב.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>מטדור לאורך</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>לאורך, המטדור משאיר חצי אחד פתוח, ובוחרים איזה. הניחו את %1 ליד ה־4 כשה־6 בצד החיצוני: אז אפשר להמשיך עם %2.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>מטדור יכול לפנות מקום לאבנים שביד.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>לא כך: המטדור ליד ה־4, לאורך, וה־6 שלו בצד החיצוני. החץ העגול או R מסובב אותו.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ה־6 עדיין פתוח: הניחו את %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>שום דבר לא משלים ריק לשבע. הניחו ליד ה־4 אבן שמשאירה ריק בצד החיצוני: אז מתאים שם רק מטדור.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>סגור, עד שמישהו ימצא מטדור.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>לפתוח קצה מחדש</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ריק סוגר קצה אחד. הניחו שם את המטדור, %1, לרוחב או לאורך.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>נפתח שוב, בעזרת האבן היחידה שיכולה.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>זה הקצה השני. פתחו את הריק.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>משיכה אחת, ואז הנחה או פאס</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>אין 2 בשביל ה־5, אין 3 בשביל ה־4, וגם אין מטדור. משכו אבן אחת.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>האבן הכבדה איננה: מה שנשאר ביד בסוף נותן נקודות לאחרים.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>זה מתאים, אבל יש אבן כבדה יותר.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>גם %1 לא מתאימה. מושכים רק פעם אחת בתור, ולכן פאס.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>עכשיו פתוח 2, ושתי אבנים מתאימות. הניחו את זו שיש בה יותר נקודות.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>זה המשחק הרוסי. הדאבל הגבוה פותח, ומי שמסיים ראשון מקבל את מה שנשאר לאחרים. משחק נמשך בדרך כלל עד 100 נקודות.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>להציע על החלוקה</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>כולם משכו אבן, ומותר להציע עד הסכום שלה. ההצעה הגבוהה זוכה בחלוקה, ומיד מקבלת ניקוד. הסכום כאן הוא 12, יותר ממה שהאחרים יכולים להציע: הציעו את כולו.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>האחרים פורשים: 12 נקודות, והחלוקה שלך.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>מקבלים את מה שמציעים: קחו את כל ה־12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>לבחור יסוד</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>מי שמחלק בוחר את היסוד של הסיבוב: האבנים שלו מביאות יותר, ורק אותן מניחים לרוחב. בחרו את היסוד שיש ממנו הכי הרבה ביד.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>יהיה עלה: יש חמש כאלה ביד.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>ספרו שוב: יש חמש אבני עלה ביד.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>להמר</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>כאן מהמרים כמה יביא הסיבוב: הנקודות, פחות האבנים שיישארו ביד. מי שלא מגיע להימור לא מקבל כלום, וכל הימור חייב לעלות על הקודם. התחילו נמוך: הימור של 10 לכל היותר.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>הימור שאפשר לעמוד בו. אחרי שכולם דיברו, מי שמחלק רשאי להעלות.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>אמיץ! קשה להגיע לכל כך הרבה. הימור של 10 לכל היותר.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>קצה אל קצה</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>בקצות השורה נפגשים מספרים שווים, ולא חשוב באיזה יסוד. זה מביא נקודה אחת. הניחו את מים %1 ליד ה־9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>נקודה אחת, ואבן אחת פחות שיורדת מהחשבון.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>גם זה טוב, אבל נסו את אבן המים ליד ה־9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>להניח לרוחב</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>עכשיו עלה הוא היסוד. אבן עלה מותר להניח לרוחב, בצד הארוך של אבן עלה אחרת, עם כל מספר: 3 נקודות. הניחו את עלה %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 נקודות, וזרוע חדשה לכולם.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>זה מביא פחות. נסו את אבן העלה בצד ארוך.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>יסוד ומספר</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>הכי טוב שניהם יחד: אבן עלה במקום שגם המספרים שווים, לאורך או לרוחב. זה מביא 4. מצאו אחת כזאת.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 נקודות: עלה, ומספרים שווים.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>לא הכי טוב: חפשו אבן עלה ומספרים שווים.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>דאבלים נספרים כפול</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>דאבל מביא פי שניים. עלה %1 מתאימה לרוחב ליד אבן העלה עם ה־6: פעמיים 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 נקודות באבן אחת: בהימור של 6 עומדים כך מהר.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>טוב, אבל הדאבל מביא 8.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>לקחת, ולהניח סדרה</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>תור מתחיל באבן: הגלויה, או אחת מהקופה. 6 אדום גלוי, וביד יש 4 אדום ו־5 אדום: קחו אותו.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>סדרה: שלוש אבנים או יותר באותו צבע, ברצף. אבנים שהונחו כבר לא נספרות לחובה.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>חשבו על 4 אדום ו־5 אדום: 6 אדום משלים סדרה.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>עכשיו בחרו 4, 5 ו־6 אדום בזה אחר זה, והניחו אותם יחד.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>להניח קבוצה</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>שלוש או ארבע אבנים באותו מספר, כל אחת בצבע אחר, הן קבוצה. יש שלושה 9 ביד: הניחו אותם.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>קבוצה, ושלוש אבנים פחות ביד.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>זריקת אבן מסיימת את התור. קודם הניחו את שלושת ה־9.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>להוסיף למה שמונח</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>מותר להוסיף לכל צירוף, גם של היריב. מונחים שם 5, 6 ו־7 אדום, ושני השכנים ביד: הוסיפו 4 אדום ו־8 אדום.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>שתי אבנים פחות, בצירוף שבכלל היה של היריב.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>לפני שזורקים, הוסיפו לסדרה האדומה מה שמתאים לה.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>ועכשיו גם השנייה.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>להחליף ג&apos;וקר</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>הג&apos;וקר בסדרה עומד במקום 6 אדום, והאבן הזאת ביד. שימו אותה במקום הג&apos;וקר.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>הג&apos;וקר עומד עכשיו במקום אבן כחולה, ועובד לטובתך.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>קודם הג&apos;וקר: שימו במקומו את 6 אדום.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>ג&apos;וקר שזוכים בו מניחים מיד. בחרו אותו עם 3 כחול ו־4 כחול, והניחו את הצירוף.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>עשר נקודות חובה פחות, ושום דבר לא הלך לאיבוד.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>כאן זרקו רק 13 שחור.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>לנקוש</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>תשע מהאבנים הן צירופים. אם זורקים 13 שחור נשאר רק 2. עם 10 נקודות חובה או פחות מותר לנקוש: עשו זאת.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>אין צורך: הכפתור נוקש.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>סופר-ניצחון</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>נמשך 8 כחול: עכשיו הכול בצירופים חוץ מ־2 כתום. נקשו איתו, ולא תישאר אף אבן.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 נקודות, וכל נקודות החובה של היריב. גם הנחת האבן האחרונה היא סופר-ניצחון.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>אפשר להוציא יותר: לנקוש ולזרוק 2 כתום.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>זה רמי אבנים. משחק רגיל משחקים עם שלוש עשרה אבנים לכל אחד, עד 200 נקודות. כשהקופה נגמרת, או כש־20 תורות אף אחד לא משך ממנה, הסיבוב נגמר בתיקו.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>צלע אל צלע</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>אבנים מונחות צלע אל צלע, ושני המספרים בצלע חייבים להיות שווים בשתיהן. באחת האבנים יש פעמיים 4: הניחו אותה ליד %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>מתאים. אבן מביאה את סכום שלושת המספרים שלה: כאן 10 נקודות.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>אפשר למשוך, אבל זה עולה 5 נקודות. אחת האבנים מתאימה: הניחו אותה.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>זו שמביאה יותר</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>שתי אבנים מתאימות כאן. כל מספר על האבן נחשב, אז הניחו את זו שמביאה יותר.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 נקודות. %1 הייתה מביאה 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>יש טובה ממנה: היא מביאה 13 נקודות.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>לסגור משושה</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>חמש אבנים מונחות סביב נקודה אחת. מי שמניח את השישית סוגר את המשושה ומרוויח עוד 50 נקודות. עכשיו ההזדמנות.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 על האבן ו־50 על המשושה. היזהרו מהאבן החמישית: את השישית יניח הבא בתור.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>לא זה: הביטו ברווח שבין חמש האבנים.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>לבנות גשר</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>אבן שמתחברת בצלע ונוגעת באבן אחרת בפינה שממול בונה גשר: עוד 40 נקודות. %1 יכולה.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 על האבן ו־40 על הגשר: שלוש הפינות פגשו מספרים שכבר היו שם.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>אין שם גשר: כל שלוש הפינות חייבות לפגוש מספרים שכבר מונחים.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>כששום דבר לא מתאים</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>אף אבן לא מתאימה. משכו אחת מהקופה: זה עולה 5 נקודות. אם גם השלישית לא עוזרת, עושים פאס.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 נקודות, פחות 5 על האבן שנמשכה.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>אפשר להמשיך למשוך, אבל כל אבן עולה 5 נקודות, ויש כבר אחת שמתאימה.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>שלוש משיכות, ואז פאס</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>משכת שלוש אבנים ב־5 נקודות כל אחת, ויותר אסור. האחרונה, %1, מתאימה. אפשר גם לעשות פאס, אבל זה עולה עוד 10. הניחו את האבן.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 נקודות, פחות 15 על המשיכות. כשאין מה להניח עושים פאס, ומפסידים 25 בסך הכול.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>פאס עולה 10 נקודות, ואחת האבנים מתאימה.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>נמשכה %1, והיא מתאימה: הניחו אותה.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>נשארה אבן אחת. הניחו אותה: מי שמסיים מרוויח 25 נקודות, ועוד כל מה שנשאר לאחרים.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 על האבן, 25 על הסיום, ו־5 הנקודות של האבן האחרונה של היריב.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>אין צורך למשוך: האבן האחרונה מתאימה.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>זה טריומינו. אם אף אחד לא יכול להמשיך, היד הנמוכה ביותר מקבלת את האבנים של האחרים פחות שלה. משחק לשניים נמשך בדרך כלל עד 800 נקודות.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>מי פותח</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>השלישייה הגבוהה פותחת את הסיבוב, ומביאה 10 יותר מסכומה: 22 על %1 שלך. בשולחן הזה %2 רשאית לפתוח במקומה, אפשרות שניתן לבחור, ומביאה 40. הניחו אותה.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>אין פתיחה שמביאה יותר. מאוחר יותר %1 לא הייתה מביאה כלום.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>זה מביא 22. פתחו עם %1: היא מביאה 40.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>לזרוק את מה שעולה הכי הרבה</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>תור נגמר בזריקת אבן. מה שאינו בצירוף הוא נקודות חובה: 1 הוא אס ונספר 11, המספרים 10 עד 13 נספרים 10, והשאר לפי המספר שלהם. זרקו 13 שחור.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>הרווח הוא 25 נקודות ועוד ההפרש בנקודות החובה. אם ליריב היה אותו דבר או פחות, זה היה מהפך, והנקודות היו הולכות אליו.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>אלה יסודות תואמים. מי שזוכה בסיבוב לוקח לבנק את האבנים מהשולחן ומחלק את הסיבוב הבא; שני יסודות הם משחק ראשון קצר.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>הגמר מתחיל</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>כשהאבנים מתמעטות, אחרי כל סיבוב נושר הסך הכול הנמוך ביותר. עכשיו נשארו שניים: הגמר. הבנק שלך גדול יותר, אז ההחלטה שלך כמה אבנים חוזרות מכל בנק. החזירו %1: כך שתי הידיים מלאות.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ידיים מלאות, וקיבלת גחלת %1: דאבל שמחולק עכשיו הוא יתרון פתיחה של סכומו, 6. בגמר אין הימורים.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>החזירו %1 מכל בנק: בדיוק מספיק לידיים מלאות.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>האבן האחרונה מכריעה</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>עכשיו נחשב רק הגמר: יתרון הפתיחה והנקודות, פחות האבנים שנשארו. לך יש 6 ו־15, ליריב 24 בסך הכול. הניחו את גחלת %1 במקום שגם היסוד וגם המספר תואמים.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 מול 24: ניצחת במשחק! ב־24 שווה היה מנצח הסך הכול הגבוה של הסיבובים.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>גם זה 24, ואז מנצח הסך הכול הגבוה של היריב. צריך 4 נקודות.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>עכשיו מתאים שם רק ריק או מטדור: הקצה הוא שער.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>לשמור את המטדור</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 שלך היא מטדור: היא תתאים בכל זמן. שתי אבנים אחרות שלך מתאימות עכשיו, ואולי לא אחר כך. הניחו אחת מהן.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>נכון. המטדור חוסך לך למשוך כששום דבר אחר לא מתאים.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>המטדור יכול לחכות. הניחו אבן שמתאימה לפי המספר שלה.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>שער משלך</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>מטדור הופך קצה לשער, ושער צריך ריק. יש לך אחד, %1: הניחו את המטדור %2 ליד ה־5, והמעבר שלך.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>היריב היה צריך למשוך פעמיים, ואצלך המעבר היה מיידי.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>ליד ה־4 זה עוזר פחות. הניחו אותו בקצה השני, ליד ה־5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>השער עוד שם. עברו בו עם %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>לסגור את שני הקצוות</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>ריק סוגר את הקצה השמאלי. %1 שלך יכולה לסגור גם את הימני: אז ממשיך רק מטדור, ולך נשאר אחד, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>סגור. היריב מושך עד שמגיע מטדור, וכל אבן שנמשכת נספרת לטובתך.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>כך נשאר קצה פתוח. הניחו את הריק כלפי חוץ.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>אף אחד לא יכול להמשיך</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>כל ארבעת המטדורים מונחים, לא נשאר מה למשוך, וקצה אחד סגור. %1 שלך סוגרת את השני: הסיבוב נגמר, ומקבל ניקוד מי שיש לו הכי מעט נקודות. לך יש מעט.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>שערים ומטדורים</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>ריקים ומטדורים הולכים יחד: מי שמחזיק בשניהם קובע איפה השורה נמשכת.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>במה מדובר</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>שורה של אבנים גדלה בשני הקצוות. סכום החצאים שנוגעים זה בזה הוא שבע. מי שמניח ראשון את כל האבנים מקבל את הנקודות שנשארו לאחרים, ובמשחק מנצחים עם %1 נקודות.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>שיעור ראשון</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>קודם הכבדה</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>כשהסיבוב נגמר, הנקודות שביד נספרות למישהו אחר. שתי אבנים שלך מתאימות. הניחו את זאת עם יותר נקודות.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>שמונה נקודות שאף אחד כבר לא יקבל.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>היא מתאימה, אבל השנייה כבדה יותר.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>דאבל ריק</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>גם %1 היא מטדור, ותמיד מונחת לרוחב. היא לא שוקלת כלום, ולכן לא עולה כלום לשמור אותה. הניחו אבן אחרת.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>תשע נקודות פחות. הדאבל הריק הולך לכל קצה, מתי שצריך.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>שמרו אותה: היא לא שוקלת כלום, ותמיד תתאים.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>לסגור את השורה</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>בקצה אחד כבר יש ריק. אם אף אחד לא יכול להמשיך, מקבל ניקוד מי שנשארו לו הכי מעט נקודות, ושלך קלות. סגרו גם את הקצה השני.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>עכשיו עוזר רק מטדור. בלעדיו האחרים מושכים, והידיים שלהם כבדות יותר ויותר.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>כך נשאר קצה פתוח. באיזו אבן הריק פונה החוצה?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>הסיבוב חסום, ולך יש הכי מעט נקודות. לך הנקודות של האחרים פחות שלך: %1 פחות %2 הם %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>נקודות, ומתי לסגור</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>העריכו כמה נשאר לאחרים: שורה סגורה טובה למי שיש לו הכי מעט.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>שורה של אבנים גדלה בשני הקצוות. סכום החצאים שנוגעים זה בזה הוא שבע, ומטדורים הולכים לכל מקום. מי שמסיים ראשון מקבל את הנקודות שנשארו לאחרים, ובמשחק מנצחים עם %1 נקודות.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>בנו יחד על השולחן לוח אחד גדול, לפי מספרים ולפי יסודות. אבל קודם מהמרים כמה נקודות הסיבוב יביא: הימור שמגיעים אליו נחשב, הימור שנכשל לא מביא כלום. הנמוכים נושרים, ושני האחרונים משחקים גמר.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>להציע עד הסוף</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>האבן שלך היא 9, ואף אחד אחר לא יכול להציע יותר מ־6. 7 מספיק כדי לחלק; אבל מה שמציעים מקבלים בנקודות. הציעו כמה שמותר.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 נקודות, וגם החלוקה. אם נמשכו דאבלים, אין הצעות: הגבוה מחלק ומקבל את סכומו, ו־%1 מנצח את כולם ומביא 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>זה מביא פחות. כדאי להציע 9 שלם.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>רק אחד יותר</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>ההימור שלך אחרון וצריך לעבור 7. הימור הוא הבטחה, לא פרס: מה שמעליו נחשב גם כן, ומה שמתחתיו לא נחשב בכלל. לכן כדאי להמר רק על אחד יותר, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>ההימור הנמוך שאפשר. כל מה שמעליו גם שלך.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>זה מבטיח יותר ולא מביא יותר. כדאי להמר על 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>להשאיר כך</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>חילקת והימרת על 4; האחרים הגיעו ל־7. מי שמחלק רשאי להעלות מעל זה, עד 99, והאחרים שוב מעליך. ל־4 שלך קל להגיע: הישארו.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>ההימורים נקבעו. לך צריך 4, האחרים הבטיחו יותר.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>הימור גבוה יותר קשה יותר להשיג, ולבדו הוא לא מביא כלום. הישארו.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>הצעות, הימורים והגמר</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>להציע גבוה, להמר נמוך. רק מי שנמצא הרבה מאחור צריך להמר על יותר מהנדרש.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>סדרו את האבנים בקבוצות ובסדרות. מה שלא שייך לאף אחת נספר לרעתך. מי שנשאר לו מעט כזה נוקש, ומקבל את ההפרש; %1 נקודות מנצחות במשחק.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>לנקוש מוקדם</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>תור שני, ובלי 13 שחור נשארות 10, בדיוק מספיק כדי לנקוש. ליריב לא היה זמן לסדר כלום. נקשו עם 13 שחור.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 על הניצחון והפרש של 46: נקישה מוקדמת מפתיעה.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>בזמן שמחכים, גם היריב מסדר. נקשו עכשיו, עם 13 שחור.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>אבן אחת מספיקה</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>נשארים שני אסים. זרקו אחד, והשני נספר 11: יותר מ־10, אבל כשנשארת אבן אחת בלבד מותר לנקוש, לא חשוב כמה היא נספרת. עשו זאת.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 על הניצחון והפרש של %1, עם אס ביד.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>עדיף לחכות</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>אפשר שוב לנקוש עם 10. אבל היריב הניח שני צירופים, מחזיק שלוש אבנים, ואולי יוסיף מהן לצירופים שלך. זרקו 13 שחור בלי לנקוש.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>נכון. ליריב היו 2 ו־3 אדומים לסדרה האדומה שלך, ונשאר לו רק 2: מהפך, 33 נקודות נגדך.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>מי שלא נשאר לו יותר מאשר למי שנקש מקבל 25 ואת ההפרש. חכו.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>מהפך</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>יש לך יותר מדי כדי לנקוש, ואולי היריב עומד לעשות זאת. שמרו את הנמוך ואת מה שעשוי להתאים לצירוף של היריב, וזרקו 13 שחור.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>היריב נקש עם 9. 5 ו־6 שחורים שלך הלכו לסדרה השחורה, ונשאר 5: מהפך. ההפרש של 4 שלך, ועוד 25.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>האבן הזאת עוד יכולה לחסוך לך נקודות. זרקו 13 שחור.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>ג&apos;וקר ביד</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>ג&apos;וקר שנשאר נספר 15, יותר מכל אבן אחרת. הוא ממלא את מקום מה שחסר: הניחו אותו עכשיו עם שתי אבנים שהוא משלים, למשל 4 אדום ו־5 אדום.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>הג&apos;וקר בטוח על השולחן, ושתי אבנים איתו.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>קודם הניחו את הג&apos;וקר: בחרו אותו יחד עם 4 אדום ו־5 אדום.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>מתי לנקוש</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>בהתחלה נקישה עם 10 חזקה; בהמשך, כשנשארו ליריב מעט אבנים, היא מסוכנת. שימו לב כמה נשארו שם.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>הניחו משולשים צלע אל צלע, כך שהמספרים בפינות מתאימים. כל אבן מביאה את המספרים שלה כנקודות, ומקום מחוכם מביא הרבה יותר. כשמישהו מגיע ל־%1, מי שמוביל מנצח.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>אף פעם לא החמישית</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ארבע אבנים מונחות סביב נקודה אחת. %1 שלך תהיה שם החמישית, תמורת 10 נקודות, ותשאיר ליריב את השישית ואת ה־50 שלה. הניחו אבן אחרת.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>רק 5 נקודות, אבל שום ויתור. עכשיו שהיריב יניח את החמישית.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>זה נותן משהו ליריב. אחת האבנים שלך מתאימה במקום שלא גדל בו משושה.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>המקום הנכון בשבילה</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 שלך מתאימה בשני מקומות. באחד מהם גם הפינה השלישית פוגשת מספר: גשר, ועוד 40 נקודות. מצאו אותו.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 נקודות במקום 8. הביטו בפינה השלישית לפני שעוזבים את האבן.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>היא מתאימה, אבל הפינה השלישית נשארת חופשית. נסו במקום השני.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>שניים בבת אחת</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>סביב שתי נקודות חסרה רק אבן אחת, וזה אותו רווח. %1 שלך סוגרת את שני המשושים באבן אחת: ועוד 60 נקודות. הניחו אותה.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 על האבן ו־60 על שני המשושים.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>שלושה בבת אחת</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>המקום הנדיר מכולם: סביב שלוש נקודות חסרה אבן אחת, באותו רווח. %1 שלך סוגרת שלושה משושים: ועוד 70 נקודות. הניחו אותה.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 על האבן ו־70 על שלושת המשושים. אין תוספת גבוהה יותר.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>לא שם: מלאו את הרווח שבין שלוש הנקודות.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>לא שם: מלאו את הרווח שבין שתי הנקודות.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>משושים וגשרים</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>לפני כל מהלך הביטו פעמיים: יש כאן בונוס בשבילך, והאם נשאר בונוס לבא בתור?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>דאבל-שש (28 אבנים)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>דאבל-תשע (55 אבנים)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>דאבל-שתים עשרה (91 אבנים)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>ערכת האבנים</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>לפי מספר המשתתפים</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>חמש לכל אחד</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>שש לכל אחד</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>שבע לכל אחד</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>כל האבנים, בלי משיכה</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>אבנים שמחלקים לכל אחד</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>הדאבל הגבוה עצמו</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>מי שהדאבל הגבוה אצלו</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>כולם לפי התור</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>מי פותח סיבוב</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>רק לרוחב</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>לרוחב, או לאורך היכן שמתאים</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>לרוחב או לאורך, בכל מקום</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>איך מניחים מטדורים</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>עד שאבן מתאימה</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>אבן אחת, ואז הנחה או פאס</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>מי שלא יכול לשחק מושך</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>מי שיש לו רק מטדורים להניח, רשאי למשוך במקום</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>הדאבל הראשון מונח לרוחב ופותח עוד שתי זרועות</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>כל הנקודות של האחרים</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>הנקודות של האחרים פחות אלה שלך</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>כשאף אחד לא יכול לשחק, היד הנמוכה מקבלת נקודות</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>רק בדאבל-שש מחלקים את כל האבנים.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>דאבל-שש מתאימה לשניים עד ארבעה; ליותר צריך ערכה גדולה יותר.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>עם צומת</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>מותר לשמור מטדורים</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>דאבל-תשע</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>דאבל-שתים עשרה</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>מטדור</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>סכום הקצוות הנוגעים הוא שבע; מטדורים הולכים לכל מקום, לרוחב.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>דומינו רוסי</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>שוב סכום של שבע, עם מטדורים לרוחב או לאורך.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>אבן %1, מטדור</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה השמאלי: מקבל %1 או מטדור.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה הימני: מקבל %1 או מטדור.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה העליון: מקבל %1 או מטדור.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>הקצה התחתון: מקבל %1 או מטדור.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>הקצה השמאלי: מקבל %1 או %2, או מטדור.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>הקצה הימני: מקבל %1 או %2, או מטדור.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>הקצה העליון: מקבל %1 או %2, או מטדור.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>הקצה התחתון: מקבל %1 או %2, או מטדור.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>הקצה השמאלי, ריק: מקבל רק מטדור.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>הקצה הימני, ריק: מקבל רק מטדור.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>הקצה העליון, ריק: מקבל רק מטדור.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>הקצה התחתון, ריק: מקבל רק מטדור.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>על קצה ריק הולך רק מטדור.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>מטדור: הולך על כל קצה, מה שלא מונח שם.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>כאן מונח %L1, ובמקום ששתי אבנים נוגעות הן יוצרות %L2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>אין מספר שיוצר %L1 עם ריק: רק מטדור פותח שוב את הקצה הזה.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>כאן מונחת אבן לרוחב. מה שמתחבר אליה יוצר %L3 עם ה־%L1 או עם ה־%L2 שלה.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%L1 מונחת לרוחב, בזווית ישרה לשורה: מה שמתחבר אליה יוצר %L2 עם אחד ממספריה.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 פוגש %2: ביחד הם צריכים להיות %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>שער מקבל ריק או מטדור.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>הקצה הזה מקבל %1 או %2, או מטדור.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>הבא בתור יכול להמשיך רק עם מטדור.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>כך נשמר מטדור להמשך.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>כך נסגר הקצה הזה: רק מטדור יכול להמשיך.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>רק ריק או מטדור יכולים לבוא אחריה.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>שום דבר אחר אינו טוב יותר בבירור.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>כך המטדורים שלך נשמרים להמשך.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>התור שלך: ליצור %L1 עם קצה פתוח.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>להניח מטדור, או למשוך כדי לשמור אותו.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>הקצה השמאלי, שער: מקבל ריק או מטדור.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>הקצה הימני, שער: מקבל ריק או מטדור.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>הקצה העליון, שער: מקבל ריק או מטדור.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>הקצה התחתון, שער: מקבל ריק או מטדור.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>כאן מונח מטדור לרוחב. רק ריק או מטדור מתחברים אליו.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%L1 מונחת לרוחב, בזווית ישרה לשורה: שער, שמקבל ריק או מטדור.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>אף קצה פתוח לא מקבל %1: החצאים שנפגשים צריכים להיות ביחד %2.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>הדאבל הגבוה אצלך: אפשר לפתוח בכל אבן.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1 פותח בסיבוב: הדאבל הגבוה שחולק, או בלי דאבל האבן הכבדה ביותר.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>הפתיחה שלך: %1 הוא הדאבל הגבוה שחולק.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>לא חולק דאבל. הפתיחה שלך: %1 היא האבן הכבדה ביותר.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>האבן הכבדה ביותר אצלך: אפשר לפתוח בכל אבן.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>אבנים שתמיד נשארות בקופה</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להניח מטדור</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>לשמור מטדור לאחר כך</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>נשמרים מטדורים לאחר כך: %1 במקום %2.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>הקצה הזה הוא עכשיו שער.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>ליצור %L1, או להניח ריק או מטדור.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>ליצור %L1, או להניח מטדור.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>התור שלך: להניח ריק או מטדור.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>התור שלך: רק מטדור מתאים.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>להציע %L1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>לפרוש</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: אבן אחת</numerusform>
                <numerusform>%1: %n אבנים</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>להמר על %L1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>להישאר עם %L1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>פאס</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>למשוך</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>להחזיר %L1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>אם אף אחד לא יציע יותר, הניקוד שלך יעלה ב־%L1, וגם החלוקה שלך.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>ההימורים</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>ההימור הגבוה הוא %L1: עכשיו לפחות %L2. אף אחד לא נשאר בחוץ; הימור שהוחמץ מביא 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>ההימור הגבוה הוא %L1: עכשיו לפחות %L2; אף אחד לא נשאר בחוץ. האבנים שלך שוות לכל היותר %L3 (4 לכל אבן של היסוד, 1 לאחרות, דאבל כפול).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>מי שמחלק מהמר ראשון; כל מקום אחריו חייב להמר על יותר.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>ההימור שלך ראשון, ושל האחרים גבוה יותר. האבנים שלך שוות לכל היותר %L1 (4 לכל אבן של היסוד, 1 לאחרות, דאבל כפול).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>מי מחלק ראשון?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>כולם משכו אבן, ומותר להציע עד הסכום שלה. ההצעה הגבוהה מקבלת ניקוד ואת החלוקה.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>ההצעה הגבוהה היא %L1 (%2). האבן שלך מאפשרת הצעות עד %L3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>ההצעה הגבוהה היא %L1 (%2). האבן שלך מאפשרת הצעות עד %L3. ההצעה הגבוהה זוכה בחלוקה, ובנקודות כמספרה.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>ההצעה הגבוהה היא %L1 (%2). האבן שלך מאפשרת הצעות עד %L3: אפשר רק לפרוש. ההצעה הגבוהה זוכה בחלוקה, ובנקודות כמספרה.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>ההצעה הגבוהה היא %L1 (%2). ההצעה הגבוהה זוכה בחלוקה, ובנקודות כמספרה.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>כולם משכו אבן, ומותר להציע עד הסכום שלה: לך עד %L1. ההצעה הגבוהה מקבלת ניקוד ואת החלוקה.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>היסוד של הסיבוב</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>הגמר</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>יסודות בערכה, 57 אבנים מכל אחד</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>שני צוותים של שלושה (שישה משתתפים)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>שלושה צוותים של שניים (שישה משתתפים)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>מי משחק עם מי</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>צוותים מתאימים לשישה משתתפים.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>משחק קצר: שני יסודות</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>שלושה יסודות</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>הימור שהצליח מתווסף</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>משיכת אבן כשתקועים</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>הימור הצליח</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>כל הידיים ריקות.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>נשארו מעט מדי אבנים: הסיבוב הזה לא ישוחק.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>הצעה: %L1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>הצעת %L1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%L1: הצעה של %L2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>פרישה</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>פרשת.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: פרישה.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>נבחר היסוד %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>בחרת את היסוד %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1: נבחר היסוד %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>הימור: %L1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>הימרת על %L1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%L1: הימור על %L2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>ההימור נשאר</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>ההימור שלך נשאר.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>ההימור של %1 נשאר.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>הוחזרו %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>הדחה</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>מול בוטים משחק נמשך בערך דקה.</numerusform>
                <numerusform>מול בוטים משחק נמשך בערך %n דקות.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>יסודות תואמים</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>לחבר יסוד או מספר, להמר על היד ולהגיע לגמר.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>פתיחה עם %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>%1 לאורך ליד %2, עם %3: נקודה אחת.</numerusform>
                <numerusform>%1 לאורך ליד %2, עם %3: %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>%1 לרוחב ליד %2, עם %3: נקודה אחת.</numerusform>
                <numerusform>%1 לרוחב ליד %2, עם %3: %n נקודות.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>קצה: מקבל %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>פרישה</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>הצעה %L1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>דאבלים מההתחלה %L1, נקודות %L2, פחות אבנים ביד %L3: %L4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>דאבלים מההתחלה %L1, נקודות %L2: %L3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>נקודות %L1, פחות אבנים ביד %L2: %L3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>נקודות %L1, ואין אבנים ביד.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%L1 פחות %L2 על אבנים שנשארו הם %L3: ההימור על %L4 נכשל, ונספר 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%L1, בלי אבנים שנשארו: ההימור על %L2 נכשל, ונספר 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%L1 פחות %L2 על אבנים שנשארו הם %L3: ההימור על %L4 הצליח.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%L1, בלי אבנים שנשארו: ההימור על %L2 הצליח.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>החלוקה כאן</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>הימור %L1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%L1 מתוך %L2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>בנק: אבן אחת.</numerusform>
                <numerusform>בנק: %n אבנים.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>אש %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>גחלת %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>אור %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>עלה %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>מים %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>אתר %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>אש</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>גחלת</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>אור</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>עלה</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>מים</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>אתר</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>בקצה הזה %1, והוא מקבל רק %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>לרוחב מניחים רק אבנים מהיסוד של הסיבוב.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>זה לא התור שלך.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>האבן הראשונה היא מהיסוד שבחרת.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>אין כאן קצה או צד פתוח.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>ההצעה הגבוהה זוכה בחלוקה, ובנקודות כמספרה.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>איש לא יכול להציע יותר: החלוקה שלך, והנקודות כמספר ההצעה.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>יריב יכול להציע עד %L1, ולך מותר עד %L2: הצעה גבוהה יותר רק תוסיף לו נקודות.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>יש לך אבן אחת ממנו.</numerusform>
                <numerusform>יש לך %n אבנים ממנו.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>כל הימור שעומדים בו מביא את הנקודות שלך פחות האבנים שנשארו; בהימור גבוה יותר רק קשה יותר לעמוד.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>הימור שעומדים בו נספר גם הוא, אבל בהימור גבוה יותר קשה לעמוד יותר מכפי שהוא שווה.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>כך נשארים קצוות שמתאימים לשאר האבנים שלך.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>אף אבן שלך לא מתאימה.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>ככל שהידיים מלאות יותר, כך פחות נשאר למזל.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>נקודות %L1 פחות אבנים ביד %L2: עד כה %L3. ההימור הוא %L4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>האבן שלך מאפשרת הצעות עד %L1: אפשר רק לפרוש.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>לפרוש: האבן שלך לא מאפשרת הצעה גבוהה יותר.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>בחוץ מסיבוב %L1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>בנק: %L1, ואבן אחת מהשולחן: %L2.</numerusform>
                <numerusform>בנק: %L1, ו־%n אבנים מהשולחן: %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>בנק (%3): %L1, ואבן אחת מהשולחן: %L2.</numerusform>
                <numerusform>בנק (%3): %L1, ו־%n אבנים מהשולחן: %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>בנק (%1): אבן אחת.</numerusform>
                <numerusform>בנק (%1): %n אבנים.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>זה מביא 3 נקודות, או 4 אם המספר הנוגע נמצא גם על האבן ההיא; דאבל מביא כפול.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>כל יסוד מביא נקודה, היסוד של הסיבוב 4; דאבל מביא כפול.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>אם נשארת ביד בסוף הסיבוב, היא עולה נקודה.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>הונחה על ידי: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>דאבל: מביא כפול נקודות.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>היא מהיסוד של הסיבוב: אפשר להניח אותה גם לרוחב.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>הנקודות שלך פחות האבנים שיישארו לך צריכות להגיע לפחות ל־%L1, אחרת הסיבוב לא יביא לך כלום.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>הנקודות שלך בלבד פחות האבנים שיישארו לך צריכות להגיע לפחות ל־%L1, אחרת הסיבוב לא יביא לך כלום.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>נמשכות באקראי מכל בנק: %L1. כל הידיים יהיו מלאות: %L2 אבנים.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>נמשכות באקראי מכל בנק: %L1. בכל יד יהיו %L2 מתוך %L3 אבנים.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>נמשכות באקראי מכל בנק: %L1. בידיים יהיו %L2 עד %L3 מתוך %L4 אבנים.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>ההצעה הגבוהה היא %L1, והיא שלך. האבן שלך מאפשרת הצעות עד %L2. ההצעה הגבוהה זוכה בחלוקה, ובנקודות כמספרה.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>יצאת מהמשחק.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>מחוץ למשחק: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>האבנים מהסיבובים שהסתיימו בזכייה. לקראת הגמר חלק מכל בנק מחולק מחדש.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>בנק אחד לכל הצוות: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>פרישה, בלי עוד הצעות.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>האבן שנמשכה מאפשרת הצעות עד %L1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>ההצעה היא %L1; האבן שנמשכה מאפשרת עד %L2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>מחוץ למשחק מאז סיבוב %L1, עם הסכום הנמוך ביותר אז.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>הימור %L1: הנקודות פחות האבנים שנשארו צריכות להגיע אליו, אחרת הסיבוב מביא 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>אין אבן לשחק בה בסיבוב הזה.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>החלוקה כאן: בחירת היסוד, ההימור הראשון והאבן הראשונה.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>ההימור בא אחרי מי שמחלק, וגבוה מהקודם.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>להציע על החלוקה הראשונה ועל הנקודות, או לפרוש.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>להישאר עם ההימור שלך: %L1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>להמר על יותר, או להישאר עם %L1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>התור שלך: האבן הראשונה, מיסוד %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>להניח אבן: הנקודות פחות האבנים ביד קובעות.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>התור שלך: להניח אבן; ההימור הצליח.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>להניח אבן: יש לך %1, ההימור שלך %L2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>לבחור יסוד: האבנים שלו מביאות הכי הרבה.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>לקבוע כמה אבנים יחזרו מכל בנק.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>לאף אחד לא נשארה אבן לשחק בה את הגמר.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>שוויון בגמר: %L1 לכל צד.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>גם הסכומים שווים, %L1: ניצחון לשני הצדדים.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>בנק: %L1, ועוד %L2 מבנק אחר (%4): %L3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>בנק (%5): %L1, ועוד %L2 מבנק אחר (%4): %L3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>בנק: %L1, ועוד %L2 מבנק אחר (%4), ואבן אחת מהשולחן: %L3.</numerusform>
                <numerusform>בנק: %L1, ועוד %L2 מבנק אחר (%4), ו־%n אבנים מהשולחן: %L3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>בנק (%5): %L1, ועוד %L2 מבנק אחר (%4), ואבן אחת מהשולחן: %L3.</numerusform>
                <numerusform>בנק (%5): %L1, ועוד %L2 מבנק אחר (%4), ו־%n אבנים מהשולחן: %L3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%L1 פחות %L2 על אבנים שנשארו הם %L3: ההימור על %L4 הצליח ומתווסף: %L5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%L1, בלי אבנים שנשארו: ההימור על %L2 הצליח ומתווסף: %L3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>מחוץ למשחק מעכשיו.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>מחוץ למשחק מאז סיבוב %L1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>%L1 מתחת לכולם</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%L1 מעל הנמוך ביותר</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב: יתרון של %L1 לטובתך</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב: לצוות שלך יתרון של %L1</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>האבנים לא מספיקות: אחרי הסיבוב הזה הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>אין עכשיו מקום לאבן %1: אין קצה פתוח ואין צד ארוך.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>אין עכשיו מקום לאבן %1: הקצוות מקבלים %2, ואין צד ארוך פתוח.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>אין עכשיו מקום לאבן %1: אין קצה פתוח, ורק %2 הולך לרוחב.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>אין עכשיו מקום לאבן %1: הקצוות מקבלים %2, ורק %3 הולך לרוחב.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב: חסרות לך %L1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב: לצוות שלך חסרות %L1</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>בגמר הספירה מתחילה מחדש, ללא הימורים: הסכומים נחשבים רק בשוויון. הבנקים: %1 ‏%L2, %3 ‏%L4. אבנים שחסרות בידיים: %L5; בקופה: %L6. מי שהבנק שלו גדול יותר קובע כמה יחזרו מכל אחד. מעט פירושו ידיים קטנות וגמר קצר; הרבה פירושו ידיים מלאות ויותר דאבלים ליתרון פתיחה.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>בגמר הספירה מתחילה מחדש, ללא הימורים: הסכומים נחשבים רק בשוויון. הבנקים: %1 ‏%L2, %3 ‏%L4. אבנים שחסרות בידיים: %L5; בקופה: %L6. הבנקים שווים, ולכן מי שזכה בסיבוב האחרון קובע כמה יחזרו מכל אחד. מעט פירושו ידיים קטנות וגמר קצר; הרבה פירושו ידיים מלאות ויותר דאבלים ליתרון פתיחה.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>בגמר הספירה מתחילה מחדש, ללא הימורים: הסכומים נחשבים רק בשוויון. הבנקים: %1 ‏%L2, %3 ‏%L4. אבנים שחסרות בידיים: %L5; בקופה: %L6. הבנקים שווים, ולכן מי שסכומו גבוה יותר קובע כמה יחזרו מכל אחד. מעט פירושו ידיים קטנות וגמר קצר; הרבה פירושו ידיים מלאות ויותר דאבלים ליתרון פתיחה.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>בגמר הספירה מתחילה מחדש, ללא הימורים: הסכומים נחשבים רק בשוויון. הבנקים: %1 ‏%L2, %3 ‏%L4. אבנים שחסרות בידיים: %L5; בקופה: %L6. הבנקים והסכומים שווים, ולכן מי שיושב ראשון קובע כמה יחזרו מכל אחד. מעט פירושו ידיים קטנות וגמר קצר; הרבה פירושו ידיים מלאות ויותר דאבלים ליתרון פתיחה.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>מי שמחלק בוחר את היסוד ומניח את האבן הראשונה ממנו. רק את האבנים שלו אפשר להניח לרוחב, תמורת 3 או 4 נקודות; דאבל נספר כפול.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>כל אחד לעצמו</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>מי שעמד בהימור מקבל גם אותו</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>מי שלא יכול להניח אבן מושך אחת</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>החלוקה הראשונה</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>על החלוקה הראשונה</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>על הימור שהצליח</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>אותו מספר</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>הנחה לרוחב</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>היסוד של הסיבוב, אותו מספר</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>בגמר הספירה מתחילה מחדש: הסכום %L1 נחשב רק בשוויון.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>בגמר: דאבלים %L1 ונקודות %L2 פחות אבנים ביד %L3 הם %L4. הסכום שלפניו, %L5, נחשב רק בשוויון.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>להמר על הנקודות, פחות 1 לכל אבן שתישאר.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>להמר על הנקודות שלך בלבד, פחות 1 לכל אבן שתישאר.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>להמר: האבנים שלך שוות לכל היותר %L1.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>עכשיו מגיע הגמר, ובו הספירה מתחילה מחדש: הסכומים נחשבים רק בשוויון.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>כשהאבנים לא יספיקו, יגיע הגמר.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>אחרי הסיבוב הבא הסכום הנמוך ביותר יוצא, אלא אם זכה באותו סיבוב. שני האחרונים משחקים בגמר.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>כשהאבנים לא יספיקו, אחרי כל סיבוב הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב. שני האחרונים משחקים בגמר.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>הצד הארוך של אבן %1 %2: מקבל את היסוד שלה.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>גמר</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>דאבלים ‎+%L1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>גמר, ללא הימורים</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>נמשך הדאבל %1, והחלוקה הראשונה כאן</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>הצעה: %L1, והחלוקה הראשונה כאן</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>לפני הסיבוב: ‎+%L1 על הדאבל הטוב ביותר, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>לפני הסיבוב: ‎+%L1 על ההצעה הגבוהה ביותר.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>משכת את הדאבל הטוב ביותר, %1: ‎+%L2 לך, והחלוקה הראשונה שלך.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>משכת את הדאבל הטוב ביותר, %2: ‎+%L3 לך, והחלוקה הראשונה שלך. הדאבל %5 גובר על כל דאבל אחר, ושווה %L3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1: נמשך הדאבל הטוב ביותר, %2; ‎+%L3, וגם החלוקה הראשונה.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1: נמשך הדאבל הטוב ביותר, %2; ‎+%L3, וגם החלוקה הראשונה. הדאבל %5 גובר על כל דאבל אחר, ושווה %L3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>היסוד של הסיבוב: רק את האבנים שלו אפשר להניח לרוחב, תמורת 3 או 4 נקודות; דאבל נספר כפול.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>בגמר הספירה מתחילה מחדש, ללא הימורים: הסכומים נחשבים רק בשוויון. השלטים מראים נקודות פחות האבנים שביד.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1: הוחזרו מכל בנק %2. השלטים מראים נקודות פחות האבנים שביד.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>בגמר הספירה מתחילה מחדש, ללא הימורים: הסכומים נחשבים רק בשוויון. השלטים מראים נקודות פחות האבנים שביד. יתרון פתיחה על הדאבלים שמוצגים: %1 ‎+%L2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1: הוחזרו מכל בנק %2. השלטים מראים נקודות פחות האבנים שביד. יתרון פתיחה על הדאבלים שמוצגים: %3 ‎+%L4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>בגמר הספירה מתחילה מחדש, ללא הימורים: הסכומים נחשבים רק בשוויון. השלטים מראים נקודות פחות האבנים שביד. יתרון פתיחה על הדאבלים שמוצגים: %1 ‎+%L2, %3 ‎+%L4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1: הוחזרו מכל בנק %2. השלטים מראים נקודות פחות האבנים שביד. יתרון פתיחה על הדאבלים שמוצגים: %3 ‎+%L4, %5 ‎+%L6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>משום יסוד אחר אין לך יותר.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>מיסוד אחר יש לך אותו מספר אבנים ודאבלים: שניהם טובים באותה מידה.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>היא מהיסוד של הסיבוב, ודאבל נספר כפול.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>היא מהיסוד של הסיבוב, והמספרים שווים.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>היא מהיסוד של הסיבוב, ולכן אפשר להניח אותה לרוחב.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>אף אחד מאלה שנשארו להם אבנים לא יכול להניח אבן.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>האבן שלך מהיסוד %1 מביאה יותר, אבל תתאים גם אחר כך; לאבן הזאת אולי כבר לא יהיה אז קצה.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>כך נשאר %1 פתוח, וביד שלך עוד אבן אחת עם המספר הזה.</numerusform>
                <numerusform>כך נשאר %1 פתוח, וביד שלך עוד %n אבנים עם המספר הזה.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>אם תישאר ביד היא תעלה נקודה בסוף, ואולי הקצה הזה ייעלם בקרוב.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>מי שמחלק העלה, ולכן ההימורים עוברים סיבוב נוסף: הגבוה הוא %L1. אפשר להמר יותר, או להישאר עם ההימור שלך.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>מי שמחלק העלה, ולכן ההימורים עוברים סיבוב נוסף: הגבוה הוא %L1. האבנים שלך שוות לכל היותר %L2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>כולם הימרו; ההימור הגבוה הוא %L1. כמי שמחלק מותר לך להעלות את שלך, ואז גם האחרים רשאים.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>כולם הימרו; ההימור הגבוה הוא %L1. כמי שמחלק מותר לך להעלות את שלך, ואז גם האחרים רשאים. האבנים שלך שוות לכל היותר %L2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>ההימור הגבוה הוא שלך: %L1. מותר לך להעלות אותו, ואז גם האחרים רשאים.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>ההימור הגבוה הוא שלך: %L1. מותר לך להעלות אותו, ואז גם האחרים רשאים. האבנים שלך שוות לכל היותר %L2.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>מכאן משלימים את הידיים לפני כל סיבוב. כשאין די, הידיים קטנות יותר כדי שהאבנים יספיקו עד הגמר, והסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>המשחק שלך הוא עם %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>המשחק שלך הוא עם %3. משכת את הדאבל הטוב ביותר, %1: ‎+%L2 לך, והחלוקה הראשונה שלך.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>המשחק שלך הוא עם %4. משכת את הדאבל הטוב ביותר, %2: ‎+%L3 לך, והחלוקה הראשונה שלך. הדאבל %5 גובר על כל דאבל אחר, ושווה %L3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>המשחק שלך הוא עם %4. %1: נמשך הדאבל הטוב ביותר, %2; ‎+%L3, וגם החלוקה הראשונה.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>המשחק שלך הוא עם %4. %1: נמשך הדאבל הטוב ביותר, %2; ‎+%L3, וגם החלוקה הראשונה. הדאבל %5 גובר על כל דאבל אחר, ושווה %L3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>ההצעה שלך היא הגבוהה ביותר: ‎+%L1 לך, והחלוקה הראשונה שלך.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1: ההצעה הגבוהה ביותר; ‎+%L2, וגם החלוקה הראשונה.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>האבנים לא מספיקות: עכשיו ביד %L1, ואחרי הסיבוב הזה הסכום הנמוך ביותר יוצא, אלא אם זכה בסיבוב.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>השלטים מראים עכשיו, כמו „5 מתוך 12”, נקודות פחות האבנים שביד, ואת ההימור שצריך להגיע אליו.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>ל־%1 לא נשארו אבנים. הסיבוב נמשך עד שאף אחד לא יכול להניח אבן.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>לא נשארו לך אבנים. הסיבוב נמשך עד שאף אחד לא יכול להניח אבן.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>אותו סכום, אבל בנק גדול יותר (%L1 מול %L2): %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>אותו סכום, אבל יותר מהסיבוב הזה (%L1 מול %L2): %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>אותו סכום בסך הכול, אבל קודם בסדר המשחק: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>מחוץ למשחק, עם %L1: ‏%2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>מחוץ למשחק, עם הסכום הנמוך ביותר, %L1: ‏%2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>נשארים במשחק עם %L1, בזכות הזכייה בסיבוב: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>האבנים שעל השולחן עוברות לבנק של מי שזוכה בסיבוב: לקראת הגמר חלק מכל בנק מחולק מחדש, ומי שהבנק שלו גדול יותר קובע כמה.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>לכן הסכום הגבוה קובע, %L1 מול %L2: ‏%3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>קודם עונים על השאלה: אבנים מניחים אחר כך.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להציע על החלוקה הראשונה</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>לבחור את היסוד הנכון</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להמר על מה שהיד יכולה להביא</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להניח אבן לרוחב</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להניח את האבן הנכונה</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: הדחה; לאיש לא היה פחות מ־%1.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>היא לא מתאימה לשום מקום אחר: זה ה־%1 הפתוח היחיד, ואולי הוא ייעלם בקרוב.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>מכל בנק החזרת: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1: הוחזרו מכל בנק %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>אותה תוצאה, אבל פחות אבנים ביד (%L1 מול %L2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>אותה תוצאה, אבל הימור גבוה יותר (%L1 מול %L2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>ההימור היחיד שהצליח לוקח את הסיבוב: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>התוצאה הטובה ביותר מבין מי שעמדו בהימור לוקחת את הסיבוב: %1, עם %L2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>התוצאה הטובה ביותר לוקחת את הסיבוב: %1, עם %L2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>איש לא עמד בהימור. התוצאה הטובה ביותר לוקחת את הסיבוב: %1, עם %L2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>יותר מזה לא יגדיל אף יד.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>בניסיונות רבים זה מנצח בגמר לעתים קרובות יותר מאשר יותר אבנים.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>מהמר גבוה.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>אוהב להניח לרוחב.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>היד שלך אמורה להביא כ־%1, יותר מההימור שלך.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>זה ההימור הנמוך ביותר שמותר, אף שהיד שלך לא יכולה להביא יותר מ־%1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>זה ההימור הנמוך ביותר שמותר; היד שלך אמורה להביא כ־%1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>היד שלך אמורה להביא כ־%1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>היד שלך אמורה להביא כ־%1, והבאים אחריך חייבים להמר על יותר.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>אחת מהן דאבל, שנספר פעמיים.</numerusform>
                <numerusform>%n מהן דאבלים, שנספרים פעמיים.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>ההימור שלך על %1 כבר לא בר השגה: הסיבוב לא יביא לך כלום. עכשיו חשוב שהאחרים יקבלו מעט.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>ההימור שלך על %1 כבר לא בר השגה: הסיבוב לא יביא לך כלום. אם אף אחד לא יעמוד בשלו, ינצחו הכי הרבה נקודות פחות האבנים שנשארו.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>ההימור שלך על %1 כבר לא בר השגה: הסיבוב לא יביא לך כלום.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>היסוד %1: יש לך אבן אחת</numerusform>
                <numerusform>היסוד %1: יש לך %n אבנים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>לך קל יותר להמשיך: מתאימה אחת מהאבנים האחרות שלך, במקום %2.</numerusform>
                <numerusform>לך קל יותר להמשיך: מתאימות %n מהאבנים האחרות שלך, במקום %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>לאחרים קשה יותר להמשיך: מתאימה אבן נסתרת אחת, במקום %2.</numerusform>
                <numerusform>לאחרים קשה יותר להמשיך: מתאימות %n אבנים נסתרות, במקום %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>האבנים שלך מהיסוד הזה: %1 במקום %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>אם אף אחד לא יגיש הצעה גבוהה יותר, תקבלו %1 במקום %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>בהימור נמוך יותר קל יותר לעמוד: %1 במקום %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>הבאים אחריך חייבים להמר על יותר מ־%1, במקום %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>להניח סדרה</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>להניח קבוצה</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>לנקוש: סופר-ניצחון!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>לנקוש</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>קודם צריך להניח את הג&apos;וקר.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>את האבן שלקחת אי אפשר לזרוק בתור הזה.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>יישארו %L1 נקודות חובה; כדי לנקוש צריך %L2 או פחות, או אבן אחת שנשארת.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>יישארו %L1 נקודות חובה; כדי לנקוש צריך %L2 או פחות.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>תישאר אבן אחת; כדי לנקוש מותרת אחת לכל היותר.</numerusform>
                <numerusform>יישארו %n אבנים; כדי לנקוש מותרת אחת לכל היותר.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>תישאר אבן אחת; כדי לנקוש אסור שתישאר אף אבן.</numerusform>
                <numerusform>יישארו %n אבנים; כדי לנקוש אסור שתישאר אף אבן.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>למשוך</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>פאס</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>עשר</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>שלוש עשרה</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>אבנים שמחלקים לכל אחד</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>עותקים מכל אבן</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>ג&apos;וקרים</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>על השולחן, ושני הצדדים מוסיפים להם</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>רק כשמישהו נוקש</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>איפה מניחים צירופים</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>רק מה שאינו בצירוף</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>הכול, גם צירופים</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>מה נספר ביד השנייה כשמישהו נוקש</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>מעט נקודות חובה, או אבן אחת שנשארה</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>מעט נקודות חובה</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>לכל היותר אבן אחת שנשארה</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>בלי אבן שנשארה</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>מה צריך כדי לנקוש</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>נקודות חובה שמספיק נמוכות לנקישה</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>נקודות חובה על ג&apos;וקר</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>נקודות על מהפך</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>נקודות על ניצחון</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>נקודות על סופר-ניצחון</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>שולחן פתוח</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>ג&apos;ין של 52</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>נלקח %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>לקחת %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: נלקח %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>נזרק %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>זרקת %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: נזרק %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>הונחו %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>הנחת %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1: הונחו %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>נוסף %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>הוספת %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1: נוסף %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 במקום ג&apos;וקר</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>שמת %1 במקום ג&apos;וקר.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: %2 במקום ג&apos;וקר.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>נקישה</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>נקשת.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: נקישה.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>רמי אבנים</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>קבוצות וסדרות לשניים; לנקוש לפני היריב.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>ניצחון</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>סופר-ניצחון</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>מהפך</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>נקודות חובה</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>אף אחד לא נקש: תיקו בסיבוב.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>לסדרה הזאת מתאים %1 שחור או %2 שחור.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>לסדרה הזאת מתאים %1 אדום או %2 אדום.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>לסדרה הזאת מתאים %1 כחול או %2 כחול.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>לסדרה הזאת מתאים %1 כתום או %2 כתום.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לסדרה הזאת מתאים %1 שחור.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לסדרה הזאת מתאים %1 אדום.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לסדרה הזאת מתאים %1 כחול.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לסדרה הזאת מתאים %1 כתום.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לקבוצה הזאת מתאים %1 שחור.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לקבוצה הזאת מתאים %1 אדום.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לקבוצה הזאת מתאים %1 כחול.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>לקבוצה הזאת מתאים %1 כתום.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>הג&apos;וקר עומד במקום %1 שחור.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>הג&apos;וקר עומד במקום %1 אדום.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>הג&apos;וקר עומד במקום %1 כחול.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>הג&apos;וקר עומד במקום %1 כתום.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>הג&apos;וקרים עומדים במקום %1 בשחור.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>הג&apos;וקרים עומדים במקום %1 באדום.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>הג&apos;וקרים עומדים במקום %1 בכחול.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>הג&apos;וקרים עומדים במקום %1 בכתום.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>נוספו לסדרה השחורה</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>נוספו לסדרה האדומה</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>נוספו לסדרה הכחולה</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>נוספו לסדרה הכתומה</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>הקבוצה הזאת מלאה.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>לקבוצה הזאת מתאים עוד %1, בצבע שחסר בה.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>הסדרה הזאת מלאה.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>הג&apos;וקר עומד במקום עוד %1, בצבע שחסר בקבוצה.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>נוספו לקבוצה של %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>קבוצה של %L1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>סדרה</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>קבוצה</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>חובה: %L1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>חובה אחרי זריקה: %L1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>לשניהם אותו דבר: מהפך, בלי נקודות.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>צירופים שלא הונחו נספרים במלואם.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>אין נקודות חובה</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>לקחת את האבן הגלויה, או פאס.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>פאס משני הצדדים: למשוך אבן.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>נשארה אבן אחת למשיכה.</numerusform>
                <numerusform>נשארו %n אבנים למשיכה.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 שחור</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 שחורים</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 אדום</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 אדומים</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 כחול</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 כחולים</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 כתום</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 כתומים</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>ג&apos;וקר</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>לקחת %1 שחור</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>לקחת %1 אדום</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>לקחת %1 כחול</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>לקחת %1 כתום</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>לקחת את הג&apos;וקר</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>לזרוק %1 שחור</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>לזרוק %1 אדום</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>לזרוק %1 כחול</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>לזרוק %1 כתום</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>לזרוק את הג&apos;וקר</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 שחור במקום הג&apos;וקר</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 אדום במקום הג&apos;וקר</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 כחול במקום הג&apos;וקר</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 כתום במקום הג&apos;וקר</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>להוסיף %1 שחור לסדרה</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>להוסיף %1 אדום לסדרה</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>להוסיף %1 כחול לסדרה</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>להוסיף %1 כתום לסדרה</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>להוסיף %1 שחור לקבוצה</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>להוסיף %1 אדום לקבוצה</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>להוסיף %1 כחול לקבוצה</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>להוסיף %1 כתום לקבוצה</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>להוסיף את הג&apos;וקר לקבוצה של %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מתחת ל־%1 שחור</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מתחת ל־%1 אדום</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מתחת ל־%1 כחול</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מתחת ל־%1 כתום</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מעל %1 שחור</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מעל %1 אדום</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מעל %1 כחול</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>להוסיף את הג&apos;וקר מעל %1 כתום</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>הערימה: %1 שחור למעלה, אבן אחת</numerusform>
                <numerusform>הערימה: %1 שחור למעלה, %n אבנים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>הערימה: %1 אדום למעלה, אבן אחת</numerusform>
                <numerusform>הערימה: %1 אדום למעלה, %n אבנים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>הערימה: %1 כחול למעלה, אבן אחת</numerusform>
                <numerusform>הערימה: %1 כחול למעלה, %n אבנים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>הערימה: %1 כתום למעלה, אבן אחת</numerusform>
                <numerusform>הערימה: %1 כתום למעלה, %n אבנים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>הערימה: ג&apos;וקר למעלה, אבן אחת</numerusform>
                <numerusform>הערימה: ג&apos;וקר למעלה, %n אבנים</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>לנקוש עם %2, לזרוק %1 שחור</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>לנקוש עם %2, לזרוק %1 אדום</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>לנקוש עם %2, לזרוק %1 כחול</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>לנקוש עם %2, לזרוק %1 כתום</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>לנקוש עם %2, לזרוק את הג&apos;וקר</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>סופר-ניצחון: לזרוק %1 שחור</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>סופר-ניצחון: לזרוק %1 אדום</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>סופר-ניצחון: לזרוק %1 כחול</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>סופר-ניצחון: לזרוק %1 כתום</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>סופר-ניצחון: לזרוק את הג&apos;וקר</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>הערימה ריקה</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>כך נקודות החובה יורדות מ־%L1 ל־%L2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>היא משתלבת בצירוף: נקודות החובה יורדות מ־%L1 ל־%L2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>היא מתאימה לצירוף על השולחן.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>היא עשויה להפוך לחלק מצירוף.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>פאס משני הצדדים: אין אפשרות אחרת.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>הערימה ריקה.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>עם האבן הגלויה אין לך צירוף.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>היד שלך ריקה: סופר-ניצחון.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>צריך להניח את הג&apos;וקר בתור הזה.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>כך הג&apos;וקר מתפנה לצירוף שלך.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>מה שמונח על השולחן לא נספר לחובתך.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>כך נשארת אבן אחת ביד שלך.</numerusform>
                <numerusform>כך נשארות %n אבנים ביד שלך.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>זו האבן האחרונה שלך: סופר-ניצחון.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>אין לך נקודות חובה.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>כדי שיהיה מהפך, ל־%1 צריך להיות %L2 או פחות.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>הסיבוב הסתיים.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>זה לא התור שלך.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>קודם צריך לקחת את האבן הגלויה, או לעשות פאס.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>קודם צריך למשוך אבן.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>קודם צריך למשוך, או לקחת את האבן הגלויה.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>צריך להניח את הג&apos;וקר: בצירוף, או כתוספת לצירוף.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>מניחים צירופים רק כשמישהו נוקש.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>לא יהיה אפשר להניח את הג&apos;וקר בתור הזה.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>אז לא יהיה אפשר לסיים את התור.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>האבן הזאת לא ביד שלך.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>להניח צירוף</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>סידור הצירופים שלי</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>להפסיק לסדר את הצירופים שלי</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>להניח את האבנים שנבחרו כצירוף</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>לקחת את האבן הגלויה</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>לסדר את הצירופים שלי, או לא</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>עדיין אין ביד שלך צירוף.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>לגרור לכאן או להקיש כדי להניח את הצירוף</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>איזה צירוף?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>האבנים האלה אינן צירוף.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>למשוך אבן.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>אפשר להניח צירופים, ואז לזרוק אבן.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>נקישה ב־%L1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>עם %L1 או פחות אפשר לנקוש, והסיבוב נגמר.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>חובה: מה שנספר על האבנים שלך שאינן בצירוף. כמה שפחות, יותר טוב.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>הזריקה שמשאירה הכי מעט: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>מחוץ לצירופים: %1 = %L2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>כל תור מתחיל באבן מכאן, או באבן שנזרקה אחרונה.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>כאן מונח מה שנזרק. אפשר לקחת רק את האבן העליונה.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>מי שיש לו את האבן הזאת יכול להחליף אותה בג&apos;וקר.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>עומד במקום כל אבן שחסרה בצירוף.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>מחוץ לצירוף היא נספרת נגדך: %L1.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: חובה 0.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: חובה %L2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: חובה %2 = %L3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: נוספה אבן אחת.</numerusform>
                <numerusform>%1: נוספו %n אבנים.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>אבנים בצירוף כבר לא נספרות נגדך, ושני הצדדים רשאים להוסיף לו.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>הונח על ידי %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>שני הצדדים רשאים להוסיף לכל צירוף, לא חשוב מי הניח אותו.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 הוא אס ונספר 11, המספרים 10 עד 13 נספרים 10, והשאר לפי המספר שלהם.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>מחוץ לצירופים: 1 הוא אס ונספר 11, המספרים 10 עד 13 נספרים 10, והשאר לפי המספר שלהם.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ג&apos;וקר, במקום %L1 שחור</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ג&apos;וקר, במקום %L1 אדום</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ג&apos;וקר, במקום %L1 כחול</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ג&apos;וקר, במקום %L1 כתום</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>ג&apos;וקר, במקום עוד %L1</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>להניח את הג&apos;וקר עכשיו, בצירוף או כתוספת.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>למשוך אבן, או לקחת את הגלויה.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>לזרוק אבן, או לנקוש כדי לסיים את הסיבוב.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>על הניצחון</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>על הסופר-ניצחון</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>על המהפך</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>על נקודות חובה</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>כך נשארות %L1 נקודות חובה, לא המעט ביותר, %L2, אבל למה שנשאר ביד יש סיכוי טוב יותר להפוך לצירוף.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>כך נשארות %L1 נקודות חובה, לא המעט ביותר, %L2, אבל היא מועילה פחות ל־%3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>כך נשארות %L1 נקודות חובה; המעט ביותר היה %L2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>היא היקרה ביותר שנשארה; נשארות %L1 נקודות חובה.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>כך נשארות %L1 נקודות חובה, המעט ביותר שאפשר.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>אס: מחוץ לצירוף הוא נספר נגדך: %L1.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>לזרוק אבן; עם %L1 נקודות חובה או פחות מותר לנקוש.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>לזרוק אבן; מותר לנקוש אם נשארת אחת לכל היותר.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>לזרוק אבן; מותר לנקוש אם לא נשארת אף אבן.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>שום אבן מחוץ לצירופים לא נספרת יותר; נשארות %L1 נקודות חובה, מהן %L2 על אס.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>כך נשארות %L1 נקודות חובה, המעט ביותר שאפשר; מהן %L2 על אס.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>אס נספר %L1, ושום אבן מחוץ לצירופים לא נספרת יותר; נשארות %L2 נקודות חובה.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 עד %2 נספרים כולם %L3, ושום אבן מחוץ לצירופים לא נספרת יותר; נשארות %L4 נקודות חובה.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>שום אבן מחוץ לצירופים לא נספרת יותר; נשארות %L1 נקודות חובה.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>צירוף הוא שלוש אבנים או יותר: קודם בוחרים אותן.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>מהפך, %1 נגד %2: אותו מספר נקודות חובה או פחות.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>נזרק %1, ונקישה</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>זרקת %1 ונקשת.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: נזרק %2, ונקישה.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1: נקישה עם פחות נקודות חובה, ניצחון.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>נקשת עם פחות נקודות חובה: ניצחון.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: לא נשארה אף אבן, סופר-ניצחון.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>לא נשארה לך אף אבן: סופר-ניצחון.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1: נקישה, אבל לך אותו מספר נקודות חובה או פחות: מהפך.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>הנקישה שלך, אבל ל־%1 אותו מספר נקודות חובה או פחות: מהפך.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: נקישה, ונזרק %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %L2 פחות %L3: %L4.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %L2 פחות %L3: %L4, ועוד %L5 על הניצחון.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>לשניהם אותו דבר. %1: %L2 נקודות על המהפך.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %L2 פחות %L3: %L4, ועוד %L5 על המהפך.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>הקופה נגמרה: אף אחד לא מקבל נקודות.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 תורות בלי משיכה מהקופה: אף אחד לא מקבל נקודות.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %L2 על הסופר-ניצחון.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %L2 + %L3 על הסופר-ניצחון = %L4.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>הקופה נגמרה: זה התור האחרון.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>אולי תבוא מהקופה אבן טובה יותר.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להשתמש בג&apos;וקר</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להוסיף לצירוף על השולחן</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להניח צירוף</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>לזרוק את האבן הנכונה</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>לנקוש עם האבן הנכונה</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>עוד לא לנקוש</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>הוא משאיר לך %1 נקודות חובה במקום %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>אחר כך אבן נסתרת אחת מורידה לך נקודות חובה, במקום %2.</numerusform>
                <numerusform>אחר כך %n אבנים נסתרות מורידות לך נקודות חובה, במקום %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>סופר-ניצחון!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להשאיר את האבן הגלויה</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>כדאי לחכות עם הנקישה: המשיכה הבאה מורידה את נקודות החובה מ־%L1 ל־%L2 בממוצע.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>לא נשארת אף אבן.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>נוקש ברגע שמותר לו.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>ממתין לפני שהוא נוקש.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>מחפש סדרות.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>היא בצירוף, ונשארות %L1 נקודות חובה במקום %L2, אבל למה שנשאר ביד יש סיכוי טוב יותר להפוך לצירוף.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>היא בצירוף, אבל כל אבן שתיזרק לא תשאיר פחות נקודות חובה מ־%L1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 על אחד, 60 על שניים בבת אחת, 70 על שלושה</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 על כל אחד</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>מה מביא משושה סגור</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>כל שלוש הפינות פוגשות מספרים מונחים</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>כנ&quot;ל, ורק צלע אחת נוגעת באבן</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>מה נחשב גשר</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>מי שחייב לפתוח בשלישייה רשאי לבחור 0-0-0</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>האבנים של האחרים פחות אלה שלך, פעם אחת</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>ההפרש מול כל אחד מהאחרים</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>כשאף אחד לא יכול לשחק, היד הנמוכה מקבלת נקודות</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>טריומינו</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>משולשים צלע אל צלע; לסגור משושים ולבנות גשרים.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>גשרים קפדניים, 50 לכל משושה</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>משחק קצר, עד 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>האבן</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>פתיחה בשלישייה</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>פתיחה ב־0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>משושה</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>גשר</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>משיכת אבן</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>פאס</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>אבן %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>אבן %1, %2, %3; לא מתאימה לשום מקום</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>אבן %1, %2, %3; מתאימה למקום אחד</numerusform>
                <numerusform>אבן %1, %2, %3; מתאימה ל־%n מקומות</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>פתיחה עם %1: נקודה אחת.</numerusform>
                <numerusform>פתיחה עם %1: %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 ליד %2, סוגרת משושה: נקודה אחת.</numerusform>
                <numerusform>%1 ליד %2, סוגרת משושה: %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>%1 ליד %2, כגשר: נקודה אחת.</numerusform>
                <numerusform>%1 ליד %2, כגשר: %n נקודות.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 ליד %2: נקודה אחת.</numerusform>
                <numerusform>%1 ליד %2: %n נקודות.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>לסיבוב הבא</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>פאס</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>מקום שבו אחת האבנים שלך מתאימה.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>הפתיחה שלך: %1 היא השלישייה הגבוהה שחולקה.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>לא חולקה שלישייה. הפתיחה שלך: %1 שווה הכי הרבה.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>אבן מכאן עולה %L1 נקודות, עד שלוש בתור.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>במקום שצלעות נוגעות, המספרים בשני הקצוות זהים.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>שלישייה: הגבוהה ביותר פותחת, עבור 10 נקודות נוספות.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>שווה %L1: לך אם מניחים אותה, למנצח אם היא נשארת ביד.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>הונחה על ידי: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>הפתיחה הייתה 0-0-0: 30 נקודות, ועוד 10 על שלישייה.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>הפתיחה הייתה %1: השלישייה הגבוהה שחולקה.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>לא חולקה שלישייה. הפתיחה הייתה %1: היא שווה הכי הרבה.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>השלישייה הגבוהה פותחת את הסיבוב: להניח %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>לאף אחד אין שלישייה, ולכן פותחת האבן ששווה הכי הרבה: להניח %1.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>אבן מונחת צלע אל צלע עם אבן אחרת.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>זה לא התור שלך.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>אף צלע על השולחן לא מקבלת %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>אף אבן שלך לא מתאימה.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>זה הסיום שלך.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>סיום</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>על הנקודות שנשארו בידיים האחרות</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>זה לא מביא נקודות, אבל אין משהו טוב מזה בבירור.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>זה לא מביא נקודות, אבל אחר כך אבנים אחרות שלך מתאימות.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>כאן האבן צריכה להראות %L1 ואחריו, בכיוון השעון, %L2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>באבן יש את שניהם, אבל בסדר הפוך: בכיוון השעון, אחרי %L1 צריך לבוא %L2.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>כאן האבן צריכה להראות %L1, %L2 ו־%L3 בכיוון השעון.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>על אבנים שהונחו</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>על אבן שהונחה</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>על פתיחה בשלישייה</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>על פתיחה ב־0-0-0</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>על גשר</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>על גשר אחד</numerusform>
                <numerusform>על %n גשרים</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>על משיכת אבן</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>על משיכת אבן אחת</numerusform>
                <numerusform>על משיכת %n אבנים</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>על פאס</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>על פאס אחד</numerusform>
                <numerusform>על %n פאסים</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>כמה עולה פאס כשהקופה ריקה</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>לסגור משושה</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>לבנות גשר</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להכין לעצמך גשר או משושה</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>למשוך, אף שיש אבן שמתאימה</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>להשאיר לאחרים מעט שמתאים</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>הגשר או המשושה היקר ביותר שהוא משאיר לאחרים שווה %1 במקום %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>אז יש בידך %1 אבנים, במקום %2: עם יותר אבנים אפשר עוד להניח כשהאחרים חייבים לומר פאס.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>אף אחד כבר לא מניח: הסיבוב חסום.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>על משושה</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>על משושים</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>למשוך (‎−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>משיכה אחרונה (%L1): אם לא תתאים, %L2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>הקופה ריקה ואף אבן לא מתאימה: עושים פאס (‎%L1).</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>פאס (‎−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>%1 ליד %2, סוגרת %L3 משושים: נקודה אחת.</numerusform>
                <numerusform>%1 ליד %2, סוגרת %L3 משושים: %n נקודות.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>הנקודות שלה שוות את זה, אף שאחר כך שום אבן אחרת שלך לא מתאימה.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>אחר כך מתאימה אחת מהאבנים האחרות שלך.</numerusform>
                <numerusform>אחר כך מתאימות %n מהאבנים האחרות שלך.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>עד סוף הסיבוב, הנחת %1 (+%L2) שווה כ־%L3 נקודות יותר.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>בהרבה סיבובים כאלה זה הביא יותר מהנחת %1 (+%L2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>זה צמוד: עד סוף הסיבוב, הנחת %1 (+%L2) שווה בערך אותו דבר.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>שומר שלישיות לסוף.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>מניח קודם את האבנים הכבדות.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>לך קל יותר להמשיך: מתאימה אחת מהאבנים האחרות שלך, במקום %2.</numerusform>
                <numerusform>לך קל יותר להמשיך: מתאימות %n מהאבנים האחרות שלך, במקום %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>לאחרים קשה יותר להמשיך: מתאימה אבן נסתרת אחת, במקום %2.</numerusform>
                <numerusform>לאחרים קשה יותר להמשיך: מתאימות %n אבנים נסתרות, במקום %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>כך האחרים חייבים לומר פאס יותר.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>כך האבנים שלכם מביאות יותר, ושל האחרים פחות.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>כך האבנים שלכם מביאות יותר.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>כך האבנים של האחרים מביאות פחות.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 עד סוף הסיבוב זה שווה בערך נקודה אחת יותר מהנחת %1 (+%L2).</numerusform>
                <numerusform>%3 עד סוף הסיבוב זה שווה כ־%n נקודות יותר מהנחת %1 (+%L2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>עד סוף הסיבוב זה שווה בערך נקודה אחת יותר מהנחת %1 (+%L2).</numerusform>
                <numerusform>עד סוף הסיבוב זה שווה כ־%n נקודות יותר מהנחת %1 (+%L2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>בהרבה סיבובים כאלה זה הביא יותר מהנחת %1 (+%L2): עם יותר אבנים אפשר עוד להניח כשהאחרים חייבים לומר פאס.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>אף אבן אחרת שלך לא מביאה עכשיו כל כך הרבה נקודות.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>אם סופרים את הנקודות ואת מה שמתאים אחר כך, אין משהו טוב מזה בבירור.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>הגשר או המשושה היקר ביותר שהוא משאיר ליריב שווה %1 במקום %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>אז יש בידך %1 אבנים, במקום %2: עם יותר אבנים אפשר עוד להניח כשהיריב חייב לומר פאס.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>אחר כך מתאימה אבן נסתרת אחת, פחות מאשר אחרי %1.</numerusform>
                <numerusform>אחר כך מתאימות %n אבנים נסתרות, פחות מאשר אחרי %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>ליריב קשה יותר להמשיך: מתאימה אבן נסתרת אחת, במקום %2.</numerusform>
                <numerusform>ליריב קשה יותר להמשיך: מתאימות %n אבנים נסתרות, במקום %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>עם יותר אבנים אפשר להניח יותר, והאחרים פחות.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>עם יותר אבנים אפשר להניח יותר.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>כך היריב חייב לומר פאס יותר.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>הנחת %1 (+%L2) תעזור ליריב: אז יתאימו %L3 מהאבנים הנסתרות, במקום %L4 עכשיו.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>עם יותר אבנים אפשר להניח כשהיריב חייב לומר פאס. למשוך קודם מביא בסיבוב כ־%L1 נקודות יותר מאשר להניח מיד.</translation>
        </message>
    </context>
</TS>
