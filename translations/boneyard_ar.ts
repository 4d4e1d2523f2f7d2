<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>الدقة</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>الدقة، %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>تُعرف من المباريات التي راجعتها حتى نهايتها.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>العب مرة أخرى</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>النتيجة</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>هذا أفضل من «%1». %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>«%1» تعادلها تقريبًا.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>إذا لُعبت حتى النهاية لم تجلب أي نقطة أكثر.</numerusform>
                <numerusform>إذا لُعبت حتى النهاية جلبت نقطة واحدة أكثر.</numerusform>
                <numerusform>إذا لُعبت حتى النهاية جلبت نقطتين أكثر.</numerusform>
                <numerusform>إذا لُعبت حتى النهاية جلبت %Ln نقاط أكثر.</numerusform>
                <numerusform>إذا لُعبت حتى النهاية جلبت %Ln نقطة أكثر.</numerusform>
                <numerusform>إذا لُعبت حتى النهاية جلبت %Ln نقطة أكثر.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>هذا أفضل من «%1»، وإن كان ذلك يجلب الآن أكثر. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>«%1» تجلب الآن أقل، لكنها تعادلها تقريبًا حتى نهاية الجولة.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>«%1» تجلب الآن أكثر، لكنها لا تزيد عليها حتى نهاية الجولة.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>حركات مَن</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>الدقة: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>الدقة</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>البحث عن الحركات التي تركت خيارًا…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>نُظر في %L1 من %L2 من الحركات</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>توقّف بعد %L1 من %L2 من الحركات</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>متابعة</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>كم كان اللعب جيدًا</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>لم يكن هناك ما يُختار في هذه المباراة.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>الحركات</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>الدقة بحسب نوع القرار</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>لا حركات</numerusform>
                <numerusform>حركة واحدة</numerusform>
                <numerusform>حركتان</numerusform>
                <numerusform>%Ln حركات</numerusform>
                <numerusform>%Ln حركة</numerusform>
                <numerusform>%Ln حركة</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>ينظر أقوى لاعب آلي من جديد في كل حركة تركت خيارًا، ولا يعرف إلا ما كان معروفًا حينها. الحركة التي تكلّف خُمس ما تختلف فيه الجولات عادةً تحتفظ بنصف قيمتها؛ والدقة هي متوسط ما بقي. ولا توصف الحركة بأنها دون الجيدة إلا حيث لا يكون ذلك صدفة.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>أرني</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>إغلاق</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>صديق</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>لا يوجد تحدٍّ في الحافظة.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>تحدٍّ</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>نتيجة %1: %2 أمام أفضل الآخرين. هل يمكنك أن تفعل أفضل؟</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>قبول تحدٍّ</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1، اللاعبون: %L2، التوزيع %3، الآليون: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>مختلط</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>ينهي صديق مباراة ويختار «مشاركة التوزيع». انسخ النص الذي وصلك أو افتح الملف: عندها تلعب القطع نفسها من المقعد نفسه.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>لا تلميحات، وما وُضع فقد وُضع. في النهاية تُقارن النتيجتان. لا أحد يتحقق كم مرة لُعب التوزيع من قبل.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>لذلك لا يُحتسب في تقييمك ولا في إحصاءاتك.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>النظر في الحافظة</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>فتح ملف</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>العب</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>مباريات Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>الإغلاق دون حفظ؟</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>إغلاق Boneyard؟</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>لن تنقص أي حركة.</numerusform>
                <numerusform>ستنقص حركة واحدة.</numerusform>
                <numerusform>ستنقص حركتان.</numerusform>
                <numerusform>ستنقص %Ln حركات.</numerusform>
                <numerusform>ستنقص %Ln حركة.</numerusform>
                <numerusform>ستنقص %Ln حركة.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>كل الحركات محفوظة الآن.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>الحفظ في مكان آخر</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>البقاء</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>متابعة</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>أتُحذف هذه المباراة؟</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>الجولة %L1، %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>الجولة %L1، %2، مصنّفة</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>الجولة %L1، %2، تحدٍّ</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>حذف المباراة</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>حذف مباراة %1</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>متابعة %1</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>إبقاء</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>حذف</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>لم تعد قراءة هذه المباراة ممكنة.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>الجولة %L1، %2، توزيع اليوم</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>سلّم الجهاز إلى %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>تبقى القطع مغطاة حتى تكون جاهزًا.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>جاهز</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>استعادة حركتي</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>نسخ النتيجة</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>أربعة أسطر في الحافظة.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>قبول تحدٍّ</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>يومًا بيوم</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>اللعبة</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>أنت</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>المعيار</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>العب</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>متابعة</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>تدرّب</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>الأيام السابقة</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>لدى الجميع اليوم القطع نفسها. المحاولة الأولى هي التي تُحتسب: بلا تلميحات، وما وُضع فقد وُضع. بعدها يمكنك لعب التوزيع مرة أخرى للتدرّب.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>خصومك آليون بمستوى %1. النتيجة هي عدد النقاط التي تتقدم بها على أفضلهم؛ والمعيار هو متوسط ما يحققه أقوى آلي في مكانك.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>يوم فائت واحد مغفور؛ وبعد يومين متتاليين يبدأ العدّ من جديد.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>لا أحد يتحقق من هذا: التاريخ من ساعة هذا الحاسوب، ويمكن لعب التوزيع في مكان آخر أولًا.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>توزيعات اليوم</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>من أين جاءت النقاط</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>مقابل</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>المرات</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>النقاط</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>المباريات التي تتركها تنتظر هنا.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>مجاميع الجميع بحسب الجولة. مفاتيح الأسهم تذكر كل جولة.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>البداية</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>الجولة %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>الجولات</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>في النهائي يبدأ العدّ من جديد، وهو الذي يحسم المباراة.</translation>
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
            <translation>النهائي</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>الخروج في الجولة %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>ورقة النقاط</translation>
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
            <translation>كيف قد تبدو الطاولة</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>يد كما تُوزَّع</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>في القواعد</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>كم تكلّف الأخطاء</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>القرار</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>مواضع عدم الدقة</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>الأخطاء</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>الأخطاء الفادحة</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>النقاط الضائعة</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>لا تُفتح إلا المباريات المحفوظة التي تنتهي أسماؤها بـ ⁦.boneyard⁩.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>عرض الطاولة كلها</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>عرضها أكبر</translation>
        </message>
    </context>
    <context>
        <name>GainMark</name>
        <message>
            <source>+%L1</source>
            <extracomment>Points a tile would bring, shown on the place where it would lie</extracomment>
            <translation>؜+%L1</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>Play</source>
            <translation>العب</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>العب %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>المقاعد والقواعد…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>مقاعد %1 وقواعدها</translation>
        </message>
        <message>
            <source>Lesson: %1</source>
            <extracomment>Opens the first lesson of a game. %1 is a game</extracomment>
            <translation>الدرس: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>الدروس</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>الدروس: أُنجز %L1 من %L2</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>بحسب اللعبة</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>اللعبة</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>المباريات</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>المكسوبة</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>التقييم</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>بأثر رجعي</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>البحث عن حركة جيدة…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>كل الألعاب</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>اللعبة</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>النتيجة</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>فوز أو خسارة</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>المكسوبة</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>بلا فوز</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>الوقت</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>في أي وقت</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>منذ أمس</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>خلال أسبوع</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>خلال شهر</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>خلال سنة</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>اسم، تاريخ، توزيع …</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>السجل</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>السجل</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>فتح ملف</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>مباريات Boneyard</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>ستنتظرك مبارياتك هنا بعد انتهائها لتشاهدها من جديد حركةً حركة.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>لا توجد مباراة كهذه. خفّف الشروط فقد تجد بعضها.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>حذف</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>النتيجة</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1، %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>اختيار</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>الأحدث أولًا</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>الأقدم أولًا</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>بحسب اللعبة</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>الأطول أولًا</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>الأقصر أولًا</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>أفضل نتيجة أولًا</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>أسوأ نتيجة أولًا</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>لا مباريات</numerusform>
                <numerusform>مباراة واحدة</numerusform>
                <numerusform>مباراتان</numerusform>
                <numerusform>%Ln مباريات</numerusform>
                <numerusform>%Ln مباراة</numerusform>
                <numerusform>%Ln مباراة</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>الترتيب</translation>
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
            <translation>الإعدادات</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>إلى دوري</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>يلعب الآخرون فورًا إلى أن يحين دورك.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>يلعب الآخرون فورًا حتى نهاية المباراة.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>يلعب الآخرون فورًا حتى نهاية الجولة.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>إلى النتيجة</translation>
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
            <translation>المفاتيح</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>اختيار قطعة</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>المكان التالي لها</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>تدويرها إلى وضع آخر</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>اختيار القطعة أو تركها</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>وضعها هناك</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>تلميح</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>تراجع</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>ورقة النقاط</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>عرض الطاولة كلها</translation>
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
            <translation>يشرح المختار أو ما تحت المؤشر؛ وفي المرة الثانية: هذه المفاتيح</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>إظهار أماكن قطعي أو إخفاؤها</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>مسافة</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>أثناء لعب الآليين: الانتقال إلى دورك</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>قواعد ما يُلعب الآن</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>ابحث في القواعد</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>إعادة</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>تفقّد الطاولة: الأسهم و ⁦Page ↓⁩ تنقلك من شيء إلى شيء، و ? يشرحه، و Esc يعيدك إلى قطعك</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>إعادة القطعة، أو فتح القائمة وإغلاقها</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>هل %1 جديدة عليك؟ درس في دقيقتين.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>لا، شكرًا</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>أرني</translation>
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
            <translation>غير متأكد؟ المفتاح H يُظهر الحركة.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>تخطّيت: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>الخطوة %L1 من %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>تلميح</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>مرة أخرى</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>تخطٍّ</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>التالي</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>إنهاء</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>العب مباراة قصيرة مع مدرّب</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>الدرس التالي: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>الخطوات التي تخطّيتها</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>العب مباراة</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>العودة إلى الطاولة</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>الدرس من جديد</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>حسب المستوى والمقاعد</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>الآليون</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>المقاعد</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>المباريات</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>المكسوبة</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>نقاط المباراة</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>أفضل مباراة</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>أفضل جولة</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>اللغة</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>المظهر</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>كما في النظام</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>مساء</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>نهار</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>تباين عالٍ</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>حجم النص</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>حجم القطع</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>تقليل الحركة</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>لا شيء يطير أو ينزلق، بل يظهر بهدوء.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>الرسم</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>من التشغيل القادم. جرّب غيره إن تحركت الطاولة ببطء أو بدت خاطئة.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>تلقائي</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>بطاقة الرسوميات</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>المعالج</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>نتيجتك</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>بالقطع وحدها</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>النتيجة والحظ</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>النتيجة</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>بالقطع وحدها: ما حققه آليون جيدون في كل المقاعد من مقعدك بالتوزيعات نفسها، بقدر ما تبيّن أن التوزيع يحسم. هذا تقدير، ولا يقول الكثير عن مباريات قليلة.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>حول %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>الإعدادات…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>الخدمات</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>إخفاء %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>إخفاء الأخرى</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>إظهار الكل</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>إنهاء %1</translation>
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
            <translation>لا يوجد ملف %1.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>تتعذر قراءة %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 أكبر من أن يكون مباراة.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>يتعذر إعداد المباراة في %1: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 تالف: الحركة %L2، «%3»، مخالفة للقواعد.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>تتعذر كتابة %1: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 ليس ملفًا يمكن قراءته.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 تالف أو ليس مباراة من Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 من إصدار أحدث من Boneyard.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>كل الألعاب</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>العب مرة أخرى</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>نظرة إلى الوراء</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>مشاركة التوزيع</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>التوزيع نفسه مرة أخرى</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>نسخ التوزيع</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>نُسخ: %1. برقمه تُوزَّع القطع نفسها من جديد؛ ولأن الآليين وحدهم لعبوا، فلا نتيجة تُتجاوز.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>اختيار صورة</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>بومة</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>ثعلب</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>حلزون</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>توليب</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>سمكة</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>فطر</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>أرنب بري</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>شجرة تنوب</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>بطة</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>فراشة</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>سلحفاة</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>بلوطة</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>التوزيع %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>العودة إلى الطاولة</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>ترتيب حسب العدد</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>ترتيب حسب اللون</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>ورقة النقاط</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>المفاتيح</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>الإعدادات</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>البدء من جديد بقطع جديدة</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>كل الألعاب</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>قواعد هذه اللعبة</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>نظرة إلى الوراء</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>الدروس</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>الأفضل: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>ما لُعب: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>الحركات</translation>
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
            <translation>%L1 من ١٠٠ من فرص الفوز</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 نقطة</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>لا نقاط</numerusform>
                <numerusform>نقطة واحدة</numerusform>
                <numerusform>نقطتان</numerusform>
                <numerusform>%Ln نقاط</numerusform>
                <numerusform>%Ln نقطة</numerusform>
                <numerusform>%Ln نقطة</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>كما كانت القطع، لم يكن هناك فرق.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>كما كانت القطع، لم تكلّف أي نقطة.</numerusform>
                <numerusform>كما كانت القطع، كلّفت نقطة واحدة.</numerusform>
                <numerusform>كما كانت القطع، كلّفت نقطتين.</numerusform>
                <numerusform>كما كانت القطع، كلّفت %Ln نقاط.</numerusform>
                <numerusform>كما كانت القطع، كلّفت %Ln نقطة.</numerusform>
                <numerusform>كما كانت القطع، كلّفت %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>كما كانت القطع، لم تجلب أي نقطة زائدة.</numerusform>
                <numerusform>كما كانت القطع، جلبت نقطة واحدة زائدة.</numerusform>
                <numerusform>كما كانت القطع، جلبت نقطتين زائدتين.</numerusform>
                <numerusform>كما كانت القطع، جلبت %Ln نقاط زائدة.</numerusform>
                <numerusform>كما كانت القطع، جلبت %Ln نقطة زائدة.</numerusform>
                <numerusform>كما كانت القطع، جلبت %Ln نقطة زائدة.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>لصالح الأفضل: %1 لصالح ما لُعب: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>أفضل حركة</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>حركة جيدة</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>عدم دقة</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>خطأ</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>خطأ فادح</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>ماذا تضع</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>متى تسحب أو تمرر</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>أي قطعة تأخذ</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>أي تشكيلة تضع</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>ماذا ترمي</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>متى تطرق</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>المزايدات</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>ماذا تسمّي</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>الرهانات</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>الاستعداد للجولة الأخيرة</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>في نهاية الجولة تؤدي الحركة الأفضل إلى %1 نقطة، وما لُعب إلى %2، وهذا مؤكد.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>في نهاية الجولة تؤدي الحركة الأفضل في المتوسط إلى %1 نقطة، وما لُعب إلى %2، بفارق %3 زيادةً أو نقصًا.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>إنها تكسب المباراة أكثر.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>في %L1 توزيعًا محتملًا للقطع المخفية تجلب %2 نقطة أكثر.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>لا يبرز سبب واحد بعينه، لكنها في %L1 توزيعًا محتملًا للقطع المخفية تجلب %2 نقطة أكثر.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>كانت فرصة الفوز في البداية %1 من ١٠٠.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>لم تكلّف حركاتك شيئًا.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>لم تكلّف حركات %1 شيئًا.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>لم تكلّف حركاتك أي نقطة من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركاتك نقطة واحدة من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركاتك نقطتين من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركاتك %Ln نقاط من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركاتك %Ln نقطة من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركاتك %Ln نقطة من ١٠٠ في فرصة الفوز.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>لم تكلّف حركات %1 أي نقطة من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركات %1 نقطة واحدة من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركات %1 نقطتين من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركات %1 عدد %Ln نقاط من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركات %1 عدد %Ln نقطة من ١٠٠ في فرصة الفوز.</numerusform>
                <numerusform>كلّفت حركات %1 عدد %Ln نقطة من ١٠٠ في فرصة الفوز.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>أعطى الحظ والآخرون %1 نقطة.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>أخذ الحظ والآخرون %1 نقطة.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>وفي النهاية كانت %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>تمرير الدور</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>سحب %L1، تمرير الدور</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>وضع %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>سحب %L1، وضع %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1، %2</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>لا سحب</numerusform>
                <numerusform>سحب قطعة</numerusform>
                <numerusform>سحب قطعتين</numerusform>
                <numerusform>سحب %Ln قطع</numerusform>
                <numerusform>سحب %Ln قطعة</numerusform>
                <numerusform>سحب %Ln قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>وُزّعت جولة جديدة.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>وضعتَ %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>سحبتَ قطعة.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>مرّرتَ دورك.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>حان دورك.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1: وضع القطعة %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: سحب قطعة.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: تمرير الدور.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>لا تخسر نقاطًا.</numerusform>
                <numerusform>تخسر نقطة واحدة.</numerusform>
                <numerusform>تخسر نقطتين.</numerusform>
                <numerusform>تخسر %Ln نقاط.</numerusform>
                <numerusform>تخسر %Ln نقطة.</numerusform>
                <numerusform>تخسر %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>لا تكسب نقاطًا.</numerusform>
                <numerusform>تكسب نقطة واحدة.</numerusform>
                <numerusform>تكسب نقطتين.</numerusform>
                <numerusform>تكسب %Ln نقاط.</numerusform>
                <numerusform>تكسب %Ln نقطة.</numerusform>
                <numerusform>تكسب %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: لا خسارة.</numerusform>
                <numerusform>%1: خسارة نقطة واحدة.</numerusform>
                <numerusform>%1: خسارة نقطتين.</numerusform>
                <numerusform>%1: خسارة %Ln نقاط.</numerusform>
                <numerusform>%1: خسارة %Ln نقطة.</numerusform>
                <numerusform>%1: خسارة %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: لا كسب.</numerusform>
                <numerusform>%1: كسب نقطة واحدة.</numerusform>
                <numerusform>%1: كسب نقطتين.</numerusform>
                <numerusform>%1: كسب %Ln نقاط.</numerusform>
                <numerusform>%1: كسب %Ln نقطة.</numerusform>
                <numerusform>%1: كسب %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>لا أحد يفوز بالجولة</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>فزتَ بالجولة</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>الجولة من نصيب %1</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>فزتَ بالمباراة</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>المباراة من نصيب %1</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>الفوز مشترك: %1</translation>
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
            <translation>المباراة من نصيب %1</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>المباراة من نصيب %1</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>سحبتَ %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1: سحب القطعة %2.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>لا تخسر نقاطًا: %1.</numerusform>
                <numerusform>تخسر نقطة واحدة: %1.</numerusform>
                <numerusform>تخسر نقطتين: %1.</numerusform>
                <numerusform>تخسر %Ln نقاط: %1.</numerusform>
                <numerusform>تخسر %Ln نقطة: %1.</numerusform>
                <numerusform>تخسر %Ln نقطة: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>لا تكسب نقاطًا: %1.</numerusform>
                <numerusform>تكسب نقطة واحدة: %1.</numerusform>
                <numerusform>تكسب نقطتين: %1.</numerusform>
                <numerusform>تكسب %Ln نقاط: %1.</numerusform>
                <numerusform>تكسب %Ln نقطة: %1.</numerusform>
                <numerusform>تكسب %Ln نقطة: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1: لا خسارة (%2).</numerusform>
                <numerusform>%1: خسارة نقطة واحدة (%2).</numerusform>
                <numerusform>%1: خسارة نقطتين (%2).</numerusform>
                <numerusform>%1: خسارة %Ln نقاط (%2).</numerusform>
                <numerusform>%1: خسارة %Ln نقطة (%2).</numerusform>
                <numerusform>%1: خسارة %Ln نقطة (%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1: لا كسب (%2).</numerusform>
                <numerusform>%1: كسب نقطة واحدة (%2).</numerusform>
                <numerusform>%1: كسب نقطتين (%2).</numerusform>
                <numerusform>%1: كسب %Ln نقاط (%2).</numerusform>
                <numerusform>%1: كسب %Ln نقطة (%2).</numerusform>
                <numerusform>%1: كسب %Ln نقطة (%2).</numerusform>
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
            <translation>إقصاء</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>النهائي</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>الجولة %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>الجولة %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>خرجتَ، في المركز %L1 من %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>خرجتَ أنت و%1، في المركز %L2 من %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>خروج %1: المركز %L2 من %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>خروج %1: المركز %L2 من %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>انتهى النهائي</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>لا أحد يفوز بجولة الإقصاء</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>جولة الإقصاء من نصيب %1</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>جولة الإقصاء من نصيب %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>الجولة من نصيب %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>الجولة من نصيب %1</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>فزتَ بجولة الإقصاء</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>جولة الإقصاء من نصيب %1</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>لم يتحقق رهانك.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>لم يتحقق رهان %1.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>كانت تلك قطعتك الأخيرة.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>كانت تلك القطعة الأخيرة لدى %1.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>كل الحركات محفوظة الآن.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>إعادة</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>رجوع</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>أقل</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>العدد</translation>
        </message>
        <message>
            <source>More</source>
            <translation>أكثر</translation>
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
            <translation>؜+%L1</translation>
        </message>
        <message>
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>لا قطع باقية</translation>
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
            <translation>نعم</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>لا</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>معنى هذا: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>معنى هذا</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>السجل</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>الإحصاءات</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>القواعد</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>الألغاز</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>خارج اللعب</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>في اللعب</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a player or a team when somebody has gone out of the match. %1 a name, %2 &quot;out&quot; or &quot;still in&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: %2، %3</translation>
        </message>
    </context>
    <context>
        <name>OutSheet</name>
        <message>
            <source>The round</source>
            <extracomment>Opens the sheet that tells how the round went</extracomment>
            <translation>الجولة</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>مباراة جديدة</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>متابعة المشاهدة</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>إلى النتيجة</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>خريطة الطاولة</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>الطاولة كلها. الضغط ينقلك إلى الموضع.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>رجوع</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>مدرّب يراقب: قبل حركة مكلفة سيقول كلمة.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>الطول: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>حفظ باسم</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>فتح ملف</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>مسار الملف</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>فتح</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>في المتناول</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>يوجد ملف باسم %1.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>استبدال</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>إبقاء الاثنين</translation>
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
                <numerusform>لم تُحذف مباريات</numerusform>
                <numerusform>حُذفت مباراة واحدة</numerusform>
                <numerusform>حُذفت مباراتان</numerusform>
                <numerusform>حُذفت %Ln مباريات</numerusform>
                <numerusform>حُذفت %Ln مباراة</numerusform>
                <numerusform>حُذفت %Ln مباراة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>لم تُختر مباريات</numerusform>
                <numerusform>اختيرت مباراة واحدة</numerusform>
                <numerusform>اختيرت مباراتان</numerusform>
                <numerusform>اختيرت %Ln مباريات</numerusform>
                <numerusform>اختيرت %Ln مباراة</numerusform>
                <numerusform>اختيرت %Ln مباراة</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>تراجع</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>الكل: %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>حفظ كملفات</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>حذف</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>إلغاء</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>المخزون: لا قطع باقية</numerusform>
                <numerusform>المخزون: بقيت قطعة</numerusform>
                <numerusform>المخزون: بقيت قطعتان</numerusform>
                <numerusform>المخزون: بقيت %Ln قطع</numerusform>
                <numerusform>المخزون: بقيت %Ln قطعة</numerusform>
                <numerusform>المخزون: بقيت %Ln قطعة</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>لا شيء هناك.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>في الكومة</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>القطعة العليا أولًا.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>تُظهر القطع</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>نقاطًا</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>أرقامًا</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>سرعة الآخرين</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>بطيئة</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>عادية</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>سريعة</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>فورًا</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>تمييز الأطراف المفتوحة</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>علامة عند كل طرف تبيّن ما يناسبه.</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>كالمعتاد</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>إظهار الأماكن التي تناسب قطعي</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>في الألعاب التي توضع قطعها من كل الجهات. المفتاح F يفعل الشيء نفسه.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>قول ما ينبغي فعله</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>سطر هادئ أعلى الطاولة.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>أنت</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>اللاعب %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>ندى</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>باسم</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>كريم</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>دينا</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>عماد</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>فرح</translation>
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
            <translation>اضغط على يوم لترى مبارياته</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>السطر في الأعلى يقول ما العمل. أما زلت تريده؟</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>إخفاؤه</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>إبقاؤه</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>الألغاز</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>أي ألغاز</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>اللغز التالي</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>متابعة اللعب من هنا</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>التالي</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>متابعة اللعب</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>إظهار الحل</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>راجع مباراتك الأخيرة</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>لم يبقَ جديد: تعود الألغاز التي جرّبتها منذ أطول وقت.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>قطعك</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>يمكن لعبها</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>سُحبت للتو</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>التقييم</translation>
        </message>
        <message>
            <source>You</source>
            <translation>أنت</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>يرتفع حين تفوز أكثر من المتوقع على الآليين الذين واجهتهم، وينخفض حين تفوز أقل. والشريط حوله هو المجال الذي قد يكون فيه حقًا: يتسع حين لا تلعب مدة.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: ما تقوله القواعد</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>رجوع</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>الجولة %L1 من %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>الأيدي الظاهرة</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>الحركات</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>ورقة النقاط</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>النتيجة</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>كم كان اللعب جيدًا</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>إخفاء الأيدي</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>إظهار الأيدي</translation>
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
            <translation>إلى البداية</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>إلى البداية (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>جولة إلى الوراء</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>جولة إلى الوراء (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>حركة إلى الوراء</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>حركة إلى الوراء (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>إيقاف مؤقت</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>العب</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>حركة إلى الأمام</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>حركة إلى الأمام (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>جولة إلى الأمام</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>جولة إلى الأمام (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>إلى النهاية</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>إلى النهاية (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>إلى الحركة السابقة التي يمكن تحسينها</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>إلى الحركة التالية التي يمكن تحسينها</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>وُزعت القطع.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>متابعة اللعب</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>متابعة اللعب من هنا</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>الحركة</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 من %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>المفاتيح</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>حركة إلى الوراء، حركة إلى الأمام</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>جولة إلى الوراء، جولة إلى الأمام</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home، End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>إلى البداية، إلى النهاية</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>إلى الحركة السابقة والتالية التي يمكن تحسينها</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>مسافة</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>تشغيل تلقائي أو إيقاف</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>بعيون أخرى</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>قائمة الحركات</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>كم كان اللعب جيدًا</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>ورقة النقاط</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>عرض الطاولة كلها</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>قواعد اللعبة</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>شرح ما هو محدد أو تحت المؤشر؛ وفي المرة الثانية: هذه المفاتيح</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>إظهار الأيدي أو إخفاؤها</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>انتهى التحليل.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>الحركات</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>Look at the table</source>
            <translation>النظر إلى الطاولة</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>في القواعد</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>مباراة جديدة</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>إلى النتيجة</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>متابعة المشاهدة</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>النقاط التي تُكسب المباراة: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>أن أنا أو أي أين إذا إلى التي الذي إن بعد به بها بين تكون تم ثم حتى حين ذلك عدد على عليّ عن عند عندما في فيه قبل كان كل كم كيف لا لأن لكل لماذا لي ليس ما ماذا متى مع معنى من منه منها هذا هذه هل هناك هو هي و يجب يحدث يعني يكون يمكن يمكنني أستطيع</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>قواعدك الخاصة</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>القواعد</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>اللعبة</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>الفصل</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>ما عُثر عليه</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1، %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>لم يُعثر على شيء.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>المحتويات</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>القواعد</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>ابحث في القواعد</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>المباراة كملف</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>صورة للطاولة</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>الاحتفاظ بها في سجلي</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>الاحتفاظ بها بين مبارياتي</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>صور</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>مباريات Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>الأسباب معروضة أدناه.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>يعرض الأسباب.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>معًا %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>الجولة</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: المجموع %L2</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 معًا: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>الشركاء: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>مجموع كل الجولات أدناه.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: في النهائي %L2، وقبله %L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>في النهائي يبدأ العدّ من جديد، وهو الذي يحسم المباراة.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>النهائي (قبله: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>المجموع</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>قبل الجولة الأولى</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>حسم المباراة</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>البدء</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>قبل الجولة الأولى</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>النهائي</translation>
        </message>
    </context>
    <context>
        <name>ScorePoints</name>
        <message>
            <source>+%L1</source>
            <extracomment>Points of a round</extracomment>
            <translation>؜+%L1</translation>
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
            <translation>؜+%L1</translation>
        </message>
        <message>
            <source>No points won or lost.</source>
            <extracomment>In a score sheet, of a seat in one round</extracomment>
            <translation>لم تُكسب نقاط ولم تُخسر.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>قبل الجولة الأولى، %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>النهائي، %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1، ما زالت تُلعب، %2: حتى الآن %L3، والمجموع %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1، %2: %L3، والمجموع %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>النهائي، %1 معًا: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1، %2 معًا: %L3، والمجموع %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>الضغط يُظهر ممَّ يتكوّن.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>النهائي، %1: خروج قبله</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>ورقة النقاط</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>لم يسجّل أحد نقاطًا بعد.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>نسخ</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>تم النسخ، ويمكن لصقه جدولًا.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>حفظ كجدول</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>جداول (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>النقاط التي تُكسب المباراة: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>الضغط على رقم يُظهر ممَّ يتكوّن.</translation>
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
            <translation>معًا</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>النهائي، معًا</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>شخص</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>الاسم عند المقعد %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>من يجلس في المقعد %L1</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>صورة %1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>المقاعد حول الطاولة</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>رقم التوزيع</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>الرقم نفسه يوزّع القطع نفسها. اتركه فارغًا لتوزيع جديد.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>جديد</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>التلميحات والتراجع</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>مباراة ودّية: يمكنك طلب تلميح والتراجع عن حركة.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>مباراة مصنّفة: لا تلميحات، وما وُضع فقد وُضع.</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>الإعدادات</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>الشكل</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>الطاولة</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>هل يفعل صديقك أفضل؟</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>يلعب صديقك القطع نفسها من مقعدك، ضد الآليين أنفسهم وبلا تلميحات. في النهاية تُقارن النتيجتان.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>لا أحد يتحقق من هذا: يمكن لعب التوزيع أكثر من مرة، ومن يفتح الملف يستطيع رؤية نتيجتك وتغييرها.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>نسخ كنص</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>النص في الحافظة: أرسله إلى صديقك.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>حفظ كملف</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>مباريات Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>إغلاق</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>الجولة</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>المجموع</translation>
        </message>
    </context>
    <context>
        <name>SideRow</name>
        <message>
            <source>+%L1</source>
            <translation>؜+%L1</translation>
        </message>
        <message>
            <source>%1: the final %2, before it %3</source>
            <extracomment>Spoken at the end of a match that a final decides. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: النهائي %2، وقبله %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: هذه الجولة %2، والمجموع %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>النهائي</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>المجموع</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>ترتيب حسب اللون</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>ترتيب حسب العدد</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>الأصوات</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>لا يوجد في هذا الحاسوب مخرج للصوت.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>أصوات هادئة للقطع، ورنّات لما يُكسب</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>مستوى صوت القطع</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>مستوى صوت الرنّات</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>لا نقاط</numerusform>
                <numerusform>نقطة واحدة</numerusform>
                <numerusform>نقطتان</numerusform>
                <numerusform>%Ln نقاط</numerusform>
                <numerusform>%Ln نقطة</numerusform>
                <numerusform>%Ln نقطة</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>ناقص %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>معًا %1 في النهائي</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 في النهائي</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>معًا %1</translation>
        </message>
    </context>
    <context>
        <name>SpokenPlate</name>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a seat. %1 a name, %2 &quot;12 tiles&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: %2، %3</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>لا قطع</numerusform>
                <numerusform>قطعة واحدة</numerusform>
                <numerusform>قطعتان</numerusform>
                <numerusform>%Ln قطع</numerusform>
                <numerusform>%Ln قطعة</numerusform>
                <numerusform>%Ln قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>الدور هنا</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: ما لدى الشركاء معًا.</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>%1 · %2</source>
            <extracomment>What a graph says of a move. %1 &quot;After move 5: chance to win 62%&quot;, %2 the move in words</extracomment>
            <translation>%1، %2</translation>
        </message>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>فرصة الفوز</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>بعد الحركة %L1: فرصة الفوز %2، بفارق %3 زيادةً أو نقصًا</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>بعد الحركة %L1: فرصة الفوز %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>قبل التوزيع: فرصة الفوز %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>البدء من جديد بقطع جديدة؟</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>تنتظرك هذه المباراة في الصفحة الأولى، ويمكنك متابعتها من هناك.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>هذه المباراة غير محفوظة، وستضيع.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>متابعة اللعب</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>البدء من جديد</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>اضبط على %Ln مقعد</numerusform>
                <numerusform>اضبط على مقعد واحد</numerusform>
                <numerusform>اضبط على مقعدين</numerusform>
                <numerusform>اضبط على %Ln مقاعد</numerusform>
                <numerusform>اضبط على %Ln مقعدًا</numerusform>
                <numerusform>اضبط على %Ln مقعد</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>ابدأ</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>بياناتك</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>كل هذا محفوظ على هذا الحاسوب فقط. يمكنك تصدير جدول بسطر لكل مباراة (CSV).</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>تصدير</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>جداول (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>حذفها نهائيًا؟ تبقى مبارياتك في السجل، لكن ما انتهى منها حتى الآن لن يُحسب مجددًا.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>حذف الإحصاءات</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>الإبقاء عليها</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>حذف إحصاءات هذه اللعبة</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>حذف الكل</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>اللعبة</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>الطاولات</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>لا شيء للعدّ بعد</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>العب مباراة ضد الآليين حتى نهايتها: عندها تجد هنا نتائجك ومدى قوتك.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>يجري النظر في %Ln مباراة أخرى…</numerusform>
                <numerusform>يجري النظر في مباراة أخرى…</numerusform>
                <numerusform>يجري النظر في مباراتين أخريين…</numerusform>
                <numerusform>يجري النظر في %Ln مباريات أخرى…</numerusform>
                <numerusform>يجري النظر في %Ln مباراة أخرى…</numerusform>
                <numerusform>يجري النظر في %Ln مباراة أخرى…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>لم يُحسب شيء بعد</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>تُحسب المباريات التي تلعبها حتى نهايتها بلا تلميحات ولا تراجع.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>أسبوع</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>شهر</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>سنة</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>منذ البداية</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>الوقت</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>لم تُنهِ أي مباراة من هذه في تلك المدة.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>الإحصاءات</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>أقل</translation>
        </message>
        <message>
            <source>More</source>
            <translation>أكثر</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>هذه الجولة: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>رجوع</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>لديك قطعة مناسبة.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>عدد قطعك المناسبة: %L1.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>%1 على أي حال</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>المخزون فارغ.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>الطاولة</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>الطاولة</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>للتباين العالي طاولة وقطع خاصة. وتعود هذه مع سمة أخرى.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>أخضر</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>أزرق ليلي</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>خمري</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>جوز</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>أردواز</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>القطع</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>عاج</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>أبنوس</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>حجر</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>زاهية</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>ما على الطاولة</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>ما ستجده هنا</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>من أول مباراة تُحسب لك: كم مباراة فزت بها، ونقاطك، وأفضل جولة لك.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>مع كل مباراة: مدى قوتك بين الآليين، ونتائجك ضد كل مستوى.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>بعد بضع مباريات: كم من نتيجتك كان سببه القطع، وما الذي جلب لك النقاط.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>العودة إلى كل الألعاب</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>ورقة النقاط</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>تراجع</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>تلميح</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>القائمة</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>لا تلميحات: هذه المباراة مصنّفة</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>لا تلميحات: هذا تحدٍّ</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>إعادة</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>لا تلميحات: توزيع اليوم يُحتسب</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>توزيع اليوم</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>تحدٍّ</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>مع مدرّب</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>تدريب</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>الجولة %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>تدويرها بالعرض</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>تدويرها بالطول</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>تدويرها إلى وضع آخر</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>بانتظار التوزيع التالي</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>دورك</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>الدور على %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>عرض %Ln مباراة أخرى</numerusform>
                <numerusform>عرض مباراة أخرى</numerusform>
                <numerusform>عرض مباراتين أخريين</numerusform>
                <numerusform>عرض %Ln مباريات أخرى</numerusform>
                <numerusform>عرض %Ln مباراة أخرى</numerusform>
                <numerusform>عرض %Ln مباراة أخرى</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>العودة إلى آخر مباراة</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>لا حركات غير محفوظة</numerusform>
                <numerusform>حركة واحدة لم تُحفظ</numerusform>
                <numerusform>حركتان لم تُحفظا</numerusform>
                <numerusform>%Ln حركات لم تُحفظ</numerusform>
                <numerusform>%Ln حركة لم تُحفظ</numerusform>
                <numerusform>%Ln حركة لم تُحفظ</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>إعادة المحاولة</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>الحفظ في مكان آخر</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>المتابعة دون حفظ</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>تُعاد المحاولة تلقائيًا كل بضع ثوانٍ ومع كل حركة. وحتى ذلك الحين يضيع ما لم يُحفظ إذا أُغلق البرنامج.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>لا حركات غير محفوظة</numerusform>
                <numerusform>حركة واحدة لم تُحفظ</numerusform>
                <numerusform>حركتان لم تُحفظا</numerusform>
                <numerusform>%Ln حركات لم تُحفظ</numerusform>
                <numerusform>%Ln حركة لم تُحفظ</numerusform>
                <numerusform>%Ln حركة لم تُحفظ</numerusform>
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
            <translation>، </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Absence</name>
        <message>
            <source>While you were away: %1</source>
            <extracomment>%1 is what others did while the player had another program&apos;s window before them, in sentences: &quot;Bruno laid 4-6. Cleo passed.&quot;</extracomment>
            <translation>أثناء غيابك: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>الدور على %1.</translation>
        </message>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>هذه المباراة مصنّفة: لا تلميحات فيها.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>هذا تحدٍّ: لا تلميحات فيه.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>توزيع اليوم يُحتسب: لا توجد تلميحات.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>لا تجلب في المتوسط نقاطًا أكثر.</numerusform>
                <numerusform>تجلب في المتوسط نحو نقطة أكثر.</numerusform>
                <numerusform>تجلب في المتوسط نحو نقطتين أكثر.</numerusform>
                <numerusform>تجلب في المتوسط نحو %Ln نقاط أكثر.</numerusform>
                <numerusform>تجلب في المتوسط نحو %Ln نقطة أكثر.</numerusform>
                <numerusform>تجلب في المتوسط نحو %Ln نقطة أكثر.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>هذه المباراة مفتوحة في نافذة أخرى.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>هذه المباراة قيد اللعب وتبقى.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تتعذر قراءة المباريات في %1، لذلك لن تُحفظ أي مباراة.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>المباريات في %1 من إصدار أحدث من Boneyard؛ تبقى كما هي، ولن تُحفظ أي مباراة الآن.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>تتعذر الكتابة، فتبقى الإحصاءات.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>لم يكن ملف المباريات من Boneyard؛ تبدأ من جديد. اسمه الآن %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>ملف المباريات تالف؛ تبدأ من جديد. الملف القديم الآن %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>أجزاء من ملف المباريات مفقودة؛ تبدأ من جديد. الملف القديم الآن %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>لا يذكر ملف المباريات أي إصدار من Boneyard كتبه؛ تبدأ من جديد. الملف القديم الآن %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>كان ملف المباريات فارغًا؛ تبدأ من جديد. الملف القديم الآن %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>الكتابة في %1 غير مسموح بها، لذلك لا تُحفظ المباريات.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>القرص ممتلئ، لذلك تتعذر الكتابة في %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>برنامج آخر يحتجز %1 لنفسه، لذلك تتعذر الكتابة فيه الآن.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تفشل الكتابة في %1: هل القرص ممتلئ أو معطوب؟</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>بعض المدخلات في %1 لا يمكن أن تكون صحيحة، لذا تُركت.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>أُزيل ملف المباريات %1. أُنشئ ملف جديد فيه المباراة الجارية.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>لم تعد قراءة هذه المباراة ممكنة.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: ‏%1، اللاعبون: %L2، التوزيع %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>حققت %1 أمام أفضل الآخرين. هل يمكنك أن تفعل أفضل؟</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>انسخ هذا كله والصقه في Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>حُفظ باسم %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>تتعذر كتابة %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>لا يوجد فيه تحدٍّ.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>مهلًا: حركة أخرى أفضل بأقل من نقطة. انظر ثانيةً؛ المفتاح H يُظهرها. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: حركة أخرى أفضل بنحو نقطة واحدة. انظر ثانيةً؛ المفتاح H يُظهرها. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: حركة أخرى أفضل بنحو نقطتين. انظر ثانيةً؛ المفتاح H يُظهرها. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: حركة أخرى أفضل بنحو %Ln نقاط. انظر ثانيةً؛ المفتاح H يُظهرها. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: حركة أخرى أفضل بنحو %Ln نقطة. انظر ثانيةً؛ المفتاح H يُظهرها. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: حركة أخرى أفضل بنحو %Ln نقطة. انظر ثانيةً؛ المفتاح H يُظهرها. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>مهلًا: الحركة التي يُظهرها التلميح أفضل بأقل من نقطة. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: الحركة التي يُظهرها التلميح أفضل بنحو نقطة واحدة. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: الحركة التي يُظهرها التلميح أفضل بنحو نقطتين. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: الحركة التي يُظهرها التلميح أفضل بنحو %Ln نقاط. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: الحركة التي يُظهرها التلميح أفضل بنحو %Ln نقطة. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
                <numerusform>مهلًا: الحركة التي يُظهرها التلميح أفضل بنحو %Ln نقطة. أو العب حركتك مرة أخرى لتثبت عليها.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (المعيار %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>توزيع اليوم</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (المعيار بعد لحظات)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>توزيع اليوم: %1. هذه المحاولة الأولى وحدها تُحتسب؛ وإعادة لعبها تدرّب.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>بدأ</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>لم يكتمل</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>لا أيام متتالية</numerusform>
                <numerusform>يوم واحد</numerusform>
                <numerusform>يومان متتاليان</numerusform>
                <numerusform>%Ln أيام متتالية</numerusform>
                <numerusform>%Ln يومًا متتاليًا</numerusform>
                <numerusform>%Ln يوم متتالٍ</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard، توزيع اليوم، %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>المعيار: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>لم يُلعب بعد</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>الأيام الأفضل من المعيار: %L1، ولا أيام بعد.</numerusform>
                <numerusform>الأيام الأفضل من المعيار: %L1 من يوم واحد.</numerusform>
                <numerusform>الأيام الأفضل من المعيار: %L1 من يومين.</numerusform>
                <numerusform>الأيام الأفضل من المعيار: %L1 من %Ln أيام.</numerusform>
                <numerusform>الأيام الأفضل من المعيار: %L1 من %Ln يومًا.</numerusform>
                <numerusform>الأيام الأفضل من المعيار: %L1 من %Ln يوم.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>فزت</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>الفوز مشترك: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>الفوز من نصيب %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>الفوز من نصيب %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>الفوز من نصيبكم: %1</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (النهائي %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>مع تلميحات</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>مع تراجع</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>لم تعد قراءة هذه المباراة ممكنة.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>لا تبقى مباريات جارية.</numerusform>
                <numerusform>تبقى مباراة جارية واحدة.</numerusform>
                <numerusform>تبقى مباراتان جاريتان.</numerusform>
                <numerusform>تبقى %Ln مباريات جارية.</numerusform>
                <numerusform>تبقى %Ln مباراة جارية.</numerusform>
                <numerusform>تبقى %Ln مباراة جارية.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>يتعذر إنشاء المجلد %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>لم تُحفظ مباريات في %1</numerusform>
                <numerusform>حُفظت مباراة واحدة في %1</numerusform>
                <numerusform>حُفظت مباراتان في %1</numerusform>
                <numerusform>حُفظت %Ln مباريات في %1</numerusform>
                <numerusform>حُفظت %Ln مباراة في %1</numerusform>
                <numerusform>حُفظت %Ln مباراة في %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>لا جولات</numerusform>
                <numerusform>جولة واحدة</numerusform>
                <numerusform>جولتان</numerusform>
                <numerusform>%Ln جولات</numerusform>
                <numerusform>%Ln جولة</numerusform>
                <numerusform>%Ln جولة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>لا حركات</numerusform>
                <numerusform>حركة واحدة</numerusform>
                <numerusform>حركتان</numerusform>
                <numerusform>%Ln حركات</numerusform>
                <numerusform>%Ln حركة</numerusform>
                <numerusform>%Ln حركة</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>توزيع اليوم</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>النظام</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>أحسنت</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>كان هذا هو الدرس</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>وضع جديد، بقطع أو نقاط أخرى.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>الجولة نفسها، بعد قليل.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>يتقاسم فريقك الفوز مع %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>تتقاسم الفوز مع %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>فزت مع %1</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>الفوز من نصيبكم: %1</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>فزت</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>الفوز مشترك: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>الفوز من نصيب %1، وفريقك في المركز %L2 من %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>الفوز من نصيب %1، وأنت في المركز %L2 من %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>الفوز من نصيب %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>الفوز من نصيب %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>المركز %L1: %2، %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1، الخروج في الجولة %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>أكثر نقاط في حركة واحدة</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>في الصدارة حتى النهاية</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>أكبر جولة</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>أكبر جولة قبل النهائي</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>أكثر قطع سُحبت تباعًا</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>أكثر تمرير متتالٍ</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>أقصر جولة</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>أكثر قطع وُضعت</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>أول قطعة</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>آخر قطعة</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>المباراة كلها</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2، الجولة %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 منذ الجولة %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 في النهائي</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 في الجولة %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 في الجولة %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>الجولة %L1: لا حركات</numerusform>
                <numerusform>الجولة %L1: حركة واحدة</numerusform>
                <numerusform>الجولة %L1: حركتان</numerusform>
                <numerusform>الجولة %L1: %Ln حركات</numerusform>
                <numerusform>الجولة %L1: %Ln حركة</numerusform>
                <numerusform>الجولة %L1: %Ln حركة</numerusform>
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
                <numerusform>لا حركات</numerusform>
                <numerusform>حركة واحدة</numerusform>
                <numerusform>حركتان</numerusform>
                <numerusform>%Ln حركات</numerusform>
                <numerusform>%Ln حركة</numerusform>
                <numerusform>%Ln حركة</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: ‏%1، اللاعبون: %L2، التوزيع %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>الفوز من نصيب %1، وفريقك يتقاسم المركز %L2 من %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>الفوز من نصيب %1، وأنت تتقاسم المركز %L2 من %L3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>صديقك</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>نتيجتك بهذه القطع %1، ونتيجة %2 هي %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>نتيجتك أفضل.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>هذا أفضل من نتيجتك.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>أطول انتظار</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: دون وضع شيء في أي دور، الجولة %L2</numerusform>
                <numerusform>%1: دون وضع شيء في دور واحد، الجولة %L2</numerusform>
                <numerusform>%1: دون وضع شيء في دورين متتاليين، الجولة %L2</numerusform>
                <numerusform>%1: دون وضع شيء في %Ln أدوار متتالية، الجولة %L2</numerusform>
                <numerusform>%1: دون وضع شيء في %Ln دورًا متتاليًا، الجولة %L2</numerusform>
                <numerusform>%1: دون وضع شيء في %Ln دور متتالٍ، الجولة %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>حُفظ باسم %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>المباراة الآن في سجلك.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>المباراة الآن بين مبارياتك التي لم تكتمل.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>تعذر الاحتفاظ بالمباراة.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>تتعذر كتابة %1: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>ما دام يلعب أكثر من شخص، فالملف يكشف قطع الجميع. يمكن حفظها حين تنتهي المباراة.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>لا توجد مباراة غير منتهية.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>القواعد المعتادة</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>رقم التوزيع عدد صحيح من ٠ إلى %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>في يد %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>الدور لك: جد أفضل حركة.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>جد حركة أفضل من التي لعبتها: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>هناك ما هو أفضل. حاول مرة أخرى.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>كان هذا سيكلّف نحو %1 نقطة. حاول مرة أخرى.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>أفضل مما لعبته، لكنها ليست الأفضل بعد.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>ما يميّز أفضل حركة: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>لا يبرز سبب واحد بعينه: يظهر الفرق عند لعب الجولة حتى نهايتها.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>لنرَ كم تساوي هذه.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>الآن وجدتها.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>صحيح!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>حركتك تعادل أفضل حركة معروفة.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>أفضل حركة: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>في المتوسط هي أفضل مما لعبته بمقدار %1 نقطة.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>في المتوسط هي أفضل من أي حركة أخرى بمقدار %1 نقطة.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>ترفع احتمال الفوز أكثر مما لعبته.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>كان الموضوع: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2%</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>يجده: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>تقييمه: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>هذا هو الحل.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>هذا هو الحل. يُحسب أنه لم يُعثر عليه.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>أخطائي</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>اللغز %L1 من %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: مباراتك يوم %2، التوزيع %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>لليوم %L1، جديد %L2، معروف %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>تقييمك: غير معروف بعد</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>تقييمك: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>لا توجد ألغاز لهذه اللعبة بعد.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>هذا كل شيء لليوم. التالي يأتي يوم %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>صرت تعرف الأفضل في كل موضع أخطأت فيه.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>حين تراجع إحدى مبارياتك، تأتي الأخطاء التي تُكتشف فيها إلى هنا كألغاز.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>كل الأيدي</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>يدي فقط</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>%1 فقط</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>أنت تلعب الآن بقطع %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (المعتاد): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>نعم أو لا؛ والمعتاد نعم.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>نعم أو لا؛ والمعتاد لا.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>من %L1 إلى %L2؛ والمعتاد %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>القواعد ليست كلها بلغتك بعد. ما ينقص منها بالإنجليزية.</translation>
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
            <translation>تعذّرت قراءة الإعدادات فبدأت من جديد. الملف القديم الآن باسم %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تعذّرت قراءة الإعدادات في %1، لذلك لن تُحفظ.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تعذّرت كتابة الإعدادات في %1، لذلك لن تُحفظ.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>لا يمكن متابعة هذه المباراة: &quot;%1&quot; مخالف للقواعد هناك.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>حُذفت هذه الإحصاءات.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>كل المباريات الآن في %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>تتعذر كتابة الملف %1.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>مختلط</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>كل الطاولات</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1، %Ln مقعد</numerusform>
                <numerusform>%1، مقعد واحد</numerusform>
                <numerusform>%1، مقعدان</numerusform>
                <numerusform>%1، %Ln مقاعد</numerusform>
                <numerusform>%1، %Ln مقعدًا</numerusform>
                <numerusform>%1، %Ln مقعد</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>المباريات</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>المكسوبة</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>التقييم</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>النقاط</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>أفضل جولة</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>الجولات المكسوبة</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>القطع المسحوبة</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>لا تُقيَّم إلا المباريات ضد المستويات المعتادة.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>مع تلميحات أو تراجع، تُحسب على حدة: لُعبت %L1، وفزت بـ %L2.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>بلا مباريات</numerusform>
                <numerusform>في مباراة واحدة</numerusform>
                <numerusform>في مباراتين</numerusform>
                <numerusform>في %Ln مباريات</numerusform>
                <numerusform>في %Ln مباراة</numerusform>
                <numerusform>في %Ln مباراة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>بلا جولات</numerusform>
                <numerusform>في جولة واحدة</numerusform>
                <numerusform>في جولتين</numerusform>
                <numerusform>في %Ln جولات</numerusform>
                <numerusform>في %Ln جولة</numerusform>
                <numerusform>في %Ln جولة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>لا يستند إلى أي مباراة، وهو بين %L1 و%L2 في ١٩ حالة من ٢٠.</numerusform>
                <numerusform>يستند إلى مباراة واحدة، وهو بين %L1 و%L2 في ١٩ حالة من ٢٠.</numerusform>
                <numerusform>يستند إلى مباراتين، وهو بين %L1 و%L2 في ١٩ حالة من ٢٠.</numerusform>
                <numerusform>يستند إلى %Ln مباريات، وهو بين %L1 و%L2 في ١٩ حالة من ٢٠.</numerusform>
                <numerusform>يستند إلى %Ln مباراة، وهو بين %L1 و%L2 في ١٩ حالة من ٢٠.</numerusform>
                <numerusform>يستند إلى %Ln مباراة، وهو بين %L1 و%L2 في ١٩ حالة من ٢٠.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>وهو مؤقت حتى يُعرف المزيد.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، بلا مباريات: %1. في هذه اللعبة لا يدل التوزيع على النتيجة بما يكفي لفصل الحظ.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في مباراة واحدة: %1. في هذه اللعبة لا يدل التوزيع على النتيجة بما يكفي لفصل الحظ.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في مباراتين: %1. في هذه اللعبة لا يدل التوزيع على النتيجة بما يكفي لفصل الحظ.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في %Ln مباريات: %1. في هذه اللعبة لا يدل التوزيع على النتيجة بما يكفي لفصل الحظ.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في %Ln مباراة: %1. في هذه اللعبة لا يدل التوزيع على النتيجة بما يكفي لفصل الحظ.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في %Ln مباراة: %1. في هذه اللعبة لا يدل التوزيع على النتيجة بما يكفي لفصل الحظ.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>احتفظت بنسبة %L1% مما يمكن أن تساويه حركاتك: لا حركات %2 راجعتها.</numerusform>
                <numerusform>احتفظت بنسبة %L1% مما يمكن أن تساويه حركاتك: حركة واحدة %2 راجعتها.</numerusform>
                <numerusform>احتفظت بنسبة %L1% مما يمكن أن تساويه حركاتك: حركتان %2 راجعتها.</numerusform>
                <numerusform>احتفظت بنسبة %L1% مما يمكن أن تساويه حركاتك: %Ln حركات %2 راجعتها.</numerusform>
                <numerusform>احتفظت بنسبة %L1% مما يمكن أن تساويه حركاتك: %Ln حركة %2 راجعتها.</numerusform>
                <numerusform>احتفظت بنسبة %L1% مما يمكن أن تساويه حركاتك: %Ln حركة %2 راجعتها.</numerusform>
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
            <translation>كل الألعاب</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>مؤقت، %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>قريب من %1، %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 لكل مباراة، %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 لكل جولة، %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>أكثر انتصارات متتالية</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>الانتصارات المتتالية الآن</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>حتى المباراة الأخيرة</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>بلا أيام</numerusform>
                <numerusform>في يوم واحد</numerusform>
                <numerusform>في يومين</numerusform>
                <numerusform>في %Ln أيام</numerusform>
                <numerusform>في %Ln يومًا</numerusform>
                <numerusform>في %Ln يوم</numerusform>
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
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، بلا مباريات: %1، نحو %2 بفعل ما وُزّع، ثم %3 بفعل ما جاء بعده: حركات الجميع والصدفة.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في مباراة واحدة: %1، نحو %2 بفعل ما وُزّع، ثم %3 بفعل ما جاء بعده: حركات الجميع والصدفة.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في مباراتين: %1، نحو %2 بفعل ما وُزّع، ثم %3 بفعل ما جاء بعده: حركات الجميع والصدفة.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في %Ln مباريات: %1، نحو %2 بفعل ما وُزّع، ثم %3 بفعل ما جاء بعده: حركات الجميع والصدفة.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في %Ln مباراة: %1، نحو %2 بفعل ما وُزّع، ثم %3 بفعل ما جاء بعده: حركات الجميع والصدفة.</numerusform>
                <numerusform>نقاطك في كل الجولات ناقص متوسط نقاط الآخرين، في %Ln مباراة: %1، نحو %2 بفعل ما وُزّع، ثم %3 بفعل ما جاء بعده: حركات الجميع والصدفة.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>انتهت المباراة.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>انتهت الجولة.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>الدور على %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>مرّرتَ دورك: لم تناسب أي من قطعك.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>لا يوجد ما يمكن التراجع عنه بعد.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>هذه المباراة مصنّفة: لا تراجع فيها.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>هذا تحدٍّ: لا تراجع فيه.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>يتوقف التراجع حيث لعب شخص آخر.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>توزيع اليوم يُحتسب: لا يمكن التراجع عن الحركات.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>عودة إلى الجولة %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>بانتظار التوزيع التالي</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>دورك</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>الدور على %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1، التوزيع %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>عشوائي</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>مبتدئ</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>هاوٍ</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>يأخذ ما يجلب أكثر النقاط فورًا ولا يفكر أبعد.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>ماهر</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>يعدّ القطع التي لم يرها ويفكر في أدواره التالية.</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>يلعب أي شيء مسموح.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>خبير</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>أستاذ</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>بطل</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>يأخذ ما يراه ويغفل عن الكثير.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>ناشئ</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>يعرف اللعبة ولا يزال يغفل عن أشياء كثيرة.</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>يلعب للمتعة ولا ينتهز كل فرصة.</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>يلعب جيدًا مع هفوة بين حين وآخر.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>جشع</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>استدلالي</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>نادرًا ما يخطئ، ويعرف ما يحتفظ به.</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>لا يكاد يغفل عن شيء.</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>الأقوى: يفكر في كل ما لا يزال خفيًا.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>دومينو %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>ضع %1 عند الطرف الأيسر بحيث يكون %2 إلى الداخل.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>ضع %1 عند الطرف الأيمن بحيث يكون %2 إلى الداخل.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>ضع %1 عند الطرف العلوي بحيث يكون %2 إلى الداخل.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>ضع %1 عند الطرف السفلي بحيث يكون %2 إلى الداخل.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>ضع %1 بالعرض عند الطرف الأيسر.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>ضع %1 بالعرض عند الطرف الأيمن.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>ضع %1 بالعرض عند الطرف العلوي.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>ضع %1 بالعرض عند الطرف السفلي.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>ضع %1 عند الطرف الأيسر كسبينر.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>ضع %1 عند الطرف الأيمن كسبينر.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>افتتح بالقطعة %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>افتتح بالقطعة %1 كسبينر.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>سحب قطعة</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>السحب حتى تناسب قطعة</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>تمرير الدور</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>لا يمكن وضع شيء هناك.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>أعلى دبل يفتتح: ضع %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>بلا دبل تفتتح أثقل قطعة: ضع %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>لا توجد حركة أخرى.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>إنها القطعة الوحيدة المناسبة.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>لا يخلّصك من نقاط.</numerusform>
                <numerusform>يخلّصك من نقطة.</numerusform>
                <numerusform>يخلّصك من نقطتين.</numerusform>
                <numerusform>يخلّصك من %Ln نقاط.</numerusform>
                <numerusform>يخلّصك من %Ln نقطة.</numerusform>
                <numerusform>يخلّصك من %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>تُنهي به قطعك.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>انتهت الجولة.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>ليس دورك.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>هذه القطعة ليست في يدك.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>إذا بقيت في يد حُسبت بنقاطها: %L1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>من وضعها: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>لا شيء في يدك يناسب.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>ضع %1 عند الطرف العلوي كسبينر.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>ضع %1 عند الطرف السفلي كسبينر.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>من لا يستطيع وضع قطعة يسحب من هنا.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>لا شيء مناسب: اسحب حتى تجد مناسبة.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>لا شيء مناسب بعد: يستمر السحب.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>لا شيء مناسب: اسحب قطعة واحدة.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>ضع %1 عند الطرف الأيسر.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>ضع %1 عند الطرف الأيمن.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>ضع %1 عند الطرف العلوي.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>ضع %1 عند الطرف السفلي.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>للفوز بالجولة</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>هذا هو السبينر: الخط ينمو الآن من أربعة أطراف.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف الأيسر: يقبل %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف الأيمن: يقبل %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف العلوي: يقبل %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف السفلي: يقبل %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>هذا الطرف يقبل %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>لا يوجد طرف مفتوح يقبل %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>هنا %L1، ويقبل الرقم نفسه.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>اللاعب التالي لا يملك ما يناسب.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>لا أحد غيرك يستطيع المتابعة عند هذا الطرف.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>لا قطعة مخفية تتبع هذا الطرف.</numerusform>
                <numerusform>قطعة مخفية واحدة فقط تتبع هذا الطرف.</numerusform>
                <numerusform>قطعتان مخفيتان فقط تتبعان هذا الطرف.</numerusform>
                <numerusform>%Ln قطع مخفية فقط تتبع هذا الطرف.</numerusform>
                <numerusform>%Ln قطعة مخفية فقط تتبع هذا الطرف.</numerusform>
                <numerusform>%Ln قطعة مخفية فقط تتبع هذا الطرف.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>بعد قطعة ذات نقاط أكثر كان سيناسب عدد أكبر من القطع المخفية.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>ليس لديك ما يتبع هذا الطرف.</numerusform>
                <numerusform>لديك قطعة تتبع هذا الطرف.</numerusform>
                <numerusform>لديك قطعتان تتبعان هذا الطرف.</numerusform>
                <numerusform>لديك %Ln قطع تتبع هذا الطرف.</numerusform>
                <numerusform>لديك %Ln قطعة تتبع هذا الطرف.</numerusform>
                <numerusform>لديك %Ln قطعة تتبع هذا الطرف.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>بعدها لا تناسب أي من قطعك الأخرى.</numerusform>
                <numerusform>بعدها تناسب قطعة أخرى من قطعك.</numerusform>
                <numerusform>بعدها تناسب قطعتان أخريان من قطعك.</numerusform>
                <numerusform>بعدها تناسب %Ln قطع أخرى من قطعك.</numerusform>
                <numerusform>بعدها تناسب %Ln قطعة أخرى من قطعك.</numerusform>
                <numerusform>بعدها تناسب %Ln قطعة أخرى من قطعك.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>يصعب على خصمك أن يتابع: لا تناسب أي قطعة مخفية، بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب قطعة مخفية واحدة بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب قطعتان مخفيتان بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب %Ln قطع مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>يصعب على الآخرين أن يتابعوا: لا تناسب أي قطعة مخفية، بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب قطعة مخفية واحدة بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب قطعتان مخفيتان بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطع مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>يسهل عليك أن تتابع: لا تناسب أي من قطعك الأخرى، بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب قطعة أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب قطعتان أخريان من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطع أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطعة أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطعة أخرى من قطعك بدل %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>لا تترك في يدك أي نقطة، بدل %L2.</numerusform>
                <numerusform>تترك في يدك نقطة واحدة بدل %L2.</numerusform>
                <numerusform>تترك في يدك نقطتين بدل %L2.</numerusform>
                <numerusform>تترك في يدك %Ln نقاط بدل %L2.</numerusform>
                <numerusform>تترك في يدك %Ln نقطة بدل %L2.</numerusform>
                <numerusform>تترك في يدك %Ln نقطة بدل %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>اترك للاعب التالي القليل مما يناسب</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>اترك طرفًا يناسب قطعك</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>تخلّص من نقاط كثيرة</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>يحب اللعب عند آخر قطعة وُضعت.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>سحب قطعة</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>تمرير الدور</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>النقاط التي تُكسب المباراة (٠: جولة واحدة)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>جولة واحدة</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>لا أحد يستطيع اللعب: الجولة مغلقة.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>لا تناسب أي من قطعك: اسحب.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>لا تناسب أي من قطعك: اسحب (%L1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>لا تناسب أي من قطعك: تمرير الدور.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>الباقي في الأيدي الأخرى: %L1 = %L2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>الأقل في اليد: %1، ولديه %L2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>الباقي: %L1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %L1 ناقص ما في اليد %L2: %L3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %L1 ناقص ما في اليد %L2، مضروبًا في %L3: %L4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>انتهت المباراة.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>هذه الجولة وحدها تحسم المباراة.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>%L1 نقطة تُكسب المباراة، وقد بُلغت.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%L1 نقطة تُكسب المباراة: بقي %L2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>ينتهي دورك دون وضع قطعة.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>توزّع الجولة التالية.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>يضع القطع المختارة معًا على الطاولة.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>دورك: ضع قطعة أو اسحب.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>دورك: ضع قطعة أو اسحب (‎%L1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>دورك: ضع قطعة أو مرّر.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>دورك: ضع قطعة أو مرّر (‎%L1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>لا تناسب أي من قطعك: تمرير الدور (‎%L1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>دورك: ضع القطعة الأولى.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>دورك: ضع القطعة الأولى، %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>دورك: ضع قطعة.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>أكثر من لاعب لديه الأقل: لا أحد يسجّل.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1، قيمة القطع الباقية في اليد: %2.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>وُضعت آخر قطعة في يد %1.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>وضعت آخر قطعة لديك.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>جد أفضل حركة</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>فوز بالمباراة.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>فوز مشترك بالمباراة.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>يحتفظ بالدبل لوقت لاحق.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>يترك للآخرين القليل مما يناسب.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>النقاط فورًا: %L1 بدل %L2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>المجموع سبعة</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>النصفان المتلامسان لا يتطابقان هنا، بل مجموعهما سبعة. 1 و4 مفتوحان. ضع قطعة عند 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 و4 مجموعهما سبعة. وصار 5 الطرف الجديد.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 و1 مجموعهما سبعة، فهذا يصلح عند 1. لكن ابحث عن قطعة عند 4: تحتاج إلى 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>قطع الماتادور</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1 و%2 و%3 و%4 هي قطع الماتادور. توضع عند أي طرف وفي أي وقت، بالعرض. لديك واحدة: ضعها.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>إنها مناسبة لكنها ليست ماتادورًا. ابحث عن القطعة التي مجموع نصفيها سبعة.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>افتح بوابة</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>ماتادور بالعرض: بوابة. تفتحها قطعة فيها أبيض، ويصير نصفها الآخر الطرف الجديد. ضع قطعتك هناك.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>انفتحت البوابة: هناك 3 تنتظر 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>هذه مكانها الطرف الآخر. البوابة تريد الأبيض.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>أغلق طرفًا</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>لا قطعة تكوّن سبعة مع الأبيض. ضع %1 بحيث يكون أبيضها إلى الخارج: عندها لا يوضع هناك إلا الماتادور، وعلى الآخر أن يبحث عنه.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>أُغلق. بقي طرف واحد للتنافس.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>هكذا يبقى الطرف مفتوحًا. أغلقه بالأبيض.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>اسحب حتى تجد مناسبة</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>ليس لديك 2 للرقم 5 ولا 3 للرقم 4 ولا ماتادور. اسحب من المخزون حتى تجد قطعة مناسبة.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>2 مفتوح ولديك 5: حفظت قطعة لدورك التالي.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>إنها مناسبة، لكن لن تناسب بعدها أي قطعة لك. جرّب الطرف الآخر.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 ليست مناسبة أيضًا. اسحب مرة أخرى.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 مناسبة عند الطرفين. ضعها بحيث يبقى 2 مفتوحًا: عندها تتبعها %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>أنهِ الجولة</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>بقيت قطعتان. %1 مناسبة عند الطرفين: ضعها بحيث تستطيع %2 أن تتبعها.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>أنهيت أولًا: تكسب كل نقطة بقيت لدى الآخر، ١٢ هنا.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>عندها يبقى 1 مفتوحًا ولا تتبعه أي قطعة لك.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>ما زال 4 هناك. ضع قطعتك الأخيرة.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>هذا هو الماتادور. احتفظ بماتادور إلى أن تحتاج إليه؛ وتُلعب المباراة عادةً حتى ١٠٠ نقطة.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>لديك أعلى دبل، فأنت تفتتح، وبأي قطعة تشاء. النقاط التي تبقى في يدك تُحسب لغيرك: افتتح بالقطعة الأكثر نقاطًا.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>ذهبت ١١ نقطة دفعة واحدة. أحد الطرفين يريد الآن 2 والآخر 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>يجوز ذلك، لكن قطعة أخرى من قطعك أكثر نقاطًا.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>الجولة مغلقة. نقاطك هي الأقل، فتكسب كل ما لدى الآخرين: %1.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>زايد على التوزيع</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>سحب كل لاعب قطعة، ويزايد حتى مجموعها. صاحب أعلى مزايدة يوزّع ويكسبها نقاطًا فورًا. مجموع قطعتك ١٢، أكثر مما يستطيع الآخران: زايد بها كلها.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>انسحب الآخران: ١٢ نقطة، وأنت توزّع.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>تكسب ما تزايد به: خذ ١٢ كاملة.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>سمِّ العنصر</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>يسمّي الموزّع العنصر الذي يُحسب في هذه الجولة: قطعه تجلب أكثر، وهي وحدها توضع بالعرض. سمِّ ما لديك منه أكثر.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>الورقة إذن: لديك منها خمس.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>عُدّ ثانية: لديك خمس من الورقة.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>راهن</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>راهن على ما ستحققه في هذه الجولة: نقاطك ناقص القطع التي تبقى لديك. من يقصّر لا يُحسب له شيء، وكل رهان يجب أن يتجاوز ما قبله. ابدأ صغيرًا: ١٠ على الأكثر.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>رهان يمكن بلوغه. يجوز للموزّع أن يرفع في النهاية حين يتكلم الجميع.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>جريء! قلّما يحقق أحد هذا القدر. راهن بعشرة على الأكثر.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>طرفًا إلى طرف</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>عند طرفي الصف تلتقي الأرقام المتساوية، أيًا كان العنصر. يجلب ذلك نقطة واحدة. ضع ماء %1 عند 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>نقطة، وقطعة أقل تُخصم.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>هذا جيد أيضًا، لكن جرّب قطعة الماء عند 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>ضعها بالعرض</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>الورقة تُحسب الآن. قطعة الورقة توضع بالعرض عند الجانب الطويل لقطعة ورقة أخرى، بأي رقم: ٣ نقاط. ضع ورقة %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>٣ نقاط، وذراع جديدة للجميع.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>هذا يجلب أقل. جرّب قطعة الورقة عند جانب طويل.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>العنصر والرقم</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>الأفضل كلاهما معًا: قطعة ورقة حيث تتساوى الأرقام أيضًا، بالطول أو بالعرض. يجلب ذلك ٤. ابحث عن واحدة.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>٤ نقاط: ورقة، وأرقام متساوية.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>ليس الأفضل: ابحث عن قطعة ورقة وأرقام متساوية.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>الدبل يُحسب مرتين</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>الدبل يجلب الضعف. ورقة %1 لديك توضع بالعرض عند قطعة الورقة التي فيها 6: أربعة مرتين.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>٨ نقاط بقطعة واحدة: رهان بستة يُبلغ سريعًا.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>جيد، لكن الدبل يجلب ٨.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>السبعة والدبل</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>النصفان المتلامسان مجموعهما سبعة. الدبل يوضع بالطول ويُحسب مرة واحدة: نصف واحد منه يلامس. ضع الدبل عند 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 و2 مجموعهما سبعة، و5 هو الطرف الجديد.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>هذه تصلح عند 1. أما عند 2 فتوضع قطعة فيها 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>ماتادور بالعرض</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>الماتادور يوضع في أي مكان، طابق أم لم يطابق. بالعرض يبقى نصفاه مفتوحين. ضع %1 بالعرض: السهم الدائري بجانبها أو المفتاح R أو النقر الأيمن يديرها.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>2 فيها يقبل 5، و5 فيها يقبل 2: طريقتان للمتابعة عند طرف واحد.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>هذه طريقة، لكن ضع الماتادور بالعرض.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>ماتادور بالطول</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>بالطول يترك الماتادور نصفًا واحدًا مفتوحًا، وأنت تختار أيهما. ضع %1 عند 4 و6 إلى الخارج: عندها تستطيع %2 أن تتبعها.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>يستطيع الماتادور أن يفسح المجال لقطعك.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>ليس هكذا: الماتادور عند 4 بالطول و6 إلى الخارج. السهم الدائري أو المفتاح R يديره.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ما زال 6 مفتوحًا: ضع %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>لا شيء يكوّن سبعة مع الأبيض. ضع عند 4 قطعة تترك الأبيض إلى الخارج: عندها لا يوضع هناك إلا الماتادور.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>أُغلق، إلى أن يجد أحدهم ماتادورًا.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>أعد فتح طرف</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>الأبيض يغلق طرفًا. ضع هناك الماتادور %1، بالعرض أو بالطول.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>فُتح من جديد، بالقطعة الوحيدة التي تقدر.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>هذا هو الطرف الآخر. أعد فتح الأبيض.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>اسحب واحدة ثم العب أو مرّر</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>ليس لديك 2 للرقم 5 ولا 3 للرقم 4 ولا ماتادور. اسحب قطعة واحدة.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>ذهبت القطعة الثقيلة: ما يبقى لديك في النهاية يكسبه الآخرون.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>إنها مناسبة، لكن هناك أثقل منها.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 ليست مناسبة أيضًا. السحب مرة واحدة في الدور، فتمرّر.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>2 مفتوح الآن، وقطعتان من قطعك مناسبتان. ضع الأكثر نقاطًا.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>هذه هي اللعبة الروسية. أعلى دبل يفتتح، ومن ينهي أولًا يكسب ما لدى الآخرين. وتُلعب المباراة عادةً حتى ١٠٠ نقطة.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>خذ، وضع سلسلة</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>يبدأ الدور بقطعة: المكشوفة أو واحدة من المخزون. 6 الحمراء مكشوفة، ولديك 4 الحمراء و5 الحمراء: خذها.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>سلسلة: ثلاث قطع متتالية أو أكثر من لون واحد. ما وُضع لا يُحسب عليك بعد الآن.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>فكّر في 4 الحمراء و5 الحمراء: مع 6 الحمراء تصير سلسلة.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>اختر الآن 4 و5 و6 الحمراء واحدة بعد الأخرى، وضعها معًا.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>ضع مجموعة</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>ثلاث قطع أو أربع برقم واحد، كل منها بلون مختلف، هي مجموعة. لديك ثلاث تسعات: ضعها.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>مجموعة، وثلاث قطع أقل في يدك.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>رمي قطعة ينهي دورك. ضع التسعات الثلاث أولًا.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>أضف إلى الموجود</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>يجوز لك أن تضيف إلى أي تشكيلة، حتى تشكيلة الآخر. 5 و6 و7 الحمراء على الطاولة، ولديك جارتاها: أضف 4 الحمراء و8 الحمراء.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>قطعتان ذهبتا إلى تشكيلة لم تكن لك.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>قبل أن ترمي، أضف ما يناسب السلسلة الحمراء.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>والآن الأخرى.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>بدّل جوكرًا</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>الجوكر في السلسلة بدل 6 الحمراء، وهي في يدك. ضعها مكان الجوكر.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>صار الجوكر بدل قطعة زرقاء، ويعمل لصالحك.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>الجوكر أولًا: ضع 6 الحمراء حيث هو.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>الجوكر الذي تكسبه يوضع فورًا. اختره مع 3 الزرقاء و4 الزرقاء، وضع التشكيلة.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>عشر نقاط ميتة ذهبت، ولم تخسر شيئًا معها.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>هنا ارمِ 13 السوداء فقط.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>طرق</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>تسع من قطعك في تشكيلات. ارمِ 13 السوداء فلا يبقى إلا 2. بعشر نقاط ميتة أو أقل يجوز لك الطرق: افعل.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>لا حاجة إلى ذلك: الزر يطرق عنك.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>فوز كامل</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>سحبت 8 الزرقاء: كل قطعك الآن في تشكيلات إلا 2 البرتقالية. اطرق بها فلا تبقى أي قطعة.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>٥٠ نقطة، وكل نقاط الآخر الميتة. ووضع قطعتك الأخيرة فوز كامل أيضًا.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>يمكنك أكثر من ذلك: اطرق وارمِ 2 البرتقالية.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>هذه هي لعبة رامي القطع. في المباراة المعتادة ثلاث عشرة قطعة لكل لاعب، وتُلعب حتى ٢٠٠ نقطة. إن نفد المخزون، أو مر ٢٠ دورًا لم يسحب فيها أحد منه، فالجولة تعادل.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>ضلعًا إلى ضلع</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>توضع القطع ضلعًا إلى ضلع، ويجب أن يتساوى الرقمان عند هذا الضلع في القطعتين. إحدى قطعك تحمل الرقم 4 مرتين: ضعها بجانب %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>إنها مناسبة. تجلب القطعة مجموع أرقامها الثلاثة: ١٠ نقاط هنا.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>يجوز لك السحب، لكنه يكلّف ٥ نقاط. إحدى قطعك مناسبة: ضعها.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>القطعة التي تجلب أكثر</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>قطعتان من قطعك مناسبتان هنا. كل رقم على القطعة يُحسب، فضع التي تجلب أكثر.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>١٣ نقطة. أما %1 فكانت ستجلب ١٠.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>هناك أفضل منها: قطعة تجلب ١٣ نقطة.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>أغلق شكلًا سداسيًا</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>خمس قطع حول نقطة واحدة. من يضع السادسة يغلق الشكل السداسي ويكسب ٥٠ نقطة إضافية. وهو أنت.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>١٢ للقطعة و٥٠ للشكل السداسي. احذر القطعة الخامسة: السادسة للاعب التالي.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>ليس هذا: انظر إلى الفجوة بين القطع الخمس.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>ابنِ جسرًا</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>القطعة التي تتصل بضلع وتلمس بالزاوية المقابلة قطعة أخرى تبني جسرًا: ٤٠ نقطة إضافية. قطعتك %1 تستطيع ذلك.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>٨ للقطعة و٤٠ للجسر: الزوايا الثلاث كلها على أرقام كانت موجودة.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>لا جسر هناك: يجب أن تقع الزوايا الثلاث كلها على أرقام موجودة.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>حين لا يناسب شيء</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>لا شيء من قطعك مناسب. اسحب قطعة من المخزون: يكلّف ذلك ٥ نقاط. وإن لم تنفع الثالثة أيضًا فمرّر الدور.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>١٢ نقطة، ناقص ٥ للقطعة التي سحبتها.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>يجوز لك مواصلة السحب، لكن كل قطعة تكلّف ٥ نقاط، ولديك قطعة مناسبة.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>ثلاث سحبات ثم تمرير</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>سحبت ثلاث قطع بخمس نقاط لكل منها، ولا يجوز أكثر من ذلك. الأخيرة، %1، مناسبة. يمكنك أيضًا تمرير الدور، لكن ذلك يكلّف ١٠ أخرى. ضع القطعة.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>١٢ نقطة، ناقص ١٥ للسحب. وإن لم يناسب شيء مرّرت الدور وخسرت ٢٥ في المجموع.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>تمرير الدور يكلّف ١٠ نقاط، وإحدى قطعك مناسبة.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>سحبت %1 وهي مناسبة: ضعها.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>بقيت لديك قطعة واحدة. ضعها: من ينهي أولًا يكسب ٢٥ نقطة وكل ما بقي لدى الآخرين.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>١١ للقطعة، و٢٥ لإنهاء الجولة، و٥ نقاط من آخر قطعة لدى الآخر.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>لا حاجة إلى السحب: قطعتك الأخيرة مناسبة.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>هذا هو تريومينو. إن لم يستطع أحد المتابعة كسبت أقل يد قطع الآخرين ناقص قطعها. ومباراة اثنين تُلعب عادةً حتى ٨٠٠ نقطة.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>من يفتتح</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>أعلى ثلاثية تفتتح الجولة، وتكسب ١٠ فوق مجموعها: ٢٢ مقابل %1 لديك. وعلى هذه الطاولة يجوز أن تفتتح %2 بدلًا منها، وهو خيار يمكنك ضبطه، فتكسب ٤٠. ضعها.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>لا افتتاح يكسب أكثر. ولو وُضعت %1 لاحقًا لما كسبت شيئًا.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>هذا يكسب ٢٢. افتتح بـ %1: تكسب ٤٠.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>ارمِ الأعلى قيمة</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>ينتهي الدور برمي قطعة. ما ليس في تشكيلة نقاط ميتة: 1 آس ويُحسب ١١، ومن 10 إلى 13 تُحسب ١٠، والبقية بعددها. ارمِ 13 السوداء.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>تكسب ٢٥ نقطة وفرق النقاط الميتة. ولو كان لدى الآخر مثلك أو أقل لكانت تلك ضربة مضادة، وذهبت النقاط إلى الآخر.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>هذه هي العناصر المتوافقة. الفائز بالجولة يأخذ القطع التي على الطاولة إلى بنكه ويوزّع بعدها؛ وعنصران يكفيان لمباراة أولى قصيرة.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>يبدأ النهائي</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>حين تقل القطع يخرج صاحب أدنى مجموع بعد كل جولة. والآن بقي اثنان: إنه النهائي. بنكك هو الأكبر، فأنت تقول كم قطعة تعود من كل بنك. أعد %1: فتمتلئ اليدان.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>امتلأت اليدان، ووُزّع عليك جمر %1: الدبل الذي يوزَّع الآن رصيد تبدأ به قدره مجموعه، ٦. ولا رهان في النهائي.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>أعد %1 من كل بنك: ما يكفي لملء اليدين.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>القطعة الأخيرة تحسم</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>لا يُحسب الآن إلا النهائي: رصيد البداية والنقاط، ناقص القطع الباقية. لديك ٦ و١٥، ولدى الآخر ٢٤ في المجموع. ضع جمر %1 حيث يتوافق العنصر والرقم.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>٢٥ مقابل ٢٤: فزت بالمباراة! ولو تعادلتما عند ٢٤ لفاز المجموع الأعلى من الجولات.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>هذا أيضًا ٢٤، وعندها يفوز مجموع الآخر الأعلى. تحتاج إلى ٤ نقاط.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>الآن لا يوضع هناك إلا الأبيض أو الماتادور: هذا الطرف بوابة.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>احتفظ بالماتادور</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>قطعتك %1 ماتادور: تناسب في أي وقت. قطعتان أخريان من قطعك مناسبتان الآن، وقد لا تكونان كذلك لاحقًا. ضع إحداهما.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>صحيح. يوفّر عليك الماتادور السحب حين لا يناسب شيء آخر.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>الماتادور يمكنه الانتظار. ضع قطعة يناسب عددها.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>بوابة لك وحدك</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>الماتادور يجعل الطرف بوابة، والبوابة تريد الأبيض. لديك واحدة فيها أبيض، %1: ضع الماتادور %2 عند 5، فيصير العبور لك.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>اضطر الآخر إلى السحب مرتين، وعبرت أنت فورًا.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>عند 4 نفعها أقل. ضعها عند الطرف الآخر، عند 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ما زالت البوابة هناك. اعبر منها بقطعتك %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>أغلق الطرفين</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>الأبيض يغلق الطرف الأيسر. وقطعتك %1 تستطيع إغلاق الأيمن أيضًا: عندها لا يتابع إلا الماتادور، ويبقى لديك واحد، %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>أُغلق. يسحب الآخر حتى يأتي ماتادور، وكل قطعة تُسحب تُحسب لك.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>هذا يترك طرفًا مفتوحًا. ضع الأبيض إلى الخارج.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>لا أحد يستطيع المتابعة</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>كل قطع الماتادور الأربع على الطاولة، ولم يبقَ ما يُسحب، وأحد الطرفين مغلق. %1 لديك تغلق الآخر: فتنتهي الجولة، ويكسب صاحب أقل نقاط. ونقاطك قليلة.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>البوابات وقطع الماتادور</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>الأبيض والماتادور يكمّل أحدهما الآخر: من يملك الاثنين يقرر أين يمتد الخط.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>ما الفكرة</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>خط من القطع ينمو من طرفيه. النصفان المتلامسان مجموعهما سبعة. من يضع كل قطعه أولًا يكسب النقاط الباقية لدى الآخرين، و%1 نقطة تُكسب المباراة.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>الدرس الأول</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>الثقيلة أولًا</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>حين تنتهي الجولة تُحسب النقاط التي في يدك لغيرك. قطعتان من قطعك مناسبتان. ضع الأكثر نقاطًا.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>ثماني نقاط لن يكسبها أحد بعد الآن.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>إنها مناسبة، لكن الأخرى أثقل.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>الدبل الأبيض</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 ماتادور أيضًا، وتوضع دائمًا بالعرض. لا وزن لها، فالاحتفاظ بها لا يكلّف شيئًا. ضع قطعة أخرى.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>ذهبت تسع نقاط. والدبل الأبيض يوضع عند أي طرف متى احتجت إليه.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>احتفظ بها: لا وزن لها، وتناسب دائمًا.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>أغلق الخط</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>عند أحد الطرفين أبيض من قبل. إن لم يستطع أحد المتابعة كسب صاحب أقل نقاط، ونقاطك قليلة. أغلق الطرف الآخر أيضًا.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>لا ينفع الآن إلا ماتادور. من ليس لديه يسحب، وتثقل يده.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>هذا يترك طرفًا مفتوحًا. أي قطعة يكون أبيضها إلى الخارج؟</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>الجولة مغلقة، ونقاطك هي الأقل. تكسب نقاط الآخرين ناقص نقاطك: %1 ناقص %2 يساوي %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>النقاط، ومتى تغلق</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>قدّر ما لدى الآخرين: الخط المغلق لصالح من لديه الأقل.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>خط من القطع ينمو من طرفيه. النصفان المتلامسان مجموعهما سبعة، والماتادور يوضع في أي مكان. من ينهي أولًا يكسب النقاط الباقية لدى الآخرين، و%1 نقطة تُكسب المباراة.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>يبني اللاعبون معًا على الطاولة لوحة كبيرة واحدة، بالأعداد والعناصر. لكن راهن أولًا على عدد النقاط التي تجلبها لك الجولة: الرهان الذي تبلغه يُحسب، والذي لا تبلغه لا يجلب شيئًا. الأدنى يخرج، والأخيران يلعبان النهائي.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>زايد حتى الأعلى</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>مجموع قطعتك ٩، ولا يستطيع أحد غيرك المزايدة بأكثر من ٦. تكفي ٧ للتوزيع؛ لكن ما تزايد به تكسبه. زايد بكل ما يجوز لك.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>٩ نقاط، والتوزيع لك. إن سُحبت قطع دبل فلا مزايدة: أعلى دبل يوزّع ويكسب مجموعه، و%1 يغلبها كلها ويكسب ٢٤.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>هذا يكسب أقل. زايد بـ ٩ كاملة.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>واحدة أكثر فقط</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>أنت آخر من يراهن، وعليك تجاوز ٧. الرهان وعد لا جائزة: ما زاد عليه يُحسب أيضًا، وما نقص عنه لا يُحسب منه شيء. فراهن على واحدة أكثر فقط، ٨.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>أدنى رهان ممكن. وكل ما تجمعه فوقه لك أيضًا.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>هذا يعد بأكثر ولا يجلب أكثر. راهن على ٨.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>دعه كما هو</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>وزّعت أنت وراهنت على ٤، وبلغ الآخرون ٧. يجوز لك بصفتك الموزّع أن ترفع فوق ذلك، حتى ٩٩، وللآخرين أن يرفعوا فوقك. الرهان ٤ سهل التحقيق: ابقَ.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>ثبتت الرهانات. تحتاج إلى ٤، والآخرون وعدوا بأكثر.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>الرهان الأعلى أصعب تحقيقًا، ولا يجلب شيئًا بذاته. ابقَ.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>المزايدة والرهان والنهائي</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>زايد عاليًا وراهن منخفضًا. لا داعي للرهان على أكثر من اللازم إلا لمن تأخر كثيرًا.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>رتّب قطعك في مجموعات وسلاسل. ما لا ينتمي إلى أي منها يُحسب ضدك. من بقي لديه القليل من ذلك يطرق ويكسب الفرق؛ و%1 نقطة تُكسب المباراة.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>اطرق مبكرًا</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>دورك الثاني، ومن دون 13 السوداء يبقى لديك ١٠، وهذا يكفي تمامًا للطرق. لم يجد الآخر وقتًا لترتيب شيء. اطرق بالقطعة 13 السوداء.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>٢٥ للفوز وفرق قدره ٤٦: الطرق المبكر يفاجئ.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>بينما تنتظر يرتّب الآخر أيضًا. اطرق الآن بالقطعة 13 السوداء.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>تكفي قطعة واحدة</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>يزيد آسان. ارمِ أحدهما فيُحسب الآخر ١١: أكثر من ١٠، لكن بقطعة واحدة زائدة يجوز لك الطرق، مهما كان حسابها. افعل.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>٢٥ للفوز وفرق قدره %1، وفي يدك آس.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>الأفضل أن تنتظر</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>يمكنك أن تطرق بـ ١٠ مرة أخرى. لكن الآخر وضع تشكيلتين، ولديه ثلاث قطع، وقد يضيف بعضها إلى تشكيلاتك. ارمِ 13 السوداء دون أن تطرق.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>صحيح. كان لدى الآخر 2 و3 الحمراوان لسلسلتك الحمراء، ولا يبقى لديه إلا ٢: ضربة مضادة، ٣٣ نقطة ضدك.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>من لم يبقَ لديه أكثر ممن طرق يكسب ٢٥ والفرق. انتظر.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>الضربة المضادة</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>لديك أكثر من أن تطرق، وربما أوشك الآخر على ذلك. احتفظ بالقليل القيمة وبما قد يناسب تشكيلة لدى الآخر، وارمِ 13 السوداء.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>طرق الآخر بـ ٩. ذهبت 5 و6 السوداوان لديك إلى السلسلة السوداء وبقي ٥: ضربة مضادة. الفرق ٤ لك، و٢٥ فوقه.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>هذه قد توفّر عليك نقاطًا بعد. ارمِ 13 السوداء.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>جوكر في اليد</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>الجوكر الباقي في اليد يُحسب ١٥، أكثر من أي قطعة أخرى. وهو بدل كل ما ينقص: ضعه الآن مع قطعتين يكمّلهما، مثل 4 الحمراء و5 الحمراء.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>الجوكر آمن على الطاولة، ومعه قطعتان.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>ضع الجوكر أولًا: اختره مع 4 الحمراء و5 الحمراء.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>متى تطرق</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>في البداية الطرق بـ ١٠ قوي؛ ولاحقًا، حين تقل القطع في يد الآخر، يصير مخاطرة. انتبه كم بقي هناك.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>ضع المثلثات ضلعًا إلى ضلع بحيث تتوافق أعداد زواياها. كل قطعة تجلب أعدادها نقاطًا، والمكان الذكي أكثر بكثير. متى بلغ أحد %1 فاز المتقدم.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>لا تضع الخامسة أبدًا</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>حول نقطة واحدة أربع قطع. تكون %1 هناك الخامسة، مقابل ١٠ نقاط، وتترك السادسة ونقاطها ٥٠ للآخر. ضع غيرها.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>٥ نقاط فقط، لكنك لم تتنازل عن شيء. والآن دع الآخر يضع الخامسة.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>هذا تنازل. إحدى قطعك مناسبة حيث لا ينمو شكل سداسي.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>المكان المناسب لها</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 مناسبة في مكانين. في أحدهما تلاقي زاويتها الثالثة عددًا أيضًا: جسر، و٤٠ نقطة إضافية. جده.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>٤٨ نقطة بدل ٨. انظر إلى الزاوية الثالثة قبل أن تترك القطعة.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>إنها مناسبة، لكن زاويتها الثالثة طليقة. جرّب المكان الآخر.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>اثنان معًا</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>نقطتان لم تبقَ حول كل منهما إلا فجوة واحدة، وهي الفجوة نفسها. %1 تغلق الشكلين السداسيين معًا بقطعة واحدة: ٦٠ نقطة إضافية. ضعها.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>٦ للقطعة و٦٠ للشكلين السداسيين.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>ثلاثة معًا</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>أندر مكان على الإطلاق: ثلاث نقاط لم تبقَ حولها إلا فجوة واحدة هي نفسها. %1 تغلق ثلاثة أشكال سداسية: ٧٠ نقطة إضافية. ضعها.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>٧ للقطعة و٧٠ للأشكال السداسية الثلاثة. لا مكافأة أعلى.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>ليس هناك: املأ الفجوة بين النقاط الثلاث.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>ليس هناك: املأ الفجوة بين النقطتين.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>الأشكال السداسية والجسور</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>قبل كل حركة انظر مرتين: هل لك مكافأة، وهل تترك واحدة لمن بعدك؟</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>دبل ستة (٢٨ قطعة)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>دبل تسعة (٥٥ قطعة)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>دبل اثني عشر (٩١ قطعة)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>طقم القطع</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>حسب عدد اللاعبين</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>خمس لكل لاعب</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>ست لكل لاعب</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>سبع لكل لاعب</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>كل القطع، بلا سحب</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>القطع الموزّعة لكل لاعب</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>من يفتتح الجولة</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>كيف توضع قطع الماتادور</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>حتى تناسب قطعة</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>قطعة واحدة، ثم اللعب أو التمرير</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>من لا يستطيع اللعب يسحب</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>من لا يملك إلا الماتادور يجوز له السحب بدلًا من وضعه</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>الدبل الأول يوضع بالعرض ويفتح ذراعين إضافيين</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>كل نقاط الآخرين</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>نقاط الآخرين ناقص نقاط اللاعب</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>حين لا يستطيع أحد اللعب تكسب أقل يد</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>توزيع كل القطع متاح مع دبل ستة فقط.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>دبل ستة للاعبين إلى أربعة؛ خذ طقمًا أكبر للمزيد.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>مع السبينر</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>يجوز الاحتفاظ بالماتادور</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>دبل تسعة</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>دبل اثني عشر</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>ماتادور</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>الطرفان المتلامسان يساويان معًا سبعة؛ والماتادور يوضع بالعرض في أي مكان.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>الدومينو الروسي</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>السبعات نفسها، والماتادور بالعرض أو بالطول.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>دومينو %1، ماتادور</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف الأيسر: يقبل %1 أو الماتادور.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف الأيمن: يقبل %1 أو الماتادور.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف العلوي: يقبل %1 أو الماتادور.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف السفلي: يقبل %1 أو الماتادور.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف الأيسر: يقبل %1 أو %2 أو الماتادور.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف الأيمن: يقبل %1 أو %2 أو الماتادور.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف العلوي: يقبل %1 أو %2 أو الماتادور.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف السفلي: يقبل %1 أو %2 أو الماتادور.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>الطرف الأيسر، أبيض: لا يقبل إلا الماتادور.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>الطرف الأيمن، أبيض: لا يقبل إلا الماتادور.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>الطرف العلوي، أبيض: لا يقبل إلا الماتادور.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>الطرف السفلي، أبيض: لا يقبل إلا الماتادور.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>لا يوضع عند الطرف الأبيض إلا الماتادور.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>ماتادور: يوضع عند أي طرف مهما كان.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>هنا %L1، وحيث تتلامس قطعتان يكون مجموعهما %L2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>لا عدد يصنع %L1 مع الأبيض: لا يفتح هذا الطرف من جديد إلا الماتادور.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>هنا قطعة موضوعة بالعرض. ما يتصل بها يصنع %L3 مع %L1 أو مع %L2.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%L1 موضوعة بالعرض، عمودية على الخط: ما يتصل بها يصنع %L2 مع أحد رقميها.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>يلتقي %1 مع %2: ويجب أن يكون مجموعهما %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>البوابة تقبل الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>هذا الطرف يقبل %1 أو %2 أو الماتادور.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>لا يستطيع اللاعب التالي المتابعة إلا بماتادور.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>يُبقي ماتادورًا لوقت لاحق.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>يغلق هذا الطرف: لا يتبعه إلا الماتادور.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>لا يتبعه إلا الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>لا شيء آخر أفضل بوضوح.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>يُبقي الماتادور لديك لوقت لاحق.</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>أعلى دبل نفسه</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>صاحب أعلى دبل</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>كل لاعب بدوره</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>بالعرض فقط</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>بالعرض، أو بالطول حيث يناسب</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>بالعرض أو بالطول في أي مكان</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>دورك: اصنع %L1 مع طرف مفتوح.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>ضع ماتادورًا، أو اسحب للاحتفاظ به.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف الأيسر، بوابة: يقبل الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف الأيمن، بوابة: يقبل الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف العلوي، بوابة: يقبل الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف السفلي، بوابة: يقبل الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>هنا ماتادور بالعرض. لا يتصل به إلا الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%L1 موضوعة بالعرض، عمودية على الخط: بوابة لا تقبل إلا الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>لا يوجد طرف مفتوح يقبل %1: النصفان المتلاقيان يجب أن يكون مجموعهما %2.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>لديك أعلى دبل: افتتح بأي قطعة.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>يفتتح %1، بأعلى دبل وُزع، أو بأثقل قطعة إن لم يوجد دبل.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>تفتتح أنت: %1 أعلى دبل وُزع.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>لم يوزع أي دبل. تفتتح أنت: %1 أثقل قطعة.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>لديك أثقل قطعة: افتتح بأي قطعة.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>قطع تبقى دائمًا في المخزون</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ضع ماتادورًا</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>احتفظ بماتادور لوقت لاحق</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>تحتفظ بقطع ماتادور لوقت لاحق: %1 بدل %2.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>ذلك الطرف بوابة الآن.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>اصنع %L1، أو ضع أبيض أو ماتادورًا.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>اصنع %L1، أو ضع ماتادورًا.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>دورك: ضع أبيض أو ماتادورًا.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>دورك: لا يناسب إلا ماتادور.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>زايد بـ %L1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>انسحاب</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: لا قطع</numerusform>
                <numerusform>%1: قطعة واحدة</numerusform>
                <numerusform>%1: قطعتان</numerusform>
                <numerusform>%1: %Ln قطع</numerusform>
                <numerusform>%1: %Ln قطعة</numerusform>
                <numerusform>%1: %Ln قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>راهن على %L1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>ابقَ على %L1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>تمرير الدور</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>سحب</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>أعد %L1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>إن لم يزايد أحد بأكثر، فلك %L1 من النقاط وأنت توزّع.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>الرهانات</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>أعلى رهان هو %L1: الآن %L2 على الأقل. لا يجوز لأحد الامتناع، والرهان الذي لا يتحقق يجلب ٠.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>أعلى رهان هو %L1: الآن %L2 على الأقل، ولا يجوز لأحد الامتناع. قطعك تبلغ %L3 على الأكثر (٤ لكل قطعة من العنصر، و١ لغيرها، والدبل مرتين).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>يراهن الموزّع أولًا؛ وعلى كل من بعده أن يراهن على أكثر.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>تراهن أولًا، والآخرون على أكثر. قطعك تبلغ %L1 على الأكثر (٤ لكل قطعة من العنصر، و١ لغيرها، والدبل مرتين).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>من يوزّع أولًا؟</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>سحب كل لاعب قطعة، ويجوز له أن يزايد حتى مجموعها. صاحب أعلى مزايدة يكسبها نقاطًا ويوزّع.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>أعلى مزايدة هي %L1 (%2). قطعتك تسمح بالمزايدة حتى %L3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>أعلى مزايدة هي %L1 (%2). قطعتك تسمح بالمزايدة حتى %L3. صاحب أعلى مزايدة يوزّع ويكسبها نقاطًا.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>أعلى مزايدة هي %L1 (%2). قطعتك تسمح بالمزايدة حتى %L3: لا يمكنك إلا الانسحاب. صاحب أعلى مزايدة يوزّع ويكسبها نقاطًا.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>أعلى مزايدة هي %L1 (%2). صاحب أعلى مزايدة يوزّع ويكسبها نقاطًا.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>سحب كل لاعب قطعة، ويجوز له أن يزايد حتى مجموعها: أنت حتى %L1. صاحب أعلى مزايدة يكسبها نقاطًا ويوزّع.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>عنصر الجولة</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>النهائي</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>عناصر الطقم، ولكل منها ٥٧ قطعة</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>فريقان من ثلاثة (ستة لاعبين)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>ثلاثة فرق من اثنين (ستة لاعبين)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>من يلعب مع من</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>الفرق لستة لاعبين فقط.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>مباراة قصيرة: عنصران</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>ثلاثة عناصر</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>الرهان المحقق يُحسب</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>السحب عند تعذّر الوضع</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>تحقق الرهان</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>فرغت كل الأيدي.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>القطع الباقية قليلة جدًا: لا تُلعب هذه الجولة.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>مزايدة بـ %L1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>زايدتَ بـ %L1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1: مزايدة بـ %L2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>انسحاب</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>انسحبتَ.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: انسحاب.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>تسمية %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>سمّيتَ %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1: تسمية %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>رهان على %L1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>راهنتَ على %L1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1: رهان على %L2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>إبقاء الرهان</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>يبقى رهانك.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: إبقاء الرهان.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>إعادة %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>خروج</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>تستغرق المباراة ضد الآليين أقل من دقيقة.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو دقيقة.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو دقيقتين.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو %Ln دقائق.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو %Ln دقيقة.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو %Ln دقيقة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>العناصر المتوافقة</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>صِل العنصر أو العدد، وراهن على يدك، وابلغ النهائي.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>افتتح بالقطعة %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: لا نقاط.</numerusform>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: نقطتان.</numerusform>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: %Ln نقاط.</numerusform>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: %Ln نقطة.</numerusform>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: لا نقاط.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: نقطتان.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: %Ln نقاط.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: %Ln نقطة.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>طرف: يقبل %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>انسحاب</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>مزايدة %L1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>الدبل عند البداية %L1، النقاط %L2، ناقص القطع الباقية %L3: %L4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>الدبل عند البداية %L1، النقاط %L2: %L3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>النقاط %L1، ناقص القطع الباقية %L2: %L3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>النقاط %L1، ولا قطع باقية.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%L1 ناقص %L2 للقطع الباقية يساوي %L3: لا يتحقق بذلك الرهان على %L4، فيُحسب ٠.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%L1 دون قطع باقية: لا يتحقق بذلك الرهان على %L2، فيُحسب ٠.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%L1 ناقص %L2 للقطع الباقية يساوي %L3: يتحقق بذلك الرهان على %L4.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%L1 دون قطع باقية: يتحقق بذلك الرهان على %L2.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>التوزيع هنا</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>رهان %L1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%L1 من %L2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>البنك: لا قطع.</numerusform>
                <numerusform>البنك: قطعة واحدة.</numerusform>
                <numerusform>البنك: قطعتان.</numerusform>
                <numerusform>البنك: %Ln قطع.</numerusform>
                <numerusform>البنك: %Ln قطعة.</numerusform>
                <numerusform>البنك: %Ln قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>نار %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>جمر %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>ضوء %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>ورقة %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>ماء %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>أثير %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>النار</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>الجمر</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>الضوء</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>الورقة</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>الماء</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>الأثير</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>هذا الطرف يُظهر %1 ولا يقبل إلا %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>لا توضع بالعرض إلا قطع عنصر الجولة.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>ليس دورك.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>القطعة الأولى من العنصر الذي سمّيتَه.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>لا طرف ولا جانب مفتوح هنا.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>صاحب أعلى مزايدة يوزّع ويكسبها نقاطًا.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>لا أحد يستطيع المزايدة بأكثر: توزّع أنت وتكسب مزايدتك نقاطًا.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>يجوز لمنافس أن يزايد حتى %L1، ولك حتى %L2: الاستمرار في المزايدة لا يزيد إلا نقاطه.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>ليس لديك منه قطع.</numerusform>
                <numerusform>لديك منه قطعة واحدة.</numerusform>
                <numerusform>لديك منه قطعتان.</numerusform>
                <numerusform>لديك منه %Ln قطع.</numerusform>
                <numerusform>لديك منه %Ln قطعة.</numerusform>
                <numerusform>لديك منه %Ln قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>كل رهان يتحقق يجلب نقاطك ناقص القطع الباقية؛ والرهان الأعلى أصعب تحقيقًا لا غير.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>الرهان المتحقق يُحسب نقاطًا أيضًا، لكن صعوبة تحقيق رهان أعلى أكبر من قيمته.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>تترك أطرافًا تناسبها قطعك الأخرى.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>لا تناسب أي من قطعك.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>كلما امتلأت الأيدي قلّ ما يُترك للحظ.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>النقاط %L1 ناقص القطع الباقية %L2: حتى الآن %L3. الرهان %L4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>قطعتك تسمح بالمزايدة حتى %L1: لا يمكنك إلا الانسحاب.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>انسحب: قطعتك لا تسمح بمزايدة أعلى.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>خارج اللعب منذ الجولة %L1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>البنك: %L1، ولا قطع من الطاولة: %L2.</numerusform>
                <numerusform>البنك: %L1، وقطعة من الطاولة: %L2.</numerusform>
                <numerusform>البنك: %L1، وقطعتان من الطاولة: %L2.</numerusform>
                <numerusform>البنك: %L1، و%Ln قطع من الطاولة: %L2.</numerusform>
                <numerusform>البنك: %L1، و%Ln قطعة من الطاولة: %L2.</numerusform>
                <numerusform>البنك: %L1، و%Ln قطعة من الطاولة: %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>البنك (%3): %L1، ولا قطع من الطاولة: %L2.</numerusform>
                <numerusform>البنك (%3): %L1، وقطعة من الطاولة: %L2.</numerusform>
                <numerusform>البنك (%3): %L1، وقطعتان من الطاولة: %L2.</numerusform>
                <numerusform>البنك (%3): %L1، و%Ln قطع من الطاولة: %L2.</numerusform>
                <numerusform>البنك (%3): %L1، و%Ln قطعة من الطاولة: %L2.</numerusform>
                <numerusform>البنك (%3): %L1، و%Ln قطعة من الطاولة: %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>البنك (%1): لا قطع.</numerusform>
                <numerusform>البنك (%1): قطعة واحدة.</numerusform>
                <numerusform>البنك (%1): قطعتان.</numerusform>
                <numerusform>البنك (%1): %Ln قطع.</numerusform>
                <numerusform>البنك (%1): %Ln قطعة.</numerusform>
                <numerusform>البنك (%1): %Ln قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>يجلب ٣ نقاط، أو ٤ إذا كان العدد الملامس على تلك القطعة أيضًا؛ والدبل الضعف.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>أي عنصر يجلب نقطة، وعنصر الجولة ٤؛ والدبل الضعف.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>إذا بقيت في يد عند نهاية الجولة كلّفت نقطة.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>من وضعها: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>دبل: يجلب ضعف النقاط.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>هي من عنصر الجولة: يمكن وضعها بالعرض أيضًا.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>يجب أن تبلغ نقاطك ناقص القطع الباقية لديك %L1 على الأقل، وإلا لم تجلب لك الجولة شيئًا.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>يجب أن تبلغ نقاطك أنت ناقص القطع الباقية لديك %L1 على الأقل، وإلا لم تجلب لك الجولة شيئًا.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>يُسحب عشوائيًا من كل بنك: %L1. ستكتمل كل الأيدي، وعدد القطع: %L2.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>يُسحب عشوائيًا من كل بنك: %L1. سيكون في كل يد %L2 من %L3 قطعة.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>يُسحب عشوائيًا من كل بنك: %L1. سيكون في الأيدي من %L2 إلى %L3 من %L4 قطعة.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>أعلى مزايدة هي %L1، وهي لك. قطعتك تسمح بالمزايدة حتى %L2. صاحب أعلى مزايدة يوزّع ويكسبها نقاطًا.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>خرجتَ من المباراة.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>خارج المباراة: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>قطع الجولات المكسوبة. في النهائي يُوزَّع من جديد بعض ما في كل بنك.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>بنك واحد للفريق: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>انسحاب، فلا مزايدة بعد الآن.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>القطعة المسحوبة تسمح بالمزايدة حتى %L1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>المزايدة %L1؛ والقطعة المسحوبة تسمح حتى %L2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>خارج المباراة منذ الجولة %L1، بأدنى مجموع حينها.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>رهان %L1: يجب أن تبلغه النقاط ناقص القطع الباقية، وإلا جلبت الجولة ٠.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>لا قطعة للعب في هذه الجولة.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>من يوزّع يسمّي العنصر ويراهن أولًا ويضع القطعة الأولى.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>الرهان هنا بعد الموزّع، وبأكثر من الرهان السابق.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>زايد لتوزّع وتكسب ما زايدت به، أو انسحب.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>أبقِ رهانك: %L1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>راهن على أكثر، أو أبقِ رهانك: %L1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>دورك: ضع القطعة الأولى، من %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>ضع قطعة: النقاط ناقص القطع الباقية تحسم.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>دورك: ضع قطعة؛ تحقق رهانك.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>ضع قطعة: أنت عند %L1، ورهانك %L2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>سمِّ العنصر: قطعه تجلب الأكثر.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>حدّد كم قطعة تعود من كل بنك.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>لم تبقَ لدى أحد قطعة للعب النهائي.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>النهائي متعادل: %L1 لكل طرف.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>المجموعان متساويان أيضًا، %L1: يفوز كلاهما.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>البنك: %L1، و%L2 من بنك آخر (%4): %L3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>البنك (%5): %L1، و%L2 من بنك آخر (%4): %L3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>البنك: %L1، و%L2 من بنك آخر (%4)، ولا قطع من الطاولة: %L3.</numerusform>
                <numerusform>البنك: %L1، و%L2 من بنك آخر (%4)، وقطعة من الطاولة: %L3.</numerusform>
                <numerusform>البنك: %L1، و%L2 من بنك آخر (%4)، وقطعتان من الطاولة: %L3.</numerusform>
                <numerusform>البنك: %L1، و%L2 من بنك آخر (%4)، و%Ln قطع من الطاولة: %L3.</numerusform>
                <numerusform>البنك: %L1، و%L2 من بنك آخر (%4)، و%Ln قطعة من الطاولة: %L3.</numerusform>
                <numerusform>البنك: %L1، و%L2 من بنك آخر (%4)، و%Ln قطعة من الطاولة: %L3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>البنك (%5): %L1، و%L2 من بنك آخر (%4)، ولا قطع من الطاولة: %L3.</numerusform>
                <numerusform>البنك (%5): %L1، و%L2 من بنك آخر (%4)، وقطعة من الطاولة: %L3.</numerusform>
                <numerusform>البنك (%5): %L1، و%L2 من بنك آخر (%4)، وقطعتان من الطاولة: %L3.</numerusform>
                <numerusform>البنك (%5): %L1، و%L2 من بنك آخر (%4)، و%Ln قطع من الطاولة: %L3.</numerusform>
                <numerusform>البنك (%5): %L1، و%L2 من بنك آخر (%4)، و%Ln قطعة من الطاولة: %L3.</numerusform>
                <numerusform>البنك (%5): %L1، و%L2 من بنك آخر (%4)، و%Ln قطعة من الطاولة: %L3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%L1 ناقص %L2 للقطع الباقية يساوي %L3: يتحقق بذلك الرهان على %L4 ويُضاف: %L5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%L1 دون قطع باقية: يتحقق بذلك الرهان على %L2 ويُضاف: %L3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>خارج المباراة من الآن.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>خارج المباراة منذ الجولة %L1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>الأدنى بفارق %L1</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>أعلى من الأدنى بـ %L1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>أدنى مجموع يخرج، إلا إذا فاز بالجولة</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>أدنى مجموع يخرج، إلا إذا فاز بالجولة: تتقدم بـ %L1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>أدنى مجموع يخرج، إلا إذا فاز بالجولة: فريقك متقدّم بـ %L1</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>القطع لا تكفي: بعد هذه الجولة يخرج أدنى مجموع، إلا إذا فاز بالجولة.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>لا مكان الآن للقطعة %1: لا طرف مفتوح ولا جانب طويل.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>لا مكان الآن للقطعة %1: الأطراف تقبل %2، ولا جانب طويل مفتوح.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>لا مكان الآن للقطعة %1: لا طرف مفتوح، ولا يوضع بالعرض إلا %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>لا مكان الآن للقطعة %1: الأطراف تقبل %2، ولا يوضع بالعرض إلا %3.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>أدنى مجموع يخرج، إلا إذا فاز بالجولة: ينقصك %L1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>أدنى مجموع يخرج، إلا إذا فاز بالجولة: ينقص فريقك %L1</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>في النهائي يبدأ العدّ من جديد، بلا رهانات: المجاميع لا تُحسب إلا عند التعادل. البنوك: %1 ‏%L2، %3 ‏%L4. القطع الناقصة في الأيدي: %L5؛ في المخزون: %L6. صاحب البنك الأكبر يحدّد كم يعود من كل بنك. القليل يعني أيديًا صغيرة ونهائيًا قصيرًا؛ والكثير أيديًا كاملة ودبلًا أكثر لرصيد البداية.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>في النهائي يبدأ العدّ من جديد، بلا رهانات: المجاميع لا تُحسب إلا عند التعادل. البنوك: %1 ‏%L2، %3 ‏%L4. القطع الناقصة في الأيدي: %L5؛ في المخزون: %L6. البنكان متساويان، فالفائز بالجولة الأخيرة يحدّد كم يعود من كل بنك. القليل يعني أيديًا صغيرة ونهائيًا قصيرًا؛ والكثير أيديًا كاملة ودبلًا أكثر لرصيد البداية.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>في النهائي يبدأ العدّ من جديد، بلا رهانات: المجاميع لا تُحسب إلا عند التعادل. البنوك: %1 ‏%L2، %3 ‏%L4. القطع الناقصة في الأيدي: %L5؛ في المخزون: %L6. البنكان متساويان، فصاحب المجموع الأعلى يحدّد كم يعود من كل بنك. القليل يعني أيديًا صغيرة ونهائيًا قصيرًا؛ والكثير أيديًا كاملة ودبلًا أكثر لرصيد البداية.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>في النهائي يبدأ العدّ من جديد، بلا رهانات: المجاميع لا تُحسب إلا عند التعادل. البنوك: %1 ‏%L2، %3 ‏%L4. القطع الناقصة في الأيدي: %L5؛ في المخزون: %L6. البنكان والمجموعان متساويان، فالجالس أولًا يحدّد كم يعود من كل بنك. القليل يعني أيديًا صغيرة ونهائيًا قصيرًا؛ والكثير أيديًا كاملة ودبلًا أكثر لرصيد البداية.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>يسمّيه الموزّع ويضع أول قطعة منه. قطعه وحدها توضع بالعرض، مقابل ٣ نقاط أو ٤؛ والدبل يُحسب مرتين.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>كلٌّ لنفسه</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>من يحقق رهانه يُضاف إلى نقاطه</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>من لا يستطيع الوضع يسحب قطعة</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>التوزيع الأول</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>للتوزيع الأول</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>لرهان تحقق</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>العدد نفسه</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>بالعرض</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>عنصر الجولة، والعدد نفسه</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>في النهائي يبدأ العدّ من جديد: المجموع %L1 لا يُحسب إلا عند التعادل.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>في النهائي: الدبل %L1 والنقاط %L2 ناقص القطع الباقية %L3 تساوي %L4. والمجموع قبله، %L5، لا يُحسب إلا عند التعادل.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>راهن على نقاطك، ناقص ١ لكل قطعة باقية.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>راهن على نقاطك وحدك، ناقص ١ لكل قطعة باقية.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>راهن: قطعك تبلغ %L1 على الأكثر.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>يأتي الآن النهائي، وفيه يبدأ العدّ من جديد: المجاميع لا تُحسب إلا عند التعادل.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>متى قلّت القطع، جاء النهائي.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>بعد الجولة القادمة يخرج أدنى مجموع، إلا إذا فاز بها. والاثنان الأخيران يلعبان النهائي.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>متى قلّت القطع، خرج بعد كل جولة أدنى مجموع، إلا إذا فاز بالجولة. والاثنان الأخيران يلعبان النهائي.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>جانب القطعة %1 %2: يقبل عنصرها.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>النهائي</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>الدبل ؜+%L1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>النهائي، بلا رهانات</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>سحب الدبل %1، والتوزيع الأول</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>مزايدة بـ %L1، والتوزيع الأول</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>قبل الجولة: ؜+%L1 لأفضل دبل، %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>قبل الجولة: ؜+%L1 لأعلى مزايدة.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>سحبتَ أفضل دبل، %1: لك ؜+%L2، وأنت توزّع أولًا.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>سحبتَ أفضل دبل، %2: لك ؜+%L3، وأنت توزّع أولًا. الدبل %5 يغلب كل دبل آخر، ويُحسب %L3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>أفضل دبل، %2، من نصيب %1: ؜+%L3 والتوزيع الأول.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>أفضل دبل، %2، من نصيب %1: ؜+%L3 والتوزيع الأول. الدبل %5 يغلب كل دبل آخر، ويُحسب %L3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>عنصر الجولة: قطعه وحدها يمكن وضعها بالعرض، مقابل ٣ نقاط أو ٤؛ والدبل يُحسب مرتين.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>في النهائي يبدأ العدّ من جديد، بلا رهانات: المجاميع لا تُحسب إلا عند التعادل. تُظهر اللوحات النقاط ناقص القطع الباقية في اليد.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1: المُعاد من كل بنك %L2. تُظهر اللوحات النقاط ناقص القطع الباقية في اليد.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>في النهائي يبدأ العدّ من جديد، بلا رهانات: المجاميع لا تُحسب إلا عند التعادل. تُظهر اللوحات النقاط ناقص القطع الباقية في اليد. رصيد البداية من الدبل المكشوف: %1 ؜+%L2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1: المُعاد من كل بنك %L2. تُظهر اللوحات النقاط ناقص القطع الباقية في اليد. رصيد البداية من الدبل المكشوف: %3 ؜+%L4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>في النهائي يبدأ العدّ من جديد، بلا رهانات: المجاميع لا تُحسب إلا عند التعادل. تُظهر اللوحات النقاط ناقص القطع الباقية في اليد. رصيد البداية من الدبل المكشوف: %1 ؜+%L2، %3 ؜+%L4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1: المُعاد من كل بنك %L2. تُظهر اللوحات النقاط ناقص القطع الباقية في اليد. رصيد البداية من الدبل المكشوف: %3 ؜+%L4، %5 ؜+%L6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>ليس لديك أكثر منه من أي عنصر آخر.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>لديك من عنصر آخر العدد نفسه من القطع ومن قطع الدبل: كلاهما جيد بالقدر نفسه.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>هي من عنصر الجولة، والدبل يُحسب مرتين.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>هي من عنصر الجولة، والعددان متساويان.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>هي من عنصر الجولة، فيمكن وضعها بالعرض.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>لا أحد ممن بقيت لديهم قطع يستطيع وضع قطعة.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>قطعتك من عنصر %1 تجلب أكثر، لكنها تناسب لاحقًا أيضًا؛ أما هذه فقد لا تجد طرفًا حينها.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>يترك %1 مفتوحًا، وليس لديك قطع أخرى بهذا العدد.</numerusform>
                <numerusform>يترك %1 مفتوحًا، ولديك قطعة أخرى بهذا العدد.</numerusform>
                <numerusform>يترك %1 مفتوحًا، ولديك قطعتان أخريان بهذا العدد.</numerusform>
                <numerusform>يترك %1 مفتوحًا، ولديك %Ln قطع أخرى بهذا العدد.</numerusform>
                <numerusform>يترك %1 مفتوحًا، ولديك %Ln قطعة أخرى بهذا العدد.</numerusform>
                <numerusform>يترك %1 مفتوحًا، ولديك %Ln قطعة أخرى بهذا العدد.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>إن بقيت في يدك كلّفتك نقطة في النهاية، وقد يُغلق هذا الطرف قريبًا.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>رفع الموزّع رهانه فتدور الرهانات مرة أخرى: أعلاها %L1. راهن بأكثر أو ابقَ على رهانك.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>رفع الموزّع رهانه فتدور الرهانات مرة أخرى: أعلاها %L1. قطعك تبلغ %L2 على الأكثر.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>راهن الجميع، وأعلى رهان هو %L1. بصفتك الموزّع يجوز لك رفع رهانك، ثم يجوز ذلك للآخرين أيضًا.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>راهن الجميع، وأعلى رهان هو %L1. بصفتك الموزّع يجوز لك رفع رهانك، ثم يجوز ذلك للآخرين أيضًا. قطعك تبلغ %L2 على الأكثر.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>أعلى رهان هو رهانك: %L1. يجوز لك رفعه، ثم يجوز ذلك للآخرين أيضًا.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>أعلى رهان هو رهانك: %L1. يجوز لك رفعه، ثم يجوز ذلك للآخرين أيضًا. قطعك تبلغ %L2 على الأكثر.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>من هنا تُكمَّل الأيدي قبل كل جولة. وعندما تقلّ تصغر الأيدي لتكفي القطع حتى النهائي، ويخرج أدنى مجموع إلا إذا فاز بالجولة.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>تلعب مع %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>تلعب مع %3. سحبتَ أفضل دبل، %1: لك ؜+%L2، وأنت توزّع أولًا.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>تلعب مع %4. سحبتَ أفضل دبل، %2: لك ؜+%L3، وأنت توزّع أولًا. الدبل %5 يغلب كل دبل آخر، ويُحسب %L3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>تلعب مع %4. أفضل دبل، %2، من نصيب %1: ؜+%L3 والتوزيع الأول.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>تلعب مع %4. أفضل دبل، %2، من نصيب %1: ؜+%L3 والتوزيع الأول. الدبل %5 يغلب كل دبل آخر، ويُحسب %L3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>مزايدتك هي الأعلى: لك ؜+%L1، وأنت توزّع أولًا.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>أعلى مزايدة من %1: ؜+%L2 والتوزيع الأول.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>القطع لا تكفي: في اليد الآن %L1، وبعد هذه الجولة يخرج أدنى مجموع، إلا إذا فاز بالجولة.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>تُظهر اللوحات الآن، مثل «٥ من ١٢»، النقاط ناقص القطع الباقية في اليد، والرهان المطلوب.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>لم تبق قطع لدى %1. تستمر الجولة إلى ألا يستطيع أحد وضع قطعة.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>لم تبق لديك قطع. تستمر الجولة إلى ألا يستطيع أحد وضع قطعة.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>البقاء ببنك أكبر (%L1 مقابل %L2) مع المجموع نفسه: %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>البقاء بأكثر من هذه الجولة (%L1 مقابل %L2) مع المجموع نفسه: %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>البقاء للأسبق في ترتيب اللعب مع المجموع نفسه: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>خروج بمجموع %L1: %2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>خروج بأدنى مجموع، وهو %L1: %2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>بقاء بمجموع %L1 بفضل الفوز بالجولة: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>القطع التي على الطاولة تذهب إلى بنك من يفوز بالجولة: في النهائي يُوزَّع من جديد بعض ما في كل بنك، وصاحب البنك الأكبر يحدد عددها.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>فيحسم المجموع الأعلى، %L1 مقابل %L2: %3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>أجب عن السؤال أولًا: توضع القطع لاحقًا.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>زايد على التوزيع الأول</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>سمِّ العنصر المناسب</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>راهن على ما قد تجلبه يدك</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ضع قطعة بالعرض</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ضع القطعة المناسبة</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: خروج؛ لم يكن لدى أحد أقل من %L1.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>لا تناسب أي مكان آخر: هذا هو %1 المفتوح الوحيد، وقد يُغلق قريبًا.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>ما تعيده من كل بنك: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1: المُعاد من كل بنك %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>بالنتيجة نفسها، لكن بقطع باقية أقل (%L1 مقابل %L2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>بالنتيجة نفسها، لكن برهان أعلى (%L1 مقابل %L2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>الجولة للرهان الوحيد الذي تحقق: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>الجولة لأفضل نتيجة بين من وفوا برهانهم، وهي %L2: %1.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>الجولة لأفضل نتيجة، وهي %L2: %1.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>لم يفِ أحد برهانه. الجولة لأفضل نتيجة، وهي %L2: %1.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>المزيد لن يكبّر أي يد.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>بتجربته مرات كثيرة يفوز بالنهائي أكثر من إعادة قطع أكثر.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>رهانه عالٍ.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>يحب الوضع بالعرض.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>يُنتظر أن تبلغ يدك نحو %L1، أي أكثر من رهانك.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>هذا أدنى رهان مسموح، وإن كانت يدك لا تبلغ أكثر من %L1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>هذا أدنى رهان مسموح؛ ويُنتظر أن تبلغ يدك نحو %L1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>يُنتظر أن تبلغ يدك نحو %L1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>يُنتظر أن تبلغ يدك نحو %L1، وعلى من بعدك أن يراهن على أكثر.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>ليس بينها دبل.</numerusform>
                <numerusform>بينها دبل واحد، ويُحسب مرتين.</numerusform>
                <numerusform>بينها دبلان، ويُحسب كل منهما مرتين.</numerusform>
                <numerusform>بينها %Ln دبلات، وتُحسب مرتين.</numerusform>
                <numerusform>بينها %Ln دبلًا، وتُحسب مرتين.</numerusform>
                <numerusform>بينها %Ln دبل، وتُحسب مرتين.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>رهانك على %L1 لم يعد ممكنًا، فلن تجلب لك الجولة شيئًا. المهم الآن أن يحصل الآخرون على القليل.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>رهانك على %L1 لم يعد ممكنًا، فلن تجلب لك الجولة شيئًا. وإن لم يحقق أحد رهانه، فاز صاحب أكثر النقاط ناقص القطع الباقية.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>رهانك على %L1 لم يعد ممكنًا، فلن تجلب لك الجولة شيئًا.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>العنصر %1: ليس لديك منه قطع</numerusform>
                <numerusform>العنصر %1: لديك قطعة واحدة</numerusform>
                <numerusform>العنصر %1: لديك قطعتان</numerusform>
                <numerusform>العنصر %1: لديك %Ln قطع</numerusform>
                <numerusform>العنصر %1: لديك %Ln قطعة</numerusform>
                <numerusform>العنصر %1: لديك %Ln قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>يسهل عليك أن تتابع: لا تناسب أي من قطعك الأخرى، بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب قطعة أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب قطعتان أخريان من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطع أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطعة أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطعة أخرى من قطعك بدل %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>يصعب على الآخرين أن يتابعوا: لا تناسب أي قطعة مخفية، بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب قطعة مخفية واحدة بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب قطعتان مخفيتان بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطع مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>قطعك من هذا العنصر: %L1 بدل %L2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>إن لم يزايد أحد بأكثر، فلك %L1 بدل %L2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>الرهان الأدنى أسهل تحقيقًا: %L1 بدل %L2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>على من بعدك أن يراهن بأكثر من %L1 بدل %L2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>ضع السلسلة</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>ضع المجموعة</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>طرق: فوز كامل!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>طرق</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>يجب وضع الجوكر أولًا.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>القطعة التي أخذتها لا تُرمى في هذا الدور.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>سيبقى %L1 من النقاط الميتة؛ وللطرق يجب ألا تزيد على %L2، أو أن تبقى قطعة واحدة.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>سيبقى %L1 من النقاط الميتة؛ وللطرق يجب ألا تزيد على %L2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>سيبقى: لا قطع؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: قطعة واحدة؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: قطعتان؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: %Ln قطع؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: %Ln قطعة؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: %Ln قطعة؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>سيبقى: لا قطع؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: قطعة واحدة؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: قطعتان؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: %Ln قطع؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: %Ln قطعة؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: %Ln قطعة؛ وللطرق يجب ألا يبقى شيء.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>سحب</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>تمرير الدور</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>عشر</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>ثلاث عشرة</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>القطع الموزّعة لكل لاعب</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>نسخ كل قطعة</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>الجوكرات</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>على الطاولة، ويضيف إليها كلاهما</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>عند الطرق فقط</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>أين توضع التشكيلات</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>ما ليس في تشكيلة فقط</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>كلها، والتشكيلات أيضًا</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>ما يُحسب في يد الآخر عند الطرق</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>نقاط ميتة قليلة، أو قطعة باقية</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>نقاط ميتة قليلة</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>قطعة باقية على الأكثر</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>لا قطعة باقية</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>شرط الطرق</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>النقاط الميتة التي تكفي للطرق</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>نقاط الجوكر الميتة</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>نقاط الضربة المضادة</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>نقاط الفوز</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>نقاط الفوز الكامل</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>طاولة مكشوفة</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>جين بـ ٥٢</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>أخذ %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>أخذت %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: أخذ %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>رمي %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>رميت %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: رمي %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>وضع %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>وضعتَ %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1: وضع %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>إضافة %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>أضفت %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1: إضافة %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 للجوكر</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>وضعت %1 مكان جوكر.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: وضع %2 مكان جوكر.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>طرق</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>طرقت.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: طرق.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>رامي القطع</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>مجموعات وسلاسل لاثنين؛ اطرق قبل الآخر.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>فوز</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>فوز كامل</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>ضربة مضادة</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>نقاط ميتة</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>لم يطرق أحد: الجولة تعادل.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>تقبل هذه السلسلة %1 السوداء أو %2 السوداء.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>تقبل هذه السلسلة %1 الحمراء أو %2 الحمراء.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>تقبل هذه السلسلة %1 الزرقاء أو %2 الزرقاء.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>تقبل هذه السلسلة %1 البرتقالية أو %2 البرتقالية.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه السلسلة %1 السوداء.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه السلسلة %1 الحمراء.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه السلسلة %1 الزرقاء.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه السلسلة %1 البرتقالية.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه المجموعة %1 السوداء.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه المجموعة %1 الحمراء.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه المجموعة %1 الزرقاء.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>تقبل هذه المجموعة %1 البرتقالية.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>الجوكر بدل %1 السوداء.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>الجوكر بدل %1 الحمراء.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>الجوكر بدل %1 الزرقاء.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>الجوكر بدل %1 البرتقالية.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>الجوكران بدل %1 السوداء.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>الجوكران بدل %1 الحمراء.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>الجوكران بدل %1 الزرقاء.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>الجوكران بدل %1 البرتقالية.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>أُضيفت إلى السلسلة السوداء</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>أُضيفت إلى السلسلة الحمراء</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>أُضيفت إلى السلسلة الزرقاء</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>أُضيفت إلى السلسلة البرتقالية</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>هذه المجموعة مكتملة.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>تقبل هذه المجموعة %1 أخرى من لون ينقصها.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>هذه السلسلة مكتملة.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>الجوكر بدل %1 أخرى من لون ينقص المجموعة.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>أُضيفت إلى مجموعة %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>مجموعة %L1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>سلسلة</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>مجموعة</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>النقاط الميتة: %L1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>النقاط الميتة بعد الرمي: %L1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>كلاهما سواء: ضربة مضادة بلا نقاط.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>التشكيلات غير الموضوعة تُحسب كاملة.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>لا نقاط ميتة</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>خذ القطعة المكشوفة أو مرّر.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>مرّر كلاكما: اسحب قطعة.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>بقي للسحب: لا قطع.</numerusform>
                <numerusform>بقي للسحب: قطعة واحدة.</numerusform>
                <numerusform>بقي للسحب: قطعتان.</numerusform>
                <numerusform>بقي للسحب: %Ln قطع.</numerusform>
                <numerusform>بقي للسحب: %Ln قطعة.</numerusform>
                <numerusform>بقي للسحب: %Ln قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 السوداء</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 السوداء</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 الحمراء</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 الحمراء</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 الزرقاء</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 الزرقاء</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 البرتقالية</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 البرتقالية</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>جوكر</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>خذ %1 السوداء</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>خذ %1 الحمراء</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>خذ %1 الزرقاء</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>خذ %1 البرتقالية</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>خذ الجوكر</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 السوداء</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 الحمراء</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 الزرقاء</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 البرتقالية</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>ارمِ الجوكر</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>ضع %1 السوداء مكان الجوكر</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>ضع %1 الحمراء مكان الجوكر</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>ضع %1 الزرقاء مكان الجوكر</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>ضع %1 البرتقالية مكان الجوكر</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>أضف %1 السوداء إلى السلسلة</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>أضف %1 الحمراء إلى السلسلة</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>أضف %1 الزرقاء إلى السلسلة</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>أضف %1 البرتقالية إلى السلسلة</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>أضف %1 السوداء إلى المجموعة</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>أضف %1 الحمراء إلى المجموعة</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>أضف %1 الزرقاء إلى المجموعة</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>أضف %1 البرتقالية إلى المجموعة</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>أضف الجوكر إلى مجموعة %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر تحت %1 السوداء</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر تحت %1 الحمراء</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر تحت %1 الزرقاء</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر تحت %1 البرتقالية</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر فوق %1 السوداء</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر فوق %1 الحمراء</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر فوق %1 الزرقاء</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>أضف الجوكر فوق %1 البرتقالية</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، %Ln قطع</numerusform>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، %Ln قطعة</numerusform>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، %Ln قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، %Ln قطع</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، %Ln قطعة</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، %Ln قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، %Ln قطع</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، %Ln قطعة</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، %Ln قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، %Ln قطع</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، %Ln قطعة</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، %Ln قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: جوكر في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، %Ln قطع</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، %Ln قطعة</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، %Ln قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>اطرق بـ %L2 وارمِ %1 السوداء</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>اطرق بـ %L2 وارمِ %1 الحمراء</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>اطرق بـ %L2 وارمِ %1 الزرقاء</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>اطرق بـ %L2 وارمِ %1 البرتقالية</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>اطرق بـ %L2 وارمِ الجوكر</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>فوز كامل: ارمِ %1 السوداء</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>فوز كامل: ارمِ %1 الحمراء</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>فوز كامل: ارمِ %1 الزرقاء</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>فوز كامل: ارمِ %1 البرتقالية</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>فوز كامل: ارمِ الجوكر</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>كومة الرمي فارغة</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>تنخفض النقاط الميتة من %L1 إلى %L2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>تنضم إلى تشكيلة: تنخفض النقاط الميتة من %L1 إلى %L2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>تناسب تشكيلة على الطاولة.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>قد تصير جزءًا من تشكيلة.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>مرّر كلاكما: لا خيار غير هذا.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>كومة الرمي فارغة.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>القطعة المكشوفة لا تكوّن لك تشكيلة.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>يدك فارغة: فوز كامل.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>يجب وضع الجوكر في هذا الدور.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>يتحرر الجوكر لتشكيلة لك.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>ما على الطاولة لا يُحسب عليك.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>يبقى في يدك: لا قطع.</numerusform>
                <numerusform>يبقى في يدك: قطعة واحدة.</numerusform>
                <numerusform>يبقى في يدك: قطعتان.</numerusform>
                <numerusform>يبقى في يدك: %Ln قطع.</numerusform>
                <numerusform>يبقى في يدك: %Ln قطعة.</numerusform>
                <numerusform>يبقى في يدك: %Ln قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>آخر قطعة لك: فوز كامل.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>لا نقاط ميتة لديك.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>الضربة المضادة عليك من %1 تتطلب %L2 أو أقل.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>انتهت الجولة.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>ليس دورك.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>خذ أولًا القطعة المكشوفة أو مرّر.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>اسحب قطعة أولًا.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>اسحب أولًا أو خذ القطعة المكشوفة.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>يجب وضع الجوكر: في تشكيلة أو مضافًا إلى واحدة.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>لا توضع التشكيلات إلا عند الطرق.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>لن تستطيع وضع الجوكر في هذا الدور.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>عندها لا يمكن أن ينتهي دورك.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>هذه القطعة ليست في يدك.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>ضع التشكيلة</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>رتّب تشكيلاتي</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>أوقف ترتيب تشكيلاتي</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>ضع القطع المختارة تشكيلةً</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>أخذ القطعة المكشوفة</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>رتّب تشكيلاتي أو ألغِ ذلك</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>لا تكوّن قطعك تشكيلة بعد.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>أفلت هنا أو انقر لوضع التشكيلة</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>أي تشكيلة؟</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>هذه القطع لا تكوّن تشكيلة.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>اسحب قطعة.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>أنزل تشكيلات إن شئت، ثم ارمِ قطعة.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>الطرق عند %L1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>مع %L1 أو أقل يمكنك الطرق فتنتهي الجولة.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>النقاط الميتة هي قيمة قطعك خارج التشكيلات. كلما قلّت كان أفضل.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>الرمي الذي يُبقي أقل نقاط: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>خارج التشكيلات: %1 = %L2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>يبدأ كل دور بقطعة من هنا أو بآخر قطعة رُميت.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>هنا ما رُمي من القطع. لا تؤخذ إلا القطعة العليا.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>من يملك تلك القطعة يمكنه أخذ الجوكر بدلًا منها.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>يحل محل أي قطعة تنقص التشكيلة.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>خارج التشكيلات تُحسب عليك %L1.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: لا نقاط ميتة.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: النقاط الميتة %L2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: النقاط الميتة %L2 = %L3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: لا قطع مضافة.</numerusform>
                <numerusform>%1: قطعة مضافة واحدة.</numerusform>
                <numerusform>%1: قطعتان مضافتان.</numerusform>
                <numerusform>%1: %Ln قطع مضافة.</numerusform>
                <numerusform>%1: %Ln قطعة مضافة.</numerusform>
                <numerusform>%1: %Ln قطعة مضافة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>القطع في تشكيلة لا تُحسب عليك بعدها، ويجوز لكلا اللاعبين الإضافة إليها.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>من وضع %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>يجوز لكلا اللاعبين الإضافة إلى أي تشكيلة، أيًا كان واضعها.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 آس ويُحسب ١١، ومن 10 إلى 13 تُحسب ١٠، والبقية بعددها.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>خارج التشكيلات: 1 آس ويُحسب ١١، ومن 10 إلى 13 تُحسب ١٠، والبقية بعددها.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوكر بدل %L1 السوداء</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوكر بدل %L1 الحمراء</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوكر بدل %L1 الزرقاء</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوكر بدل %L1 البرتقالية</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>جوكر بدل %L1 أخرى</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>ضع الجوكر الآن، في تشكيلة أو مضافًا إلى واحدة.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>اسحب قطعة، أو خذ المكشوفة.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>ارمِ قطعة، أو اطرق لإنهاء الجولة.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>للفوز</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>للفوز الكامل</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>للضربة المضادة</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>للنقاط الميتة</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>يبقى %L1 من النقاط الميتة، وأقل ما يمكن %L2، لكن ما يبقى في يدك أقرب إلى تكوين تشكيلة.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>يبقى %L1 من النقاط الميتة، وأقل ما يمكن %L2، لكنها أقل فائدة لـ %3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>يبقى %L1 من النقاط الميتة؛ وأقل ما يمكن %L2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>أغلى ما تبقى؛ يبقى %L1 من النقاط الميتة.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>يبقى %L1 من النقاط الميتة، وهو أقل ما يمكن.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>آس: خارج التشكيلات يُحسب عليك %L1.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>ارمِ قطعة؛ ومع %L1 من النقاط الميتة أو أقل يجوز لك الطرق.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>ارمِ قطعة؛ ويجوز لك الطرق إن بقيت واحدة على الأكثر.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>ارمِ قطعة؛ ويجوز لك الطرق إن لم تبقَ أي قطعة.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>لا شيء مما تبقى أغلى منها؛ يبقى %L1 من النقاط الميتة، منها %L2 للآس.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>يبقى %L1 من النقاط الميتة، وهو أقل ما يمكن؛ منها %L2 للآس.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>الآس يُحسب %L1، ولا شيء مما تبقى أغلى منه؛ يبقى %L2 من النقاط الميتة.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>من %1 إلى %2 تُحسب كلها %L3، ولا شيء مما تبقى أغلى؛ يبقى %L4 من النقاط الميتة.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>لا شيء مما تبقى أغلى منها؛ يبقى %L1 من النقاط الميتة.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>التشكيلة ثلاث قطع أو أكثر: اخترها أولًا.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>ضربة مضادة، %1 ضد %2: نقاط ميتة مساوية أو أقل.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>رمي %1 وطرق</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>رميت %1 وطرقت.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: رمي %2 وطرق.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1: طرق بنقاط ميتة أقل، وفوز.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>طرقت بنقاط ميتة أقل: فوز.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>لم تبق لدى %1 قطعة زائدة: فوز كامل.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>لم تبق لديك قطعة زائدة: فوز كامل.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1: طرق، لكن نقاطك الميتة مساوية أو أقل: ضربة مضادة.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>طرقتَ، لكن نقاط %1 الميتة مساوية أو أقل: ضربة مضادة.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: طرق ورمي %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %L2 ناقص %L3: %L4 نقطة.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %L2 ناقص %L3: %L4 نقطة، و%L5 للفوز.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>كلاهما سواء. %1: %L2 نقطة للضربة المضادة.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %L2 ناقص %L3 يساوي %L4 نقطة، و%L5 للضربة المضادة.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>نفد المخزون: لا نقاط لأحد.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%L1 دورًا بلا سحب من المخزون: لا نقاط لأحد.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %L2 للفوز الكامل.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %L2 + %L3 للفوز الكامل = %L4.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>نفد المخزون: هذا آخر دور.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>قد يكون في المخزون ما هو أفضل.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>استخدم جوكرًا</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>أضف إلى تشكيلة على الطاولة</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ضع تشكيلة</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ارمِ القطعة المناسبة</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>اطرق بالقطعة المناسبة</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>لا تطرق بعد</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>تترك لك %1 من النقاط الميتة بدل %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>بعدها لا تخفّض نقاطك الميتة أي قطعة مخفية، بدل %L2.</numerusform>
                <numerusform>بعدها تخفّض نقاطك الميتة قطعة مخفية واحدة بدل %L2.</numerusform>
                <numerusform>بعدها تخفّض نقاطك الميتة قطعتان مخفيتان بدل %L2.</numerusform>
                <numerusform>بعدها تخفّض نقاطك الميتة %Ln قطع مخفية بدل %L2.</numerusform>
                <numerusform>بعدها تخفّض نقاطك الميتة %Ln قطعة مخفية بدل %L2.</numerusform>
                <numerusform>بعدها تخفّض نقاطك الميتة %Ln قطعة مخفية بدل %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>فوز كامل!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ترك القطعة المكشوفة</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>انتظر قبل أن تطرق: السحب التالي ينزل بالنقاط الميتة من %L1 إلى %L2 في المتوسط.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>لا قطعة باقية.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>يطرق حالما يجوز له.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>يتريث قبل أن يطرق.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>يسعى إلى السلاسل.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>هي في تشكيلة، ويبقى %L1 من النقاط الميتة بدل %L2، لكن ما يبقى في يدك أقرب إلى تكوين تشكيلة.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>هي في تشكيلة، لكن أيًّا كان ما ترميه فلا يبقى من النقاط الميتة أقل من %L1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>٥٠ لواحد، و٦٠ لاثنين معًا، و٧٠ لثلاثة</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>خمسون لكل واحد</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>ما يجلبه الشكل السداسي المغلق</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>الزوايا الثلاث تلتقي بأرقام موضوعة</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>كذلك، على أن يلامس ضلع واحد فقط قطعة</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>ما يُعدّ جسرًا</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>من عليه الافتتاح بثلاثية يجوز له وضع 0-0-0 بدلًا منها</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>قطع الآخرين مطروحًا منها قطعه مرة واحدة</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>الفرق مع كل واحد من الآخرين</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>حين لا يستطيع أحد اللعب تكسب أقل يد</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>تريومينو</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>مثلثات ضلعًا إلى ضلع؛ أغلق الأشكال السداسية وابنِ الجسور.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>جسور صارمة، والشكل السداسي بخمسين</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>مباراة قصيرة حتى ٢٠٠</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>القطعة</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>افتتاح بثلاثية</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>افتتاح بـ 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>شكل سداسي</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>جسر</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>سحب قطعة</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>تمرير</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>القطعة %1، %2، %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>القطعة %1، %2، %3؛ لا تناسب أي مكان</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>القطعة %1، %2، %3؛ لا تناسب أي مكان</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب مكانًا واحدًا</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب مكانين</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب %Ln أماكن</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب %Ln مكانًا</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب %Ln مكان</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>افتتح بـ %1: لا نقاط.</numerusform>
                <numerusform>افتتح بـ %1: نقطة واحدة.</numerusform>
                <numerusform>افتتح بـ %1: نقطتان.</numerusform>
                <numerusform>افتتح بـ %1: %Ln نقاط.</numerusform>
                <numerusform>افتتح بـ %1: %Ln نقطة.</numerusform>
                <numerusform>افتتح بـ %1: %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>ضع %1 عند %2 وأغلق شكلًا سداسيًا: لا نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق شكلًا سداسيًا: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق شكلًا سداسيًا: نقطتان.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق شكلًا سداسيًا: %Ln نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق شكلًا سداسيًا: %Ln نقطة.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق شكلًا سداسيًا: %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>ضع %1 عند %2 جسرًا: لا نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: نقطتان.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: %Ln نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: %Ln نقطة.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>ضع %1 عند %2: لا نقاط.</numerusform>
                <numerusform>ضع %1 عند %2: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 عند %2: نقطتان.</numerusform>
                <numerusform>ضع %1 عند %2: %Ln نقاط.</numerusform>
                <numerusform>ضع %1 عند %2: %Ln نقطة.</numerusform>
                <numerusform>ضع %1 عند %2: %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>تمرير الدور</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>مكان تناسبه إحدى قطعك.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>تفتتح أنت: %1 أعلى ثلاثية وُزعت.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>لم توزع أي ثلاثية. تفتتح أنت: %1 هي الأعلى قيمة.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>القطعة من هنا تكلّف %L1 نقاط، حتى ثلاث في الدور.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>حيث تتلامس الأضلاع تتساوى الأرقام عند طرفيها.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>ثلاثية: أعلاها تفتتح مقابل ١٠ نقاط إضافية.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>قيمتها %L1: لك إذا وضعتها، وللفائز إذا بقيت في يدك.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>من وضعها: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>افتُتحت الجولة بـ 0-0-0: ثلاثون نقطة، وعشر للثلاثية.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>افتُتحت الجولة بـ %1: أعلى ثلاثية وُزعت.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>لم توزع أي ثلاثية. افتُتحت الجولة بـ %1 لأنها الأعلى قيمة.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>أعلى ثلاثية تفتتح الجولة: ضع %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>لا أحد يملك ثلاثية، فتفتتح القطعة الأعلى قيمة: ضع %1.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>توضع القطعة بحيث يلتصق ضلعها بضلع قطعة أخرى.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>ليس دورك.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>لا ضلع على الطاولة يقبل %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>لا تناسب أي من قطعك.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>تُنهي به قطعك.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>إنهاء القطع</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>للنقاط الباقية في الأيدي الأخرى</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>لا تجلب نقاطًا، لكن لا شيء أفضل منها بوضوح.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>لا تجلب نقاطًا، لكن قطعًا أخرى لك تناسب بعدها.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>هنا يجب أن تُظهر القطعة %L1 ثم مع عقارب الساعة %L2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>في القطعة كلاهما، لكن بالترتيب المعاكس: مع عقارب الساعة يجب أن يأتي %L2 بعد %L1.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>هنا يجب أن تُظهر القطعة %L1 و%L2 و%L3 مع عقارب الساعة.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>للقطع الموضوعة</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>لقطعة موضوعة</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>للافتتاح بثلاثية</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>للافتتاح بـ 0-0-0</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>لجسر</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>لـ %Ln جسر</numerusform>
                <numerusform>لجسر واحد</numerusform>
                <numerusform>لجسرين</numerusform>
                <numerusform>لـ %Ln جسور</numerusform>
                <numerusform>لـ %Ln جسرًا</numerusform>
                <numerusform>لـ %Ln جسر</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>لسحب قطعة</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>لسحب %Ln قطعة</numerusform>
                <numerusform>لسحب قطعة واحدة</numerusform>
                <numerusform>لسحب قطعتين</numerusform>
                <numerusform>لسحب %Ln قطع</numerusform>
                <numerusform>لسحب %Ln قطعة</numerusform>
                <numerusform>لسحب %Ln قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>للتمرير</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>للتمرير %Ln مرة</numerusform>
                <numerusform>للتمرير مرة واحدة</numerusform>
                <numerusform>للتمرير مرتين</numerusform>
                <numerusform>للتمرير %Ln مرات</numerusform>
                <numerusform>للتمرير %Ln مرة</numerusform>
                <numerusform>للتمرير %Ln مرة</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>ثمن التمرير عندما ينفد المخزون</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>أغلق شكلًا سداسيًا</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ابنِ جسرًا</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>مهّد لجسر أو شكل سداسي لك</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>اسحب مع أن قطعة تناسب</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>اترك للآخرين القليل مما يناسب</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>أغلى جسر أو شكل سداسي تتركه للآخرين يساوي %1 بدل %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>عندها تمسك %1 قطعة بدل %2: ومن معه قطع أكثر يظل قادرًا على اللعب حين يضطر الآخرون إلى التمرير.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>لم يعد أحد يضع قطعة: الجولة مغلقة.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>لشكل سداسي</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>لأشكال سداسية</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>سحب (‎−%L1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>آخر سحب (%L1): إن لم تناسب فـ %L2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>المخزون فارغ ولا قطعة تناسب: تمرير الدور (‎%L1).</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>تمرير (‎−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>ضع %1 عند %2 وأغلق أشكالًا سداسية عددها %L3: لا نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق أشكالًا سداسية عددها %L3: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق أشكالًا سداسية عددها %L3: نقطتان.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق أشكالًا سداسية عددها %L3: %Ln نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق أشكالًا سداسية عددها %L3: %Ln نقطة.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق أشكالًا سداسية عددها %L3: %Ln نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>نقاطها تستحق ذلك، وإن لم تناسب بعدها أي من قطعك الأخرى.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>بعدها لا تناسب أي من قطعك الأخرى.</numerusform>
                <numerusform>بعدها تناسب قطعة أخرى من قطعك.</numerusform>
                <numerusform>بعدها تناسب قطعتان أخريان من قطعك.</numerusform>
                <numerusform>بعدها تناسب %Ln قطع أخرى من قطعك.</numerusform>
                <numerusform>بعدها تناسب %Ln قطعة أخرى من قطعك.</numerusform>
                <numerusform>بعدها تناسب %Ln قطعة أخرى من قطعك.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>حتى نهاية الجولة يزيد وضع %1 (+%L2) بنحو %L3 من النقاط.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>في جولات كثيرة كهذه جلب ذلك أكثر من وضع %1 (+%L2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>الأمر متقارب: وضع %1 (+%L2) يساوي ذلك تقريبًا حتى نهاية الجولة.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>يحتفظ بالثلاثيات لوقت لاحق.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>يضع القطع الثقيلة أولًا.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>يسهل عليك أن تتابع: لا تناسب أي من قطعك الأخرى، بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب قطعة أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب قطعتان أخريان من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطع أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطعة أخرى من قطعك بدل %L2.</numerusform>
                <numerusform>يسهل عليك أن تتابع: تناسب %Ln قطعة أخرى من قطعك بدل %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>يصعب على الآخرين أن يتابعوا: لا تناسب أي قطعة مخفية، بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب قطعة مخفية واحدة بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب قطعتان مخفيتان بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطع مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على الآخرين أن يتابعوا: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>عندها يضطر الآخرون إلى التمرير أكثر.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>عندها تجلب قطعك أكثر، وقطع الآخرين أقل.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>عندها تجلب قطعك أكثر.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>عندها تجلب قطع الآخرين أقل.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 حتى نهاية الجولة لا يزيد هذا نقاطًا على وضع %1 (+%L2).</numerusform>
                <numerusform>%3 حتى نهاية الجولة يزيد هذا بنحو نقطة واحدة على وضع %1 (+%L2).</numerusform>
                <numerusform>%3 حتى نهاية الجولة يزيد هذا بنحو نقطتين على وضع %1 (+%L2).</numerusform>
                <numerusform>%3 حتى نهاية الجولة يزيد هذا بنحو %Ln نقاط على وضع %1 (+%L2).</numerusform>
                <numerusform>%3 حتى نهاية الجولة يزيد هذا بنحو %Ln نقطة على وضع %1 (+%L2).</numerusform>
                <numerusform>%3 حتى نهاية الجولة يزيد هذا بنحو %Ln نقطة على وضع %1 (+%L2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>حتى نهاية الجولة لا يزيد هذا نقاطًا على وضع %1 (+%L2).</numerusform>
                <numerusform>حتى نهاية الجولة يزيد هذا بنحو نقطة واحدة على وضع %1 (+%L2).</numerusform>
                <numerusform>حتى نهاية الجولة يزيد هذا بنحو نقطتين على وضع %1 (+%L2).</numerusform>
                <numerusform>حتى نهاية الجولة يزيد هذا بنحو %Ln نقاط على وضع %1 (+%L2).</numerusform>
                <numerusform>حتى نهاية الجولة يزيد هذا بنحو %Ln نقطة على وضع %1 (+%L2).</numerusform>
                <numerusform>حتى نهاية الجولة يزيد هذا بنحو %Ln نقطة على وضع %1 (+%L2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>في جولات كثيرة كهذه جلب ذلك أكثر من وضع %1 (+%L2): فمن معه قطع أكثر يظل قادرًا على اللعب حين يضطر الآخرون إلى التمرير.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>لا تجلب أي قطعة أخرى من قطعك نقاطًا بهذا القدر الآن.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>بالنظر إلى نقاطها وما يناسب بعدها معًا، لا شيء أفضل منها بوضوح.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>أغلى جسر أو شكل سداسي تتركه لخصمك يساوي %1 بدل %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>عندها تمسك %1 قطعة بدل %2: ومن معه قطع أكثر يظل قادرًا على اللعب حين يضطر خصمه إلى التمرير.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>بعدها لا تناسب أي قطعة مخفية، أقل مما بعد %1.</numerusform>
                <numerusform>بعدها تناسب قطعة مخفية واحدة، أقل مما بعد %1.</numerusform>
                <numerusform>بعدها تناسب قطعتان مخفيتان، أقل مما بعد %1.</numerusform>
                <numerusform>بعدها تناسب %Ln قطع مخفية، أقل مما بعد %1.</numerusform>
                <numerusform>بعدها تناسب %Ln قطعة مخفية، أقل مما بعد %1.</numerusform>
                <numerusform>بعدها تناسب %Ln قطعة مخفية، أقل مما بعد %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>يصعب على خصمك أن يتابع: لا تناسب أي قطعة مخفية، بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب قطعة مخفية واحدة بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب قطعتان مخفيتان بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب %Ln قطع مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
                <numerusform>يصعب على خصمك أن يتابع: تناسب %Ln قطعة مخفية بدل %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>مع قطع أكثر تستطيع اللعب أكثر، والآخرون أقل.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>مع قطع أكثر تستطيع اللعب أكثر.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>عندها يضطر خصمك إلى التمرير أكثر.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>وضع %1 (+%L2) يساعد خصمك: عندها تناسب %L3 من القطع المخفية بدل %L4 الآن.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>مع قطع أكثر تستطيع اللعب حين يضطر خصمك إلى التمرير. السحب أولًا يجلب في الجولة نحو %L1 نقطة أكثر من الوضع فورًا.</translation>
        </message>
    </context>
</TS>
