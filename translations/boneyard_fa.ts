<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>دقت</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>دقت، %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>از مسابقه‌هایی حساب می‌شود که تا آخر مرورشان کرده‌اید.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>دوباره</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>نتیجه</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>این بهتر از «%1» است. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>«%1» کمابیش به همین خوبی است.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>اگر تا پایان بازی شود %Ln امتیاز بیشتر می‌آورد.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>این بهتر از «%1» است، هرچند آن حالا بیشتر می‌آورد. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>«%1» حالا کمتر می‌آورد، ولی تا پایان دور کمابیش به همین خوبی است.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>«%1» حالا بیشتر می‌آورد، ولی تا پایان دور تنها کمابیش به همین خوبی است.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>حرکت‌های چه کسی</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>دقت: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>دقت</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>جستجوی حرکت‌های دارای انتخاب…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L1 از %L2 حرکت بررسی شد</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>پس از %L1 از %L2 حرکت متوقف شد</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>توقف</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>ادامه</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>کیفیت بازی</translation>
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
            <translation>در این مسابقه هیچ‌جا انتخابی نبود.</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>حرکت‌ها</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>دقت بر پایهٔ نوع تصمیم</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%Ln حرکت</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>قوی‌ترین ربات همهٔ حرکت‌هایی را که در آن‌ها انتخابی بود بررسی می‌کند، تنها با آنچه آن لحظه معلوم بود. حرکتی که یک‌پنجمِ اختلاف معمول دورها هزینه داشته باشد نصف حساب می‌شود؛ دقت، میانگین همهٔ حرکت‌هاست. حرکتی را بدتر از خوب می‌نامد که شانس توضیحش ندهد.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>نشانم بدهید</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>بستن</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>یک دوست</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>در کلیپ‌بورد چالشی نیست.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>چالش</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 در برابر بهترین حریف به %2 رسید. شما بهتر بازی می‌کنید؟</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>قبول چالش</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 برای %L2 نفر، چینش %3، ربات‌ها: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>مختلط</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>دوستتان مسابقه‌ای را تمام می‌کند و «هم‌رسانی چینش» را می‌زند. متنی را که برایتان فرستاده کپی کنید یا پرونده را باز کنید: آن‌وقت با همان مهره‌ها از همان صندلی بازی می‌کنید.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>راهنمایی نیست و هرچه گذاشته شود، گذاشته شده. در پایان دو نتیجه مقایسه می‌شود. کسی نمی‌سنجد این چینش پیش‌تر چند بار بازی شده.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>پس نه در ریتینگ شما حساب می‌شود و نه در آمارتان.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>دیدن کلیپ‌بورد</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>باز کردن پرونده</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>بازی</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>مسابقه‌های Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>بدون ذخیره بسته شود؟</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Boneyard بسته شود؟</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%Ln حرکت از دست می‌رود.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>همهٔ حرکت‌ها اکنون ذخیره شده‌اند.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>بستن</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>ذخیره در جای دیگر</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>ماندن</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>این مسابقه دیگر خوانده نمی‌شود.</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>دور %L1، %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>دور %L1، %2، چینش روز</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>دور %L1، %2، با ریتینگ</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>دور %L1، %2، چالش</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>ادامه</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>ادامهٔ %1</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>حذف مسابقه</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>حذف مسابقهٔ %1</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>این مسابقه حذف شود؟</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>نگه‌داشتن</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>حذف</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>نوبت %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>مهره‌ها تا آماده شوید پوشیده می‌مانند.</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>پس گرفتن حرکتم</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>آماده‌ام</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>کپی نتیجه</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>چهار خط اکنون در کلیپ‌بورد است.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>قبول چالش</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>روزبه‌روز</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>بازی</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>شما</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>معیار</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>بازی</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>ادامه</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>تمرین</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>روزهای اخیر</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>امروز همه همین مهره‌ها را دارند. بار اول حساب است: بی‌راهنمایی، و مهره‌ای که گذاشته شد، گذاشته شده. بعد می‌توانید برای تمرین دوباره بازی کنید.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>حریفان شما ربات‌های سطح %1 هستند. نتیجهٔ شما فاصلهٔ امتیازتان از بهترینِ آن‌هاست؛ معیار، میانگین نتیجهٔ قوی‌ترین ربات در صندلی شماست.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>یک روز غیبت بخشیده می‌شود؛ با دو روز پیاپی شمارش از نو آغاز می‌شود.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>کسی این را نمی‌سنجد: تاریخ از ساعت همین رایانه می‌آید و می‌شود چینش را اول جای دیگری بازی کرد.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>چینش‌های امروز</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>امتیازها از کجا آمد</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>بابت</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>دفعات</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>امتیاز</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>مسابقه‌های ناتمام اینجا می‌مانند.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>مجموع همهٔ بازیکنان دور به دور. کلیدهای جهت‌دار میان دورها حرکت می‌کنند.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>آغاز</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>دور %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>دورها</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>فینال از صفر آغاز می‌شود و نتیجهٔ مسابقه را تعیین می‌کند.</translation>
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
            <translation>فینال</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>حذف در دور %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>جدول امتیاز</translation>
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
            <translation>میز ممکن است چنین باشد</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>یک دست، آن‌گونه که پخش می‌شود</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>در قوانین</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>هزینهٔ اشتباه‌ها</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>تصمیم</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>نادقیق‌ها</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>اشتباه‌ها</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>اشتباه‌های بزرگ</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>امتیاز ازدست‌رفته</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>تنها مسابقه‌های ذخیره‌شده باز می‌شوند: پرونده‌هایی که نامشان به ⁦.boneyard⁩ ختم می‌شود.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>نمایش بزرگ‌تر</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>نمایش کل میز</translation>
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
            <translation>درس: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>درس‌ها</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>درس‌ها: %L1 از %L2 انجام شده</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>بازی</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>بازی %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>صندلی‌ها و قوانین…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>صندلی‌ها و قوانین %1</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>به تفکیک بازی</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>بازی</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>مسابقه‌ها</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>برد</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>ریتینگ</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>پس‌نگری</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>در جست‌وجوی حرکتی خوب…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>همهٔ بازی‌ها</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>نام، تاریخ، چینش…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>بازی</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>نتیجه</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>برد یا باخت</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>برد</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>بدون برد</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>زمان</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>هر زمان</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>از دیروز</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>هفتهٔ گذشته</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>ماه گذشته</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>سال گذشته</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>تاریخچه</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>تاریخچه</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>باز کردن پرونده</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>مسابقه‌هایی که تمام می‌کنید اینجا می‌ماند تا حرکت به حرکت دوباره ببینید.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>مسابقه‌ای پیدا نشد. جستجو را بازتر کنید.</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>مسابقه‌های Boneyard</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1، %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>انتخاب</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>نتیجه</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>حذف</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>تازه‌ترین</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>قدیمی‌ترین</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>به ترتیب بازی</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>بلندترین</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>کوتاه‌ترین</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>بهترین نتیجه</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>بدترین نتیجه</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%Ln مسابقه</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>ترتیب</translation>
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
            <translation>تنظیمات</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>تا نوبت من</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>دیدن نتیجه</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>دیگران بی‌درنگ بازی می‌کنند تا نوبت شما برسد.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>دیگران بی‌درنگ تا پایان مسابقه بازی می‌کنند.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>دیگران بی‌درنگ تا پایان دور بازی می‌کنند.</translation>
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
            <translation>کلیدها</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>انتخاب مهره</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>جای بعدی برای آن</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>چرخاندن</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>انتخاب مهره یا برگرداندنش</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>گذاشتن همان‌جا</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>راهنمایی</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>واگرد</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>ازنو</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>هنگام بازی ربات‌ها: تا نوبت شما</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>نمایش یا پنهان کردن جاهای مهره‌هایم</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>جدول امتیاز</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>گشت روی میز: جهت‌ها و Page ↓ از چیزی به چیز دیگر می‌روند، ? توضیح می‌دهد، Esc به مهره‌هایتان برمی‌گرداند</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>نمایش کل میز</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>برگرداندن مهره، یا باز و بسته کردن منو</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>قوانینِ کاری که اکنون باید کرد</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>جستجو در قوانین</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>توضیح آنچه انتخاب شده یا زیر نشانگر است؛ دوباره بزنید تا این کلیدها بیاید</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>با %1 تازه آشنا شده‌اید؟ یک درس دودقیقه‌ای ببینید.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>نه، ممنون</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>نشانم بدهید</translation>
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
            <translation>مطمئن نیستید؟ H حرکت را نشان می‌دهد.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>رد کردید: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>گام %L1 از %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>راهنمایی</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>دوباره</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>رد شدن</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>بعدی</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>پایان</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>مسابقهٔ کوتاه با مربی</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>درس بعد: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>گام‌هایی که رد کردید</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>شروع مسابقه</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>بازگشت به میز</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>تکرار درس</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>به تفکیک سطح و صندلی</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>ربات‌ها</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>صندلی‌ها</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>مسابقه‌ها</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>برد</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>امتیاز هر مسابقه</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>بهترین مسابقه</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>بهترین دور</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>زبان</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>پوسته</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>مانند سیستم</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>شامگاه</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>روز</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>کنتراست بالا</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>اندازهٔ متن</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>اندازهٔ مهره</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>حرکت کمتر</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>مهره‌ها به‌جای حرکت، محو و پدیدار می‌شوند.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>ترسیم</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>از اجرای بعدی. اگر میز کند حرکت می‌کند یا درست دیده نمی‌شود، دیگری را بیازمایید.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>خودکار</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>کارت گرافیک</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>پردازنده</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>نتیجهٔ شما</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>تنها از مهره‌ها</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>نتیجه و شانس</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>نتیجه</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>تنها از مهره‌ها: اینکه صندلی شما با همین چینش‌ها و ربات‌های خوب در همهٔ صندلی‌ها به چه می‌رسد، به اندازهٔ اهمیتی که چینش‌ها داشته‌اند. این برآورد است و با چند مسابقهٔ اندک چیز زیادی نمی‌گوید.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>دربارهٔ %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>تنظیمات…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>خدمات</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>پنهان کردن %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>پنهان کردن بقیه</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>نمایش همه</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>خروج از %1</translation>
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
            <translation>پروندهٔ %1 نیست.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 پرونده‌ای خواندنی نیست.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 خوانده نمی‌شود: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 بزرگ‌تر از آن است که مسابقه باشد.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 آسیب دیده یا مسابقهٔ Boneyard نیست.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 را نسخهٔ تازه‌تری از Boneyard ساخته است.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>مسابقهٔ %1 آماده نمی‌شود: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 آسیب دیده است: کار %L2، «%3»، خلاف قوانین است.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 نوشته نمی‌شود: %2.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>همهٔ بازی‌ها</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>هم‌رسانی چینش</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>کپی چینش</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>کپی شد: %1. با این شماره همان مهره‌ها دوباره پخش می‌شوند؛ چون تنها ربات‌ها بازی کرده‌اند، نتیجه‌ای برای رقابت نیست.</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>مرور</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>همین چینش دوباره</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>بازی دوباره</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>انتخاب تصویر</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>جغد</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>روباه</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>حلزون</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>لاله</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>ماهی</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>قارچ</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>خرگوش</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>صنوبر</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>اردک</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>پروانه</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>لاک‌پشت</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>بلوط</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>چینش %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>بازگشت به میز</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>به ترتیب عدد</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>به ترتیب رنگ</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>جدول امتیاز</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>مرور</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>قوانین این بازی</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>درس‌ها</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>ذخیره</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>کلیدها</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>تنظیمات</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>شروع دوباره با مهره‌های تازه</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>همهٔ بازی‌ها</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>بهتر: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>بازی‌شده: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>حرکت‌ها</translation>
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
            <translation>برای حرکت بهتر: %1 برای حرکت بازی‌شده: %2</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>بیشترِ وقت‌ها به برد مسابقه می‌رسد.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>در %L1 حالت مهره‌های پنهان، %2 امتیاز بیشتر می‌آورد.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>هیچ دلیلی به‌تنهایی برجسته نیست، ولی در %L1 حالت مهره‌های پنهان، %2 امتیاز بیشتر می‌آورد.</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>بهترین حرکت</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>حرکت خوب</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>نادقیق</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>اشتباه</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>اشتباه بزرگ</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>چه بگذاریم</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>کی بکشیم یا پاس بدهیم</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>کدام مهره را برداریم</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>چه ترکیبی بسازیم</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>چه بیندازیم</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>کی ناک کنیم</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>پیشنهادها</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>چه چیزی نام ببریم</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>شرط‌ها</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>آمادگی برای دور آخر</translation>
        </message>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>%L1 از ۱۰۰ بخت برد</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 امتیاز</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%Ln امتیاز</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>در پایان دور، حرکت بهتر حتماً به %1 امتیاز می‌رسد و حرکت بازی‌شده به %2.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>در پایان دور، حرکت بهتر به‌طور میانگین به %1 امتیاز می‌رسد و حرکت بازی‌شده به %2، با خطای %3.</translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>با چیدمان این مهره‌ها فرقی نکرد.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>با چیدمان این مهره‌ها %Ln امتیاز هزینه داشت.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>با چیدمان این مهره‌ها حتی %Ln امتیاز سود داشت.</numerusform>
            </translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>با بخت برد %1 از ۱۰۰ آغاز شد.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>حرکت‌های شما هزینه‌ای نداشت.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>حرکت‌های %1 هزینه‌ای نداشت.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>حرکت‌های شما %Ln از ۱۰۰ بخت برد را هزینه کرد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>حرکت‌های %1 %Ln از ۱۰۰ بخت برد را هزینه کرد.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>شانس و دیگران %1 دادند.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>شانس و دیگران %1 گرفتند.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>با %1 پایان یافت.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>پاس داد</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>%L1 کشید، پاس داد</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>%Ln مهره کشید</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>%1 گذاشت</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>%L1 کشید، %2 گذاشت</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1، %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>دور تازه پخش شد.</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>شما %1 کشیدید.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 مهرهٔ %2 را کشید.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>شما %1 گذاشتید.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>شما مهره کشیدید.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>شما پاس دادید.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>نوبت شماست.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 مهرهٔ %2 را گذاشت.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 مهره کشید.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 پاس داد.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>شما %Ln امتیاز از دست می‌دهید.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>شما %Ln امتیاز می‌گیرید.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 %Ln امتیاز از دست می‌دهد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 %Ln امتیاز می‌گیرد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>شما %Ln امتیاز از دست می‌دهید: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>شما %Ln امتیاز می‌گیرید: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 %Ln امتیاز از دست می‌دهد: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 %Ln امتیاز می‌گیرد: %2.</numerusform>
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
            <translation>شما به شرطتان نرسیدید.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 به شرط نرسید.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>آخرین مهرهٔ شما بود.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>آخرین مهرهٔ %1 بود.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>حذفی</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>فینال</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>دور %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>دور %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>شما حذف شدید: جایگاه %L1 از %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>شما و %1 حذف شدید: جایگاه %L2 از %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 حذف شد: جایگاه %L2 از %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 حذف شدند: جایگاه %L2 از %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>فینال تمام شد</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>کسی دور حذفی را نبرد</translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>کسی دور را نبرد</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>دور حذفی را %1 بردند</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>دور حذفی را %1 بردید</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>دور را %1 بردند</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>دور را %1 بردید</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>شما دور حذفی را بردید</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 دور حذفی را برد</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>شما دور را بردید</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 دور را برد</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>شما مسابقه را بردید</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 مسابقه را برد</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>مسابقه را %1 بردند</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>مسابقه را %1 بردید</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>برد مشترک %1</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>همهٔ حرکت‌ها اکنون ذخیره شده‌اند.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>بازپخش</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>بازگشت</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>کمتر</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>عدد</translation>
        </message>
        <message>
            <source>More</source>
            <translation>بیشتر</translation>
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
            <translation>‎+%L1</translation>
        </message>
        <message>
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>مهره‌ای نماند</translation>
        </message>
    </context>
    <context>
        <name>OptionModel</name>
        <message>
            <source>Yes</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>بله</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>نه</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>یعنی چه: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>یعنی چه</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>معماها</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>تاریخچه</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>آمار</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>قوانین</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>حذف</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>در بازی</translation>
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
            <translation>دور</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>مسابقهٔ تازه</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>تماشای ادامه</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>دیدن نتیجه</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>نقشهٔ میز</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>کل میز. هر نقطه را بزنید تا به آن بروید.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>بازگشت</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>مربی نگاه می‌کند: پیش از حرکت پرهزینه چیزی می‌گوید.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>طول: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>ذخیره به نام</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>باز کردن پرونده</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>مسیر پرونده</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>پروندهٔ %1 از پیش هست.</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>دم‌دست</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>لغو</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>جایگزینی</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>نگه‌داشتن هر دو</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>ذخیره</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>باز کردن</translation>
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
                <numerusform>%Ln مسابقه حذف شد</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%Ln مسابقه انتخاب شد</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>واگرد</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>همهٔ %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>ذخیره در پرونده‌ها</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>حذف</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>لغو</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>مخزن: %Ln مهره مانده</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>خالی است.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>روی دسته</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>مهرهٔ رویی اول می‌آید.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>روی مهره</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>به‌رسم بازی</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>خال</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>عدد</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>سرعت دیگران</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>آهسته</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>معمولی</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>تند</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>آنی</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>گفتنِ آنچه باید کرد</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>خطی آرام بالای میز.</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>نشان سرهای باز</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>نشانهٔ هر سر می‌گوید چه به آن می‌خورد.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>نمایش جاهای مهره‌هایم</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>در بازی‌هایی که مهره‌ها به هر سو می‌روند. کلید F هم همین کار را می‌کند.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>بازیکن %L1</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>شما</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>آدا</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>برونو</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>کلئو</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>دورا</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>امیل</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>فلورا</translation>
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
            <translation>روزی را بزنید تا مسابقه‌هایش را ببینید</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>خط بالا می‌گوید چه باید کرد. هنوز لازمش دارید؟</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>پنهان شود</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>بماند</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>معماها</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>کدام معماها</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>معمای بعد</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>ادامهٔ بازی از اینجا</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>بعدی</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>ادامهٔ بازی</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>نمایش راه‌حل</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>مرور آخرین مسابقه</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>تازه‌ای نمانده: آن‌هایی که زودتر از همه آزموده‌اید دوباره می‌آیند.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>مهره‌های شما</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>قابل بازی</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>تازه کشیده‌شده</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>ریتینگ</translation>
        </message>
        <message>
            <source>You</source>
            <translation>شما</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>وقتی بیش از انتظار از ربات‌های روبه‌رویتان ببرید بالا می‌رود و وقتی کمتر ببرید پایین می‌آید. نوار دورش جایی است که شاید واقعاً باشد: اگر مدتی بازی نکنید پهن‌تر می‌شود.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: قوانین چه می‌گویند</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>بازگشت</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>دور %L1 از %L2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>دست‌های نمایان</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>پنهان کردن دست‌ها</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>نمایش دست‌ها</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>نتیجه</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>حرکت‌ها</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>کیفیت بازی</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>جدول امتیاز</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>ذخیره</translation>
        </message>
    </context>
    <context>
        <name>ReplayButtons</name>
        <message>
            <source>To the beginning</source>
            <translation>به آغاز</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>به آغاز (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>یک دور به عقب</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>یک دور به عقب (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>یک حرکت به عقب</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>یک حرکت به عقب (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>مکث</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>پخش</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>یک حرکت به جلو</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>یک حرکت به جلو (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>یک دور به جلو</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>یک دور به جلو (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>به پایان</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>به پایان (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>به حرکت قبلی که می‌شد بهتر باشد</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>به حرکت بعدی که می‌شد بهتر باشد</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>مهره‌ها پخش شده‌اند.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>ادامهٔ بازی</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>ادامهٔ بازی از اینجا</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>حرکت</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 از %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>کلیدها</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>یک حرکت به عقب، یک حرکت به جلو</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>یک دور به عقب، یک دور به جلو</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home، End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>به آغاز، به پایان</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>به حرکت قبلی یا بعدی که می‌شد بهتر باشد</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>پخش یا مکث</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>دیدن از صندلی دیگر</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>نمایش یا پنهان کردن دست‌ها</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>فهرست حرکت‌ها</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>کیفیت بازی</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>جدول امتیاز</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>نمایش کل میز</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>قوانین بازی</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>توضیح آنچه انتخاب شده یا زیر نشانگر است؛ دوباره بزنید تا این کلیدها بیاید</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>تحلیل انجام شد.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>حرکت‌ها</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>در قوانین</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>دیدن میز</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>مسابقهٔ تازه</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>دیدن نتیجه</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>تماشای ادامه</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>امتیاز لازم برای برد مسابقه: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>آن آنها آیا اگر از است اند این با باید بدون بر برای به بودن بین پس تا چرا چطور چقدر چگونه چند چه چی چیست خود در را رو روی سپس شد شود شوم کجا کدام کرد کردن کس کسی کند کنم که کی کیست ما من مرا معنی می میشه می‌توان می‌توانم می‌شود نه نیاز هر هست هستند هم و وقتی یا یک</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>دلخواه شما</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>قوانین</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>بازی</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>فصل</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>یافته‌ها</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1، %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>چیزی پیدا نشد.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>فهرست</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>قوانین</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>جستجو در قوانین</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>ذخیره</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>مسابقه به‌صورت پرونده</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>تصویری از میز</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>نگه‌داشتن در تاریخچه‌ام</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>نگه‌داشتن میان مسابقه‌هایم</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>تصویرها</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>مسابقه‌های Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>دلیل‌ها در زیر آمده است.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>دلیل‌ها را نشان می‌دهد.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>با هم %L1</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 با هم: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>یاران: %1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>دور</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 در فینال، %L3 پیش از آن</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: روی‌هم %L2</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>فینال از صفر آغاز می‌شود و نتیجهٔ مسابقه را تعیین می‌کند.</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>مجموع همهٔ دورهای زیر.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>فینال (قبل: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>مجموع</translation>
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
            <translation>نتیجهٔ مسابقه را تعیین کرد</translation>
        </message>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>پیش از دور اول</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>پیش از دور اول</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>آغاز</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>فینال</translation>
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
            <source>No points won or lost.</source>
            <extracomment>In a score sheet, of a seat in one round</extracomment>
            <translation>امتیازی به دست نیامد و از دست نرفت.</translation>
        </message>
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
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>پیش از دور ۱، %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>فینال، %1: پیش‌تر حذف شده</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>فینال، %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1، هنوز در جریان، %2: تا اینجا %L3، روی‌هم %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1، %2: %L3، روی‌هم %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>فینال، %1 با هم: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1، %2 با هم: %L3، روی‌هم %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>بزنید تا ببینید چطور جمع می‌شود.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>جدول امتیاز</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>هنوز کسی امتیاز نگرفته.</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>امتیاز لازم برای برد مسابقه: %L1</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>کپی</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>کپی شد. می‌توانید به‌صورت جدول بچسبانید.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>ذخیرهٔ جدول</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>جدول‌ها (CSV)</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>روی عدد بزنید تا ببینید چطور جمع می‌شود.</translation>
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
            <translation>با هم</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>فینال، با هم</translation>
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
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>تصویر %1: %2</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>نام صندلی %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>چه کسی در صندلی %L1 می‌نشیند</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>صندلی‌های میز</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>راهنمایی و واگرد</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>مسابقهٔ آزاد: می‌توانید راهنمایی بخواهید و حرکت‌ها را پس بگیرید.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>مسابقهٔ با ریتینگ: بی‌راهنمایی، و مهره‌ای که گذاشته شد، گذاشته شده.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>شمارهٔ چینش</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>همان شماره همان مهره‌ها را می‌دهد. برای چینش تازه خالی بگذارید.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>تازه</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>تنظیمات</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>ظاهر</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>میز</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>دوستتان بهتر بازی می‌کند؟</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>دوستتان با همان مهره‌ها از صندلی شما، با همان ربات‌ها و بی‌راهنمایی بازی می‌کند. در پایان دو نتیجه مقایسه می‌شود.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>کسی این را نمی‌سنجد: چینش را می‌شود بیش از یک بار بازی کرد و هرکه پرونده را باز کند نتیجهٔ شما را می‌بیند و می‌تواند عوض کند.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>کپی به‌صورت متن</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>متن در کلیپ‌بورد است: برای دوستتان بفرستید.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>ذخیره در پرونده</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>مسابقه‌های Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>بستن</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>دور</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>مجموع</translation>
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
            <translation>%1: فینال %2، پیش از آن %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: این دور %2، روی‌هم %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>فینال</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>مجموع</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>به ترتیب رنگ</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>به ترتیب عدد</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>صداها</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>صدای نرم برای مهره‌ها و زنگ برای آنچه می‌برید</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>خروجی صدایی در این رایانه پیدا نشد.</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>بلندی مهره‌ها</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>بلندی زنگ‌ها</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%Ln امتیاز</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>منفی %1</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>با هم %1 در فینال</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 در فینال</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>با هم %1</translation>
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
            <translation>%1: %2، %3</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%Ln مهره</numerusform>
            </translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: آنچه یاران با هم دارند.</translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>نوبت اوست</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>بخت برد</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>پیش از پخش: بخت برد %1</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>پس از حرکت %L1: بخت برد %2، با خطای %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>پس از حرکت %L1: بخت برد %2</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>What a graph says of a move. %1 &quot;After move 5: chance to win 62%&quot;, %2 the move in words</extracomment>
            <translation>%1، %2</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>شروع دوباره با مهره‌های تازه؟</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>این مسابقه در صفحهٔ اول منتظرتان می‌ماند.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>این مسابقه ذخیره نشده و از دست می‌رود.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>ادامهٔ بازی</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>شروع دوباره</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>تنظیم روی %Ln صندلی</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>شروع</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>داده‌های شما</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>همهٔ این‌ها در همین رایانه می‌ماند. می‌توانید جدولی با یک سطر برای هر مسابقه (CSV) برون ببرید.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>برون‌بری</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>جدول‌ها (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>برای همیشه حذف شود؟ مسابقه‌ها در تاریخچه می‌مانند، ولی آن‌هایی که تاکنون تمام شده دیگر حساب نمی‌شوند.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>حذف آمار</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>بماند</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>حذف برای این بازی</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>حذف همه</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>یک هفته</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>یک ماه</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>یک سال</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>از آغاز</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>بازی</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>میزها</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>زمان</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>در این مدت چنین مسابقه‌ای تمام نکردید.</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>هنوز چیزی برای شمردن نیست</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>مسابقه‌ای با ربات‌ها تمام کنید تا اینجا ببینید چطور بازی کردید و چقدر قوی هستید.</translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>هنوز چیزی شمرده نشده</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>تنها مسابقه‌هایی حساب است که بی‌راهنمایی و بی‌واگرد تمام کنید.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>بررسی %Ln مسابقهٔ دیگر…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>آمار</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>کمتر</translation>
        </message>
        <message>
            <source>More</source>
            <translation>بیشتر</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>این دور: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>شما مهره‌ای دارید که می‌خورد.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>شما %L1 مهره دارید که می‌خورند.</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>بازگشت</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>با این حال %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>مخزن خالی است.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>میز</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>میز</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>کنتراست بالا میز و مهره‌های خودش را دارد. مال شما با پوستهٔ دیگر برمی‌گردد.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>سبز</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>آبی شب</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>شرابی</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>گردو</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>سنگ‌لوح</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>مهره‌ها</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>عاج</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>آبنوس</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>سنگ</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>روشن</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>روی میز</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>اینجا چه خواهید یافت</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>از نخستین مسابقه‌ای که حساب شود: بردها، امتیازها و بهترین دورتان.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>با هر مسابقه: در میان ربات‌ها چقدر قوی هستید و برابر هر سطح چطورید.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>پس از چند مسابقه: چقدر از نتیجه به مهره‌ها برمی‌گشت و امتیازها از کجا آمد.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>بازگشت به همهٔ بازی‌ها</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>جدول امتیاز</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>واگرد</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>ازنو</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>راهنمایی</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>بی‌راهنمایی: چینش روز حساب است</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>بی‌راهنمایی: این مسابقه ریتینگ دارد</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>بی‌راهنمایی: این یک چالش است</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>منو</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>چینش روز</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>چالش</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>با مربی</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>تمرین</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>دور %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>چرخاندن به حالت عمود</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>چرخاندن به حالت هم‌راستا</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>چرخاندن</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>آمادهٔ پخش بعدی</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>نوبت شما</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>نوبت %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>نمایش %Ln مسابقهٔ دیگر</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>بازگشت به آخرین مسابقه</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%Ln حرکت ذخیره نشده</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Boneyard هر چند ثانیه و پس از هر حرکت دوباره تلاش می‌کند. تا وقتی درست نشود، هرچه ذخیره نشده با خروج از دست می‌رود.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>تلاش دوباره</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>ذخیره در جای دیگر</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>ادامه بدون ذخیره</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%Ln حرکت ذخیره نشده</numerusform>
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
            <translation>وقتی نبودید: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>این مسابقه ریتینگ دارد: راهنمایی نیست.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>این یک چالش است: راهنمایی نیست.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>چینش روز حساب است: راهنمایی نیست.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>نوبت %1 است.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>به‌طور میانگین حدود %Ln امتیاز بیشتر می‌آورد.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>پروندهٔ مسابقه از Boneyard نبود، پس یکی تازه ساخته شد. پروندهٔ قدیمی اکنون %1 است.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>پروندهٔ مسابقه آسیب دیده، پس یکی تازه ساخته شد. پروندهٔ قدیمی اکنون %1 است.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>بخش‌هایی از پروندهٔ مسابقه نیست، پس یکی تازه ساخته شد. پروندهٔ قدیمی اکنون %1 است.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>پروندهٔ مسابقه نمی‌گوید کدام نسخهٔ Boneyard آن را نوشته، پس یکی تازه ساخته شد. پروندهٔ قدیمی اکنون %1 است.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>پروندهٔ مسابقه خالی بود، پس یکی تازه ساخته شد. پروندهٔ قدیمی اکنون %1 است.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>مسابقه‌های %1 خوانده نمی‌شوند، پس چیزی ذخیره نخواهد شد.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>مسابقه‌های %1 از نسخهٔ تازه‌تری از Boneyard هستند؛ دست‌نخورده می‌مانند و فعلاً چیزی ذخیره نمی‌شود.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 در برابر نوشتن محافظت شده، پس مسابقه‌ها ذخیره نمی‌شوند.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>دیسک پر است، پس چیزی در %1 نوشته نمی‌شود.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>برنامهٔ دیگری %1 را قفل کرده، پس اکنون چیزی آنجا نوشته نمی‌شود.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>نوشتن در %1 ناموفق است: دیسک پر است یا خراب؟</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>برخی از موارد درون %1 نمی‌توانند درست باشند، پس کنار گذاشته شدند.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>پروندهٔ مسابقه، %1، ناپدید شده. یکی تازه با مسابقهٔ در جریان ساخته شد.</translation>
        </message>
        <message>
            <source>This match is open in another window.</source>
            <translation>این مسابقه در پنجرهٔ دیگری باز است.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>این مسابقه دیگر خوانده نمی‌شود.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>این مسابقه در حال بازی است، پس می‌ماند.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>چیزی نوشته نمی‌شود، پس آمار همان می‌ماند.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 برای %L2 نفر، چینش %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>من در برابر بهترین حریف به %1 رسیدم. شما بهتر بازی می‌کنید؟</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>همهٔ این را کپی کنید و در Boneyard جای‌گذاری کنید.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>با نام %1 ذخیره شد</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 نوشته نمی‌شود: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>چالشی در آن نیست.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>صبر کنید: حرکت دیگری حدود %Ln امتیاز بیشتر می‌ارزد. دوباره نگاه کنید؛ H نشانش می‌دهد. یا همان را دوباره بازی کنید تا بماند.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>صبر کنید: حرکتی که راهنمایی نشان می‌دهد حدود %Ln امتیاز بیشتر می‌ارزد. یا همان را دوباره بازی کنید تا بماند.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (معیار %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>چینش روز</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>هنوز بازی نشده</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (معیار تا لحظه‌ای دیگر)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>چینش روز: %1. فقط همین بار اول حساب است؛ بازی دوباره تمرین است.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>آغاز شده</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>تمام نشده</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%Ln روز پیاپی</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard، چینش روز، %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>معیار: %1</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>بهتر از معیار در %L1 از %Ln روز.</numerusform>
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
            <translation>این مسابقه دیگر خوانده نمی‌شود.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%Ln مسابقهٔ در جریان می‌ماند.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>پوشهٔ %1 ساخته نمی‌شود.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%Ln مسابقه در %1 ذخیره شد</numerusform>
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
            <translation>%1 (فینال %L2)</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%Ln دور</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%Ln حرکت</numerusform>
            </translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>شما بردید</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 برد</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 بردند</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 بردید</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>برد مشترک %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>چینش روز</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>با راهنمایی</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>با واگرد</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>سیستم</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>خوب بازی کردید</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>درس به پایان رسید</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>وضعیتی تازه، با مهره‌ها یا امتیازهای دیگر.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>همان دور، کمی بعد.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>تیم شما در برد با %1 شریک است</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>شما در برد با %1 شریکید</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>شما و %1 بردید</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 بردید</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>شما بردید</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>برد مشترک %1</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 بردند، تیم شما مشترکاً در جایگاه %L2 از %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 برد، شما مشترکاً در جایگاه %L2 از %L3</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 بردند؛ جایگاه تیم شما: %L2 از %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 برد؛ جایگاه شما: %L2 از %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 برد</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 بردند</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>جایگاه %L1: %2، %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1، حذف در دور %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>بیشترین امتیاز در یک حرکت</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>پیشتاز تا پایان</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>پربارترین دور</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>پربارترین دور پیش از فینال</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>بیشترین مهرهٔ کشیدهٔ پیاپی</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>بیشترین پاس پیاپی</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>طولانی‌ترین انتظار</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>کوتاه‌ترین دور</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>بیشترین مهرهٔ گذاشته</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>مهرهٔ اول</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>مهرهٔ آخر</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>کل مسابقه</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2، دور %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 از دور %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 در فینال</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 در دور %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 در دور %L2</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %Ln نوبت پیاپی بدون گذاشتن مهره، دور %L2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>دور %L1: %Ln حرکت</numerusform>
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
                <numerusform>%Ln حرکت</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 برای %L2 نفر، چینش %3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>دوستتان</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>شما با این مهره‌ها به %1 رسیدید و %2 به %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>نتیجهٔ شما بهتر است.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>از نتیجهٔ شما بهتر است.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>با نام %1 ذخیره شد</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>مسابقه اکنون در تاریخچهٔ شماست.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>مسابقه اکنون میان مسابقه‌های ناتمام شماست.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>مسابقه را نشد نگه داشت.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>وقتی چند نفر بازی می‌کنند، پرونده مهره‌های همه را لو می‌دهد. پس از پایان مسابقه می‌توانید ذخیره کنید.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 نوشته نمی‌شود: %2.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>مسابقهٔ ناتمامی نیست.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>قوانین استاندارد</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>شمارهٔ چینش عددی درست از ۰ تا %1 است.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>در دست %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>نوبت شماست: بهترین حرکت را بیابید.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>حرکتی بهتر از آنچه بازی کردید بیابید: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>حرکت بهتری هست. دوباره بکوشید.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>این حدود %1 امتیاز هزینه دارد. دوباره بکوشید.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>بهتر از آنچه بازی کردید، اما هنوز بهترین نیست.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>چرا بهترین حرکت بهتر است: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>هیچ دلیلی به‌تنهایی برجسته نیست: تفاوت در ادامهٔ دور پیدا می‌شود.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>ببینیم این چقدر می‌ارزد.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>حالا شد.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>درست!</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>راه‌حل این است.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>راه‌حل این است. این معما حل‌نشده به شمار می‌آید.</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>حرکت شما به خوبی بهترینِ شناخته‌شده است.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>بهترین حرکت: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>به‌طور میانگین %1 امتیاز از آنچه بازی کردید بهتر است.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>به‌طور میانگین %1 امتیاز از هر حرکت دیگر بهتر است.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>بخت برد را از آنچه بازی کردید بیشتر می‌کند.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>موضوع این بود: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>یابندگان: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>ریتینگ آن: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>اشتباه‌های من</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>معمای %L1 از %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: مسابقهٔ شما در %2، چینش %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 برای امروز، %L2 تازه، %L3 آموخته</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>ریتینگ شما: هنوز نامعلوم</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>ریتینگ شما: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>هنوز معمایی از این بازی نیست.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>برای امروز همین بود. بعدی در %1 می‌آید.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>هرجا اشتباه کرده بودید، حالا بهتر می‌دانید.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>وقتی مسابقه‌تان را مرور کنید، اشتباه‌هایی که پیدا شود اینجا معما می‌شود.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>همهٔ دست‌ها</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>تنها دست من</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>تنها %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>اکنون با مهره‌های %1 بازی می‌کنید.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (معمول): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>بله یا نه؛ معمولاً بله.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>بله یا نه؛ معمولاً نه.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>از %L1 تا %L2؛ معمولاً %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>هنوز همهٔ قوانین به زبان شما نیست. آنچه کم است به انگلیسی است.</translation>
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
            <translation>تنظیمات خوانده نشد، پس از نو آغاز شد. پروندهٔ قدیمی اکنون %1 است.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تنظیمات %1 خوانده نمی‌شود، پس تغییرها ذخیره نخواهد شد.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تنظیمات در %1 نوشته نمی‌شود، پس تغییرها ذخیره نخواهد شد.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>این مسابقه ادامه‌پذیر نیست: «%1» در آنجا خلاف قوانین است.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>در %Ln مسابقه</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>در %Ln دور</numerusform>
            </translation>
        </message>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>این آمار حذف شده است.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>همهٔ مسابقه‌ها به %1 برون برده شد.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>پروندهٔ %1 نوشته نمی‌شود.</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>تنها مسابقه با سطح‌های استاندارد ربات ریتینگ می‌گیرد.</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>بر پایهٔ %Ln مسابقه است و در ۱۹ از ۲۰ مورد میان %L1 و %L2 است.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>تا بیشتر معلوم شود، موقت است.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>امتیاز شما در همهٔ دورها منهای میانگین دیگران، در %Ln مسابقه: %1. در این بازی چینش دربارهٔ نتیجه چندان نمی‌گوید که بشود شانس را جدا کرد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>امتیاز شما در همهٔ دورها منهای میانگین دیگران، در %Ln مسابقه: %1، حدود %2 از آنچه پخش شد و %3 از آنچه پس از آن آمد: حرکت‌های همه، و شانس.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>شما %L1% از ارزش ممکن حرکت‌هایتان را نگه داشتید: %Ln حرکت، %2 که مرور کرده‌اید.</numerusform>
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
            <translation>مختلط</translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <extracomment>A player&apos;s rating, and by how much it may be off: as 1540 ± 80</extracomment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Above the games in a list: all of them together</extracomment>
            <translation>همهٔ بازی‌ها</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>همهٔ میزها</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1، %Ln صندلی</numerusform>
            </translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>موقت، %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>نزدیک به %1، %2</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>ریتینگ</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>امتیاز</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 در هر مسابقه، %2</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>بهترین دور</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>مهره‌های کشیده</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 در هر دور، %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>بیشترین برد پیاپی</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>برد پیاپی کنونی</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>تا آخرین مسابقه</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>در %Ln روز</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>مسابقه‌ها</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>برد</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>دورهای برده</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>با راهنمایی یا واگرد، جدا شمرده: %L1 بازی، %L2 برد.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>مسابقه تمام شد.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>دور تمام شد.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>نوبت %1 است.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>پاس دادید: هیچ مهره‌ای جور نبود.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>چینش روز حساب است: حرکت پس گرفته نمی‌شود.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>این مسابقه ریتینگ دارد: حرکت پس گرفته نمی‌شود.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>این یک چالش است: حرکت‌ها پس گرفته نمی‌شوند.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>هنوز چیزی برای پس گرفتن نیست.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>حرکت بازیکن دیگر را نمی‌شود پس گرفت.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>بازگشت به دور %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>آمادهٔ پخش بعدی</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>نوبت شما</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>نوبت %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1، چینش %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>تصادفی</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>هرچه مجاز باشد بازی می‌کند.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>مبتدی</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>آنچه می‌بیند برمی‌دارد و بسیاری را نمی‌بیند.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>تازه‌کار</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>بازی را بلد است، ولی هنوز بسیاری را نمی‌بیند.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>تفریحی</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>برای تفریح بازی می‌کند و نه همیشه به بهترین شکل.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>ماهر</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>خوب بازی می‌کند، با لغزشی گاه‌به‌گاه.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>خبره</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>کم می‌لغزد و می‌داند چه نگه دارد.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>استاد</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>تقریباً چیزی از چشمش دور نمی‌ماند.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>قهرمان</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>قوی‌ترین: آنچه را هنوز پنهان است تا ته می‌سنجد.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>حریص</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>پرامتیازترین را همین حالا برمی‌دارد و پیش‌تر نمی‌اندیشد.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>تجربی</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>مهره‌های ندیده را می‌شمارد و به نوبت‌های بعدش فکر می‌کند.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>%1 را روی سر چپ بگذارید، %2 رو به داخل.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>%1 را روی سر راست بگذارید، %2 رو به داخل.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>%1 را روی سر بالا بگذارید، %2 رو به داخل.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>%1 را روی سر پایین بگذارید، %2 رو به داخل.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 را روی سر چپ بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 را روی سر راست بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 را روی سر بالا بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 را روی سر پایین بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 را عمود روی سر چپ بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 را عمود روی سر راست بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 را عمود روی سر بالا بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 را عمود روی سر پایین بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 را به‌عنوان چهارراه روی سر چپ بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 را به‌عنوان چهارراه روی سر راست بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 را به‌عنوان چهارراه روی سر بالا بگذارید.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 را به‌عنوان چهارراه روی سر پایین بگذارید.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>با %1 آغاز کنید.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>با %1 آغاز کنید، به‌عنوان چهارراه.</translation>
        </message>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>دومینوی %1</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>اگر در دست بماند خال‌هایش حساب می‌شود: %L1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>به دست %1 گذاشته شده است.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>کشیدن مهره</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>کشیدن تا مهره‌ای بخورد</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>پاس</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>هیچ‌کدام نمی‌خورد: بکشید تا مهره‌ای بخورد.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>هنوز هیچ‌کدام نمی‌خورد: باز می‌کشید.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>هیچ‌کدام نمی‌خورد: یک مهره بکشید.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>اگر نتوانید مهره بگذارید، از اینجا می‌کشید.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>دور تمام شد.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>نوبت شما نیست.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>آن مهره در دست شما نیست.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>بالاترین جفت آغاز می‌کند: %1 را بگذارید.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>کسی جفت ندارد، پس سنگین‌ترین مهره آغاز می‌کند: %1 را بگذارید.</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>آنجا چیزی نمی‌شود گذاشت.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>تنها حرکت همین است.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>تنها مهره‌ای است که می‌خورد.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>شما با آن تمام می‌کنید.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>هیچ‌چیز دستتان نمی‌خورد.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>شما را از %Ln خال خلاص می‌کند.</numerusform>
            </translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>بابت بردن دور</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>این چهارراه است: خط اکنون از چهار سر رشد می‌کند.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر چپ: %1 می‌گیرد.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر راست: %1 می‌گیرد.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر بالا: %1 می‌گیرد.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر پایین: %1 می‌گیرد.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>این سر %1 می‌گیرد.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>هیچ سر بازی %1 را نمی‌گیرد.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>اینجا %L1 است و همان عدد را می‌گیرد.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>بازیکن بعد چیزی ندارد که بخورد.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>کس دیگری نمی‌تواند در این سر ادامه دهد.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>تنها %Ln مهرهٔ پنهان می‌تواند در این سر ادامه دهد.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>پس از مهره‌ای با خال‌های بیشتر، تعداد بیشتری از مهره‌های پنهان می‌خورد.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>شما %Ln مهره دارید که در این سر ادامه می‌دهند.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>پس از آن %Ln مهرهٔ دیگرتان می‌خورد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>برای حریف دنبال کردن سخت‌تر می‌شود: %Ln مهرهٔ پنهان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>برای دیگران دنبال کردن سخت‌تر می‌شود: %Ln مهرهٔ پنهان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>برای شما دنبال کردن آسان‌تر می‌شود: %Ln مهرهٔ دیگرتان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>%Ln خال در دست شما می‌گذارد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>برای بازیکن بعد مهرهٔ جور کم بگذارید</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>سری بگذارید که مهره‌های خودتان بخورد</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>خال زیادی کم کنید</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>دوست دارد کنار آخرین مهره بازی کند.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: مهره‌هایی به ارزش %2 مانده در دست.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>مانده در دست‌های دیگر: %L1 = %L2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>کمترین باقی‌مانده در دست: %1، با %L2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>مانده: %L1</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>کمترین دست مساوی است: کسی امتیاز نمی‌گیرد.</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %L1 منهای %L2 در دست: %L3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %L1 منهای %L2 در دست، %L3 بار: %L4.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>کشیدن مهره</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>پاس</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>مسابقه تمام شد.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>همین یک دور نتیجهٔ مسابقه را تعیین می‌کند.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>همین بس است: %L1 امتیاز مسابقه را می‌برد.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%L1 امتیاز مسابقه را می‌برد: %L2 مانده.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>نوبتتان را بی‌گذاشتن مهره تمام می‌کند.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>دور بعد را پخش می‌کند.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>مهره‌های انتخاب‌شده را با هم روی میز می‌گذارد.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>نوبت شما: مهره بگذارید یا بکشید.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>هیچ مهره‌تان نمی‌خورد: بکشید.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>نوبت شما: مهره بگذارید یا بکشید (%L1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>هیچ مهره‌تان نمی‌خورد: بکشید (%L1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>نوبت شما: مهره بگذارید یا پاس بدهید.</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>هیچ مهره‌ای از شما جور نیست: پاس می‌دهید.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>نوبت شما: مهره بگذارید یا پاس بدهید (%L1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>هیچ مهره‌ای از شما جور نیست: پاس می‌دهید (‎%L1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>نوبت شما: مهرهٔ اول را بگذارید.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>نوبت شما: مهرهٔ اول را بگذارید، %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>نوبت شما: مهره بگذارید.</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>امتیاز لازم برای برد مسابقه (۰: یک دور)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>تنها یک دور</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 آخرین مهره را گذاشت.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>شما آخرین مهره‌تان را گذاشتید.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>کسی نمی‌تواند بازی کند: دور بسته شد.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>بهترین حرکت را بیابید</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>برندهٔ مسابقه.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>یکی از برندگان مسابقه.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>جفت‌ها را برای آخر نگه می‌دارد.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>برای دیگران کم می‌گذارد.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>امتیاز همین حالا: %L1 به‌جای %L2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Keep the matador</source>
            <translation>نگه‌داشتن ماتادور</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 شما ماتادور است: هر وقت می‌خورد. دو مهرهٔ دیگرتان اکنون می‌خورند و شاید بعد نه. یکی از این‌ها را بگذارید.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>درست. ماتادور وقتی هیچ‌چیز نخورد شما را از کشیدن نجات می‌دهد.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>ماتادور می‌تواند صبر کند. مهره‌ای بگذارید که عددش می‌خورد.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>دروازه‌ای از خودتان</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>ماتادور سر را دروازه می‌کند و دروازه سفید می‌خواهد. یکی دارید، %1: ماتادورتان %2 را کنار 5 بگذارید، و راه مال شماست.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>حریف باید دو بار می‌کشید و شما بی‌درنگ گذشتید.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>کنار 4 کمتر کمک می‌کند. روی سر دیگر بگذارید، کنار 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>دروازه هنوز آنجاست. با %1 از آن بگذرید.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>بستن هر دو سر</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>سفید سر چپ را بسته. %1 می‌تواند راست را هم ببندد: آن‌وقت تنها ماتادور ادامه می‌دهد و شما یکی نگه داشته‌اید، %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>بسته شد. حریف می‌کشد تا ماتادور بیاید و هر مهرهٔ کشیده به سود شماست.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>این‌طور یک سر باز می‌ماند. سفید را رو به بیرون بگذارید.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>کسی نمی‌تواند ادامه دهد</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>هر چهار ماتادور روی میز است، مهره‌ای برای کشیدن نمانده و یک سر بسته است. %1 شما سر دیگر را هم می‌بندد: دور تمام می‌شود و بازیکنِ با کمترین خال امتیاز می‌گیرد. خال‌های شما کم است.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>دروازه‌ها و ماتادورها</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>سفید و ماتادور به هم وابسته‌اند: هرکه هر دو را دارد می‌گوید خط کجا ادامه یابد.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>بازی دربارهٔ چیست</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>خطی از مهره‌ها از دو سر رشد می‌کند. نیمه‌های چسبیده باید روی‌هم هفت شوند. هرکه اول همهٔ مهره‌هایش را بگذارد خال‌های ماندهٔ دیگران را امتیاز می‌گیرد، و %1 امتیاز مسابقه را می‌برد.</translation>
        </message>
        <message>
            <source>Together seven</source>
            <translation>روی‌هم هفت</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>اینجا نیمه‌های چسبیده یکی نیستند: جمعشان هفت می‌شود. سرهای باز 1 و 4 هستند. مهره‌ای کنار 4 بگذارید.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 و 4 می‌شود هفت. اکنون سر تازه 5 است.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 و 1 می‌شود هفت، پس کنار 1 خوب است. ولی برای 4 یکی پیدا کنید: 3 می‌خواهد.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>ماتادورها</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1، %2، %3 و %4 ماتادورند. هر وقت، روی هر سر گذاشته می‌شوند و عمود می‌نشینند. یکی دارید: بگذاریدش.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>اکنون تنها سفید یا ماتادور به آنجا می‌رود: آن سر دروازه است.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>این می‌خورد ولی ماتادور نیست. مهره‌ای بجویید که جمع نیمه‌هایش هفت شود.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>بازکردن دروازه</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>ماتادور عمود می‌نشیند: دروازه. مهره‌ای با نیمهٔ سفید بازش می‌کند و نیمهٔ دیگرش سر تازه می‌شود. مال خودتان را آنجا بگذارید.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>دروازه باز شد: 3 آنجاست و 4 می‌خواهد.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>آن یکی به سر دیگر می‌رود. دروازه سفید می‌خواهد.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>بستن یک سر</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>هیچ مهره‌ای با سفید هفت نمی‌سازد. %1 را طوری بگذارید که سفیدش سر تازه شود: آن‌وقت تنها ماتادور به آنجا می‌رود و حریف باید یکی پیدا کند.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>بسته شد. یک سر برای نبرد مانده.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>این‌طور سر باز می‌ماند. با سفید ببندیدش.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>بکشید تا بخورد</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>نه 2 برای 5 دارید، نه 3 برای 4، نه ماتادور. از مخزن بکشید تا مهره‌ای بخورد.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>سر تازه 2 است و شما 5 دارید: برای نوبت بعد مهره نگه داشتید.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>می‌خورد، ولی برای نوبت بعد چیزی نمی‌ماند. سر دیگر را بیازمایید.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 هم نمی‌خورد. دوباره بکشید.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 به هر دو سر می‌خورد. طوری بگذارید که 2 سر تازه شود: آن‌وقت %2 بعدی است.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>تمام کردن</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>دو مهره مانده. %1 به هر دو سر می‌خورد: طوری بگذارید که %2 بتواند پس از آن بیاید.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>اول تمام کردید: همهٔ خال‌هایی را که حریف هنوز دارد امتیاز می‌گیرید، اینجا ۱۲.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>آن‌وقت سر 1 است و هیچ مهره‌تان به آن نمی‌خورد.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4 هنوز آنجاست. آخرین مهره‌تان را بگذارید.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>درس اول</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>ماتادور همین است. برای وقت نیاز یک ماتادور نگه دارید؛ مسابقه معمولاً تا ۱۰۰ امتیاز است.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>بالاترین جفت با شماست، پس شما آغاز می‌کنید، با هر مهره‌ای که بخواهید. خال‌هایی که در دستتان بماند برای دیگران حساب می‌شود: با مهره‌ای که بیشترین خال را دارد آغاز کنید.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>یک‌باره ۱۱ خال رفت. یک سر اکنون 2 می‌خواهد و سر دیگر 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>می‌شود، ولی مهرهٔ دیگری از شما خال بیشتری دارد.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>دور بسته شد. کمترین خال را دارید و هرچه دیگران دارند می‌گیرید: %1 امتیاز.</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>اول سنگین‌تر</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>دور که تمام شود، خال‌های دستتان برای دیگری حساب می‌شود. دو مهره‌تان می‌خورند. آن را که خال بیشتر دارد بگذارید.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>هشت خالی که دیگر کسی امتیازش نمی‌کند.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>می‌خورد، ولی آن یکی سنگین‌تر است.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>جفت سفید</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 هم ماتادور است و همیشه عمود می‌نشیند. وزنی ندارد، پس نگه‌داشتنش هزینه ندارد. مهرهٔ دیگری بگذارید.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>نه خال رفت. جفت سفید هر وقت بخواهید به هر سر می‌رود.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>نگهش دارید: وزنی ندارد و همیشه می‌خورد.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>بستن خط</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>یک سر سفید است. اگر کسی نتواند ادامه دهد، بازیکنِ با کمترین خال امتیاز می‌گیرد و مهره‌های شما سبک‌اند. سر دیگر را هم ببندید.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>اکنون تنها ماتادور کمک می‌کند. بی آن دیگران می‌کشند و دستشان سنگین می‌شود.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>این‌طور یک سر باز می‌ماند. کدام مهره سفید را رو به بیرون نشان می‌دهد؟</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>دور بسته شد و کمترین خال را دارید. خال‌های دیگران را منهای خال‌های خودتان می‌گیرید: %1 منهای %2 می‌شود %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>خال‌ها، و کی ببندیم</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>آنچه دیگران دارند را تقریبی بشمارید: خط بسته به سود کسی است که کمترین را دارد.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>خطی از مهره‌ها از دو سر رشد می‌کند. نیمه‌های چسبیده باید روی‌هم هفت شوند و ماتادور همه‌جا می‌رود. هرکه اول تمام کند خال‌های ماندهٔ دیگران را امتیاز می‌گیرد، و %1 امتیاز مسابقه را می‌برد.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>هفت، و جفت‌ها</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>نیمه‌های چسبیده جمعشان هفت می‌شود. جفت هم‌راستا می‌نشیند و یک بار حساب می‌شود: تنها یک نیمه‌اش می‌چسبد. جفتتان را کنار 2 بگذارید.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 و 2 می‌شود هفت، و 5 دیگر سر تازه است.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>آن به 1 می‌خورد. 2 مهره‌ای با 5 می‌گیرد.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>ماتادورِ عمود</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ماتادور همه‌جا می‌رود، جور یا ناجور. اگر عمود باشد هر دو نیمه‌اش باز می‌ماند. %1 را عمود بگذارید: پیکان گرد کنارش، R یا کلیک راست می‌چرخاندش.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>2 آن 5 می‌گیرد و 5 آن 2: دو راه ادامه در یک سر.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>این هم راهی است، ولی ماتادور را عمود بگذارید.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>ماتادورِ هم‌راستا</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>ماتادورِ هم‌راستا یک نیمه را باز می‌گذارد و شما می‌گویید کدام. %1 را کنار 4 بگذارید، 6 رو به بیرون: آن‌وقت %2 می‌تواند پس از آن بیاید.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>ماتادور می‌تواند برای مهره‌های خودتان جا باز کند.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>این‌طور نه: ماتادور کنار 4، هم‌راستا، 6 رو به بیرون. پیکان گرد یا R می‌چرخاندش.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6 هنوز باز است: %1 را بگذارید.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>هیچ‌چیز با سفید هفت نمی‌سازد. مهره‌ای کنار 4 بگذارید که سر تازه را سفید کند: آن‌وقت تنها ماتادور به آنجا می‌رود.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>بسته، تا کسی ماتادور پیدا کند.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>بازکردن یک سر</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>سفید یک سر را بسته. ماتادورتان %1 را آنجا بگذارید، عمود یا هم‌راستا.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>دوباره باز شد، با تنها مهره‌ای که می‌توانست.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>آن سر دیگر است. سر سفید را باز کنید.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>یکی بکشید، بازی یا پاس</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>نه 2 برای 5 دارید، نه 3 برای 4، نه ماتادور. یک مهره بکشید.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>مهرهٔ سنگین رفت: هرچه در پایان داشته باشید امتیاز دیگری است.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>می‌خورد، ولی یکی دیگر سنگین‌تر است.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 هم نمی‌خورد. هر نوبت یک بار می‌کشید، پس پاس بدهید.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>اکنون سر 2 است و دو مهره‌تان می‌خورند. آن را که خال بیشتر دارد بگذارید.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>بازی روسی همین است. بالاترین جفت آغاز می‌کند و هرکه اول تمام کند آنچه دیگران دارند امتیاز می‌گیرد. مسابقه معمولاً تا ۱۰۰ امتیاز است.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>با هم میزی بزرگ بسازید، با عدد و عنصر. ولی اول شرط ببندید این دور چند امتیاز می‌آورید: شرطی که به آن برسید حساب است، شرطی که نرسید هیچ نمی‌آورد. کمترین‌ها حذف می‌شوند و دو نفر آخر فینال بازی می‌کنند.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>پیشنهاد برای پخش</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>هر کس مهره‌ای کشیده و می‌تواند تا جمع آن پیشنهاد بدهد. بالاترین پیشنهاد بی‌درنگ امتیازش را می‌گیرد و پخش می‌کند. مال شما ۱۲ است، بیش از هر پیشنهاد دیگر: همه را پیشنهاد بدهید.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>دیگران کنار کشیدند: ۱۲ امتیاز، و شما پخش می‌کنید.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>هرچه پیشنهاد بدهید امتیاز می‌گیرید: هر ۱۲ را بگیرید.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>نام بردن عنصر</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>پخش‌کننده عنصر دور را نام می‌برد: مهره‌هایش بیشتر امتیاز دارند و تنها آن‌ها می‌توانند عمود بنشینند. عنصری را نام ببرید که از همه بیشتر دارید.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>برگ باشد: پنج تا دارید.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>دوباره بشمارید: پنج مهرهٔ برگ دارید.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>شرط بستن</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>روی آنچه این دور به دست می‌آورید شرط ببندید: امتیازتان منهای مهره‌های مانده. کم بیاورید، هیچ نمی‌گیرید؛ و هر شرط باید از قبلی بالاتر باشد. کم آغاز کنید: حداکثر ۱۰ شرط ببندید.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>شرطی که به آن می‌رسید. وقتی همه شرط بستند، پخش‌کننده در پایان می‌تواند بالا ببرد.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>جسورانه! کمتر کسی به این می‌رسد. حداکثر ۱۰ شرط ببندید.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>سر به سر</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>در سرهای ردیفِ مهره‌ها عددهای برابر به هم می‌رسند، هر عنصری که باشد. این یک امتیاز دارد. آب %1 را کنار 9 بگذارید.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>یک امتیاز، و یک مهره کمتر به زیان شما.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>این هم خوب است، ولی مهرهٔ آب را کنار 9 بیازمایید.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>عمود بگذارید</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>اکنون عنصر برگ است. مهرهٔ برگ می‌تواند عمود بنشیند، بر ضلع بلند مهرهٔ برگ دیگر، با هر عددی: ۳ امتیاز. برگ %1 را بگذارید.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>۳ امتیاز، و شاخه‌ای تازه برای همه.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>این کمتر امتیاز دارد. مهرهٔ برگ را روی ضلع بلند بیازمایید.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>عنصر و عدد</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>بهتر از همه هر دو با هم است: مهرهٔ برگ آنجا که عدد هم جور باشد، هم‌راستا یا عمود. این ۴ امتیاز دارد. یکی پیدا کنید.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>۴ امتیاز: برگ، و عددهای جور.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>بهترین نیست: مهرهٔ برگ با عدد جور بجویید.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>جفت دو برابر است</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>جفت دو برابر امتیاز دارد. برگ %1 عمود روی مهرهٔ برگ با 6 می‌خورد: دو بار ۴.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>۸ امتیاز با یک مهره: شرط ۶ زود برآورده می‌شود.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>خوب است، ولی جفت ۸ امتیاز دارد.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>عناصر هم‌جور همین است. برندهٔ دور مهره‌های روی میز را به بانکش می‌برد و بعدی را پخش می‌کند؛ با دو عنصر، اولین مسابقه کوتاه است.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>فینال آغاز می‌شود</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>وقتی مهره‌ها کم شود، پس از هر دور کمترین مجموع حذف می‌شود. حالا دو نفر مانده‌اند: فینال. بانک شما بزرگ‌تر است، پس شما می‌گویید از هرکدام چند مهره بازگردد. %1 مهره بازگردانید: هر دو دست پر می‌شود.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>دست‌ها پر شد و اخگر %1 به شما رسید: جفتی که اکنون پخش شود به اندازهٔ جمعش، ۶، امتیاز آغازین است. در فینال کسی شرط نمی‌بندد.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>از هرکدام %1 مهره بازگردانید: درست به اندازهٔ دست‌های پر.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>مهرهٔ آخر تعیین می‌کند</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>حالا تنها فینال حساب است: امتیاز آغازین و امتیازها، منهای مهره‌های مانده. شما ۶ و ۱۵ دارید و حریف روی هم ۲۴. اخگر %1 را جایی بگذارید که عنصر و عدد هر دو جور باشد.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>۲۵ بر ۲۴: مسابقه را بردید! با ۲۴ برابر، مجموع بالاترِ دورها می‌برد.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>این هم ۲۴ می‌شود، و آن وقت مجموع بالاترِ حریف می‌برد. ۴ امتیاز لازم دارید.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>پیشنهاد تا سقف</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>مهره‌تان ۹ است و کسی بیش از ۶ نمی‌تواند پیشنهاد بدهد. ۷ برای پخش بس بود؛ ولی هرچه پیشنهاد بدهید امتیاز می‌گیرید. هرچه می‌توانید پیشنهاد بدهید.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>۹ امتیاز، و پخش. اگر جفت کشیده شود کسی پیشنهاد نمی‌دهد: بالاترین جفت پخش می‌کند و جمعش را می‌گیرد، و %1 از همه بالاتر است و ۲۴ امتیاز دارد.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>این کمتر امتیاز دارد. هر ۹ را پیشنهاد بدهید.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>تنها یکی بیشتر</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>شما آخر شرط می‌بندید و باید از ۷ بالاتر بروید. شرط وعده است نه جایزه: بیشتر از آن هم حساب است، کمتر هیچ. پس تنها یکی بیشتر شرط ببندید، ۸.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>کمترین شرط ممکن. هرچه بالاتر از آن بیاورید هم مال شماست.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>این بیشتر وعده می‌دهد و بیشتر نمی‌آورد. ۸ شرط ببندید.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>همان بماند</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>شما پخش کردید و ۴ شرط بستید؛ دیگران تا ۷ رفتند. در مقام پخش‌کننده می‌توانید بالاتر بروید، تا ۹۹، و دیگران باز بالاتر از شما. به ۴ آسان می‌رسید: بمانید.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>شرط‌ها ماند. شما ۴ می‌خواهید، دیگران بیشتر وعده داده‌اند.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>شرط بالاتر سخت‌تر است و خودش چیزی نمی‌آورد. بمانید.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>پیشنهاد، شرط و فینال</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>پیشنهاد بالا، شرط پایین. تنها کسی که خیلی عقب است دلیل دارد بیش از ضرورت شرط ببندد.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>مهره‌هایتان را در گروه و ردیف بچینید. آنچه در هیچ‌کدام نیست به زیان شماست. هرکه از آن کم داشته باشد ناک می‌کند و تفاوت را امتیاز می‌گیرد؛ %1 امتیاز مسابقه را می‌برد.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>بردارید و ردیف بگذارید</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>نوبت با یک مهره آغاز می‌شود: مهرهٔ روباز یا یکی از مخزن. 6 قرمز روباز است و شما 4 و 5 قرمز دارید: بردارید.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>ردیف: سه مهره یا بیشتر از یک رنگ، پشت سر هم. مهره‌های گذاشته دیگر به زیان شما نیستند.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>به 4 و 5 قرمز فکر کنید: 6 قرمز ردیف می‌سازد.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>اکنون 4 و 5 و 6 قرمز را یکی‌یکی انتخاب کنید و با هم بگذارید.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>گذاشتن گروه</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>سه یا چهار مهره با یک عدد، هر کدام به رنگی دیگر، گروه می‌سازند. سه 9 دارید: بگذارید.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>یک گروه، و سه مهره کمتر در دست شما.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>انداختن نوبتتان را تمام می‌کند. اول سه 9 را بگذارید.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>افزودن به آنچه هست</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>شما می‌توانید به هر ترکیبی بیفزایید، حتی مال حریف. 5 و 6 و 7 قرمز آنجاست و هر دو همسایه را دارید: 4 قرمز و 8 قرمز را بیفزایید.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>دو مهره رفت، روی ترکیبی که مال شما هم نبود.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>پیش از انداختن، آنچه به ردیف قرمز می‌خورد بیفزایید.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>و حالا آن دیگری.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>عوض کردن جوکر</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>جوکرِ این ردیف به‌جای 6 قرمز است و شما همان مهره را دارید. بگذاریدش جای جوکر.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>اکنون جوکر به‌جای مهره‌ای آبی است و به کار شما می‌آید.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>اول جوکر: 6 قرمزتان را جایی که هست بگذارید.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>جوکری که به دست می‌آورید باید بی‌درنگ گذاشته شود. با 3 آبی و 4 آبی انتخابش کنید و ترکیب را بگذارید.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>انداختن سنگین‌ترین</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>نوبت با انداختن تمام می‌شود. آنچه در ترکیبی نیست امتیاز منفی است: 1 آس است و ۱۱ حساب می‌شود، 10 تا 13 هرکدام ۱۰ و بقیه عددشان. 13 سیاه را بیندازید.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>ده امتیاز منفی رفت و چیزی هم از دست نرفت.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>اینجا تنها 13 سیاه را بیندازید.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>ناک</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>نه مهره‌تان ترکیب می‌سازند. 13 سیاه را بیندازید، تنها یک 2 می‌ماند. با ۱۰ امتیاز منفی یا کمتر می‌توانید ناک کنید: پس ناک کنید.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>شما ۲۵ امتیاز و تفاوت امتیاز منفی را می‌برید. اگر حریف به اندازهٔ شما یا کمتر داشت، پاتک می‌شد و امتیازها برعکس می‌رفت.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>لازم نیست: دکمه برایتان ناک می‌کند.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>برد کامل</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>8 آبی را کشیدید: حالا همه جز 2 نارنجی در ترکیب‌اند. با آن ناک کنید تا مهره‌ای نماند.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>۵۰ امتیاز، و همهٔ امتیاز منفی حریف. گذاشتن آخرین مهره هم برد کامل است.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>بهتر هم می‌شود: ناک کنید و 2 نارنجی را بیندازید.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>رامی مهره‌ای همین است. مسابقهٔ معمول با سیزده مهره برای هرکدام و تا ۲۰۰ امتیاز است. وقتی مخزن تمام شود، یا ۲۰ نوبت کسی از آن نکشد، دور مساوی است.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>ناک زود</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>نوبت دوم شماست و بی 13 سیاه ۱۰ می‌ماند، درست به اندازهٔ ناک. حریف فرصت چیدن نداشته. با 13 سیاه ناک کنید.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>۲۵ برای برد و تفاوت ۴۶: ناکِ زود غافلگیر می‌کند.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>تا صبر کنید حریف هم می‌چیند. همین حالا با 13 سیاه ناک کنید.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>یک مهره بس است</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>دو آس مانده است. یکی را بیندازید، دیگری ۱۱ حساب می‌شود: بیش از ۱۰، ولی وقتی تنها یک مهره بماند می‌توانید ناک کنید، هرچه حساب شود. پس ناک کنید.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>۲۵ برای برد و تفاوت %1، با یک آس در دست.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>بهتر است صبر کنید</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>باز می‌توانید با ۱۰ ناک کنید. ولی حریف دو ترکیب گذاشته، سه مهره دارد و شاید بعضی را به ترکیب‌های شما بیفزاید. 13 سیاه را بی‌ناک بیندازید.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>درست. حریف 2 و 3 قرمز را برای ردیف قرمز شما داشت و تنها ۲ می‌ماند: پاتک، ۳۳ امتیاز به زیان شما.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>هرکه بیش از ناک‌کننده نداشته باشد ۲۵ و تفاوت را امتیاز می‌گیرد. صبر کنید.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>پاتک</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>برای ناک زیاد دارید و حریف شاید نزدیکش باشد. آنچه کم است یا به ترکیب حریف می‌خورد نگه دارید و 13 سیاه را بیندازید.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>حریف با ۹ ناک کرد. 5 و 6 سیاهتان به ردیف سیاه رفت و ۵ ماند: پاتک. تفاوت ۴ مال شماست، و ۲۵ دیگر.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>آن یکی شاید هنوز برایتان امتیاز نگه دارد. 13 سیاه را بیندازید.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>جوکر در دست</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>جوکرِ مانده ۱۵ حساب می‌شود، بیش از هر مهره. به‌جای هرچه کم است می‌نشیند: همین حالا با دو مهره‌ای که کامل می‌کند بگذاریدش، مانند 4 قرمز و 5 قرمز.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>جوکر روی میز در امان است، و دو مهره با آن.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>اول جوکر را بگذارید: با 4 قرمز و 5 قرمز انتخابش کنید.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>کی ناک کنیم</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>اوایل، ناک با ۱۰ قوی است؛ اواخر که دست حریف کم‌مهره است، خطر دارد. ببینید چند تا مانده.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>سه‌گوش‌ها را لبه به لبه بگذارید تا عددهای گوشه‌هایشان یکی باشد. هر مهره عددهایش را امتیاز می‌آورد، و جای زیرکانه خیلی بیشتر. وقتی کسی به %1 رسید، هرکه پیش باشد می‌برد.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>لبه به لبه</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>مهره‌ها لبه به لبه می‌نشینند و دو عدد آن لبه باید در هر دو یکی باشد. یکی از مهره‌هایتان دو تا 4 دارد: کنار %1 بگذاریدش.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>می‌خورد. هر مهره جمع سه عددش را امتیاز دارد: اینجا ۱۰ امتیاز.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>می‌توانید بکشید، ولی ۵ امتیاز هزینه دارد. یکی از مهره‌هایتان می‌خورد: بگذاریدش.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>آن که امتیاز بیشتر دارد</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>دو مهره‌تان اینجا می‌خورند. هر عدد روی مهره حساب است، پس آن را که امتیاز بیشتر دارد بگذارید.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>۱۳ امتیاز. %1 تنها ۱۰ امتیاز داشت.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>بهتر از این هست: ۱۳ امتیاز دارد.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>بستن شش‌ضلعی</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>پنج مهره دور یک نقطه‌اند. هرکه ششمی را بگذارد شش‌ضلعی را می‌بندد و ۵۰ امتیاز اضافه می‌گیرد. آن شمایید.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>۱۲ برای مهره و ۵۰ برای شش‌ضلعی. پیش از گذاشتن مهرهٔ پنجم فکر کنید: ششمی مال بازیکن بعد است.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>آنجا نه: شکاف میان پنج مهره را ببینید.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>ساختن پل</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>مهره‌ای که به یک لبه بچسبد و گوشهٔ روبه‌رویش به مهرهٔ دیگری برسد پل می‌سازد: ۴۰ امتیاز اضافه. %1 می‌تواند.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>۸ برای مهره و ۴۰ برای پل: هر سه گوشه روی عددهای موجود نشسته‌اند.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>آنجا پل نیست: هر سه گوشه باید روی عددهای موجود بنشینند.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>وقتی هیچ‌چیز نمی‌خورد</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>هیچ مهره‌تان نمی‌خورد. یکی از مخزن بکشید: ۵ امتیاز هزینه دارد. اگر سه بار کشیدن کمکی نکرد، پاس می‌دهید.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>۱۲ امتیاز، منهای ۵ برای مهره‌ای که کشیدید.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>می‌توانید باز هم بکشید، ولی هرکدام ۵ امتیاز هزینه دارد و شما یکی دارید که می‌خورد.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>سه بار کشیدن، بعد پاس</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>سه مهره کشیده‌اید، هرکدام ۵ امتیاز، و بیشتر مجاز نیست. آخری، %1، می‌خورد. می‌توانید پاس هم بدهید، ولی ۱۰ امتیاز دیگر هزینه دارد. مهره را بگذارید.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>۱۲ امتیاز، منهای ۱۵ برای کشیدن‌ها. اگر چیزی نخورد پاس می‌دهید و روی هم ۲۵ از دست می‌دهید.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>پاس ۱۰ امتیاز هزینه دارد و یکی از مهره‌هایتان می‌خورد.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 را کشیدید و می‌خورد: بگذاریدش.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>یک مهره دارید. بگذاریدش: هرکه تمام کند ۲۵ امتیاز و همهٔ آنچه دیگران دارند می‌گیرد.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>۱۱ برای مهره، ۲۵ برای تمام کردن، و ۵ امتیازِ آخرین مهرهٔ حریف.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>کشیدن لازم نیست: آخرین مهره‌تان می‌خورد.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>تریومینو همین است. اگر کسی نتواند ادامه دهد، کم‌ترین دست مهره‌های دیگران را منهای مهره‌های خودش امتیاز می‌گیرد. مسابقهٔ دونفره معمولاً تا ۸۰۰ امتیاز است.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>چه کسی آغاز می‌کند</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>بالاترین سه‌قلو دور را آغاز می‌کند و ۱۰ بیش از جمعش امتیاز دارد: ۲۲ برای %1 شما. سر این میز %2 می‌تواند به‌جایش آغاز کند، گزینه‌ای که می‌شود برگزید، و ۴۰ امتیاز دارد. بگذاریدش.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>هیچ آغازی امتیاز بیشتری ندارد. اگر %1 بعداً گذاشته می‌شد، هیچ امتیازی نداشت.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>این ۲۲ امتیاز دارد. با %1 آغاز کنید: ۴۰ امتیاز دارد.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>پنجمی را هرگز نگذارید</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>چهار مهره دور یک نقطه‌اند. %1 شما پنجمی می‌شود، برای ۱۰ امتیاز، و ششمی با ۵۰ امتیازش را به حریف می‌دهد. یکی دیگر بگذارید.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>تنها ۵ امتیاز، ولی چیزی هدیه نشد. حالا بگذارید حریف پنجمی را بگذارد.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>این چیزی هدیه می‌دهد. یکی از مهره‌هایتان جایی می‌خورد که شش‌ضلعی رشد نمی‌کند.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>جای درستش</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 به دو جا می‌خورد. در یکی گوشهٔ سومش هم به عددی می‌رسد: پل، ۴۰ امتیاز اضافه. همان را پیدا کنید.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>۴۸ امتیاز به‌جای ۸. پیش از رها کردن، گوشهٔ سوم را ببینید.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>می‌خورد، ولی گوشهٔ سومش آزاد است. جای دیگر را بیازمایید.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>دو تا با هم</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>دو نقطه جز یک شکاف بسته‌اند و شکاف هر دو یکی است. %1 هر دو شش‌ضلعی را با یک مهره می‌بندد: ۶۰ امتیاز اضافه. بگذاریدش.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>۶ برای مهره و ۶۰ برای دو شش‌ضلعی.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>سه‌تا با هم</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>کمیاب‌ترین جا: سه نقطه جز یک شکاف بسته‌اند و شکاف هر سه یکی است. %1 سه شش‌ضلعی را می‌بندد: ۷۰ امتیاز اضافه. بگذاریدش.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>۷ برای مهره و ۷۰ برای سه شش‌ضلعی. پاداشی بالاتر نیست.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>آنجا نه: شکاف میان سه نقطه را پر کنید.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>آنجا نه: شکاف میان دو نقطه را پر کنید.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>شش‌ضلعی و پل</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>پیش از هر حرکت دو چیز را ببینید: پاداشی برای شما هست؟ و پاداشی برای نفر بعد می‌گذارید؟</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>ماتادور برای بعد نگه می‌دارید: %1 به‌جای %2.</translation>
        </message>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>جفت‌شش (۲۸ مهره)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>جفت‌نه (۵۵ مهره)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>جفت‌دوازده (۹۱ مهره)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>مجموعهٔ مهره‌ها</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>بر پایهٔ شمار بازیکنان</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>هرکدام پنج</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>هرکدام شش</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>هرکدام هفت</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>همهٔ مهره‌ها، بی‌کشیدن</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>مهره‌های هر بازیکن</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>خودِ بالاترین جفت</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>دارندهٔ بالاترین جفت</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>هر بازیکن به نوبت</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>چه کسی دور را آغاز می‌کند</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>تنها عمود</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>عمود، یا هم‌راستا آنجا که بخورد</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>عمود یا هم‌راستا، همه‌جا</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>ماتادور چطور گذاشته می‌شود</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>تا مهره‌ای بخورد</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>یک مهره، بعد بازی یا پاس</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>وقتی نتوانید بازی کنید، می‌کشید</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>به‌جای گذاشتن ماتادور می‌توانید بکشید</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>جفت اول عمود می‌نشیند و دو شاخهٔ دیگر باز می‌کند</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>مهره‌هایی که همیشه در مخزن می‌مانند</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>همهٔ خال‌های دیگران</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>خال‌های دیگران منهای برنده</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>وقتی کسی نتواند بازی کند، کمترین دست امتیاز می‌گیرد</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>تنها جفت‌شش را می‌شود کامل پخش کرد.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>جفت‌شش برای دو تا چهار نفر است؛ برای بیشتر مجموعهٔ بزرگ‌تر بگیرید.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>با چهارراه</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>ماتادور نگه‌داشتنی</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>جفت‌نه</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>جفت‌دوازده</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ماتادور بگذارید</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ماتادوری برای بعد نگه دارید</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>ماتادور</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>سرهای چسبیده هفت می‌شوند؛ ماتادور همه‌جا می‌رود، عمود.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>دومینوی روسی</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>همان هفت‌ها، با ماتادور عمود یا هم‌راستا.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>دومینوی %1، ماتادور</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر چپ: %1 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر راست: %1 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر بالا: %1 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>سر پایین: %1 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>سر چپ: %1 یا %2 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>سر راست: %1 یا %2 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>سر بالا: %1 یا %2 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>سر پایین: %1 یا %2 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>سر چپ، دروازه: سفید یا ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>سر راست، دروازه: سفید یا ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>سر بالا، دروازه: سفید یا ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>سر پایین، دروازه: سفید یا ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>سر چپ، سفید: تنها ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>سر راست، سفید: تنها ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>سر بالا، سفید: تنها ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>سر پایین، سفید: تنها ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>اینجا ماتادوری عمود است. تنها سفید یا ماتادور به آن می‌چسبد.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%L1 عمود بر خط گذاشته شده است: دروازه‌ای که سفید یا ماتادور می‌پذیرد.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>اینجا مهره‌ای عمود است. آنچه به آن بچسبد با %L1 یا %L2 آن %L3 می‌سازد.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%L1 عمود بر خط گذاشته شده است: آنچه به آن بچسبد با یکی از عددهایش %L2 می‌سازد.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>هیچ عددی با سفید %L1 نمی‌سازد: تنها ماتادور این سر را باز می‌کند.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>اینجا %L1 است و دو مهرهٔ چسبیده روی‌هم %L2 می‌شوند.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>ماتادور: روی هر سر می‌رود، هرچه آنجا باشد.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>آن سر اکنون دروازه است.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>بالاترین جفت را دارید: هر مهره‌ای بگذارید.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1 آغاز می‌کند، با بالاترین جفت پخش‌شده یا، اگر جفتی نباشد، سنگین‌ترین مهره.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>شما آغاز می‌کنید: %1 بالاترین جفت پخش‌شده است.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>جفتی پخش نشد. شما آغاز می‌کنید: %1 سنگین‌ترین مهره است.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>سنگین‌ترین مهره را دارید: هر مهره‌ای بگذارید.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>ماتادور بگذارید یا برای نگه‌داشتنش بکشید.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>نوبت شما: با یک سر باز %L1 بسازید.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>روی سر سفید تنها ماتادور می‌رود.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 به %2 می‌رسد: روی‌هم باید %3 شوند.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>هیچ سر بازی %1 را نمی‌گیرد: نیمه‌هایی که به هم می‌رسند باید روی‌هم %2 شوند.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>دروازه سفید یا ماتادور می‌گیرد.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>این سر %1 یا %2 می‌گیرد، یا ماتادور.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>بازیکن بعد تنها با ماتادور می‌تواند ادامه دهد.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>ماتادوری برای بعد نگه می‌دارد.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>این سر را می‌بندد: تنها ماتادور پس از آن می‌آید.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>تنها سفید یا ماتادور پس از آن می‌آید.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>هیچ چیز دیگری به‌روشنی بهتر نیست.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>ماتادورهایتان را برای بعد نگه می‌دارد.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>%L1 بسازید، یا سفید یا ماتادور بگذارید.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>%L1 بسازید، یا ماتادور بگذارید.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>نوبت شما: سفید یا ماتادور بگذارید.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>نوبت شما: تنها ماتادور می‌خورد.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>پیشنهاد %L1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>کنار</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %Ln مهره</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>شرط %L1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>ماندن با %L1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>پاس</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>کشیدن</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>بازگرداندن %L1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>اگر کسی بیشتر پیشنهاد ندهد، %L1 امتیاز می‌گیرید و پخش می‌کنید.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>امتیازتان منهای مهره‌های مانده باید دست‌کم به %L1 برسد، وگرنه دور برایتان هیچ ندارد.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>امتیاز خودتان منهای مهره‌های مانده باید دست‌کم به %L1 برسد، وگرنه دور برایتان هیچ ندارد.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>کشیدهٔ تصادفی از هر بانک: %L1. همهٔ دست‌ها پر می‌شود: %L2 مهره.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>کشیدهٔ تصادفی از هر بانک: %L1. دست‌ها %L2 از %L3 مهره خواهند داشت.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>کشیدهٔ تصادفی از هر بانک: %L1. دست‌ها %L2 تا %L3 از %L4 مهره خواهند داشت.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>شرط‌ها</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>پخش‌کننده بالا برد، پس شرط‌ها یک بار دیگر می‌چرخند: بالاترین %L1 است. بیشتر شرط ببندید یا بر شرط خود بمانید.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>پخش‌کننده بالا برد، پس شرط‌ها یک بار دیگر می‌چرخند: بالاترین %L1 است. مهره‌هایتان دست بالا %L2 می‌شود.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>همه شرط بستند؛ بالاترین شرط %L1 است. در مقام پخش‌کننده می‌توانید مال خود را بالا ببرید، و آن وقت دیگران هم می‌توانند.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>همه شرط بستند؛ بالاترین شرط %L1 است. در مقام پخش‌کننده می‌توانید مال خود را بالا ببرید، و آن وقت دیگران هم می‌توانند. مهره‌هایتان دست بالا %L2 می‌شود.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>بالاترین شرط مال خودتان است: %L1. می‌توانید آن را بالا ببرید، و آن وقت دیگران هم می‌توانند.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>بالاترین شرط مال خودتان است: %L1. می‌توانید آن را بالا ببرید، و آن وقت دیگران هم می‌توانند. مهره‌هایتان دست بالا %L2 می‌شود.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>بالاترین شرط %L1 است، پس حالا دست‌کم %L2. کسی بیرون نمی‌ماند؛ شرطی که برآورده نشود ۰ می‌آورد.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>بالاترین شرط %L1 است، پس حالا دست‌کم %L2؛ کسی بیرون نمی‌ماند. مهره‌هایتان دست بالا %L3 می‌شود (هر مهرهٔ عنصر ۴، بقیه ۱، جفت‌ها دو برابر).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>پخش‌کننده اول شرط می‌بندد؛ هر شرط بعدی باید بالاتر باشد.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>اول شما شرط می‌بندید، دیگران بالاتر. مهره‌هایتان دست بالا %L1 می‌شود (هر مهرهٔ عنصر ۴، بقیه ۱، جفت‌ها دو برابر).</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>هر کس مهره‌ای کشیده و می‌تواند تا جمع آن پیشنهاد بدهد. بالاترین پیشنهاد امتیازش را می‌گیرد و پخش می‌کند.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>هر کس مهره‌ای کشیده و می‌تواند تا جمع آن پیشنهاد بدهد: شما تا %L1. بالاترین پیشنهاد امتیازش را می‌گیرد و پخش می‌کند.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>بالاترین پیشنهاد %L1 است، مال خود شما. مهره‌تان تا %L2 پیشنهاد را اجازه می‌دهد. بالاترین پیشنهاد پخش می‌کند و امتیاز پیشنهاد را می‌گیرد.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>بالاترین پیشنهاد %L1 است، از %2. بالاترین پیشنهاد پخش می‌کند و امتیاز پیشنهاد را می‌گیرد.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>بالاترین پیشنهاد %L1 است، از %2. مهره‌تان تا %L3 پیشنهاد را اجازه می‌دهد.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>بالاترین پیشنهاد %L1 است، از %2. مهره‌تان تا %L3 پیشنهاد را اجازه می‌دهد. بالاترین پیشنهاد پخش می‌کند و امتیاز پیشنهاد را می‌گیرد.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>بالاترین پیشنهاد %L1 است، از %2. مهره‌تان تا %L3 پیشنهاد را اجازه می‌دهد: تنها می‌توانید کنار بکشید. بالاترین پیشنهاد پخش می‌کند و امتیاز پیشنهاد را می‌گیرد.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>فینال از صفر و بدون شرط آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است. بانک‌ها: %1 %L2، %3 %L4. کسری مهرهٔ دست‌ها: %L5؛ در مخزن: %L6. هرکه بانک بزرگ‌تر دارد می‌گوید از هرکدام چند تا بازگردد. کم یعنی دست‌های کوچک و فینال کوتاه؛ زیاد یعنی دست‌های پر و جفت‌های بیشتر با امتیاز آغازین.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>فینال از صفر و بدون شرط آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است. بانک‌ها: %1 %L2، %3 %L4. کسری مهرهٔ دست‌ها: %L5؛ در مخزن: %L6. بانک‌ها برابرند، پس برندهٔ دور آخر می‌گوید از هرکدام چند تا بازگردد. کم یعنی دست‌های کوچک و فینال کوتاه؛ زیاد یعنی دست‌های پر و جفت‌های بیشتر با امتیاز آغازین.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>فینال از صفر و بدون شرط آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است. بانک‌ها: %1 %L2، %3 %L4. کسری مهرهٔ دست‌ها: %L5؛ در مخزن: %L6. بانک‌ها برابرند، پس آن که مجموع بیشتری دارد می‌گوید از هرکدام چند تا بازگردد. کم یعنی دست‌های کوچک و فینال کوتاه؛ زیاد یعنی دست‌های پر و جفت‌های بیشتر با امتیاز آغازین.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>فینال از صفر و بدون شرط آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است. بانک‌ها: %1 %L2، %3 %L4. کسری مهرهٔ دست‌ها: %L5؛ در مخزن: %L6. بانک‌ها و مجموع‌ها برابرند، پس آن که اول نشسته می‌گوید از هرکدام چند تا بازگردد. کم یعنی دست‌های کوچک و فینال کوتاه؛ زیاد یعنی دست‌های پر و جفت‌های بیشتر با امتیاز آغازین.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>پخش اول با کیست؟</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>عنصر دور</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>پخش‌کننده نامش را می‌برد و مهرهٔ اولش را می‌گذارد. تنها مهره‌های آن عمود گذاشته می‌شوند، برای ۳ یا ۴ امتیاز؛ جفت دو برابر است.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>فینال</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>مهره‌تان تا %L1 پیشنهاد را اجازه می‌دهد: تنها می‌توانید کنار بکشید.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>عنصرهای مجموعه، هرکدام ۵۷ مهره</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>هر کس برای خودش</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>دو تیم سه‌نفره (شش بازیکن)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>سه تیم دونفره (شش بازیکن)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>چه کسی با چه کسی بازی می‌کند</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>شرطِ برآورده افزون بر امتیاز حساب می‌شود</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>بازیکنی که نتواند مهره بگذارد یکی می‌کشد</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>تیم برای شش بازیکن است.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>مسابقهٔ کوتاه: دو عنصر</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>سه عنصر</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>شرطِ برآورده امتیاز دارد</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>کشیدن مهره هنگام گیر</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>پخش اول</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>بابت پخش اول</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>شرط برآورده شد</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>بابت رسیدن به شرط</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>همان عدد</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>عمود</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>عنصر دور، همان عدد</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>همهٔ دست‌ها خالی شد.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>هیچ‌کس از آنان که مهره دارند نمی‌تواند بگذارد.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>مهره کم مانده: این دور بازی نمی‌شود.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>پیشنهاد %L1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>شما %L1 پیشنهاد می‌دهید.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%L1 %L2 پیشنهاد می‌دهد.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>کنار می‌کشد</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>شما کنار می‌کشید.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 کنار می‌کشد.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>نام بردن %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>شما %1 را نام می‌برید.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 %2 را نام می‌برد.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>شرط %L1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>شما %L1 شرط می‌بندید.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%L1 %L2 شرط می‌بندد.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>می‌ماند</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>شرط شما می‌ماند.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>شرط %1 می‌ماند.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>بازگرداندن %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>حذف شد</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>شما از مسابقه حذف شدید.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>حذف از مسابقه: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>با ربات‌ها مسابقه حدود %Ln دقیقه است.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>برای پخش اول پیشنهاد بدهید</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>عنصر درست را نام ببرید</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>به اندازهٔ توان دستتان شرط ببندید</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>مهره‌ای عمود بگذارید</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>مهرهٔ درست را بگذارید</translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>عناصر هم‌جور</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>عنصر یا عدد را جور کنید، روی دستتان شرط ببندید، به فینال برسید.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>از عنصر دور است: عمود هم گذاشته می‌شود.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>جفت: دو برابر امتیاز دارد.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>اگر در پایان دور در دست بماند یک امتیاز هزینه دارد.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>به دست %1 گذاشته شده است.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>۱ امتیاز دارد، یا ۴ اگر از عنصر دور باشد؛ جفت دو برابر امتیاز دارد.</translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>۳ امتیاز دارد، یا ۴ اگر عدد چسبیده روی آن مهره هم باشد؛ جفت دو برابر امتیاز دارد.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>مهره‌های دورهای برده. برای فینال بخشی از هر بانک دوباره پخش می‌شود.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>یک بانک برای همهٔ تیم: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>کنار کشیده و دیگر پیشنهاد نمی‌دهد.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>مهرهٔ کشیده تا %L1 پیشنهاد را اجازه می‌دهد.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>پیشنهاد %L1 است؛ مهرهٔ کشیده تا %L2 اجازه می‌دهد.</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>فینال از صفر آغاز می‌شود: مجموع %L1 تنها در تساوی حساب است.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>در فینال: جفت‌ها %L1 و امتیاز %L2 منهای مهره‌های مانده %L3 می‌شود %L4. مجموع پیش از آن، %L5، تنها در تساوی حساب است.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>حذف از دور %L1، با کمترین مجموعِ آن هنگام.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>شرط %L1: امتیاز منهای مهره‌های مانده باید به آن برسد، وگرنه دور ۰ امتیاز دارد.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>این دور مهره‌ای برای بازی ندارد.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>پخش می‌کند: عنصر را نام می‌برد، اول شرط می‌بندد و مهرهٔ اول را می‌گذارد.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>پس از پخش‌کننده شرط می‌بندد، و بیش از نفر پیشین.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>پیش از هر دور دست‌ها از اینجا پر می‌شود. وقتی کم بیاید دست‌ها کوچک‌تر می‌شود تا مهره‌ها تا فینال برسد، و کمترین مجموع حذف می‌شود، مگر دور را ببرد.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>شما با %1 بازی می‌کنید.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>بهترین جفت را شما کشیدید، %1: +%L2 برای شما، و اول پخش می‌کنید.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>بهترین جفت را شما کشیدید، %2: +%L3 برای شما، و اول پخش می‌کنید. جفت %5 از هر جفت دیگری برتر است و %L3 امتیاز دارد.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>شما با %3 بازی می‌کنید. بهترین جفت را شما کشیدید، %1: +%L2 برای شما، و اول پخش می‌کنید.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>شما با %4 بازی می‌کنید. بهترین جفت را شما کشیدید، %2: +%L3 برای شما، و اول پخش می‌کنید. جفت %5 از هر جفت دیگری برتر است و %L3 امتیاز دارد.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>بهترین جفت را %1 کشید، %2: +%L3، و پخش اول.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>بهترین جفت را %1 کشید، %2: +%L3، و پخش اول. جفت %5 از هر جفت دیگری برتر است و %L3 امتیاز دارد.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>شما با %4 بازی می‌کنید. بهترین جفت را %1 کشید، %2: +%L3، و پخش اول.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>شما با %4 بازی می‌کنید. بهترین جفت را %1 کشید، %2: +%L3، و پخش اول. جفت %5 از هر جفت دیگری برتر است و %L3 امتیاز دارد.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>پیشنهاد شما بالاترین بود: +%L1 برای شما، و اول پخش می‌کنید.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>بیشترین پیشنهاد از %1 بود: +%L2، و پخش اول.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>مهره رو به پایان است: دست‌ها به %L1 رسیده و پس از این دور کمترین مجموع حذف می‌شود، مگر دور را ببرد.</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>مهره رو به پایان است: پس از این دور کمترین مجموع حذف می‌شود، مگر دور را ببرد.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>پلاک‌ها اکنون، مانند «۵ از ۱۲»، امتیاز منهای مهره‌های مانده در دست و شرطی را که باید به آن برسد نشان می‌دهند.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>برای %1 مهره‌ای نمانده. دور ادامه دارد تا کسی نتواند مهره‌ای بگذارد.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>مهره‌ای برایتان نمانده. دور ادامه دارد تا کسی نتواند مهره‌ای بگذارد.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>فینال از صفر و بدون شرط آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است. پلاک‌ها امتیاز منهای مهره‌های مانده در دست را نشان می‌دهند.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 از هر بانک بازمی‌گرداند: %L2. پلاک‌ها امتیاز منهای مهره‌های مانده در دست را نشان می‌دهند.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>فینال از صفر و بدون شرط آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است. پلاک‌ها امتیاز منهای مهره‌های مانده در دست را نشان می‌دهند. امتیاز آغازین جفت‌های نشان‌داده: %1 +%L2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 از هر بانک بازمی‌گرداند: %L2. پلاک‌ها امتیاز منهای مهره‌های مانده در دست را نشان می‌دهند. امتیاز آغازین جفت‌های نشان‌داده: %3 +%L4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>فینال از صفر و بدون شرط آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است. پلاک‌ها امتیاز منهای مهره‌های مانده در دست را نشان می‌دهند. امتیاز آغازین جفت‌های نشان‌داده: %1 +%L2، %3 +%L4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 از هر بانک بازمی‌گرداند: %L2. پلاک‌ها امتیاز منهای مهره‌های مانده در دست را نشان می‌دهند. امتیاز آغازین جفت‌های نشان‌داده: %3 +%L4، %5 +%L6.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>کنار بکشید: مهره‌تان پیشنهاد بالاتری را اجازه نمی‌دهد.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>برای پخش اول و امتیازش پیشنهاد بدهید، یا کنار بکشید.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>با شرط %L1 بمانید.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>بیشتر شرط ببندید، یا با %L1 بمانید.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>روی امتیازتان شرط ببندید، منهای ۱ برای هر مهرهٔ مانده.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>روی امتیاز خودتان شرط ببندید، منهای ۱ برای هر مهرهٔ مانده.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>شرط ببندید: مهره‌هایتان دست بالا %L1 می‌شود.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>نوبت شما: مهرهٔ اول را بگذارید، از %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>مهره بگذارید: امتیاز منهای مهره‌های مانده تعیین می‌کند.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>نوبت شما: مهره بگذارید؛ به شرطتان رسیده‌اید.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>مهره بگذارید: اکنون %L1، شرط شما %L2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>عنصر را نام ببرید: مهره‌هایش بیشترین امتیاز را دارند.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>بگویید چند مهرهٔ بانک بازگردد.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>%3: به همان کمی، ولی در امان با بانک بزرگ‌تر (%L1 در برابر %L2).</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>%3: به همان کمی، ولی در امان با امتیاز بیشتر این دور (%L1 در برابر %L2).</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>%1: روی‌هم به همان کمی، ولی در امان، چون در ترتیب بازی جلوتر است.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: حذف، با %L1.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: حذف، با کمترین مجموع، %L1.</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: حذف؛ کسی کمتر از %L1 نداشت.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: در امان با %L1، چون دور را برد.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>مهره‌های روی میز به بانک برندهٔ دور می‌رود: برای فینال بخشی از هر بانک دوباره پخش می‌شود و هرکه بانک بزرگ‌تر دارد می‌گوید چند تا.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>بعد نوبت فینال است که از صفر آغاز می‌شود: مجموع‌ها تنها در تساوی حساب است.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>وقتی مهره رو به پایان برود، نوبت فینال است.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>پس از دور بعد کمترین مجموع حذف می‌شود، مگر آن دور را ببرد. دو نفر یا تیم آخر فینال را بازی می‌کنند.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>وقتی مهره رو به پایان برود، پس از هر دور کمترین مجموع حذف می‌شود، مگر دور را ببرد. دو نفر یا تیم آخر فینال را بازی می‌کنند.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>کسی مهره‌ای برای بازی فینال ندارد.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>فینال مساوی است: هرکدام %L1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>مجموع‌ها هم مساوی است، %L1: هر دو می‌برند.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>%3: جلو با مجموع بالاتر، %L1 در برابر %L2.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>بانک: %Ln مهره.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>بانک: %L1، و %Ln مهره از میز: %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>بانک (%3): %L1، و %Ln مهره از میز: %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>بانک (%1): %Ln مهره.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>بانک: %L1، و %L2 از بانک دیگر (%4): %L3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>بانک (%5): %L1، و %L2 از بانک دیگر (%4): %L3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>بانک: %L1، %L2 از بانک دیگر (%4)، و %Ln مهره از میز: %L3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>بانک (%5): %L1، %L2 از بانک دیگر (%4)، و %Ln مهره از میز: %L3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>با %1 آغاز کنید.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>%1 را هم‌راستا با %2 با %3 بگذارید: %Ln امتیاز.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>%1 را عمود بر %2 با %3 بگذارید: %Ln امتیاز.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>یک سر: %1 می‌گیرد.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>ضلع مهرهٔ %1 %2: عنصر آن را می‌گیرد.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>کنار کشید</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>پیشنهاد %L1</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>فینال</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>جفت‌ها +%L1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>فینال، بدون شرط</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>جفت‌های آغاز %L1، امتیاز %L2، منهای مهره‌های مانده %L3: %L4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>جفت‌های آغاز %L1، امتیاز %L2: %L3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>امتیاز %L1، منهای مهره‌های مانده %L2: %L3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>امتیاز %L1، بی مهرهٔ مانده.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%L1 منهای %L2 برای مهره‌های مانده %L3 می‌شود: شرط %L4 برآورده نشد، پس ۰ حساب می‌شود.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%L1 بی هیچ مهرهٔ مانده: شرط %L2 برآورده نشد، پس ۰ حساب می‌شود.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%L1 منهای %L2 برای مهره‌های مانده %L3 می‌شود: شرط %L4 برآورده و افزوده شد: %L5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%L1 بی هیچ مهرهٔ مانده: شرط %L2 برآورده و افزوده شد: %L3.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%L1 منهای %L2 برای مهره‌های مانده %L3 می‌شود: شرط %L4 برآورده شد.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%L1 بی هیچ مهرهٔ مانده: شرط %L2 برآورده شد.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>پخش می‌کند</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>شرط %L1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%L1 از %L2</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>امتیاز %L1 منهای مهره‌های مانده %L2: تا اینجا %L3. شرط %L4 است.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>از اکنون از مسابقه حذف است.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>حذف از دور %L1.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>حذف از دور %L1</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>کمترین، %L1 عقب</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%L1 بالاتر از کمترین</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>کمترین مجموع حذف می‌شود، مگر دور را ببرد</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>کمترین مجموع حذف می‌شود، مگر دور را ببرد: شما %L1 عقبید</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>کمترین مجموع حذف می‌شود، مگر دور را ببرد: تیم شما %L1 عقب است</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>کمترین مجموع حذف می‌شود، مگر دور را ببرد: شما %L1 جلویید</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>کمترین مجموع حذف می‌شود، مگر دور را ببرد: تیم شما %L1 جلوست</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>جفت %1 را کشید و اول پخش می‌کند</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>پیشنهاد %L1، و اول پخش می‌کند</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>پیش از دور: +%L1 برای بهترین جفت، %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>پیش از دور: +%L1 برای بالاترین پیشنهاد.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>عنصر دور: تنها مهره‌های آن عمود گذاشته می‌شوند، برای ۳ یا ۴ امتیاز؛ جفت دو برابر است.</translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>آتش %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>اخگر %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>نور %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>برگ %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>آب %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>اثیر %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>آتش</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>اخگر</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>نور</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>برگ</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>آب</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>اثیر</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>این سر %1 است و تنها %1 می‌گیرد.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>عمود تنها مهره‌های عنصر دور گذاشته می‌شود.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>اکنون جایی برای %1 نیست: نه سری باز است و نه ضلع بلندی.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>اکنون جایی برای %1 نیست: سرها %2 می‌گیرند و هیچ ضلع بلندی باز نیست.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>اکنون جایی برای %1 نیست: سری باز نیست و تنها %2 عمود می‌رود.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>اکنون جایی برای %1 نیست: سرها %2 می‌گیرند و تنها %3 عمود می‌رود.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>از هیچ عنصر دیگری بیشتر ندارید.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>از عنصر دیگری همین‌قدر مهره و جفت دارید: هر دو به یک اندازه خوب‌اند.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>شما %Ln مهره از آن دارید.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>%1 شما بیشتر امتیاز دارد، ولی بعد هم می‌خورد؛ این مهره شاید آن وقت سری نیابد.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>%1 را باز می‌گذارد و شما %Ln مهرهٔ دیگر با آن عدد دارید.</numerusform>
            </translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>جای دیگری نمی‌خورد: این تنها %1 باز است و شاید زود از دست برود.</translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>اگر در دستتان بماند در پایان یک امتیاز هزینه دارد، و این سر شاید زود از دست برود.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>از عنصر دور است و جفت دو برابر حساب می‌شود.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>از عنصر دور است و عددها جورند.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>از عنصر دور است، پس می‌تواند عمود بنشیند.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>نوبت شما نیست.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>اول به پرسش پاسخ دهید، بعد مهره بگذارید.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>مهرهٔ اول از عنصری است که نام بردید.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>اینجا سر یا ضلع بازی نیست.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>بالاترین پیشنهاد پخش می‌کند و امتیاز پیشنهاد را می‌گیرد.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>هیچ‌کس نمی‌تواند بیشتر پیشنهاد دهد: شما پخش می‌کنید و امتیاز پیشنهاد را می‌گیرید.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>یک حریف می‌تواند تا %L1 پیشنهاد بدهد و شما تا %L2: پیشنهاد بیشتر فقط امتیاز او را بالا می‌برد.</translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>هر شرط برآورده‌ای امتیازتان منهای مهره‌های مانده را می‌آورد؛ شرط بالاتر تنها سخت‌تر است.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>شرط برآورده هم امتیاز می‌شود، ولی شرط بالاتر سخت‌تر از آن است که می‌ارزد.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>سرهایی می‌گذارد که مهره‌های دیگرتان می‌خورند.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>هیچ مهره‌تان نمی‌خورد.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>هرچه دست‌ها پرتر، سهم شانس کمتر.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>از هر بانک بازمی‌گردانید: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 از هر بانک بازمی‌گرداند: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>%3: به همان خوبی، ولی جلو با مهره‌های ماندهٔ کمتر (%L1 در برابر %L2).</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>%3: به همان خوبی، ولی جلو با شرط بالاتر (%L1 در برابر %L2).</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>دور از آنِ تنها شرطی است که برآورده شد: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>دور از آنِ بهترین نتیجه در میان کسانی است که به شرط خود رسیدند: %1، با %L2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>دور از آنِ بهترین نتیجه است: %1، با %L2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>کسی به شرط نرسید. دور از آنِ بهترین نتیجه است: %1، با %L2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>بیشتر از این هیچ دستی را بزرگ‌تر نمی‌کند.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>در آزمون‌های بسیار، فینال را بیشتر از مهره‌های بیشتر می‌برد.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>شرط بالا می‌بندد.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>دوست دارد عمود بگذارد.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>دستتان باید حدود %L1 بیاورد، بیش از شرطتان.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>این کمترین شرط مجاز است، هرچند دستتان بیش از %L1 نمی‌آورد.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>این کمترین شرط مجاز است؛ دستتان باید حدود %L1 بیاورد.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>دستتان باید حدود %L1 بیاورد.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>دستتان باید حدود %L1 بیاورد و کسانی که پس از شما هستند باید بیشتر شرط ببندند.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%Ln تا از آن‌ها جفت‌اند که دو بار حساب می‌شود.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>شرط %L1 شما دیگر دست‌نیافتنی است و دور برایتان هیچ ندارد. حالا مهم این است که دیگران کم بگیرند.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>شرط %L1 شما دیگر دست‌نیافتنی است و دور برایتان هیچ ندارد. اگر کسی به شرطش نرسد، بیشترین امتیاز منهای مهره‌های مانده می‌برد.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>شرط %L1 شما دست‌نیافتنی است و دور برایتان هیچ ندارد.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>عنصر %1: %Ln مهره دارید</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>برای شما دنبال کردن آسان‌تر می‌شود: %Ln مهرهٔ دیگرتان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>برای دیگران دنبال کردن سخت‌تر می‌شود: %Ln مهرهٔ پنهان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>مهره‌های شما از آن عنصر: %L1 به‌جای %L2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>اگر کسی بیشتر پیشنهاد ندهد، %L1 می‌گیرید به‌جای %L2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>رسیدن به شرط پایین‌تر آسان‌تر است: %L1 به‌جای %L2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>کسانی که پس از شما هستند باید بیش از %L1 شرط ببندند، به‌جای %L2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>گذاشتن ردیف</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>گذاشتن گروه</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>گذاشتن ترکیب</translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>مهره‌های درون ترکیب دیگر به زیان شما نیستند و هر دو بازیکن می‌توانند به آن بیفزایند.</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>ناک: برد کامل!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>ناک</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>جوکر باید اول گذاشته شود.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>مهره‌ای را که برداشتید این نوبت نمی‌توانید بیندازید.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>%L1 امتیاز منفی می‌ماند؛ برای ناک باید %L2 یا کمتر باشد، یا تنها یک مهره.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>%L1 امتیاز منفی می‌ماند؛ برای ناک باید %L2 یا کمتر باشد.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%Ln مهره می‌ماند؛ برای ناک، حداکثر یکی.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%Ln مهره می‌ماند؛ برای ناک، هیچ.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>کشیدن</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>پاس</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>%1 امتیاز منفی برایتان می‌گذارد، به‌جای %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>پس از آن %Ln مهرهٔ پنهان امتیاز منفی‌تان را کم می‌کند، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>بی امتیاز منفی</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>منفی %L1 پس از انداختن</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>منفی %L1</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>ناک با %L1</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>ده</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>سیزده</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>مهره‌های هر بازیکن</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>تعداد از هر مهره</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>جوکرها</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>روی میز، که هر دو بتوانند به آن بیفزایند</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>تنها وقتی کسی ناک کند</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>ترکیب‌ها کجا گذاشته می‌شود</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>تنها آنچه در ترکیبی نیست</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>همه، ترکیب‌ها هم</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>وقتی کسی ناک کند، در دست دیگر چه حساب است</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>امتیاز منفی کم، یا یک مهره</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>امتیاز منفی کم</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>حداکثر یک مهره</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>هیچ مهره‌ای</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>شرط لازم برای ناک</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>امتیاز منفیِ کافی برای ناک</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>امتیاز منفی جوکر</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>امتیاز پاتک</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>امتیاز برد</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>امتیاز برد کامل</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>میز باز</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>جین ۵۲</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>برداشت: %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>شما %1 برداشتید.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 مهرهٔ %2 را برداشت.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>انداخت: %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>شما %1 انداختید.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 مهرهٔ %2 را انداخت.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>گذاشت: %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>شما %1 گذاشتید.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 ترکیب %2 را گذاشت.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>افزود: %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>شما %1 افزودید.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 مهرهٔ %2 را افزود.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 به‌جای جوکر</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>شما %1 را جای جوکر گذاشتید.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 مهرهٔ %2 را جای جوکر گذاشت.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>ناک کرد</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>شما ناک کردید.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 ناک کرد.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 انداخت و ناک کرد</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>شما %1 انداختید و ناک کردید.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 مهرهٔ %2 را انداخت و ناک کرد.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 با امتیاز منفی کمتر ناک کرد: برد.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>شما با امتیاز منفی کمتر ناک کردید: برد.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 مهره‌ای باقی نداشت: برد کامل.</translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>برد کامل!</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>شما مهره‌ای باقی نداشتید: برد کامل.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>پاتک، %1 در برابر %2: امتیاز منفی برابر یا کمتر.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 ناک کرد، ولی امتیاز منفی شما برابر یا کمتر بود: پاتک.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>ناک کردید، ولی امتیاز منفی %1 برابر یا کمتر بود: پاتک.</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>کسی ناک نکرد: دور مساوی است.</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>گذاشتن مهره‌های انتخاب‌شده به‌صورت ترکیب</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>برداشتن مهرهٔ روباز</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>برای گذاشتن ترکیب اینجا رها کنید یا بزنید</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>کدام ترکیب؟</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>این مهره‌ها ترکیب نمی‌سازند.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>ترکیب سه مهره یا بیشتر می‌خواهد: اول انتخابشان کنید.</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>چیدن ترکیب‌هایم</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>دیگر ترکیب‌هایم را نچین</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>چیدن ترکیب‌هایم، یا رها کردن</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>هنوز هیچ مهره‌تان ترکیب نمی‌سازد.</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>رها کردن مهرهٔ روباز</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>از جوکر استفاده کنید</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>به ترکیبی روی میز بیفزایید</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ترکیبی بگذارید</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>مهرهٔ درست را بیندازید</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>با مهرهٔ درست ناک کنید</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>هنوز ناک نکنید</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>رامی مهره‌ای</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>گروه و ردیف برای دو نفر؛ پیش از حریف ناک کنید.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>برد</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>بابت برد</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>برد کامل</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>بابت برد کامل</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>پاتک</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>بابت پاتک</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>امتیاز منفی</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>بابت امتیاز منفی</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>بیرون از ترکیب %L1 به زیان شما حساب می‌شود.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>آس: بیرون از ترکیب %L1 به زیان شما حساب می‌شود.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>به‌جای هر مهره‌ای که ترکیب کم دارد می‌نشیند.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>به دست %1 گذاشته شده است.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>هر دو بازیکن می‌توانند به هر ترکیبی بیفزایند، هرکه گذاشته باشد.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>هرکه آن مهره را دارد می‌تواند با جوکر عوض کند.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>مهره‌ها را اینجا می‌اندازند. تنها رویی را می‌شود برداشت.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>هر نوبت با مهره‌ای از اینجا آغاز می‌شود، یا با آخرین مهرهٔ انداخته.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>امتیاز منفی حساب مهره‌های بیرون از ترکیب شماست. هرچه کمتر، بهتر.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>انداختنی که کمترین را می‌گذارد: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>بیرون از ترکیب: %1 = %L2.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 آس است و ۱۱ حساب می‌شود، 10 تا 13 هرکدام ۱۰ و بقیه عددشان.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>بیرون از ترکیب: 1 آس است و ۱۱ حساب می‌شود، 10 تا 13 هرکدام ۱۰ و بقیه عددشان.</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>با %L1 یا کمتر می‌توانید ناک کنید و دور تمام می‌شود.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>این ردیف %1 سیاه یا %2 سیاه می‌گیرد.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>این ردیف %1 قرمز یا %2 قرمز می‌گیرد.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>این ردیف %1 آبی یا %2 آبی می‌گیرد.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>این ردیف %1 نارنجی یا %2 نارنجی می‌گیرد.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این ردیف %1 سیاه می‌گیرد.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این ردیف %1 قرمز می‌گیرد.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این ردیف %1 آبی می‌گیرد.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این ردیف %1 نارنجی می‌گیرد.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این گروه %1 سیاه می‌گیرد.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این گروه %1 قرمز می‌گیرد.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این گروه %1 آبی می‌گیرد.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>این گروه %1 نارنجی می‌گیرد.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>جوکر به‌جای %1 سیاه است.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>جوکر به‌جای %1 قرمز است.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>جوکر به‌جای %1 آبی است.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>جوکر به‌جای %1 نارنجی است.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>جوکرها به‌جای %1 سیاه‌اند.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>جوکرها به‌جای %1 قرمزند.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>جوکرها به‌جای %1 آبی‌اند.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>جوکرها به‌جای %1 نارنجی‌اند.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>چسبیده به ردیف سیاه</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>چسبیده به ردیف قرمز</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>چسبیده به ردیف آبی</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>چسبیده به ردیف نارنجی</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 سیاه</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 قرمز</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 آبی</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%L1–%L2 نارنجی</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوکر، به‌جای %L1 سیاه</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوکر، به‌جای %L1 قرمز</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوکر، به‌جای %L1 آبی</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>جوکر، به‌جای %L1 نارنجی</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>جوکر، به‌جای %L1 دیگر</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>گروه %L1</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>این گروه کامل است.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>این گروه یک %1 دیگر می‌گیرد، به رنگی که ندارد.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>این ردیف کامل است.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>جوکر به‌جای %1 دیگری است، به رنگی که گروه ندارد.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>چسبیده به گروه %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>ردیف</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>گروه</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: ناک کرد، با انداختن %2.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: بی امتیاز منفی.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: امتیاز منفی %L2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: امتیاز منفی %L2 = %L3.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %L2 منهای %L3 می‌شود %L4 امتیاز.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %L2 منهای %L3 می‌شود %L4 امتیاز، و %L5 بابت برد.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>هر دو برابرند: پاتک، بی‌امتیاز.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>%1: همان، و %L2 امتیاز بابت پاتک.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %L2 منهای %L3 می‌شود %L4 امتیاز، و %L5 بابت پاتک.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>مخزن خالی است: کسی امتیاز نمی‌گیرد.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%L1 نوبت بی‌کشیدن از مخزن: کسی امتیاز نمی‌گیرد.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %L2 امتیاز بابت برد کامل.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %L2، و %L3 بابت برد کامل، می‌شود %L4 امتیاز.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>ترکیب‌های نگذاشته کامل حساب می‌شود.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %Ln مهره چسباند.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>مهرهٔ روباز را بردارید یا پاس بدهید.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>هر دو پاس دادند: مهره بکشید.</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>جوکر را اکنون بگذارید، در ترکیب یا روی آن.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>بیندازید. برای ناک: %L1 امتیاز منفی یا کمتر.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>بیندازید. برای ناک: حداکثر یکی بماند.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>بیندازید. برای ناک: هیچ نماند.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>مهره بکشید یا روباز را بردارید.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>مهره بکشید.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>مهره‌ای بیندازید، یا ناک کنید تا دور تمام شود.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>اگر خواستید ترکیب بگذارید، بعد مهره‌ای بیندازید.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>مخزن خالی است: این نوبت آخر است.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>%Ln مهره برای کشیدن مانده.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 سیاه</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 قرمز</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 آبی</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 نارنجی</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>جوکر</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>برداشتن %1 سیاه</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>برداشتن %1 قرمز</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>برداشتن %1 آبی</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>برداشتن %1 نارنجی</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>برداشتن جوکر</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>انداختن %1 سیاه</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>انداختن %1 قرمز</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>انداختن %1 آبی</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>انداختن %1 نارنجی</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>انداختن جوکر</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 سیاه به‌جای جوکر</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 قرمز به‌جای جوکر</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 آبی به‌جای جوکر</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>%1 نارنجی به‌جای جوکر</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>افزودن %1 سیاه به ردیف</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>افزودن %1 قرمز به ردیف</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>افزودن %1 آبی به ردیف</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>افزودن %1 نارنجی به ردیف</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>افزودن %1 سیاه به گروه</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>افزودن %1 قرمز به گروه</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>افزودن %1 آبی به گروه</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>افزودن %1 نارنجی به گروه</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>افزودن جوکر به گروه %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر زیر %1 سیاه</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر زیر %1 قرمز</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر زیر %1 آبی</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر زیر %1 نارنجی</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر بالای %1 سیاه</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر بالای %1 قرمز</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر بالای %1 آبی</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>افزودن جوکر بالای %1 نارنجی</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>دورریز: %1 سیاه رو، %Ln مهره</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>دورریز: %1 قرمز رو، %Ln مهره</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>دورریز: %1 آبی رو، %Ln مهره</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>دورریز: %1 نارنجی رو، %Ln مهره</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>دورریز: جوکر رو، %Ln مهره</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>ناک با %L2، انداختن %1 سیاه</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>ناک با %L2، انداختن %1 قرمز</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>ناک با %L2، انداختن %1 آبی</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>ناک با %L2، انداختن %1 نارنجی</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>ناک با %L2، انداختن جوکر</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>برد کامل: انداختن %1 سیاه</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>برد کامل: انداختن %1 قرمز</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>برد کامل: انداختن %1 آبی</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>برد کامل: انداختن %1 نارنجی</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>برد کامل: انداختن جوکر</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>دورریز، خالی</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>امتیاز منفی را از %L1 به %L2 می‌رساند.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>به ترکیبی می‌پیوندد: امتیاز منفی از %L1 به %L2 می‌رسد.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>به ترکیبی روی میز می‌خورد.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>شاید بخشی از ترکیبی شود.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>هر دو پاس دادند: تنها همین کار می‌شود.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>دورریز خالی است.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>مهرهٔ روباز برایتان ترکیبی نمی‌سازد.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>شاید مخزن چیز بهتری داشته باشد.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>دستتان خالی است: برد کامل.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>جوکر باید همین نوبت گذاشته شود.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>جوکر را برای ترکیبی از شما آزاد می‌کند.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>آنچه روی میز است به زیان شما حساب نمی‌شود.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>%Ln مهره در دستتان می‌گذارد.</numerusform>
            </translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>%L1 امتیاز منفی می‌گذارد به‌جای %L2، ولی آنچه نگه می‌دارد زودتر ترکیب می‌شود.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>%L1 امتیاز منفی می‌گذارد به‌جای %L2، ولی کمتر به کار %3 می‌آید.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>%L1 امتیاز منفی می‌گذارد؛ کمترین %L2 است.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>بیرون از ترکیب چیزی سنگین‌تر نیست؛ %L1 امتیاز منفی می‌ماند که %L2 آن از آس است.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>%L1 امتیاز منفی می‌گذارد، کمترین ممکن؛ %L2 آن از آس است.</translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>آخرین مهرهٔ شماست: برد کامل.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>آس %L1 حساب می‌شود و بیرون از ترکیب چیزی سنگین‌تر نیست؛ %L2 امتیاز منفی می‌ماند.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 تا %2 همه %L3 حساب می‌شوند و بیرون از ترکیب چیزی سنگین‌تر نیست؛ %L4 امتیاز منفی می‌ماند.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>بیرون از ترکیب چیزی سنگین‌تر نیست؛ %L1 امتیاز منفی می‌ماند.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>سنگین‌ترینِ بیرون از ترکیب است؛ %L1 امتیاز منفی می‌ماند.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>%L1 امتیاز منفی می‌گذارد، کمترین ممکن.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>شما امتیاز منفی ندارید.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1 برای پاتک به شما %L2 یا کمتر می‌خواهد.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>دور تمام شد.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>نوبت شما نیست.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>اول مهرهٔ روباز را بردارید یا پاس بدهید.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>اول مهره بکشید.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>اول بکشید یا مهرهٔ روباز را بردارید.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>جوکر باید گذاشته شود: در یک ترکیب، یا افزوده به آن.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>ترکیب‌ها تنها وقتی کسی ناک کند گذاشته می‌شود.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>این نوبت نمی‌توانستید جوکر را بگذارید.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>آن وقت نوبتتان تمام نمی‌شد.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>آن مهره در دست شما نیست.</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>برای ناک صبر کنید: کشیدن بعدی امتیاز منفی را به‌طور میانگین از %L1 به %L2 می‌رساند.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>مهره‌ای نمی‌ماند.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>همین که بتواند ناک می‌کند.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>پیش از ناک صبر می‌کند.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>دنبال ردیف است.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>در یک ترکیب است و %L1 امتیاز منفی می‌گذارد به‌جای %L2، ولی آنچه نگه می‌دارید زودتر ترکیب می‌شود.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>در یک ترکیب است، ولی هر مهره‌ای بیندازید کمتر از %L1 امتیاز منفی نمی‌ماند.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>گران‌ترین پل یا شش‌ضلعی که به دیگران می‌دهد %1 می‌ارزد، به‌جای %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>آن‌گاه %1 مهره دارید، به‌جای %2: با مهره‌های بیشتر هنوز می‌توانید بازی کنید وقتی دیگران باید پاس بدهند.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>دیگر کسی مهره‌ای نمی‌گذارد: دور بسته شد.</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>۵۰ برای یکی، ۶۰ برای دو تا با هم، ۷۰ برای سه تا</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>۵۰ برای هرکدام</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>امتیاز بستن شش‌ضلعی</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>هر سه گوشه به عددهای موجود می‌رسند</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>همان، و تنها یک لبه به مهره‌ای می‌چسبد</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>چه چیزی پل است</translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>هزینهٔ پاس وقتی مخزن خالی است</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>0-0-0 می‌تواند به‌جای بالاترین سه‌قلو آغاز کند</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>مهره‌های دیگران منهای برنده، یک بار</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>تفاوت با تک‌تک دیگران</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>وقتی کسی نتواند بازی کند، کمترین دست امتیاز می‌گیرد</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>شش‌ضلعی ببندید</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>پل بسازید</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>پل یا شش‌ضلعی خودتان را آماده کنید</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>بکشید، هرچند مهره‌ای می‌خورد</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>برای دیگران مهرهٔ جور کم بگذارید</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>تریومینو</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>سه‌گوش‌ها لبه به لبه؛ شش‌ضلعی ببندید، پل بسازید.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>پل سخت‌گیرانه، هر شش‌ضلعی ۵۰</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>مسابقهٔ کوتاه، تا ۲۰۰</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>مهره</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>بابت مهرهٔ گذاشته</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>بابت مهره‌های گذاشته</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>سه‌قلوی آغاز</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>بابت سه‌قلوی آغاز</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>آغاز با 0-0-0</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>بابت آغاز با 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>شش‌ضلعی</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>بابت شش‌ضلعی</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>بابت شش‌ضلعی‌ها</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>پل</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>بابت پل</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>بابت %Ln پل</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>مهرهٔ کشیده</translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>بابت کشیدن مهره</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>بابت کشیدن %Ln مهره</numerusform>
            </translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>پاس</translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>بابت پاس</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>بابت %Ln بار پاس</numerusform>
            </translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>بابت تمام کردن</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>بابت امتیازهای مانده در دست‌های دیگر</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>مهرهٔ %1، %2، %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>مهرهٔ %1، %2، %3؛ هیچ‌جا نمی‌خورد</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>مهرهٔ %1، %2، %3؛ به %Ln جا می‌خورد</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>%L1 می‌ارزد: اگر بگذارید مال شما، اگر در دستتان بماند مال برنده.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>به دست %1 گذاشته شده است.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>سه‌قلو: بالاترینش آغاز می‌کند، با ۱۰ امتیاز اضافه.</translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>با %1 آغاز کنید: %Ln امتیاز.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>%1 را در %2 بگذارید و %L3 شش‌ضلعی ببندید: %Ln امتیاز.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 را در %2 بگذارید و شش‌ضلعی ببندید: %Ln امتیاز.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>%1 را در %2 به‌صورت پل بگذارید: %Ln امتیاز.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 را در %2 بگذارید: %Ln امتیاز.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>دور بعد</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>کشیدن (‎−%L1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>آخرین کشیدن (%L1): اگر نخورد، %L2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>مخزن خالی است و مهره‌ای جور نیست: پاس می‌دهید (‎%L1).</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>پاس</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>پاس (‎−%1)</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>جایی که یکی از مهره‌هایتان می‌خورد.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>آنجا که لبه‌ها می‌چسبند، عددهای دو سرشان یکی است.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>شما آغاز می‌کنید: %1 بالاترین سه‌قلوی پخش‌شده است.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>سه‌قلویی پخش نشد. شما آغاز می‌کنید: ارزش %1 از همه بیشتر است.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 آغاز کرد: ۳۰ امتیاز، و ۱۰ برای سه‌قلو.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 آغاز کرد: بالاترین سه‌قلوی پخش‌شده.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>سه‌قلویی پخش نشد. %1 آغاز کرد: ارزشش از همه بیشتر است.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>هر مهره از اینجا %L1 امتیاز هزینه دارد، تا سه تا در هر نوبت.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>بالاترین سه‌قلو دور را آغاز می‌کند: %1 را بگذارید.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>کسی سه‌قلو ندارد، پس پرارزش‌ترین مهره آغاز می‌کند: %1 را بگذارید.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>آنجا مهره باید %L1، %L2 و %L3 داشته باشد، در جهت ساعت.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>آنجا مهره باید %L1 و در جهت ساعت پس از آن %L2 داشته باشد.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>مهره هر دو را دارد، اما برعکس: در جهت ساعت پس از %L1 باید %L2 بیاید.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>مهره لبه به لبه کنار مهره‌ای دیگر گذاشته می‌شود.</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>امتیازی ندارد، ولی چیزی هم به‌روشنی بهتر از آن نیست.</translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>امتیازش می‌ارزد، هرچند بعد هیچ مهرهٔ دیگرتان نمی‌خورد.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>امتیازی ندارد، ولی بعد مهره‌های دیگرتان می‌خورند.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>پس از آن %Ln مهرهٔ دیگرتان می‌خورد.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>نوبت شما نیست.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>هیچ لبه‌ای روی میز %1 را نمی‌گیرد.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>هیچ مهره‌تان نمی‌خورد.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>شما با آن تمام می‌کنید.</translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>تا پایان دور، گذاشتن %1 (+%L2) حدود %L3 امتیاز بیشتر می‌ارزد.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>در بسیاری از دورهای مانند این، آن بیش از گذاشتن %1 (+%L2) آورده است.</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>نزدیک است: تا پایان دور، گذاشتن %1 (+%L2) کمابیش همان‌قدر می‌ارزد.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>سه‌قلوها را برای آخر نگه می‌دارد.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>اول مهره‌های سنگین را می‌گذارد.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>برای شما دنبال کردن آسان‌تر می‌شود: %Ln مهرهٔ دیگرتان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>برای دیگران دنبال کردن سخت‌تر می‌شود: %Ln مهرهٔ پنهان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>آن‌گاه دیگران بیشتر باید پاس بدهند.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>آن‌گاه مهره‌های شما بیشتر و مهره‌های دیگران کمتر می‌آورند.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>آن‌گاه مهره‌های شما بیشتر می‌آورند.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>آن‌گاه مهره‌های دیگران کمتر می‌آورند.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 تا پایان دور حدود %Ln امتیاز بیشتر از گذاشتن %1 (+%L2) می‌ارزد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>تا پایان دور حدود %Ln امتیاز بیشتر از گذاشتن %1 (+%L2) می‌ارزد.</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>در بسیاری از دورهای مانند این، آن بیش از گذاشتن %1 (+%L2) آورده است: با مهره‌های بیشتر هنوز می‌توانید بازی کنید وقتی دیگران باید پاس بدهند.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>گران‌ترین پل یا شش‌ضلعی که به حریف می‌دهد %1 می‌ارزد، به‌جای %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>آن‌گاه %1 مهره دارید، به‌جای %2: با مهره‌های بیشتر هنوز می‌توانید بازی کنید وقتی حریف باید پاس بدهد.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>هیچ مهرهٔ دیگرتان اکنون این‌قدر امتیاز نمی‌آورد.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>با شمردن امتیازش و آنچه پس از آن می‌خورد، چیزی به‌روشنی بهتر نیست.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>پس از آن %Ln مهرهٔ پنهان می‌خورد، کمتر از پس از %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>برای حریف دنبال کردن سخت‌تر می‌شود: %Ln مهرهٔ پنهان می‌خورد، به‌جای %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>با مهره‌های بیشتر، شما بیشتر می‌توانید بازی کنید و دیگران کمتر.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>با مهره‌های بیشتر، بیشتر می‌توانید بازی کنید.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>آن‌گاه حریف بیشتر باید پاس بدهد.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>گذاشتن %1 (+%L2) به حریف کمک می‌کند: آن‌گاه %L3 مهرهٔ پنهان می‌خورد، به‌جای %L4 مهرهٔ اکنون.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>با مهره‌های بیشتر وقتی حریف باید پاس بدهد بازی می‌کنید. اول کشیدن در یک دور حدود %L1 امتیاز بیش از گذاشتن بی‌درنگ می‌آورد.</translation>
        </message>
    </context>
</TS>
