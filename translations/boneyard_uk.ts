<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Точність</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Точність, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Вона відома за партіями, які ви розібрали до кінця.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Зіграти ще</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Підсумок</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Це краще, ніж «%1». %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>«%1» приблизно так само добре.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Якщо дограти до кінця, це приносить на %n очко більше.</numerusform>
                <numerusform>Якщо дограти до кінця, це приносить на %n очки більше.</numerusform>
                <numerusform>Якщо дограти до кінця, це приносить на %n очок більше.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Це краще, ніж «%1», хоча зараз те дає більше. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>«%1» зараз дає менше, але на кінець раунду приблизно так само добре.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>«%1» зараз дає більше, але на кінець раунду лише приблизно так само добре.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Чиї ходи</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Точність: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>точність</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Шукаємо ходи, де був вибір…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>Переглянуто ходів: %L1 з %L2</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Зупинено: переглянуто ходів %L1 з %L2</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Зупинити</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Далі</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Наскільки добре зіграно</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>У цій партії не було з чого вибирати.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Ходи</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Точність за видом рішень</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n хід</numerusform>
                <numerusform>%n ходи</numerusform>
                <numerusform>%n ходів</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Найсильніший бот ще раз обмірковує кожен хід, де був вибір, знаючи лише те, що було відомо тоді. Хід, який коштує п’яту частину звичайної різниці між раундами, зберігає половину вартості; точність — середнє того, що збереглося. Хід оцінюється нижче за добрий, лише якщо це не може бути випадковістю.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Показати</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Закрити</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Друг</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>У буфері обміну виклику немає.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Виклик</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1: результат %2 проти найкращого з інших. Зможете краще?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Прийняти виклик</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1, гравців: %L2, роздача %3, боти: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Різні</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Друг дограє партію й вибирає «Поділитися роздачею». Скопіюйте надісланий текст або відкрийте файл: ви зіграєте ті самі фішки з того самого місця.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Підказок немає, і що покладено, те покладено. Наприкінці порівнюються обидва результати. Скільки разів роздачу вже грали, ніхто не перевіряє.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Тому вона не враховується ні в рейтингу, ні в статистиці.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Подивитися в буфері обміну</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Відкрити файл</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Грати</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Партії Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Закрити без збереження?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Закрити Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>Пропаде %n хід.</numerusform>
                <numerusform>Пропадуть %n ходи.</numerusform>
                <numerusform>Пропаде %n ходів.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Тепер усі ходи збережено.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Закрити</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>В інший файл</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Залишитися</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>Прибрати цю партію?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Раунд %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Раунд %L1, %2, на рейтинг</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Раунд %L1, %2, виклик</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Прибрати партію</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Прибрати партію «%1»</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Продовжити</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Продовжити «%1»</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Залишити</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Прибрати</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Цю партію більше неможливо прочитати.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Раунд %L1, %2, роздача дня</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Тепер грає %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Фішки закриті, доки ви не будете готові.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Повернути мій хід</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Копіювати результат</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Чотири рядки в буфері обміну.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Прийняти виклик</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>День за днем</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Гра</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Ви</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>Норма</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>Грати</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продовжити</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Спробувати ще</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Попередні дні</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Сьогодні в усіх однакові фішки. Рахується перша спроба: без підказок, і що покладено, те покладено. Потім цю роздачу можна зіграти ще раз для тренування.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Ваші суперники — боти рівня «%1». Результат — на скільки очок ви попереду найкращого з них; норма — скільки в середньому набирає на вашому місці найсильніший бот.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Один пропущений день пробачається; після двох поспіль лік починається знову.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Ніхто цього не перевіряє: дата береться з годинника цього комп’ютера, а роздачу можна спершу зіграти деінде.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Роздачі на сьогодні</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Звідки очки</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>За що</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Скільки разів</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Очки</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Тут чекають партії, які ви залишили.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Суми всіх гравців за раундами. Стрілки називають кожен раунд.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Початок</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Раунд %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Раунди</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Фінал починається з нуля й вирішує долю партії.</translation>
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
            <translation>фінал</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>вибуває в раунді %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Таблиця очок</translation>
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
            <translation>Так може виглядати стіл</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Рука, як її роздають</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>У правилах</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Чого коштували помилки</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Рішення</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Неточності</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Помилки</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Грубі помилки</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Втрачено очок</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Відкрити можна лише збережені партії: їхні назви закінчуються на .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Показати весь стіл</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Показати зблизька</translation>
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
            <translation>Урок: %1</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Грати</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Грати в «%1»</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Місця, правила…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Місця й правила гри «%1»</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Уроки</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Уроки: пройдено %L1 з %L2</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>За іграми</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Гра</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партії</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Перемоги</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Рейтинг</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Заднім числом</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Шукаємо добрий хід…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Усі ігри</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Гра</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Будь-який результат</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Перемога</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Без перемоги</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Час</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>За весь час</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Від учора</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>За тиждень</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>За місяць</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>За рік</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Ім’я, дата, роздача…</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Історія</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Історія</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Відкрити файл</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Партії Boneyard</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Тут з’являться ваші завершені партії: їх можна переглянути хід за ходом.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Таких партій немає. Спробуйте прибрати частину умов.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>Видалити</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Результат</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>Вибрати</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Спершу нові</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Спершу старі</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>За іграми</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Спершу довгі</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Спершу короткі</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Спершу найкращі</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Спершу найгірші</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n партія</numerusform>
                <numerusform>%n партії</numerusform>
                <numerusform>%n партій</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Порядок</translation>
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
            <translation>Налаштування</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>До мого ходу</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Інші походять одразу, до вашого ходу.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Інші дограють одразу, до кінця партії.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Інші дограють одразу, до кінця раунду.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>До результату</translation>
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
            <translation>Клавіші</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Вибрати фішку</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Наступне місце для неї</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Повернути</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Вибрати фішку чи зняти вибір</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Поставити сюди</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Підказка</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Скасувати</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторити</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробіл</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Поки ходять боти — одразу до вашого ходу</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Показувати, куди підходять мої фішки, чи ні</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблиця очок</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Показати весь стіл</translation>
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
            <translation>Правила для поточного ходу</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Пошук у правилах</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Пояснює вибране або те, що під вказівником; удруге: ці клавіші</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Оглянути стіл: стрілки й Page ↓ переходять від предмета до предмета, ? пояснює, Esc повертає до ваших фішок</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Повернути фішку на місце або відкрити чи закрити меню</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Уперше граєте в «%1»? Урок на дві хвилини.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Ні, дякую</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Показати</translation>
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
            <translation>Не впевнені? H покаже хід.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Пропущено: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Крок %L1 з %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Підказка</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Ще раз</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Пропустити</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Далі</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Завершити</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Коротка партія з тренером</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Наступний урок: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Пропущені кроки</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Зіграти партію</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Назад до столу</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Урок ще раз</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>За рівнем і кількістю місць</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Боти</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Місць</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партій</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Перемог</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Очок за партію</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Найкраща партія</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Найкращий раунд</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Мова</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Тема</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Як у системі</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Вечір</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>День</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Високий контраст</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Розмір тексту</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Розмір фішок</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Якомога менше руху</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Ніщо не літає й не ковзає, лише плавно з’являється та зникає.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Графіка</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Від наступного запуску. Спробуйте інше, якщо стіл рухається повільно або має неправильний вигляд.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Автоматично</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Відеокарта</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Процесор</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Ваш результат</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Лише завдяки фішкам</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Результат і везіння</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Лише завдяки фішкам: чого досягли з вашого місця добрі боти, граючи за всіх із точно такими самими роздачами, — тією мірою, якою роздача вирішує справу. Це оцінка, і за кількома партіями вона мало про що говорить.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>Про програму %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Налаштування…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Служби</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Сховати %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Сховати інші</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Показати всі</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Завершити %1</translation>
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
            <translation>Файлу %1 немає.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не вдалося прочитати %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Файл %1 завеликий для партії.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Партію з файлу %1 неможливо відновити: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Файл %1 пошкоджено: хід %L2, «%3», проти правил.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не вдалося записати %1: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 — не файл.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Файл %1 пошкоджено, або це не партія Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Файл %1 створено в новішій версії Boneyard.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Усі ігри</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Розбір</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Зіграти ще</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Поділитися роздачею</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Та сама роздача ще раз</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Копіювати роздачу</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Скопійовано: %1. З цим номером знову роздаються ті самі фішки; грали лише боти, тож перевершувати нема чого.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Вибрати малюнок</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Сова</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Лисиця</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Равлик</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Тюльпан</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Риба</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Гриб</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Заєць</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Ялина</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Качка</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Метелик</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Черепаха</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Жолудь</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Роздача %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Назад до столу</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Розкласти за числами</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Розкласти за кольорами</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблиця очок</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Правила цієї гри</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Зберегти</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавіші</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Налаштування</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Почати знову з новою роздачею</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Усі ігри</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Розбір</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Уроки</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Краще: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Зіграно: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ходи</translation>
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
            <translation>%L1 зі 100 шансів на перемогу</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 очка</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n очко</numerusform>
                <numerusform>%n очки</numerusform>
                <numerusform>%n очок</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>За такого розкладу різниці не було.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>За такого розкладу це коштувало %n очко.</numerusform>
                <numerusform>За такого розкладу це коштувало %n очки.</numerusform>
                <numerusform>За такого розкладу це коштувало %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>За такого розкладу це навіть принесло на %n очко більше.</numerusform>
                <numerusform>За такого розкладу це навіть принесло на %n очки більше.</numerusform>
                <numerusform>За такого розкладу це навіть принесло на %n очок більше.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>За кращий: %1 За зіграний: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Найкращий хід</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Добрий хід</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Неточність</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Помилка</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Груба помилка</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Що викласти</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Коли брати чи пасувати</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Яку фішку взяти</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Яку комбінацію викласти</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Що скинути</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Коли стукати</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Торги</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Що назвати</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Ставки</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Підготовка до останнього раунду</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>На кінець раунду кращий хід напевно веде до %1 очка, зіграний — до %2.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>На кінець раунду кращий хід веде в середньому до %1 очка, зіграний — до %2, з точністю до %3.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Так партію виграють частіше.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>У середньому за %L1 розкладами прихованих фішок це приносить на %2 очка більше.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Якоїсь однієї причини немає, але в середньому за %L1 розкладами прихованих фішок це приносить на %2 очка більше.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>На початку шанси на перемогу були %1 зі 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Ваші ходи нічого не відняли.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1: ходи нічого не відняли.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Ваші ходи відняли %n шанс на перемогу зі 100.</numerusform>
                <numerusform>Ваші ходи відняли %n шанси на перемогу зі 100.</numerusform>
                <numerusform>Ваші ходи відняли %n шансів на перемогу зі 100.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: ходи відняли %n шанс на перемогу зі 100.</numerusform>
                <numerusform>%1: ходи відняли %n шанси на перемогу зі 100.</numerusform>
                <numerusform>%1: ходи відняли %n шансів на перемогу зі 100.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Везіння та інші додали %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Везіння та інші відняли %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Наприкінці стало %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>пасує</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>бере %L1, пасує</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>бере %n фішку</numerusform>
                <numerusform>бере %n фішки</numerusform>
                <numerusform>бере %n фішок</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>ставить: %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>бере %L1, ставить: %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Роздано новий раунд.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Ви поставили: %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ви взяли фішку.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ви спасували.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ваш хід.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 ставить: %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 бере фішку.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 пасує.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Ви втрачаєте %n очко.</numerusform>
                <numerusform>Ви втрачаєте %n очки.</numerusform>
                <numerusform>Ви втрачаєте %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Ви отримуєте %n очко.</numerusform>
                <numerusform>Ви отримуєте %n очки.</numerusform>
                <numerusform>Ви отримуєте %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 втрачає %n очко.</numerusform>
                <numerusform>%1 втрачає %n очки.</numerusform>
                <numerusform>%1 втрачає %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 отримує %n очко.</numerusform>
                <numerusform>%1 отримує %n очки.</numerusform>
                <numerusform>%1 отримує %n очок.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Points and why: &quot;40 bridge&quot;
----------
Points and what for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Раунд нікому не дістається</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Ви виграли раунд</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 виграє раунд</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Ви виграли партію</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 виграє партію</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Партія внічию: %1</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1: перемога в партії</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1: перемога в партії</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Ви взяли: %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 бере: %2.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Ви втрачаєте %n очко: %1.</numerusform>
                <numerusform>Ви втрачаєте %n очки: %1.</numerusform>
                <numerusform>Ви втрачаєте %n очок: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Ви отримуєте %n очко: %1.</numerusform>
                <numerusform>Ви отримуєте %n очки: %1.</numerusform>
                <numerusform>Ви отримуєте %n очок: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 втрачає %n очко: %2.</numerusform>
                <numerusform>%1 втрачає %n очки: %2.</numerusform>
                <numerusform>%1 втрачає %n очок: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 отримує %n очко: %2.</numerusform>
                <numerusform>%1 отримує %n очки: %2.</numerusform>
                <numerusform>%1 отримує %n очок: %2.</numerusform>
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
            <translation>на вибування</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>фінал</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Раунд %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Раунд %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Ви вибуваєте: місце %L1 з %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Ви і %1 вибуваєте: місце %L2 з %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 вибуває: місце %L2 з %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 вибувають: місце %L2 з %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Фінал закінчено</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Раунд на вибування нікому не дістається</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 виграють раунд на вибування</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 виграєте раунд на вибування</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 виграють раунд</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 виграєте раунд</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Ви виграли раунд на вибування</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 виграє раунд на вибування</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>Ваша ставка не зіграла.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1: ставка не зіграла.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Це була ваша остання фішка.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>%1: це була остання фішка.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Тепер усі ходи збережено.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Перегляд партії</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Менше</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Число</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Більше</translation>
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
            <translation>Фішок не лишилося</translation>
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
            <translation>Так</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Ні</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Що це означає: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Що це означає</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Історія</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Статистика</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Задачі</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>поза грою</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>у грі</translation>
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
            <translation>Раунд</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Нова партія</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Дивитися далі</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>До результату</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Карта столу</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Увесь стіл. Натисніть, щоб перейти в це місце.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>За грою стежить тренер: перед дорогим ходом він скаже слово.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Тривалість: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Зберегти як</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Відкрити файл</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Шлях до файлу</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Під рукою</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Скасувати</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Зберегти</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Відкрити</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Файл %1 уже є.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Замінити</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Залишити обидва</translation>
        </message>
    </context>
    <context>
        <name>PercentSlider</name>
        <message>
            <source>%L1%</source>
            <extracomment>A size in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
    </context>
    <context>
        <name>PickBar</name>
        <message numerus="yes">
            <source>%n match(es) deleted</source>
            <extracomment>%n matches of a list were deleted just now, and can be brought back; or were picked</extracomment>
            <translation>
                <numerusform>Видалено %n партію</numerusform>
                <numerusform>Видалено %n партії</numerusform>
                <numerusform>Видалено %n партій</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>Вибрано %n партію</numerusform>
                <numerusform>Вибрано %n партії</numerusform>
                <numerusform>Вибрано %n партій</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Скасувати</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Усі %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Зберегти у файли</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Видалити</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Не треба</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Базар: лишилася %n фішка</numerusform>
                <numerusform>Базар: лишилося %n фішки</numerusform>
                <numerusform>Базар: лишилося %n фішок</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Там нічого не лежить.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>У скиді</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Верхня фішка — перша.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>На фішках</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Як заведено</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Крапки</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Числа</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Швидкість інших</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Повільно</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Звичайно</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Швидко</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Одразу</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Позначати відкриті кінці</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Значок біля кожного кінця підказує, що туди підходить.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Показувати, куди підходять мої фішки</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>В іграх, де фішки ставлять з усіх боків. Те саме робить клавіша F.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Казати, що робити</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Тихий рядок угорі столу.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Ви</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Гравець %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>Анна</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Богдан</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Віра</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Гліб</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Дарка</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Євген</translation>
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
            <translation>Натисніть на день, щоб побачити його партії</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Рядок вище каже, що робити. Він вам ще потрібен?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Сховати</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Залишити</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Задачі</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Які задачі</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Наступна задача</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Грати далі звідси</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Наступна</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Грати далі</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Показати розв’язок</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Розібрати останню партію</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Нових не лишилося: по другому колу йдуть ті, які ви розв’язували найдавніше.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Ваші фішки</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Можна поставити</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Щойно взята</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ви</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Він росте, коли ви виграєте в ботів-суперників частіше, ніж очікувалося, і падає, коли рідше. Смуга навколо показує, де він може бути насправді: вона ширшає, якщо ви давно не грали.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: що кажуть правила</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Раунд %L1 з %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Чиї фішки видно</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ходи</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблиця очок</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Зберегти</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Результат</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Наскільки добре зіграно</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Сховати фішки гравців</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Показати фішки гравців</translation>
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
            <translation>На початок</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На початок (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>На раунд назад</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На раунд назад (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>На хід назад</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На хід назад (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Пуск</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>На хід уперед</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На хід уперед (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>На раунд уперед</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На раунд уперед (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>У кінець</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>У кінець (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>До попереднього ходу, який міг бути кращим</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>До наступного ходу, який міг бути кращим</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Фішки роздано.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Грати далі</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Грати далі звідси</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Хід</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 з %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Клавіші</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Хід назад, хід уперед</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Раунд назад, раунд уперед</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>На початок, у кінець</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>До попереднього й наступного ходу, який міг бути кращим</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробіл</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Показувати поспіль або зупинити</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Іншими очима</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Список ходів</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Наскільки добре зіграно</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблиця очок</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Показати весь стіл</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Правила гри</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Пояснює те, що вибрано або під вказівником; удруге — ці клавіші</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Показати або сховати фішки гравців</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Розбір готовий.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ходи</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>У правилах</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Подивитися на стіл</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Нова партія</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>До результату</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Дивитися далі</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Очки для перемоги в партії: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>а або без би бути в вона вони він для до його за з зі значить і із й коли кого ким кожен кожна куди ли мені можна може можу мій моя на навіщо не потрібно потрібен про при скільки та так таке такий те то треба у хто це цей чи чим чого чому що щоб як яка який які якщо є я</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Власні</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Гра</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Розділ</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Знайдено</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Нічого не знайдено.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Зміст</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Правила</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Пошук у правилах</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Зберегти</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Партія у файл</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Знімок столу</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Додати до моєї історії</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Додати до моїх партій</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Зображення</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Партії Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Нижче показано, за що.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Показує, за що.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Разом %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Раунд</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: усього %L2</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 разом: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Партнери: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Сума всіх раундів нижче.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: у фіналі %L2, до нього %L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Фінал починається з нуля й вирішує долю партії.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>фінал (до нього: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>підсумок</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>до першого раунду</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>вирішило партію</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Старт</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>До першого раунду</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Фінал</translation>
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
            <translation>Нічого не виграно й не програно.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>До раунду 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Фінал, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, ще триває, %2: поки що %L3, усього %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, усього %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Фінал, %1 разом: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 разом: %L3, усього %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Натисніть, щоб побачити, за що.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Фінал, %1: вибуває раніше</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Таблиця очок</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Очок поки ні в кого немає.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Копіювати</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Скопійовано. Можна вставити як таблицю.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Зберегти як таблицю</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Таблиці (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Очки для перемоги в партії: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Натисніть на число, щоб побачити, за що.</translation>
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
            <translation>разом</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>фінал, разом</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Людина</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Ім’я на місці %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Хто сидить на місці %L1</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Малюнок гравця %1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Місця за столом</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Підказки та скасування</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Вільна партія: можна просити підказку й брати хід назад.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Партія на рейтинг: жодних підказок, і хід назад не беруть.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Номер роздачі</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>З тим самим номером роздаються ті самі фішки. Для нової роздачі залиште поле порожнім.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Нова</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Налаштування</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Вигляд</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Стіл</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>А друг зможе краще?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Друг грає ті самі фішки з вашого місця, проти тих самих ботів і без підказок. Наприкінці порівнюються обидва результати.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Ніхто цього не перевіряє: роздачу можна зіграти не раз, а відкривши файл, можна побачити ваш результат і змінити його.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Копіювати як текст</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Текст у буфері обміну: надішліть його другові.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Зберегти у файл</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Партії Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Закрити</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Раунд</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Підсумок</translation>
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
            <translation>%1: фінал — %2, до нього — %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: цей раунд — %2, усього — %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>фінал</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>підсумок</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Розкласти за кольорами</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Розкласти за числами</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Звуки</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>На цьому комп’ютері звук відтворити немає на чому.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>М’які звуки фішок і виграшів</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Гучність фішок</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Гучність виграшів</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n очко</numerusform>
                <numerusform>%n очки</numerusform>
                <numerusform>%n очок</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>мінус %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>разом %1 у фіналі</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 у фіналі</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>разом %1</translation>
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
                <numerusform>%n фішка</numerusform>
                <numerusform>%n фішки</numerusform>
                <numerusform>%n фішок</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Зараз ходить</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: скільки в партнерів разом.</translation>
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
            <translation>Шанси на перемогу</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Після ходу %L1: шанси на перемогу %2, з точністю до %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Після ходу %L1: шанси на перемогу %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>До роздачі: шанси на перемогу %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Почати знову з новою роздачею?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Ця партія чекатиме на першій сторінці, там її можна продовжити.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Цю партію не збережено, і вона пропаде.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Грати далі</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Почати знову</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Зробити %n місце</numerusform>
                <numerusform>Зробити %n місця</numerusform>
                <numerusform>Зробити %n місць</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Почати</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Ваші дані</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Усе це зберігається лише на цьому комп’ютері. Таблицю, де кожна партія має свій рядок (CSV), можна експортувати.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Експорт</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Таблиці (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Видалити назавжди? Партії залишаться в історії, але зіграні досі більше не враховуватимуться.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Видалити статистику</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Залишити</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Видалити для цієї гри</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Видалити всю</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>Гра</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Столи</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Рахувати ще нема чого</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Дограйте партію з ботами до кінця — і побачите тут, як пройшла гра й наскільки ви сильні.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Лишилося переглянути %n партію…</numerusform>
                <numerusform>Лишилося переглянути %n партії…</numerusform>
                <numerusform>Лишилося переглянути %n партій…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Поки нічого не зараховано</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Зараховуються партії, дограні до кінця без підказок і скасування ходів.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Тиждень</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Місяць</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Рік</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Від самого початку</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Час</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>За цей час таких дограних партій у вас немає.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Статистика</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Менше</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Більше</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Цей раунд: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Назад</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>У вас є фішка, що підходить.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Фішок, що підходять, у вас: %L1.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Усе одно: %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Базар порожній.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Стіл</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Стіл</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>У високої контрастності свої стіл і фішки. Ці повернуться з іншою темою.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Зелений</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Синя ніч</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Бордо</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Горіх</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Сланець</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Фішки</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Слонова кістка</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Ебен</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Камінь</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Яскраві</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Що лежить на столі</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Що ви тут побачите</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>З першої зарахованої партії: скільки ви виграли, ваші очки й найкращий раунд.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>З кожною партією: наскільки ви сильні серед ботів і як граєте проти кожного рівня.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Після кількох партій: наскільки результат залежав від фішок і що приносило вам очки.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Назад до всіх ігор</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблиця очок</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Скасувати</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Повторити</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Підказка</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Без підказок: партія на рейтинг</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Без підказок: це виклик</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Без підказок: роздача дня рахується</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Роздача дня</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Виклик</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>З тренером</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Тренування</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Раунд %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Повернути впоперек</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Повернути вздовж</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Повернути</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>час роздавати наступний раунд</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>ваш хід</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>ходить %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Показати ще %n партію</numerusform>
                <numerusform>Показати ще %n партії</numerusform>
                <numerusform>Показати ще %n партій</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Назад до останньої партії</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n хід не збережено</numerusform>
                <numerusform>%n ходи не збережено</numerusform>
                <numerusform>%n ходів не збережено</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Повторити</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>В інший файл</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Грати без збереження</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Спроба повторюється сама, кожні кілька секунд і з кожним ходом. Доти незбережене пропаде, якщо закрити програму.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n хід не збережено</numerusform>
                <numerusform>%n ходи не збережено</numerusform>
                <numerusform>%n ходів не збережено</numerusform>
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
            <translation>Поки вас не було: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Партія на рейтинг: підказок немає.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Це виклик: підказок немає.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Зараз ходить %1.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Роздача дня рахується: підказок немає.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Це приносить у середньому приблизно на %n очко більше.</numerusform>
                <numerusform>Це приносить у середньому приблизно на %n очки більше.</numerusform>
                <numerusform>Це приносить у середньому приблизно на %n очок більше.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>Цю партію відкрито в іншому вікні.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Ця партія ще триває, тому залишається.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Записати нічого не можна, тому статистика залишається.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Партії з файлу %1 неможливо прочитати, тому нові не зберігаються.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Партії у файлі %1 — з новішої версії Boneyard; вони залишаться як є, а нові поки не зберігаються.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партій був не від Boneyard; записи починаються заново. Той файл тепер називається %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партій пошкоджено; записи починаються заново. Старий файл тепер називається %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>У файлі партій бракує частин; записи починаються заново. Старий файл тепер називається %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>У файлі партій не вказано, яка версія Boneyard його записала; записи починаються заново. Старий файл тепер називається %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партій був порожній; записи починаються заново. Старий файл тепер називається %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Запис у файл %1 заборонено, тому партії не зберігаються.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Диск заповнено, тому у файл %1 нічого не записати.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл %1 зайнято іншою програмою, тому зараз туди нічого не записати.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Запис у файл %1 не вдається: може, диск заповнено чи він несправний?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Деякі записи в %1 не можуть бути правильними, тому їх пропущено.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партій, %1, зник. Створено новий, з партією, яка зараз триває.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Цю партію більше неможливо прочитати.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, гравців: %L2, роздача %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>У мене %1 проти найкращого з інших. Вийде краще?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Скопіюйте все це повністю й вставте в Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Збережено в %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не вдалося записати %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Виклику в ньому немає.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Зачекайте: інший хід дав би приблизно на %n очко більше. Погляньте ще раз; клавіша H його покаже. Або повторіть свій хід, якщо лишаєтеся при ньому.</numerusform>
                <numerusform>Зачекайте: інший хід дав би приблизно на %n очки більше. Погляньте ще раз; клавіша H його покаже. Або повторіть свій хід, якщо лишаєтеся при ньому.</numerusform>
                <numerusform>Зачекайте: інший хід дав би приблизно на %n очок більше. Погляньте ще раз; клавіша H його покаже. Або повторіть свій хід, якщо лишаєтеся при ньому.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Зачекайте: хід, який показує підказка, дав би приблизно на %n очко більше. Або повторіть свій хід, якщо лишаєтеся при ньому.</numerusform>
                <numerusform>Зачекайте: хід, який показує підказка, дав би приблизно на %n очки більше. Або повторіть свій хід, якщо лишаєтеся при ньому.</numerusform>
                <numerusform>Зачекайте: хід, який показує підказка, дав би приблизно на %n очок більше. Або повторіть свій хід, якщо лишаєтеся при ньому.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (норма %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Роздача дня</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (норма буде за мить)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Роздача дня: %1. Рахується лише ця перша спроба; зіграти ще раз — тренування.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Розпочата</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Не закінчена</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n день поспіль</numerusform>
                <numerusform>%n дні поспіль</numerusform>
                <numerusform>%n днів поспіль</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, роздача дня, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Норма: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Ще не зіграна</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Днів, кращих за норму: %L1 із %n.</numerusform>
                <numerusform>Днів, кращих за норму: %L1 із %n.</numerusform>
                <numerusform>Днів, кращих за норму: %L1 із %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Ви перемогли</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Нічия: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>Перемога: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>Перемога: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>Перемога: %1</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (фінал %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>з підказками</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>зі скасуванням ходів</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>Цю партію більше неможливо прочитати.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n незавершена партія лишається.</numerusform>
                <numerusform>%n незавершені партії лишаються.</numerusform>
                <numerusform>%n незавершених партій лишається.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Не вдалося створити папку %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n партію збережено в %1</numerusform>
                <numerusform>%n партії збережено в %1</numerusform>
                <numerusform>%n партій збережено в %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n раунд</numerusform>
                <numerusform>%n раунди</numerusform>
                <numerusform>%n раундів</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n хід</numerusform>
                <numerusform>%n ходи</numerusform>
                <numerusform>%n ходів</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Роздача дня</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Системна</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Чудово зіграно</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Ось і весь урок</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Нова позиція, з іншими фішками або очками.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Той самий раунд, трохи пізніше.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Ваша команда ділить перемогу. Перемогли також: %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Ви ділите перемогу. Перемогли також: %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Ви перемогли разом: %1</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>Перемога: %1</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Ви перемогли</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>Перемогу ділять: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>Перемога: %1; ваша команда на місці %L2 з %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>Перемога: %1; ви на місці %L2 з %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>Перемога: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>Перемога: %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Місце %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, вибуває в раунді %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Найбільше очок за один хід</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Попереду до самого кінця</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Найбільший раунд</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Найбільший раунд до фіналу</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Найбільше взято поспіль</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Найбільше пасів поспіль</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Найкоротший раунд</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Найбільше викладено фішок</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Перша фішка</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Остання фішка</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Уся партія</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, раунд %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 з раунду %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 у фіналі</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 у раунді %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 у раунді %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Раунд %L1: %n хід</numerusform>
                <numerusform>Раунд %L1: %n ходи</numerusform>
                <numerusform>Раунд %L1: %n ходів</numerusform>
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
                <numerusform>%n хід</numerusform>
                <numerusform>%n ходи</numerusform>
                <numerusform>%n ходів</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, гравців: %L2, роздача %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>Перемога: %1; ваша команда ділить місце %L2 з %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>Перемога: %1; ви ділите місце %L2 з %L3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Ваш друг</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>У вас із цими фішками %1. %2: %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>У вас краще.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Це краще, ніж у вас.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Найдовше чекання</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n хід без викладання, раунд %L2</numerusform>
                <numerusform>%1: %n ходи поспіль без викладання, раунд %L2</numerusform>
                <numerusform>%1: %n ходів поспіль без викладання, раунд %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Збережено в %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Партію додано до історії.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Партію додано до ваших незакінчених партій.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Партію не вдалося зберегти.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не вдалося записати %1: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Поки грає кілька людей, файл виказав би всі їхні фішки. Зберегти його можна, коли партія закінчиться.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Незавершеної партії немає.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Звичайні правила</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Номер роздачі — ціле число від 0 до %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>На руках у гравця %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Ваш хід: знайдіть найкращий.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Знайдіть хід, кращий за зіграний: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Є кращий хід. Спробуйте ще раз.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Це коштувало б близько %1 очка. Спробуйте ще раз.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Кращий за зіграний вами, але ще не найкращий.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Чому найкращий хід сильніший: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Якоїсь однієї причини немає: різниця проявляється в ході раунду.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Подивімося, чого це варте.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Оце тепер правильно.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Правильно!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Ваш хід не гірший за найкращий із відомих.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Найкращий хід: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>У середньому він на %1 очка кращий за зіграний вами.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>У середньому він на %1 очка кращий за будь-який інший.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>З ним перемога ймовірніша, ніж із вашим ходом.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>У чому була суть: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Знаходять: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Рейтинг задачі: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Ось розв’язок.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Ось розв’язок. Він вважається незнайденим.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Мої помилки</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Задача %L1 з %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: ваша партія, %2, роздача %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>На сьогодні: %L1, нових: %L2, засвоєно: %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Ваш рейтинг поки невідомий</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Ваш рейтинг: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Для цієї гри задач поки немає.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>На сьогодні все. Наступна задача: %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Усюди, де ви помилялися, тепер ви знаєте кращий хід.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Коли ви розбираєте свою партію, знайдені в ній помилки стають тут задачами.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Усі руки</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Лише моя рука</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Лише %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Тепер ви граєте за місце гравця %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (зазвичай): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Так або ні; зазвичай так.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Так або ні; зазвичай ні.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Від %L1 до %L2; зазвичай %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Поки не всі правила є українською. Чого бракує, подано англійською.</translation>
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
            <translation>Налаштування не вдалося прочитати, починаємо наново. Старий файл тепер називається %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Налаштування з файлу %1 неможливо прочитати, тому вони не зберігаються.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Налаштування неможливо записати у файл %1, тому вони не зберігаються.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Цю партію неможливо продовжити: хід «%1» там проти правил.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Цю статистику видалено.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Усі партії записано в %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Не вдалося записати файл %1.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Різні</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Усі столи</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n місце</numerusform>
                <numerusform>%1, %n місця</numerusform>
                <numerusform>%1, %n місць</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партії</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Перемоги</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Очки</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Найкращий раунд</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Виграно раундів</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Узято фішок</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>На рейтинг впливають лише партії з ботами звичайних рівнів.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>З підказками чи скасуванням ходів, окремо: зіграно %L1, виграно %L2.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>за %n партію</numerusform>
                <numerusform>за %n партії</numerusform>
                <numerusform>за %n партій</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>за %n раунд</numerusform>
                <numerusform>за %n раунди</numerusform>
                <numerusform>за %n раундів</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Він спирається на %n партію і в 19 випадках із 20 лежить між %L1 і %L2.</numerusform>
                <numerusform>Він спирається на %n партії і в 19 випадках із 20 лежить між %L1 і %L2.</numerusform>
                <numerusform>Він спирається на %n партій і в 19 випадках із 20 лежить між %L1 і %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Поки відомо мало, він попередній.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Ваші очки в усіх раундах мінус середнє інших, за %n партію: %1. У цій грі розклад замало говорить про підсумок, щоб виокремити везіння.</numerusform>
                <numerusform>Ваші очки в усіх раундах мінус середнє інших, за %n партії: %1. У цій грі розклад замало говорить про підсумок, щоб виокремити везіння.</numerusform>
                <numerusform>Ваші очки в усіх раундах мінус середнє інших, за %n партій: %1. У цій грі розклад замало говорить про підсумок, щоб виокремити везіння.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Ви зберегли %L1% того, що могли дати ваші ходи: %n хід, %2 з розібраних вами.</numerusform>
                <numerusform>Ви зберегли %L1% того, що могли дати ваші ходи: %n ходи, %2 з розібраних вами.</numerusform>
                <numerusform>Ви зберегли %L1% того, що могли дати ваші ходи: %n ходів, %2 з розібраних вами.</numerusform>
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
            <translation>Усі ігри</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>попередньо, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>близько рівня «%1», %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 на партію, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 на раунд, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Найбільше перемог поспіль</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Перемог поспіль зараз</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>до останньої партії включно</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>%n день із грою</numerusform>
                <numerusform>%n дні з грою</numerusform>
                <numerusform>%n днів із грою</numerusform>
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
                <numerusform>Ваші очки в усіх раундах мінус середнє інших, за %n партію: %1, з них приблизно %2 дав розклад і %3 — те, що було потім: ходи всіх і випадок.</numerusform>
                <numerusform>Ваші очки в усіх раундах мінус середнє інших, за %n партії: %1, з них приблизно %2 дав розклад і %3 — те, що було потім: ходи всіх і випадок.</numerusform>
                <numerusform>Ваші очки в усіх раундах мінус середнє інших, за %n партій: %1, з них приблизно %2 дав розклад і %3 — те, що було потім: ходи всіх і випадок.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Партію закінчено.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Раунд закінчено.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Зараз ходить %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Жодна фішка не підійшла: ви спасували.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Скасовувати ще нема чого.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Партія на рейтинг: хід назад не беруть.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Це виклик: ходи назад не беруть.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Далі скасувати не можна: там ходила інша людина.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Роздача дня рахується: ходи не скасовуються.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Знову раунд %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>час роздавати наступний раунд</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>ваш хід</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>ходить %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, роздача %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Випадковий</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Грає що завгодно, аби за правилами.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Новачок</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Бере те, що бачить, і багато чого пропускає.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Учень</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Знає гру, але ще чимало пропускає.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Аматор</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Грає собі на втіху й не вичавлює все до кінця.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Вправний</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Грає добре, але часом помиляється.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Знавець</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Помиляється рідко й знає, що приберегти.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Майстер</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Майже нічого не пропускає.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Чемпіон</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Найсильніший: прораховує й те, чого ще не видно.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Жадібний</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Бере, що одразу дає більше очок, і далі не думає.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Евристик</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Рахує фішки, яких не бачив, і думає про наступні ходи.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>фішка %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Поставити %1 на лівий кінець, половинкою %2 всередину.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Поставити %1 на правий кінець, половинкою %2 всередину.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Поставити %1 на верхній кінець, половинкою %2 всередину.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Поставити %1 на нижній кінець, половинкою %2 всередину.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставити %1 на лівий кінець упоперек.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставити %1 на правий кінець упоперек.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставити %1 на верхній кінець упоперек.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставити %1 на нижній кінець упоперек.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставити %1 на лівий кінець спінером.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставити %1 на правий кінець спінером.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Почати з %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Почати з %1, це спінер.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Узяти фішку</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Брати, доки не підійде</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Сюди нічого не поставити.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Починає найстарший дубль: поставте %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Дублів немає, починає найважча фішка: поставте %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Іншого ходу немає.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Підходить лише ця фішка.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>З рук іде %n крапка.</numerusform>
                <numerusform>З рук ідуть %n крапки.</numerusform>
                <numerusform>З рук іде %n крапок.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>З цією фішкою ви виходите.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Раунд закінчено.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Зараз не ваш хід.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Цієї фішки у вас немає.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Лишившись на руках, рахується за крапками: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Хто поставив: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>У вас нічого не підходить.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставити %1 на верхній кінець спінером.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставити %1 на нижній кінець спінером.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Хто не може поставити фішку, бере звідси.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Нічого не підходить: беріть, доки не підійде.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Поки нічого не підходить: ви берете ще.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Нічого не підходить: візьміть одну фішку.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставити %1 на лівий кінець.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставити %1 на правий кінець.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставити %1 на верхній кінець.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставити %1 на нижній кінець.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>за перемогу в раунді</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Це спінер: тепер у ланцюжка чотири кінці.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Лівий кінець: підійде %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Правий кінець: підійде %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Верхній кінець: підійде %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Нижній кінець: підійде %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>До цього кінця підходить %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>До жодного відкритого кінця %1 не підходить.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Тут лежить %1, і підходить те саме число.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>У наступного гравця нічого не підходить.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Більше ніхто не зможе ходити на цей кінець.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>На цей кінець піде лише %n прихована фішка.</numerusform>
                <numerusform>На цей кінець підуть лише %n приховані фішки.</numerusform>
                <numerusform>На цей кінець піде лише %n прихованих фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Після фішки з більшою кількістю крапок підійшло б більше прихованих фішок.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>У вас є ще %n фішка для цього кінця.</numerusform>
                <numerusform>У вас є ще %n фішки для цього кінця.</numerusform>
                <numerusform>У вас є ще %n фішок для цього кінця.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Після неї підійде %n з інших ваших фішок.</numerusform>
                <numerusform>Після неї підійдуть %n з інших ваших фішок.</numerusform>
                <numerusform>Після неї підійдуть %n з інших ваших фішок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Суперникові важче ходити: підійде %n прихована фішка, а не %2.</numerusform>
                <numerusform>Суперникові важче ходити: підійдуть %n приховані фішки, а не %2.</numerusform>
                <numerusform>Суперникові важче ходити: підійдуть %n прихованих фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Іншим важче ходити: підійде %n прихована фішка, а не %2.</numerusform>
                <numerusform>Іншим важче ходити: підійдуть %n приховані фішки, а не %2.</numerusform>
                <numerusform>Іншим важче ходити: підійдуть %n прихованих фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Вам легше ходити: підійде %n з інших ваших фішок, а не %2.</numerusform>
                <numerusform>Вам легше ходити: підійдуть %n з інших ваших фішок, а не %2.</numerusform>
                <numerusform>Вам легше ходити: підійдуть %n з інших ваших фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>На руках у вас лишиться %n крапка, а не %2.</numerusform>
                <numerusform>На руках у вас лишаться %n крапки, а не %2.</numerusform>
                <numerusform>На руках у вас лишиться %n крапок, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Лишити наступному мало того, що підходить</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Лишити кінець, до якого підходять свої фішки</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Позбутися багатьох крапок</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Любить ставити до останньої фішки.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>Узяти фішку</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Очки для перемоги в партії (0: один раунд)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Один раунд</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Ходити нікому: риба.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Жодна фішка не підходить: візьміть із базару.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Жодна фішка не підходить: візьміть із базару (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Жодна фішка не підходить: ви пасуєте.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Лишилося в інших руках: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Найменше на руках: %1, лишилося %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Лишилося: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 мінус свої %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 мінус свої %2 × %3: %4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Партію закінчено.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Партію вирішує один цей раунд.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Очки для перемоги в партії: %1, і їх набрано.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>Очки для перемоги в партії: %1, бракує %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Закінчує ваш хід, фішка не ставиться.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Роздає наступний раунд.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Викладає вибрані фішки на стіл разом.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Ваш хід: поставте або візьміть фішку.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Ваш хід: поставте або візьміть фішку (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Ваш хід: поставте фішку або спасуйте.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Ваш хід: поставте фішку або спасуйте (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Жодна фішка не підходить: ви пасуєте (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Ваш хід: поставте першу фішку.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Ваш хід: поставте першу фішку, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Ваш хід: поставте фішку.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Найменше лишилося в кількох: очок не отримує ніхто.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1, фішки, що лишилися на руках, варті: %2.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: останню фішку з рук викладено.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Ви виклали останню фішку.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Знайти найкращий хід</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Перемога в партії.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Перемога в партії, разом з іншими.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Береже дублі на потім.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Лишає іншим мало того, що підходить.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Очок одразу: %1, а не %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>Разом сім</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Сусідні половинки тут не збігаються, а дають у сумі сім. Відкриті 1 і 4. Поставте фішку до 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 і 4 дають 7. Новий кінець тепер — її 5.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 і 1 дають 7, тож до 1 вона підходить. Але знайдіть фішку для 4: потрібна 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Матадори</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 і %4 — матадори. Їх можна ставити до будь-якого кінця будь-коли, і лежать вони впоперек. Один із них у вас: поставте його.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Підходить, але це не матадор. Знайдіть фішку, у якої половинки дають сім.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Відчинити браму</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Матадор лежить упоперек: це брама. Фішка з пустушкою її відчиняє, а друга половинка фішки стає новим кінцем. Поставте свою туди.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Браму відчинено: на кінці 3, і до неї потрібна 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Ця підходить до іншого кінця. До брами потрібна пустушка.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Закрити кінець</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>З пустушкою жодна фішка не дає сім. Поставте %1 пустушкою назовні: тоді сюди піде лише матадор, і суперникові доведеться його шукати.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Закрито. Боротьба йде лише за один кінець.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Так кінець лишається відкритим. Закрийте його пустушкою.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Беріть, доки не підійде</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>У вас немає ні 2 для 5, ні 3 для 4, ні матадора. Беріть із базару, доки фішка не підійде.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Відкрита 2, а у вас є 5: ви приберегли фішку на наступний хід.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Підходить, але потім у вас не підійде нічого. Спробуйте інший кінець.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 теж не підходить. Беріть ще.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 підходить до обох кінців. Поставте так, щоб відкритою лишилася 2: тоді слідом піде ваша %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Вийти першим</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Лишилися дві фішки. %1 підходить до обох кінців: поставте так, щоб слідом пішла ваша %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Хто першим позбувся всіх фішок, отримує всі крапки, що лишилися в суперника, — тут їх 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Тоді відкритою лишиться 1, і ваша фішка слідом не піде.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4 ще на місці. Поставте останню фішку.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Оце і є «Матадор». Притримайте матадора до слушної миті; партія зазвичай триває до 100 очок.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>У вас найстарший дубль, тож починаєте ви, і будь-якою фішкою. Крапки, що лишаться на руках, дістануться іншим: почніть із фішки, де їх найбільше.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>Одразу на 11 крапок менше. Один кінець тепер чекає на 2, інший — на 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Можна й так, але на іншій вашій фішці крапок більше.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Раунд закінчився рибою. У вас найменше крапок, і ви отримуєте всі крапки інших: %1.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Сім і дублі</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Сусідні половинки дають у сумі сім. Дубль лежить уздовж і рахується один раз: сусідить лише одна його половинка. Поставте свій дубль до 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 і 2 дають 7, і новий кінець — 5.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Це підходить до 1. До 2 потрібна фішка з 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Матадор упоперек</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Матадор іде куди завгодно, підходить число чи ні. Якщо він лежить упоперек, відкриті обидві його половинки. Поставте %1 упоперек: її повертає кругла стрілка поруч, клавіша R або права кнопка миші.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>До його 2 підійде 5, а до 5 — 2: два продовження на одному кінці.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Можна й так, але поставте матадора впоперек.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Матадор уздовж</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Якщо матадор лежить уздовж, відкрита одна його половинка, і ви вибираєте яка. Поставте %1 до 4, 6 назовні: тоді слідом піде ваша %2.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Матадор уміє розчистити місце для ваших же фішок.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Не так: матадора до 4, уздовж, 6 назовні. Повернути його можна круглою стрілкою або клавішею R.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6 ще відкрита: поставте %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>З пустушкою ніщо не дає сім. Поставте до 4 фішку пустушкою назовні: тоді сюди піде лише матадор.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Закрито, доки в когось не знайдеться матадор.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Відкрити кінець</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Один кінець закритий пустушкою. Поставте туди свого матадора, %1, — уздовж або впоперек.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Знову відкрито: лише ця фішка й могла допомогти.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Це інший кінець. Відкрийте той, де пустушка.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Узяти одну: хід або пас</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>У вас немає ні 2 для 5, ні 3 для 4, ні матадора. Візьміть одну фішку.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Важка фішка пішла: що лишиться у вас на руках наприкінці, піде в очки суперникам.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Підходить, але інша важить більше.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 теж не підходить. За хід беруть лише одну фішку, тож ви пасуєте.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Тепер відкрита 2, і підходять дві ваші фішки. Поставте ту, де більше крапок.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Оце і є російське доміно. Починає найстарший дубль, а хто першим позбувся всіх фішок, отримує очки за фішки інших. Партія зазвичай триває до 100 очок.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Торг за роздачу</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>У кожного по фішці, і заявити можна не більше за її суму. Хто заявив найбільше, той роздає й одразу отримує свою заявку. У вас 12, стільки інші заявити не зможуть: заявляйте все.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Решта пасує: 12 очок ваші, і ви роздаєте.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Ви отримуєте стільки, скільки заявили: беріть усі 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Назвати стихію</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Хто роздає, називає стихію раунду: її фішки приносять більше, і лише їх можна ставити впоперек. Назвіть ту, якої у вас найбільше.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Отже, листя: у вас таких п’ять.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Порахуйте ще раз: фішок листя у вас п’ять.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Зробити ставку</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Поставте на те, що зберете за раунд: свої очки мінус фішки, що лишаться. Хто не дотягне, не отримає нічого, і кожна ставка має бути вища за попередню. Почніть скромно: не більше ніж 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Така ставка може зіграти. Наприкінці, коли висловляться всі, той, хто роздає, може свою підняти.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Сміливо! Стільки навряд чи хтось збере. Поставте не більше ніж 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Кінець до кінця</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>На кінцях ланцюжка сходяться однакові числа, а стихія неважлива. Це приносить одне очко. Поставте воду %1 до 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Одне очко, і на одну фішку менше віднімати.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Теж непогано, але поставте воду до 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Поставити впоперек</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Зараз у ціні листя. Фішку листя можна поставити впоперек, до боку іншої фішки листя, з будь-яким числом: 3 очки. Поставте своє листя %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 очки й нова гілка для всіх.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Так очок менше. Приставте листя до довгого боку.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Стихія й число</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Найкраще і те, й те одразу: листя там, де й числа рівні, уздовж або впоперек. Це приносить 4. Знайдіть такий хід.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 очки: листя й рівні числа.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Є хід кращий: шукайте листя й рівні числа.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Дублі рахуються вдвічі</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Дубль приносить удвічі більше. Ваше листя %1 підходить упоперек до листя з 6: двічі по 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 очок за одну фішку: ставка 6 зіграла б одразу.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Добре, але дубль принесе 8.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Узяти й викласти ряд</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Хід починається з фішки: відкритої або з базару. Відкрита червона 6, а у вас червоні 4 і 5: беріть її.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Це ряд: три або більше фішок одного кольору поспіль. Викладене більше не рахується проти вас.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Згадайте про червоні 4 і 5: із червоною 6 вийде ряд.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Тепер виберіть червоні 4, 5 і 6 одну за одною й викладіть їх разом.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Викласти групу</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Три або чотири фішки з одним числом, усі різних кольорів, — це група. У вас три дев’ятки: викладіть їх.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Групу викладено, і на руках на три фішки менше.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Скинута фішка завершує хід. Спершу викладіть три дев’ятки.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Додати до чужого</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Додавати можна до будь-якої комбінації, і до чужої теж. На столі червоні 5, 6 і 7, а у вас обидві сусідні: додайте червону 4 і червону 8.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Дві фішки пішли в комбінацію, яка навіть не ваша.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Перш ніж скидати, додайте те, що підходить до червоного ряду.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>А тепер і другу.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Замінити джокера</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Джокер у ряду заміняє червону 6, а вона у вас на руках. Поставте її на місце джокера.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Тепер джокер заміняє синю фішку й працює на вас.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Спершу джокер: поставте на його місце червону 6.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Отриманого джокера треба одразу викласти. Виберіть його разом із синіми 3 і 4 та викладіть комбінацію.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Десять очок баласту геть, і нічого не втрачено.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Тут лише скиньте чорну 13.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Постукати</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Дев’ять ваших фішок складаються в комбінації. Скиньте чорну 13, і зайвою лишиться тільки 2. З баластом не більше ніж 10 можна постукати: стукайте.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Це не потрібно: кнопка постукає за вас.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Суперперемога</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Вам прийшла синя 8: тепер у комбінаціях усе, крім помаранчевої 2. Постукайте нею, і зайвих фішок не лишиться.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 очок і весь баласт суперника. Викласти останню фішку — теж суперперемога.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Можна взяти більше: постукайте, скинувши помаранчеву 2.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Оце і є «Рамі на двох». Звичайна партія триває до 200 очок, у кожного по тринадцять фішок. Якщо базар скінчився або 20 ходів поспіль із нього ніхто не брав, у раунді нічия.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Сторона до сторони</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Фішки лежать сторона до сторони, і обидва числа біля цієї сторони мають збігатися. В однієї вашої фішки дві 4: поставте її поруч із %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Підходить. Фішка приносить суму своїх трьох чисел: тут 10 очок.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Узяти фішку можна, але це коштує 5 очок. Одна з ваших підходить: поставте її.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Та, що приносить більше</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Тут підходять дві ваші фішки. До рахунку йде кожне число, тож поставте ту, що приносить більше.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 очок. %1 принесла б 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Є фішка краща: вона приносить 13 очок.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Замкнути шестикутник</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Навколо однієї точки лежать п’ять фішок. Хто поставить шосту, замкне шестикутник і отримає ще 50 очок. Ваша черга.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 за фішку й 50 за шестикутник. Обережніше з п’ятою фішкою: шоста дістанеться наступному.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Не сюди: гляньте на просвіт між п’ятьма фішками.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Збудувати міст</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Фішка, яка прилягає однією стороною, а протилежним кутом торкається іншої фішки, будує міст: ще 40 очок. Ваша %1 це може.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 за фішку й 40 за міст: усі три кути лягли на числа, які там уже були.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Тут моста не вийде: усі три кути мають лягти на числа, які вже є на столі.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Коли нічого не підходить</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Жодна ваша фішка не підходить. Візьміть одну з базару: це коштує 5 очок. Якщо не допоможе й третя, ви пасуєте.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 очок мінус 5 за взяту фішку.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Можна брати й далі, але кожна коштує 5 очок, а та, що підходить, у вас уже є.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Тричі взяти, потім пас</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ви взяли три фішки по 5 очок кожна, більше не можна. Остання, %1, підходить. Можна й спасувати, але це коштує ще 10. Поставте фішку.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 очок мінус 15 за взяті фішки. Якщо не підходить нічого, ви пасуєте і втрачаєте загалом 25.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Пас коштує 10 очок, а одна з ваших фішок підходить.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Вам прийшла %1, і вона підходить: поставте її.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>У вас лишилася одна фішка. Поставте її: хто першим позбувся всіх фішок, отримує 25 очок і все, що ще на руках в інших.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 за фішку, 25 за вихід і 5 очок за останню фішку суперника.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Брати нема потреби: ваша остання фішка підходить.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Оце і є «Триоміно». Якщо ніхто не може ходити, рука з найменшою сумою отримує фішки інших без своїх. Партія вдвох зазвичай триває до 800 очок.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Хто починає</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Раунд починає найстарший триплет і приносить на 10 більше за свою суму: 22 за вашу %1. За цим столом замість нього може почати %2, це параметр на вибір, і принести 40. Поставте її.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Більше не приносить жоден початок. Пізніше %1 не принесла б нічого.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Це принесе 22. Почніть із %1: вона принесе 40.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Скинути найдорожче</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Хід закінчується скиданням фішки. Усе, що не в комбінаціях, — баласт: 1 — це туз і рахується за 11, від 10 до 13 — за 10, решта — за своє число. Скиньте чорну 13.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Ви отримуєте 25 очок і різницю в баласті. Якби в суперника баласту було стільки ж або менше, це була б підрізка, і очки пішли б суперникові.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Оце і є «Стихія до стихії». Переможець раунду забирає фішки зі столу до свого банку й роздає наступний; для першої короткої партії досить двох стихій.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Фінал починається</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Коли фішок стає мало, після кожного раунду вибуває той, у кого підсумок найменший. Вас лишилося двоє: це фінал. Ваш банк більший, і ви кажете, скільки фішок повернеться з кожного. Поверніть %1: тоді обидві руки будуть повні.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Руки повні, і вам дістався жар %1: дубль, розданий тепер, — це фора на його суму, 6. У фіналі ставок немає.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Поверніть із кожного %1: якраз на повні руки.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Усе вирішує остання фішка</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Тепер рахується тільки фінал: фора й очки без фішок, що лишилися. У вас 6 і 15, у суперника загалом 24. Поставте жар %1 туди, де зійдуться і стихія, і число.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 : 24, партія ваша! За рахунку 24 : 24 переміг би більший підсумок раундів.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Так теж 24, а тоді перемагає суперник: його підсумок більший. Потрібно 4 очки.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Тепер сюди піде лише пустушка або матадор: цей кінець — брама.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>Притримати матадора</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ваша %1 — матадор: вона підійде будь-коли. Дві інші ваші фішки підходять зараз, а потім можуть і не підійти. Поставте одну з них.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Правильно. З матадором не доведеться брати, коли більше нічого не підійде.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Матадор зачекає. Поставте фішку, яка підходить числом.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Власна брама</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Матадор перетворює кінець на браму, а до брами потрібна пустушка. Одна у вас є, %1: поставте свого матадора %2 до 5, і прохід ваш.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Суперникові довелося брати двічі, а ви пройшли одразу.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Біля 4 з нього менше користі. Поставте його на інший кінець, до 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Брама на місці. Пройдіть крізь неї зі своєю %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Закрити обидва кінці</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Лівий кінець закритий пустушкою. Ваша %1 закриє й правий: тоді далі піде лише матадор, а один у вас лишається, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Закрито. Суперник бере, доки не прийде матадор, і кожна взята фішка — вам на користь.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Так один кінець відкритий. Поставте пустушкою назовні.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Ніхто не може ходити</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Усі чотири матадори на столі, брати більше нічого, і один кінець закритий. Ваша %1 закриє інший: на цьому раунд закінчиться, і отримає той, у кого крапок найменше. У вас їх мало.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Брами й матадори</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Пустушки й матадори — пара: у кого є і те, і те, той вирішує, де ланцюжок піде далі.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Про що гра</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Ланцюжок фішок росте з обох кінців. Сусідні половинки разом дають сім. Хто першим викладе все, отримує крапки, що лишилися в інших; партія триває до %1 очок.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Перший урок</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Спершу важку</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Коли раунд закінчиться, крапки у вас на руках дістануться комусь іншому. Підходять дві ваші фішки. Поставте ту, де крапок більше.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Вісім крапок, яких уже ніхто не отримає.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Вона підходить, але інша важча.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Дубль «пусто-пусто»</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 — теж матадор і завжди лежить упоперек. Він нічого не важить, і тримати його нічого не коштує. Поставте іншу фішку.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Дев’ять крапок геть. Дубль «пусто-пусто» піде до будь-якого кінця, коли знадобиться.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Притримайте його: він нічого не важить і завжди підійде.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Закрити ланцюжок</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>На одному кінці вже пустушка. Якщо ніхто не зможе ходити, отримає той, у кого крапок найменше, а у вас фішки легкі. Закрийте й другий кінець.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Тепер допоможе лише матадор. Без нього інші беруть, і руки в них важчають.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Так один кінець відкритий. Яка фішка ляже пустушкою назовні?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Раунд закінчився рибою, і у вас найменше крапок. Ви отримуєте крапки інших без своїх: %1 мінус %2 — це %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Крапки й коли закривати</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Прикидайте, скільки на руках в інших: закритий ланцюжок вигідний тому, у кого найменше.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Ланцюжок фішок росте з обох кінців. Сусідні половинки разом дають сім, а матадори йдуть куди завгодно. Хто першим вийде, отримує крапки, що лишилися в інших; партія триває до %1 очок.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Будуйте разом один великий стіл, за числами й за стихіями. Але спершу поставте на те, скільки очок принесе вам раунд: ставка, до якої ви дійшли, зараховується, інакше раунд не дає нічого. Хто відстав, вибуває, а двоє останніх грають фінал.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Торг до межі</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Ваша фішка дає 9, а інші більше ніж 6 заявити не можуть. Щоб роздавати, вистачило б і 7; але скільки заявите, стільки й отримаєте. Заявляйте все, що можна.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 очок, і роздаєте ви. Якщо випали дублі, заявок немає: найстарший роздає й отримує свою суму, а %1 старший за всі й приносить 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Так очок менше. Заявіть усі 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Лише на одне більше</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Ви ставите після всіх і маєте перебити 7. Ставка — обіцянка, а не приз: усе, що понад неї, теж рахується, а недобір не дає нічого. Тож поставте лише на одне більше: 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Менше поставити було не можна. Усе, що наберете понад це, теж ваше.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Обіцяє більше, а приносить стільки ж. Поставте 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Лишити як є</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Ви роздали й поставили 4; інші дійшли до 7. Хто роздає, може підняти ставку ще вище, до 99, а інші — знову перебити вашу. Свої 4 ви наберете легко: лишіть їх.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Ставки зроблено. Вам потрібно 4, інші обіцяли більше.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Вищій ставці важче зіграти, а сама вона нічого не приносить. Лишіть свою.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Заявки, ставки та фінал</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Заявляйте багато, ставте мало. Ставити більше, ніж треба, є сенс, лише якщо ви далеко позаду.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Складайте фішки в групи та ряди. Усе, що не ввійшло, рахується проти вас. У кого зайвого мало, той стукає й отримує різницю; партія триває до %1 очок.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Стукати рано</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Ваш другий хід, і без чорної 13 зайвого у вас 10: якраз можна стукати. Суперник ще нічого не встиг скласти. Постукайте чорною 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 за перемогу й різниця 46: ранній стук застає зненацька.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Поки ви чекаєте, складає й суперник. Стукайте зараз, чорною 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Досить і однієї зайвої</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Лишилися два тузи. Скиньте один, і інший рахується за 11: більше ніж 10, але з однією зайвою фішкою стукати можна, скільки б вона не коштувала. Стукайте.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 за перемогу й різниця %1, з тузом на руках.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Краще зачекати</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Знову можна стукати з 10. Але суперник виклав дві комбінації, тримає три фішки й може додати щось із них до ваших комбінацій. Скиньте чорну 13, не стукаючи.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Правильно. У суперника були червоні 2 і 3 до вашого червоного ряду, і зайвого лишилося б тільки 2: підрізка, 33 очки проти вас.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>У кого зайвого не більше, ніж у того, хто стукає, той отримує 25 і різницю. Зачекайте.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Підрізка</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Для стуку у вас забагато, а суперник, можливо, от-от постукає. Притримайте дрібні й ті, що можуть підійти до чужої комбінації, і скиньте чорну 13.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Суперник постукав із 9. Ваші чорні 5 і 6 пішли в чорний ряд, лишилося 5: підрізка. Різниця, 4, ваша, і ще 25.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Ця ще може зберегти вам очки. Скиньте чорну 13.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Джокер на руках</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Зайвий джокер рахується за 15, більше за будь-яку іншу фішку. Він заміняє те, чого бракує: викладіть його зараз із двома фішками, які він доповнить, наприклад із червоними 4 і 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Джокер у безпеці на столі, і з ним ще дві фішки.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Спершу викладіть джокера: виберіть його разом із червоними 4 і 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Коли стукати</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>На початку стук із 10 сильний; під кінець, коли в суперника мало фішок, це ризик. Стежте, скільки їх там лишилося.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Ставте трикутники сторона до сторони, щоб числа в кутах збігалися. Фішка приносить свої числа очками, вдале місце — набагато більше. Перемагає той, хто попереду, коли хтось набере %1.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Тільки не п’ята</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Навколо однієї точки лежать чотири фішки. Ваша %1 стала б п’ятою, за 10 очок, і шоста з її 50 дісталася б суперникові. Поставте іншу.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Лише 5 очок, зате нічого не віддано. Нехай тепер суперник ставить п’яту.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Так ви дещо віддаєте. Одна ваша фішка підходить там, де шестикутник не росте.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Правильне місце</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ваша %1 підходить у двох місцях. В одному з них і третій кут збігається з числом: це міст, ще 40 очок. Знайдіть його.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 очок замість 8. Дивіться на третій кут, перш ніж відпустити фішку.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Підходить, але третій кут вільний. Спробуйте інше місце.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Два одразу</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Навколо двох точок бракує по одній фішці, і місце це те саме. Ваша %1 сама замкне обидва шестикутники: ще 60 очок. Поставте її.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 за фішку й 60 за два шестикутники.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Три одразу</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Найрідкісніше місце: навколо трьох точок бракує тієї самої однієї фішки. Ваша %1 замкне три шестикутники: ще 70 очок. Поставте її.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 за фішку й 70 за три шестикутники. Більше не дає жодне місце.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Не туди: заповніть місце між трьома точками.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Не туди: заповніть місце між двома точками.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Шестикутники й мости</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Перед кожним ходом дивіться двічі: чи немає бонусу для вас і чи не лишите ви його наступному?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Дубль-шість (28 фішок)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Дубль-дев’ять (55 фішок)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Дубль-дванадцять (91 фішка)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Набір фішок</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>За кількістю гравців</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>По п’ять</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>По шість</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>По сім</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Усі фішки, без базару</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Скільки фішок роздається кожному</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Сам найстарший дубль</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Той, у кого найстарший дубль</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Усі по черзі</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Хто починає раунд</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Лише впоперек</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Упоперек, а де підходить число, і вздовж</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Упоперек або вздовж, куди завгодно</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Як ставлять матадорів</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Доки фішка не підійде</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Одну, потім хід або пас</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Кому нічим ходити, той бере з базару</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Якщо підходять лише матадори, можна брати з базару</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Перший дубль лежить упоперек і відкриває ще дві гілки</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Усі крапки інших</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Крапки інших мінус свої</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>За риби найлегша рука отримує</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Роздати всі фішки можна лише з набором дубль-шість.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Дубль-шість — для двох, трьох або чотирьох гравців; якщо вас більше, візьміть більший набір.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Зі спінером</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Матадорів можна притримати</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Дубль-дев’ять</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Дубль-дванадцять</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Матадор</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Сусідні половинки дають сім; матадори йдуть куди завгодно, упоперек.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Російське доміно</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Ті самі сімки, але матадори лягають уздовж або впоперек.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>фішка %1, матадор</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Лівий кінець: підійде %1 або матадор.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Правий кінець: підійде %1 або матадор.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Верхній кінець: підійде %1 або матадор.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Нижній кінець: підійде %1 або матадор.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Лівий кінець: підійде %1, %2 або матадор.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Правий кінець: підійде %1, %2 або матадор.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Верхній кінець: підійде %1, %2 або матадор.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Нижній кінець: підійде %1, %2 або матадор.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Лівий кінець, пустушка: підійде лише матадор.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Правий кінець, пустушка: підійде лише матадор.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Верхній кінець, пустушка: підійде лише матадор.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Нижній кінець, пустушка: підійде лише матадор.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>До пустушки підходить лише матадор.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Матадор: підходить до будь-якого кінця, що б там не лежало.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Тут лежить %1, а там, де фішки торкаються, разом має бути %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Жодне число не дає %1 з пустушкою: цей кінець відкриє лише матадор.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Тут упоперек лежить фішка. Підходить те, що дає %3 з її %1 або %2.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 лежить упоперек, під прямим кутом до ланцюжка: підходить те, що дає %2 з одним із її чисел.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 поруч із %2: разом має бути %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>До брами підходить пустушка або матадор.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>До цього кінця підходить %1, %2 або матадор.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Наступному гравцеві допоможе лише матадор.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Так матадор лишається на потім.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Цей кінець закриється: далі піде лише матадор.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>За нею піде лише пустушка або матадор.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Нічого явно кращого немає.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Так ваші матадори лишаються на потім.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Ваш хід: доповніть відкритий кінець до %1.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Поставте матадора або візьміть, притримавши його.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Лівий кінець, брама: підійде пустушка або матадор.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Правий кінець, брама: підійде пустушка або матадор.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Верхній кінець, брама: підійде пустушка або матадор.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Нижній кінець, брама: підійде пустушка або матадор.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Тут упоперек лежить матадор. До нього підійде лише пустушка або матадор.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 лежить упоперек, під прямим кутом до ланцюжка: це брама, до неї підійде пустушка або матадор.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>До жодного відкритого кінця %1 не підходить: половинки, що сходяться, разом мають дати %2.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>У вас найстарший дубль: почніть будь-якою.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>Починає %1: у кого найстарший дубль із розданих, а без дублів — найважча фішка.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Ви починаєте: %1 — найстарший дубль із розданих.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Дубля нікому не прийшло. Ви починаєте: %1 — найважча фішка.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>У вас найважча фішка: почніть будь-якою.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Скільки фішок завжди лишається в базарі</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставити матадора</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Притримати матадора на потім</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Матадорів на потім у вас лишиться %1, а не %2.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Цей кінець тепер — брама.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Доповніть до %1, поставте пустушку або матадора.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Доповніть до %1 або поставте матадора.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Ваш хід: поставте пустушку або матадора.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Ваш хід: підходить лише матадор.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Заявити %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Пас</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n фішка</numerusform>
                <numerusform>%1: %n фішки</numerusform>
                <numerusform>%1: %n фішок</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Ставка %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Залишити %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Узяти з базару</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Повернути %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Якщо ніхто не заявить більше, ви отримаєте %1 і роздаватимете.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Ставки</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Найвища ставка — %1: тепер потрібно не менше ніж %2. Ставлять усі; незіграна ставка приносить 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Найвища ставка — %1: тепер потрібно не менше ніж %2; ставлять усі. Ваші фішки дадуть щонайбільше %3 (фішка стихії раунду — 4, інша — 1, дубль удвічі).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Першим ставить той, хто роздає; кожен наступний має поставити більше.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Перша ставка ваша, решта — вищі. Ваші фішки дадуть щонайбільше %1 (фішка стихії раунду — 4, інша — 1, дубль удвічі).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Хто роздає першим?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>У кожного по фішці, і заявити можна не більше за її суму. Найвища заявка йде в очки й дає право роздавати.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Найвища заявка — %1 (%2). Ваша фішка дозволяє заявити до %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Найвища заявка — %1 (%2). Ваша фішка дозволяє заявити до %3. Найвища заявка йде в очки й дає право роздавати.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Найвища заявка — %1 (%2). Ваша фішка дозволяє заявити до %3: можна лише спасувати. Найвища заявка йде в очки й дає право роздавати.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Найвища заявка — %1 (%2). Найвища заявка йде в очки й дає право роздавати.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>У кожного по фішці, і заявити можна не більше за її суму: вам — до %1. Найвища заявка йде в очки й дає право роздавати.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Стихія раунду</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Фінал</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Стихії в наборі, по 57 фішок кожної</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Дві команди по троє (шість гравців)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Три команди по двоє (шість гравців)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Хто з ким грає</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Команди бувають лише за шести гравців.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Коротка партія: дві стихії</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Три стихії</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Зіграні ставки йдуть в очки</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Нічим ходити — узяти фішку</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>ставка зіграла</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>На руках не лишилося фішок ні в кого.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Фішок лишилося замало: цей раунд не грається.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>заявляє %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Ви заявляєте %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 заявляє %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>пасує</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Ви пасуєте.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 пасує.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>називає: %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Ви називаєте стихію: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 називає стихію: %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>ставка %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Ваша ставка — %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1: ставка %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>не змінює ставки</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Ваша ставка лишається.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 не змінює ставки.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>повертає %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>вибуває</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>З ботами партія триває приблизно %n хвилину.</numerusform>
                <numerusform>З ботами партія триває приблизно %n хвилини.</numerusform>
                <numerusform>З ботами партія триває приблизно %n хвилин.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Стихія до стихії</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Добирайте стихію чи число, робіть ставки й дійдіть до фіналу.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Перша фішка: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Поставити фішку %1 уздовж до фішки %2 числом %3: %n очко.</numerusform>
                <numerusform>Поставити фішку %1 уздовж до фішки %2 числом %3: %n очки.</numerusform>
                <numerusform>Поставити фішку %1 уздовж до фішки %2 числом %3: %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Поставити фішку %1 упоперек до фішки %2 числом %3: %n очко.</numerusform>
                <numerusform>Поставити фішку %1 упоперек до фішки %2 числом %3: %n очки.</numerusform>
                <numerusform>Поставити фішку %1 упоперек до фішки %2 числом %3: %n очок.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Кінець: підійде %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>пас</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>заявка %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Дублі на початку %1, очки %2, мінус фішки на руках %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Дублі на початку %1, очки %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Очки %1, мінус фішки на руках %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Очки %1, фішок на руках немає.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 мінус %2 за фішки, що лишилися, — це %3: ставка %4 не зіграла, раунд дає 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, і фішок не лишилося: ставка %2 не зіграла, раунд дає 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 мінус %2 за фішки, що лишилися, — це %3: ставка %4 зіграла.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, і фішок не лишилося: ставка %2 зіграла.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>роздає</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>ставка %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 з %2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Банк: %n фішка.</numerusform>
                <numerusform>Банк: %n фішки.</numerusform>
                <numerusform>Банк: %n фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>вогонь %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>жар %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>світло %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>листя %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>вода %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>ефір %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>вогонь</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>жар</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>світло</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>листя</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>вода</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>ефір</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>На цьому кінці %1, і підійде лише %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Упоперек можна ставити лише фішки стихії раунду.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Зараз не ваш хід.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Перша фішка має бути тієї стихії, яку ви назвали.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Тут немає ні відкритого кінця, ні боку.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Найвища заявка йде в очки й дає право роздавати.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Ніхто не може заявити більше: ви роздаєте, і заявка йде вам в очки.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Суперник може заявити до %1, ви — до %2: нова заявка лише додасть йому очок.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>У вас %n така фішка.</numerusform>
                <numerusform>У вас %n такі фішки.</numerusform>
                <numerusform>У вас %n таких фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Будь-яка ставка, що зіграла, дає ваші очки мінус фішки, що лишилися; вищій лише важче зіграти.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Ставка, що зіграла, теж іде в очки, але вищій зіграти важче, ніж вона того варта.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Лишаться кінці, до яких підходять інші ваші фішки.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Жодна ваша фішка не підходить.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Що повніші руки, то менше вирішує випадок.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Очки %1 мінус фішки на руках %2: поки що %3. Ставка — %4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Ваша фішка дозволяє заявку до %1: можна лише спасувати.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Спасуйте: ваша фішка не дозволяє підняти заявку.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>поза грою з раунду %1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Банк: %1 і %n фішка зі столу: %2.</numerusform>
                <numerusform>Банк: %1 і %n фішки зі столу: %2.</numerusform>
                <numerusform>Банк: %1 і %n фішок зі столу: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Банк (%3): %1 і %n фішка зі столу: %2.</numerusform>
                <numerusform>Банк (%3): %1 і %n фішки зі столу: %2.</numerusform>
                <numerusform>Банк (%3): %1 і %n фішок зі столу: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Банк (%1): %n фішка.</numerusform>
                <numerusform>Банк (%1): %n фішки.</numerusform>
                <numerusform>Банк (%1): %n фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Це 3 очки, або 4, якщо число, що торкається, є й на тій фішці; дубль удвічі більше.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Будь-яка стихія дає 1 очко, стихія раунду 4; дубль удвічі більше.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Якщо лишиться на руках наприкінці раунду, забере очко.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Хто поставив: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Дубль: приносить удвічі більше очок.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Вона стихії раунду: її можна класти й упоперек.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Ваші очки мінус фішки, що лишилися, мають дати не менше ніж %1, інакше раунд нічого вам не дасть.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Ваші власні очки мінус фішки, що лишилися, мають дати не менше ніж %1, інакше раунд нічого вам не дасть.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Навмання з кожного банку: %1. Усі руки будуть повними, фішок: %2.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Навмання з кожного банку: %1. На руках буде по %2 з %3 фішок.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Навмання з кожного банку: %1. На руках буде від %2 до %3 з %4 фішок.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Найвища заявка — %1, ваша власна. Ваша фішка дозволяє заявити до %2. Найвища заявка йде в очки й дає право роздавати.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Ви вибули з партії.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Поза грою: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Фішки виграних раундів. До фіналу частину з кожного банку роздадуть знову.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Один Банк на команду: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Пасує й більше нічого не заявляє.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Витягнута фішка дозволяє заявити до %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Заявка — %1; витягнута фішка дозволяє до %2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Поза грою з раунду %1, з найменшим тоді підсумком.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Ставка %1: стільки мають дати очки мінус фішки на руках, інакше раунд дає 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>У цьому раунді немає фішок для гри.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Роздає: називає стихію, відкриває ставки й ставить першу фішку.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Робить ставку після того, хто роздає, і вищу за попередню.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Торгуйтеся за першу роздачу й очки або спасуйте.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Залиште свою ставку %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Поставте більше або залиште свою ставку %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Ваш хід: перша фішка, стихія — %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Поставте фішку: вирішують очки мінус залишок.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Ваш хід: поставте фішку; ставка зіграла.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Поставте фішку: у вас %1, ваша ставка %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Назвіть стихію: її фішки дають найбільше.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Скажіть, скільки фішок повернеться з банків.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Ні в кого не лишилося фішок для фіналу.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>У фіналі порівну: по %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Підсумки теж рівні, по %1: перемагають обидві сторони.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Банк: %1 і %2 з перейнятого банку (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Банк (%5): %1 і %2 з перейнятого банку (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Банк: %1, %2 з перейнятого банку (%4) і %n фішка зі столу: %3.</numerusform>
                <numerusform>Банк: %1, %2 з перейнятого банку (%4) і %n фішки зі столу: %3.</numerusform>
                <numerusform>Банк: %1, %2 з перейнятого банку (%4) і %n фішок зі столу: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Банк (%5): %1, %2 з перейнятого банку (%4) і %n фішка зі столу: %3.</numerusform>
                <numerusform>Банк (%5): %1, %2 з перейнятого банку (%4) і %n фішки зі столу: %3.</numerusform>
                <numerusform>Банк (%5): %1, %2 з перейнятого банку (%4) і %n фішок зі столу: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 мінус %2 за фішки, що лишилися, — це %3: ставка %4 зіграла, її додано, разом %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, і фішок не лишилося: ставка %2 зіграла, її додано, разом %3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Відтепер поза грою.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Поза грою з раунду %1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>на %1 нижче за всіх</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>на %1 вище останнього</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>найменший підсумок вибуває, якщо не виграє раунд</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>найменший підсумок вибуває, якщо не виграє раунд: ви попереду на %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>найменший підсумок вибуває, якщо не виграє раунд: ваша команда попереду на %1</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Фішок бракує: після цього раунду найменший підсумок вибуває, якщо не виграє раунд.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Для фішки %1 зараз немає місця: немає ні відкритого кінця, ні довгого боку.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Для фішки %1 зараз немає місця: до кінців підійде %2, а відкритого довгого боку немає.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Для фішки %1 зараз немає місця: відкритих кінців немає, а впоперек підійде лише %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Для фішки %1 зараз немає місця: до кінців підійде %2, а впоперек — лише %3.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>найменший підсумок вибуває, якщо не виграє раунд: вам бракує %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>найменший підсумок вибуває, якщо не виграє раунд: вашій команді бракує %1</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Фінал починається з нуля, без ставок: підсумки рахуються, лише якщо в ньому буде порівну. Банки: %1 — %2, %3 — %4. У руках бракує фішок: %5; у базарі: %6. Скільки повернеться з кожного, вирішує той, у кого банк більший. Мало — маленькі руки й короткий фінал; багато — повні руки й більше дублів для фори.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Фінал починається з нуля, без ставок: підсумки рахуються, лише якщо в ньому буде порівну. Банки: %1 — %2, %3 — %4. У руках бракує фішок: %5; у базарі: %6. Банки рівні, тож скільки повернеться з кожного, вирішує переможець минулого раунду. Мало — маленькі руки й короткий фінал; багато — повні руки й більше дублів для фори.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Фінал починається з нуля, без ставок: підсумки рахуються, лише якщо в ньому буде порівну. Банки: %1 — %2, %3 — %4. У руках бракує фішок: %5; у базарі: %6. Банки рівні, тож скільки повернеться з кожного, вирішує той, у кого більший підсумок. Мало — маленькі руки й короткий фінал; багато — повні руки й більше дублів для фори.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Фінал починається з нуля, без ставок: підсумки рахуються, лише якщо в ньому буде порівну. Банки: %1 — %2, %3 — %4. У руках бракує фішок: %5; у базарі: %6. Банки й підсумки рівні, тож скільки повернеться з кожного, вирішує той, хто сидить першим. Мало — маленькі руки й короткий фінал; багато — повні руки й більше дублів для фори.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Хто роздає, називає її й ставить першу таку фішку. Лише її фішки можна ставити впоперек, за 3 або 4 очки; дубль удвічі більше.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Кожен за себе</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Ставка, що зіграла, теж іде в очки</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Кому нічим ходити, той бере фішку</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>перша роздача</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>за першу роздачу</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>за ставку, що зіграла</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>те саме число</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>упоперек</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>стихія раунду, те саме число</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Фінал починається з нуля: підсумок %1 рахується, лише якщо у фіналі буде порівну.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>У фіналі: дублі %1 і очки %2 мінус фішки на руках %3 дають %4. Попередній підсумок, %5, рахується, лише якщо у фіналі буде порівну.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Ставте на свої очки мінус 1 за кожну фішку, що лишиться.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Ставте лише на власні очки мінус 1 за кожну фішку, що лишиться.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Ставте: ваші фішки дадуть щонайбільше %1.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Далі фінал, і він починається з нуля: підсумки рахуються, лише якщо в ньому буде порівну.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Коли фішок забракне, буде фінал.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Після наступного раунду найменший підсумок вибуває, якщо не виграє той раунд. Останні двоє грають фінал.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Коли фішок забракне, після кожного раунду найменший підсумок вибуває, якщо не виграє раунд. Останні двоє грають фінал.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Бік фішки %1 %2: підійде її стихія.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>фінал</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>дублі +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>фінал, без ставок</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>витягнуто дубль %1, перша роздача</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>заявка %1, перша роздача</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>До раунду: +%1 за найкращий дубль, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>До раунду: +%1 за найвищу заявку.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Ви витягли найкращий дубль, %1: вам +%2 і перша роздача.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Ви витягли найкращий дубль, %2: вам +%3 і перша роздача. %5 старший за будь-який інший дубль і дає %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1: найкращий дубль, %2; за нього +%3 і перша роздача.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1: найкращий дубль, %2; за нього +%3 і перша роздача. %5 старший за будь-який інший дубль і дає %3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Стихія раунду: лише її фішки можна ставити впоперек, за 3 або 4 очки; дубль удвічі більше.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Фінал починається з нуля, без ставок: підсумки рахуються, лише якщо в ньому буде порівну. Таблички показують очки мінус фішки на руках.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 повертає фішки з кожного банку: %2. Таблички показують очки мінус фішки на руках.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Фінал починається з нуля, без ставок: підсумки рахуються, лише якщо в ньому буде порівну. Таблички показують очки мінус фішки на руках. Фора за показані дублі: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 повертає фішки з кожного банку: %2. Таблички показують очки мінус фішки на руках. Фора за показані дублі: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Фінал починається з нуля, без ставок: підсумки рахуються, лише якщо в ньому буде порівну. Таблички показують очки мінус фішки на руках. Фора за показані дублі: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 повертає фішки з кожного банку: %2. Таблички показують очки мінус фішки на руках. Фора за показані дублі: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Жодної іншої стихії у вас не більше.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Іншої стихії у вас стільки ж фішок і дублів: обидві однаково добрі.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Вона стихії раунду, а дубль дає вдвічі більше.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Вона стихії раунду, і числа збігаються.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Вона стихії раунду, тож може лягти впоперек.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>З тих, у кого лишилися фішки, ніхто не може поставити свою.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Ваша фішка стихії %1 приносить більше, але підійде й пізніше; а для цієї тоді може не знайтися кінця.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Відкритою лишиться %1, а у вас ще %n фішка з цим числом.</numerusform>
                <numerusform>Відкритою лишиться %1, а у вас ще %n фішки з цим числом.</numerusform>
                <numerusform>Відкритою лишиться %1, а у вас ще %n фішок із цим числом.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Якщо вона лишиться на руках, то в підсумку відбере очко, а цього кінця скоро може не стати.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Хто роздає, підняв ставку, тож ставки йдуть ще по колу: найвища тепер — %1. Поставте більше або залиште свою.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Хто роздає, підняв ставку, тож ставки йдуть ще по колу: найвища тепер — %1. Ваші фішки дадуть щонайбільше %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Усі зробили ставки, найвища — %1. Ви роздаєте, тож можете підняти свою; тоді зможуть і інші.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Усі зробили ставки, найвища — %1. Ви роздаєте, тож можете підняти свою; тоді зможуть і інші. Ваші фішки дадуть щонайбільше %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Найвища ставка — ваша: %1. Ви можете її підняти; тоді зможуть і інші.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Найвища ставка — ваша: %1. Ви можете її підняти; тоді зможуть і інші. Ваші фішки дадуть щонайбільше %2.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Звідси руки поповнюють перед кожним раундом. Коли фішок бракує, руки менші, щоб вистачило до фіналу, і найменший підсумок вибуває, якщо не виграє раунд.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Ви граєте разом: %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Ви граєте разом: %3. Ви витягли найкращий дубль, %1: вам +%2 і перша роздача.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Ви граєте разом: %4. Ви витягли найкращий дубль, %2: вам +%3 і перша роздача. %5 старший за будь-який інший дубль і дає %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Ви граєте разом: %4. %1: найкращий дубль, %2; за нього +%3 і перша роздача.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Ви граєте разом: %4. %1: найкращий дубль, %2; за нього +%3 і перша роздача. %5 старший за будь-який інший дубль і дає %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Ваша заявка найвища: вам +%1 і перша роздача.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1: найвища заявка; за неї +%2 і перша роздача.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Фішок бракує: тепер на руках по %1, і після цього раунду найменший підсумок вибуває, якщо не виграє раунд.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Таблички показують тепер, як «5 з 12», очки мінус фішки на руках і ставку, яку треба набрати.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Без фішок: %1. Раунд триває, поки хтось може поставити фішку.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>У вас не лишилося фішок. Раунд триває, поки хтось може поставити фішку.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>Стільки ж, але банк більший (%1 проти %2): %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>Стільки ж, але більше за цей раунд (%1 проти %2): %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>Усього стільки ж, але раніше в порядку ходу: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Вибуває з підсумком %1: %2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Вибуває з найменшим підсумком %1: %2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Лишається з підсумком %1, вигравши раунд: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Фішки зі столу йдуть у банк того, хто виграв раунд: до фіналу частину з кожного банку роздадуть знову, а скільки, скаже той, у кого банк більший.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>Тому вирішує більший підсумок, %1 проти %2: %3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Спершу дайте відповідь на запитання: фішки кладуть потім.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Торгуватися за першу роздачу</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Назвати правильну стихію</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставити стільки, скільки дасть рука</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставити фішку впоперек</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставити правильну фішку</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>Вибуває %2; менше ніж %1 ні в кого не було.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Більше вона нікуди не підходить: це єдиний відкритий кінець з %1, і скоро його може не стати.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Ви повертаєте фішки з кожного банку: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 повертає фішки з кожного банку: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>Стільки ж, але фішок на руках менше (%1 проти %2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>Стільки ж, але ставка вища (%1 проти %2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>Раунд бере єдина виконана ставка: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Раунд бере найкращий результат серед виконаних ставок: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Раунд бере найкращий результат: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Ставки не виконав ніхто. Раунд бере найкращий результат: %1, %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Більше фішок жодної руки не збільшить.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Після багатьох спроб: так фінал виграють частіше, ніж з більшою кількістю фішок.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Робить високі ставки.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Любить ставити впоперек.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ваша рука має дати близько %1, більше за вашу ставку.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Це найменша дозволена ставка, але ваша рука дасть не більше ніж %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Це найменша дозволена ставка; ваша рука має дати близько %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ваша рука має дати близько %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ваша рука має дати близько %1, а наступним доведеться ставити більше.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>Серед них %n дубль, він рахується двічі.</numerusform>
                <numerusform>Серед них %n дублі, вони рахуються двічі.</numerusform>
                <numerusform>Серед них %n дублів, вони рахуються двічі.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Ваша ставка %1 уже недосяжна: раунд нічого вам не дасть. Тепер важливо, щоб інші отримали якнайменше.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Ваша ставка %1 уже недосяжна: раунд нічого вам не дасть. Якщо не зіграє жодна, виграє той, у кого більше очок мінус фішки, що лишилися.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Ваша ставка %1 уже недосяжна: раунд нічого вам не дасть.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Стихія %1: у вас %n фішка</numerusform>
                <numerusform>Стихія %1: у вас %n фішки</numerusform>
                <numerusform>Стихія %1: у вас %n фішок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Вам легше ходити: підійде %n з інших ваших фішок, а не %2.</numerusform>
                <numerusform>Вам легше ходити: підійдуть %n з інших ваших фішок, а не %2.</numerusform>
                <numerusform>Вам легше ходити: підійдуть %n з інших ваших фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Іншим важче ходити: підійде %n прихована фішка, а не %2.</numerusform>
                <numerusform>Іншим важче ходити: підійдуть %n приховані фішки, а не %2.</numerusform>
                <numerusform>Іншим важче ходити: підійдуть %n прихованих фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Ваших фішок цієї стихії: %1, а не %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Якщо ніхто не заявить більше, ви отримаєте %1, а не %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Меншій ставці легше зіграти: %1, а не %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Наступним доведеться ставити більше за %1, а не за %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Викласти ряд</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Викласти групу</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Стук: суперперемога!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Постукати</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Спершу треба викласти джокера.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Узяту фішку цього ходу скинути не можна.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Баласту лишиться %1; щоб постукати, потрібно не більше ніж %2 або одна зайва фішка.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Баласту лишиться %1; щоб постукати, потрібно не більше ніж %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Лишиться %n зайва фішка; щоб постукати, потрібно не більше однієї.</numerusform>
                <numerusform>Лишаться %n зайві фішки; щоб постукати, потрібно не більше однієї.</numerusform>
                <numerusform>Лишиться %n зайвих фішок; щоб постукати, потрібно не більше однієї.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Лишиться %n зайва фішка; щоб постукати, зайвих бути не має.</numerusform>
                <numerusform>Лишаться %n зайві фішки; щоб постукати, зайвих бути не має.</numerusform>
                <numerusform>Лишиться %n зайвих фішок; щоб постукати, зайвих бути не має.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Узяти з базару</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Десять</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Тринадцять</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Скільки фішок роздається кожному</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Примірників кожної фішки</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Джокери</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>На столі, де додавати можуть обоє</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Лише коли хтось стукає</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Де викладають комбінації</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Лише те, що не в комбінаціях</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Усе, комбінації теж</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Що рахується на руках у суперника під час стуку</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Малий баласт або одна зайва фішка</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Малий баласт</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Не більше однієї зайвої фішки</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Жодної зайвої фішки</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Що потрібно, щоб постукати</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>З яким баластом можна стукати</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Скільки баласту дає джокер</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Очки за підрізку</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Очки за перемогу</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Очки за суперперемогу</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Відкритий стіл</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Джин-рамі (52 фішки)</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>бере: %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Ви берете: %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 бере: %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>скидає: %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Ви скидаєте: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 скидає: %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>викладає: %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Ви викладаєте: %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 викладає: %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>додає: %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Ви додаєте: %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 додає: %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>замість джокера: %1</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Ви ставите на місце джокера: %1.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ставить на місце джокера: %2.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>стукає</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ви стукаєте.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 стукає.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Рамі на двох</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Групи й ряди вдвох; постукайте раніше за суперника.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>перемога</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>суперперемога</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>підрізка</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>баласт</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Ніхто не постукав: раунд унічию.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>До ряду підійде чорна %1 або чорна %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>До ряду підійде червона %1 або червона %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>До ряду підійде синя %1 або синя %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>До ряду підійде помаранчева %1 або помаранчева %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До ряду підійде чорна %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До ряду підійде червона %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До ряду підійде синя %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До ряду підійде помаранчева %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До групи підійде чорна %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До групи підійде червона %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До групи підійде синя %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>До групи підійде помаранчева %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заміняє чорну %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заміняє червону %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заміняє синю %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заміняє помаранчеву %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокери заміняють чорні %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокери заміняють червоні %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокери заміняють сині %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокери заміняють помаранчеві %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Додано до чорного ряду</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Додано до червоного ряду</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Додано до синього ряду</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Додано до помаранчевого ряду</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Ця група повна.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>До групи підійде ще одна %1 кольору, якого в ній бракує.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Цей ряд повний.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Джокер заміняє ще одну %1 кольору, якого бракує в групі.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Додано до групи з числом %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>група з числом %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Ряд</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Група</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Баласт %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Баласт після скидання: %1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Порівну: підрізка, але без очок.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Невикладені комбінації рахуються повністю.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Без баласту</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Візьміть відкриту фішку або пасуйте.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Обоє спасували: візьміть фішку з базару.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>У базарі лишилася %n фішка.</numerusform>
                <numerusform>У базарі лишилося %n фішки.</numerusform>
                <numerusform>У базарі лишилося %n фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>чорна %1</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>чорні %1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>червона %1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>червоні %1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>синя %1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>сині %1–%2</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>помаранчева %1</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>помаранчеві %1–%2</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>джокер</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Узяти чорну %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Узяти червону %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Узяти синю %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Узяти помаранчеву %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Узяти джокера</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Скинути чорну %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Скинути червону %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Скинути синю %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Скинути помаранчеву %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Скинути джокера</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставити чорну %1 на місце джокера</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставити червону %1 на місце джокера</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставити синю %1 на місце джокера</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставити помаранчеву %1 на місце джокера</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Додати чорну %1 до ряду</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Додати червону %1 до ряду</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Додати синю %1 до ряду</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Додати помаранчеву %1 до ряду</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Додати чорну %1 до групи</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Додати червону %1 до групи</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Додати синю %1 до групи</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Додати помаранчеву %1 до групи</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Додати джокера до групи з числом %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера перед чорною %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера перед червоною %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера перед синьою %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера перед помаранчевою %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера після чорної %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера після червоної %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера після синьої %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Додати джокера після помаранчевої %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Скид: зверху чорна %1, усього %n фішка</numerusform>
                <numerusform>Скид: зверху чорна %1, усього %n фішки</numerusform>
                <numerusform>Скид: зверху чорна %1, усього %n фішок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Скид: зверху червона %1, усього %n фішка</numerusform>
                <numerusform>Скид: зверху червона %1, усього %n фішки</numerusform>
                <numerusform>Скид: зверху червона %1, усього %n фішок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Скид: зверху синя %1, усього %n фішка</numerusform>
                <numerusform>Скид: зверху синя %1, усього %n фішки</numerusform>
                <numerusform>Скид: зверху синя %1, усього %n фішок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Скид: зверху помаранчева %1, усього %n фішка</numerusform>
                <numerusform>Скид: зверху помаранчева %1, усього %n фішки</numerusform>
                <numerusform>Скид: зверху помаранчева %1, усього %n фішок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Скид: зверху джокер, усього %n фішка</numerusform>
                <numerusform>Скид: зверху джокер, усього %n фішки</numerusform>
                <numerusform>Скид: зверху джокер, усього %n фішок</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук із %2, скинути чорну %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук із %2, скинути червону %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук із %2, скинути синю %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук із %2, скинути помаранчеву %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Стук із %2, скинути джокера</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперперемога: скинути чорну %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперперемога: скинути червону %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперперемога: скинути синю %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперперемога: скинути помаранчеву %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Суперперемога: скинути джокера</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Скид порожній</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Баласт зменшиться з %1 до %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Вона ввійде в комбінацію: баласт зменшиться з %1 до %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Вона підходить до комбінації на столі.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>З неї може скластися комбінація.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Обоє спасували: лишається тільки це.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Скид порожній.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>З відкритою фішкою комбінації у вас не вийде.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Фішок на руках немає: суперперемога.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Джокера треба викласти цього ж ходу.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Так джокер звільниться для вашої комбінації.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Що лежить на столі, проти вас не рахується.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>На руках лишиться %n фішка.</numerusform>
                <numerusform>На руках лишаться %n фішки.</numerusform>
                <numerusform>На руках лишиться %n фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Це ваша остання фішка: суперперемога.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>У вас немає баласту.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1: для підрізки потрібно не більше ніж %2.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Раунд закінчено.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Зараз не ваш хід.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Спершу візьміть відкриту фішку або пасуйте.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Спершу візьміть фішку з базару.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Спершу візьміть фішку: з базару або відкриту.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Джокера треба викласти: у новій комбінації або до готової.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Комбінації викладають, лише коли хтось стукає.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Цього ходу ви не зможете викласти джокера.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Тоді ваш хід не зможе закінчитися.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Цієї фішки у вас немає.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Викласти комбінацію</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Зібрати мої комбінації</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Більше не збирати мої комбінації</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Викласти вибрані фішки комбінацією</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Узяти відкриту фішку</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Збирати мої комбінації чи ні</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Поки що у вас немає жодної комбінації.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Перетягніть або натисніть сюди, щоб викласти комбінацію</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Яку комбінацію?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Із цих фішок комбінація не складається.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Візьміть фішку.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Викладіть комбінації, якщо хочете, потім скиньте фішку.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>стук при %1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>При %1 або менше можна постукати, і раунд закінчено.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Баласт: скільки рахуються ваші фішки поза комбінаціями. Що менше, то краще.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Скидання, після якого лишається найменше: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Поза комбінаціями: %1 = %2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Кожен хід починається з фішки звідси або з останньої скинутої.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Тут лежить скинуте. Узяти можна лише верхню фішку.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Хто має цю фішку, може обміняти її на джокера.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Заміняє будь-яку фішку, якої бракує комбінації.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Поза комбінацією рахується проти вас: %1.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: баласту немає.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: баласт %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: баласт %2 = %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: додано %n фішку.</numerusform>
                <numerusform>%1: додано %n фішки.</numerusform>
                <numerusform>%1: додано %n фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Фішки в комбінації більше не рахуються проти вас, а додавати до неї можуть обоє.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>Комбінація гравця %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Додавати до будь-якої комбінації можуть обоє, хто б її не виклав.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 — це туз і рахується за 11, від 10 до 13 — за 10, решта — за своє число.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Поза комбінаціями: 1 — це туз і рахується за 11, від 10 до 13 — за 10, решта — за своє число.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер замість чорної %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер замість червоної %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер замість синьої %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер замість помаранчевої %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>джокер замість ще однієї %1</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Викладіть джокера: у комбінації або до готової.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Візьміть фішку з базару або відкриту.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Скиньте фішку або закінчіть раунд стуком.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>за перемогу</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>за суперперемогу</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>за підрізку</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>за баласт</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Баласту лишиться %1, а могло бути лише %2, зате решта швидше складеться в комбінацію.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Баласту лишиться %1, а могло бути лише %2, зате гравцеві %3 вона знадобиться менше.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Баласту лишиться %1; найменше було б %2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Це найдорожча із зайвих; баласту лишиться %1.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Баласту лишиться %1, менше не буває.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Туз. Поза комбінацією рахується проти вас: %1.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Скиньте фішку; з баластом не більше ніж %1 можна постукати.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Скиньте фішку; постукати можна, якщо лишиться не більше однієї зайвої.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Скиньте фішку; постукати можна, якщо зайвих не лишиться.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Серед зайвих немає дорожчої; баласту лишиться %1, з них %2 за туза.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Баласту лишиться %1, менше не буває; з них %2 за туза.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Туз рахується за %1, і серед зайвих немає дорожчої; баласту лишиться %2.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>Від %1 до %2 — усі по %3, і серед зайвих немає дорожчої; баласту лишиться %4.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Серед зайвих немає дорожчої; баласту лишиться %1.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>У комбінації три фішки або більше: спершу виберіть їх.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Підрізка, %1 – %2: баласту стільки ж або менше.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>стукає і скидає: %1</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Ви стукаєте і скидаєте: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 стукає і скидає: %2.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 стукає, баласту менше: перемога.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Ви стукаєте, баласту менше: перемога.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: жодної зайвої фішки, це суперперемога.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>У вас жодної зайвої фішки: суперперемога.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 стукає, а у вас стільки ж баласту або менше: підрізка.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Ви стукаєте, а в суперника (%1) стільки ж баласту або менше: підрізка.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1 стукає і скидає: %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 мінус %3: очок %4.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 мінус %3: очок %4, і ще %5 за перемогу.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>Порівну. %1: очок за підрізку %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 мінус %3, очок %4, і ще %5 за підрізку.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Базар порожній: очок ніхто не отримує.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>Ходів без узяття з базару: %1. Очок ніхто не отримує.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 за суперперемогу.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2 + %3 за суперперемогу = %4.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Базар порожній: це останній хід.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>У базарі може знайтися щось краще.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Використати джокера</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Додати до комбінації на столі</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Викласти комбінацію</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Скинути правильну фішку</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Постукати правильною фішкою</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поки не стукати</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Баласту у вас лишиться %1, а не %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Тоді баласт зменшить %n прихована фішка, а не %2.</numerusform>
                <numerusform>Тоді баласт зменшать %n приховані фішки, а не %2.</numerusform>
                <numerusform>Тоді баласт зменшать %n прихованих фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Суперперемога!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Залишити відкриту фішку</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Не стукайте поки що: наступне взяття зменшить баласт у середньому з %1 до %2.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Зайвих фішок не лишається.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Стукає, щойно можна.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Вичікує, перш ніж постукати.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Збирає ряди.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Вона в комбінації, і баласту лишиться %1, а не %2, зате решта швидше складеться в комбінацію.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Вона в комбінації, але що не скинути, баласту лишиться не менше ніж %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 за один, 60 за два одразу, 70 за три</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>По 50 за кожен</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Що дає замкнутий шестикутник</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Усі три кути збігаються з числами на столі</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Те саме, але лише одна сторона торкається фішки</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Що вважається мостом</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>Кому починати з триплета, той може взяти замість нього 0-0-0</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Фішки інших мінус свої, один раз</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Різниця з кожним з інших</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>За риби найлегша рука отримує</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Триоміно</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Трикутники сторона до сторони; замикайте шестикутники, будуйте мости.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Строгі мости, шестикутники по 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Коротка партія, до 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>фішка</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>початок із триплета</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>початок із 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>шестикутник</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>міст</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>узята фішка</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>пас</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>фішка %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>фішка %1, %2, %3; нікуди не підходить</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>фішка %1, %2, %3; підходить на %n місце</numerusform>
                <numerusform>фішка %1, %2, %3; підходить на %n місця</numerusform>
                <numerusform>фішка %1, %2, %3; підходить на %n місць</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Почати з %1: %n очко.</numerusform>
                <numerusform>Почати з %1: %n очки.</numerusform>
                <numerusform>Почати з %1: %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Поставити %1 до %2 і замкнути шестикутник: %n очко.</numerusform>
                <numerusform>Поставити %1 до %2 і замкнути шестикутник: %n очки.</numerusform>
                <numerusform>Поставити %1 до %2 і замкнути шестикутник: %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Поставити %1 до %2 мостом: %n очко.</numerusform>
                <numerusform>Поставити %1 до %2 мостом: %n очки.</numerusform>
                <numerusform>Поставити %1 до %2 мостом: %n очок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Поставити %1 до %2: %n очко.</numerusform>
                <numerusform>Поставити %1 до %2: %n очки.</numerusform>
                <numerusform>Поставити %1 до %2: %n очок.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Місце, куди підходить ваша фішка.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Ви починаєте: %1 — найстарший триплет із розданих.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Триплета нікому не прийшло. Ви починаєте: %1 дає найбільше.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Фішка звідси коштує %1 очок, за хід не більше трьох.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Де сторони торкаються, числа на обох кінцях однакові.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Триплет: починає найстарший, за нього ще 10 очок.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Варта %1: вам, якщо поставите, переможцю, якщо лишиться у вас.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Хто поставив: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>Почали з 0-0-0: 30 очок і 10 за триплет.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Почали з %1: це найстарший триплет із розданих.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Триплета нікому не прийшло. Почали з %1: ця фішка дає найбільше.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Раунд починає найстарший триплет: поставте %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Триплета ні в кого немає, починає найдорожча фішка: поставте %1.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Фішку ставлять сторона до сторони з іншою.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Зараз не ваш хід.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>До жодної сторони на столі %1 не підходить.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Жодна ваша фішка не підходить.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>З цією фішкою ви виходите.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>за вихід</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>за очки в інших руках</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Вона нічого не дає, але нічого явно кращого немає.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Вона нічого не дає, але потім підійдуть інші ваші фішки.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Тут фішка має показувати %1, а далі за годинниковою стрілкою %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>На фішці є обидва числа, але навпаки: за годинниковою стрілкою після %1 має йти %2.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Тут фішка має показувати %1, %2 і %3 за годинниковою стрілкою.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>за поставлені фішки</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>за поставлену фішку</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>за початок із триплета</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>за початок із 0-0-0</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>за міст</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>за %n міст</numerusform>
                <numerusform>за %n мости</numerusform>
                <numerusform>за %n мостів</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>за взяту фішку</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>за %n взяту фішку</numerusform>
                <numerusform>за %n взяті фішки</numerusform>
                <numerusform>за %n взятих фішок</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>за пас</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>за %n пас</numerusform>
                <numerusform>за %n паси</numerusform>
                <numerusform>за %n пасів</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Скільки коштує пас, коли базар порожній</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Замкнути шестикутник</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Збудувати міст</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Підготувати свій міст або шестикутник</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Узяти, хоча фішка підходить</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Лишити іншим мало того, що підходить</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Найдорожчий міст або шестикутник, що лишається іншим, вартий %1, а не %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Фішок у вас буде %1, а не %2: коли їх більше, ви ще зможете ходити, коли інші кажуть «пас».</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Більше ніхто не ходить: раунд кінчається рибою.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>за шестикутник</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>за шестикутники</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Узяти (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Остання фішка з базару (%1): не підійде — %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Базар порожній, нічого не підходить: ви пасуєте (%1).</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Пас (−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Поставити %1 до %2 і замкнути %3 шестикутники: %n очко.</numerusform>
                <numerusform>Поставити %1 до %2 і замкнути %3 шестикутники: %n очки.</numerusform>
                <numerusform>Поставити %1 до %2 і замкнути %3 шестикутники: %n очок.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Її очки того варті, хоча потім жодна з інших ваших фішок не підійде.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Після неї підійде %n з інших ваших фішок.</numerusform>
                <numerusform>Після неї підійдуть %n з інших ваших фішок.</numerusform>
                <numerusform>Після неї підійдуть %n з інших ваших фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>На кінець раунду поставити %1 (+%2) дає приблизно на %3 більше.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>У багатьох таких раундах це давало більше, ніж поставити %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Майже порівну: на кінець раунду поставити %1 (+%2) дає приблизно стільки ж.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Береже триплети на потім.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Спершу ставить важкі фішки.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Вам легше ходити: підійде %n з інших ваших фішок, а не %2.</numerusform>
                <numerusform>Вам легше ходити: підійдуть %n з інших ваших фішок, а не %2.</numerusform>
                <numerusform>Вам легше ходити: підійдуть %n з інших ваших фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Іншим важче ходити: підійде %n прихована фішка, а не %2.</numerusform>
                <numerusform>Іншим важче ходити: підійдуть %n приховані фішки, а не %2.</numerusform>
                <numerusform>Іншим важче ходити: підійдуть %n прихованих фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Тоді іншим частіше доводиться казати «пас».</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Тоді ваші фішки дають більше, а фішки інших менше.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Тоді ваші фішки дають більше.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Тоді фішки інших дають менше.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 На кінець раунду це дає приблизно на %n очко більше, ніж поставити %1 (+%2).</numerusform>
                <numerusform>%3 На кінець раунду це дає приблизно на %n очки більше, ніж поставити %1 (+%2).</numerusform>
                <numerusform>%3 На кінець раунду це дає приблизно на %n очок більше, ніж поставити %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>На кінець раунду це дає приблизно на %n очко більше, ніж поставити %1 (+%2).</numerusform>
                <numerusform>На кінець раунду це дає приблизно на %n очки більше, ніж поставити %1 (+%2).</numerusform>
                <numerusform>На кінець раунду це дає приблизно на %n очок більше, ніж поставити %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>У багатьох таких раундах це давало більше, ніж поставити %1 (+%2): коли фішок більше, ви ще зможете ходити, коли інші кажуть «пас».</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Жодна інша ваша фішка не дає зараз стільки очок.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Якщо рахувати й очки, і те, що підійде потім, нічого явно кращого немає.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Найдорожчий міст або шестикутник, що лишається суперникові, вартий %1, а не %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Фішок у вас буде %1, а не %2: коли їх більше, ви ще зможете ходити, коли суперник каже «пас».</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Після неї підійде %n прихована фішка — менше, ніж після %1.</numerusform>
                <numerusform>Після неї підійдуть %n приховані фішки — менше, ніж після %1.</numerusform>
                <numerusform>Після неї підійдуть %n прихованих фішок — менше, ніж після %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Суперникові важче ходити: підійде %n прихована фішка, а не %2.</numerusform>
                <numerusform>Суперникові важче ходити: підійдуть %n приховані фішки, а не %2.</numerusform>
                <numerusform>Суперникові важче ходити: підійдуть %n прихованих фішок, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Коли фішок більше, ви можете ходити частіше, а інші рідше.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Коли фішок більше, ви можете ходити частіше.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Тоді суперникові частіше доводиться казати «пас».</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Поставити %1 (+%2) — це допомогти суперникові: прихованих фішок підійде %3, а не %4, як зараз.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Коли фішок більше, ви ходите, коли суперник каже «пас». Спершу брати дає за раунд приблизно на %1 очок більше, ніж ставити одразу.</translation>
        </message>
    </context>
</TS>
