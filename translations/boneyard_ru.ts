<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Точность</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Точность, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Она известна по партиям, которые вы разобрали до конца.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Сыграть ещё</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Итог</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Это лучше, чем «%1». %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>«%1» примерно так же хорошо.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Если доиграть до конца, это приносит на %n очко больше.</numerusform>
                <numerusform>Если доиграть до конца, это приносит на %n очка больше.</numerusform>
                <numerusform>Если доиграть до конца, это приносит на %n очков больше.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Это лучше, чем «%1», хотя сейчас то приносит больше. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>«%1» сейчас приносит меньше, но к концу раунда примерно так же хорошо.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>«%1» сейчас приносит больше, но к концу раунда лишь примерно так же хорошо.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Чьи ходы</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Точность: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>точность</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Ищем ходы, где был выбор…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>Просмотрено ходов: %L1 из %L2</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Остановлено: просмотрено ходов %L1 из %L2</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Остановить</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Насколько хорошо сыграно</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>В этой партии выбирать было не из чего.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Точность по видам решений</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n ход</numerusform>
                <numerusform>%n хода</numerusform>
                <numerusform>%n ходов</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Самый сильный бот ещё раз обдумывает каждый ход, где был выбор, зная только то, что было известно тогда. Ход, который стоит пятую часть обычной разницы между раундами, сохраняет половину ценности; точность — среднее того, что сохранилось. Ход оценивается ниже хорошего, только если это не может быть случайностью.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Закрыть</translation>
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
            <translation>В буфере обмена вызова нет.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Вызов</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1: результат %2 против лучшего из остальных. Сможете лучше?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Принять вызов</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1, игроков: %L2, раздача %3, боты: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Разные</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Друг доигрывает партию и выбирает «Поделиться раздачей». Скопируйте присланный текст или откройте файл: вы сыграете те же фишки с того же места.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Подсказок нет, и что положено, то положено. В конце сравниваются оба результата. Сколько раз раздачу уже играли, никто не проверяет.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Поэтому она не учитывается ни в рейтинге, ни в статистике.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Посмотреть в буфере обмена</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Открыть файл</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Играть</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Партии Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Закрыть без сохранения?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Закрыть Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>Пропадёт %n ход.</numerusform>
                <numerusform>Пропадут %n хода.</numerusform>
                <numerusform>Пропадёт %n ходов.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Теперь все ходы сохранены.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>В другой файл</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Остаться</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>Убрать эту партию?</translation>
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
            <translation>Раунд %L1, %2, вызов</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Убрать партию</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Убрать партию в «%1»</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Продолжить «%1»</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Оставить</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Убрать</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Эту партию больше нельзя прочитать.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Раунд %L1, %2, раздача дня</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Теперь играет %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Фишки закрыты, пока вы не будете готовы.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Вернуть мой ход</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Копировать результат</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Четыре строки в буфере обмена.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Принять вызов</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>День за днём</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Вы</translation>
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
            <translation>Играть</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Попробовать ещё</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Прошлые дни</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Сегодня у всех одни и те же фишки. Считается первая попытка: без подсказок, и что положено, то положено. Потом эту раздачу можно сыграть ещё раз для тренировки.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Ваши соперники — боты уровня «%1». Результат — на сколько очков вы впереди лучшего из них; норма — сколько в среднем набирает на вашем месте самый сильный бот.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Один пропущенный день прощается; после двух подряд счёт начинается заново.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Никто этого не проверяет: дата берётся с часов этого компьютера, а раздачу можно сначала сыграть в другом месте.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Раздачи на сегодня</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Откуда очки</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>За что</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Сколько раз</translation>
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
            <translation>Здесь ждут партии, которые вы оставили.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Суммы всех игроков по раундам. Стрелки называют каждый раунд.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Начало</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Раунд %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Раунды</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Финал начинается с нуля и решает исход партии.</translation>
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
            <translation>финал</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>выбывает в раунде %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Таблица очков</translation>
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
            <translation>Так может выглядеть стол</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Рука, как её раздают</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>В правилах</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Во что обошлись ошибки</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Решение</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Неточности</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Ошибки</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Грубые ошибки</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Потеряно очков</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Открыть можно только сохранённые партии: их имена кончаются на .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Показать весь стол</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Показать крупнее</translation>
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
            <translation>Играть</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Играть в «%1»</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Места, правила…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Места и правила игры «%1»</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Уроки</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Уроки: пройдено %L1 из %L2</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>По играм</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Победы</translation>
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
            <translation>Задним числом</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Ищем хороший ход…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Любой исход</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Победа</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Без победы</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>За всё время</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Со вчерашнего дня</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>За неделю</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>За месяц</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>За год</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Имя, дата, раздача…</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>История</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>История</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Открыть файл</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Партии Boneyard</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Здесь появятся ваши законченные партии: их можно пересмотреть ход за ходом.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Таких партий нет. Попробуйте убрать часть условий.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
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
            <translation>Выбрать</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Сначала новые</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Сначала старые</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>По играм</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Сначала долгие</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Сначала короткие</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Сначала лучшие</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Сначала худшие</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n партия</numerusform>
                <numerusform>%n партии</numerusform>
                <numerusform>%n партий</numerusform>
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
            <translation>Настройки</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>К моему ходу</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Остальные походят сразу, до вашего хода.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Остальные доиграют сразу, до конца партии.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Остальные доиграют сразу, до конца раунда.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>К результату</translation>
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
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Выбрать фишку</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Следующее место для неё</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Повернуть</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Выбрать фишку или снять выбор</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Поставить сюда</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Пока ходят боты — сразу к вашему ходу</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Показывать, куда подходят мои фишки, или нет</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблица очков</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Показать весь стол</translation>
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
            <translation>Правила для текущего хода</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Поиск в правилах</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Объясняет выбранное или то, что под указателем; второй раз: эти клавиши</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Осмотреть стол: стрелки и Page ↓ переходят от предмета к предмету, ? объясняет, Esc возвращает к вашим фишкам</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Вернуть фишку на место либо открыть или закрыть меню</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Впервые играете в «%1»? Урок на две минуты.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Нет, спасибо</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Показать</translation>
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
            <translation>Не уверены? H покажет ход.</translation>
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
            <translation>Шаг %L1 из %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Ещё раз</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Пропустить</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Закончить</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Короткая партия с тренером</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Следующий урок: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Пропущенные шаги</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Сыграть партию</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Назад к столу</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Урок ещё раз</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>По уровню и числу мест</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Боты</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Мест</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партий</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Побед</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Очков за партию</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Лучшая партия</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Лучший раунд</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Тема</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Как в системе</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Вечер</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>День</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Высокий контраст</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Размер текста</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Размер фишек</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Как можно меньше движения</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Ничто не летает и не скользит, только плавно появляется и исчезает.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Отрисовка</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Со следующего запуска. Попробуйте другой способ, если стол движется медленно или выглядит неверно.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Автоматически</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Видеокарта</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Процессор</translation>
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
            <translation>Только за счёт фишек</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Результат и везение</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Только за счёт фишек: чего добились с вашего места хорошие боты, играя за всех с точно такими же раздачами, — в той мере, в какой раздача решает дело. Это оценка, и по нескольким партиям она мало о чём говорит.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>О программе %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Настройки…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Службы</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Скрыть %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Скрыть остальные</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Показать все</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Завершить %1</translation>
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
            <translation>Файла %1 нет.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не удалось прочитать %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Файл %1 слишком велик для партии.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Партию из файла %1 нельзя восстановить: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Файл %1 повреждён: ход %L2, «%3», против правил.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не удалось записать %1: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 — не файл.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Файл %1 повреждён, или это не партия Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Файл %1 создан в более новой версии Boneyard.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Разбор</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Сыграть ещё</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Поделиться раздачей</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Та же раздача ещё раз</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Копировать раздачу</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Скопировано: %1. С этим номером снова сдаются те же фишки; играли только боты, поэтому превзойти некого.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Выбрать картинку</translation>
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
            <translation>Лиса</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Улитка</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Тюльпан</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Рыба</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Гриб</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Заяц</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Ель</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Утка</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Бабочка</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Черепаха</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Жёлудь</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Раздача %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Назад к столу</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Разложить по числам</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Разложить по цветам</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблица очков</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Правила этой игры</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Начать заново с новой раздачей</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Разбор</translation>
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
            <translation>Лучше: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Сыграно: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ходы</translation>
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
            <translation>%L1 из 100 шансов на победу</translation>
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
                <numerusform>%n очка</numerusform>
                <numerusform>%n очков</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>При таком раскладе разницы не было.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>При таком раскладе это стоило %n очко.</numerusform>
                <numerusform>При таком раскладе это стоило %n очка.</numerusform>
                <numerusform>При таком раскладе это стоило %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>При таком раскладе это даже принесло на %n очко больше.</numerusform>
                <numerusform>При таком раскладе это даже принесло на %n очка больше.</numerusform>
                <numerusform>При таком раскладе это даже принесло на %n очков больше.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>За лучший: %1 За сыгранный: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Лучший ход</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Хороший ход</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Неточность</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Ошибка</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Грубая ошибка</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Что выложить</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Когда брать или пасовать</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Какую фишку взять</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Какую комбинацию выложить</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Что сбросить</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Когда стучать</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Торговля</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Что назвать</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Ставки</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Подготовка к последнему раунду</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>К концу раунда лучший ход наверняка ведёт к %1 очк., сыгранный — к %2.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>К концу раунда лучший ход ведёт в среднем к %1 очк., сыгранный — к %2, с точностью до %3.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Так партию выигрывают чаще.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>В среднем по %L1 раскладам скрытых фишек это приносит на %2 очка больше.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Какой-то одной причины нет, но в среднем по %L1 раскладам скрытых фишек это приносит на %2 очка больше.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>В начале шансы на победу были %1 из 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Ваши ходы ничего не отняли.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1: ходы ничего не отняли.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Ваши ходы отняли %n шанс на победу из 100.</numerusform>
                <numerusform>Ваши ходы отняли %n шанса на победу из 100.</numerusform>
                <numerusform>Ваши ходы отняли %n шансов на победу из 100.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: ходы отняли %n шанс на победу из 100.</numerusform>
                <numerusform>%1: ходы отняли %n шанса на победу из 100.</numerusform>
                <numerusform>%1: ходы отняли %n шансов на победу из 100.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Везение и остальные добавили %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Везение и остальные отняли %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>В конце стало %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>пасует</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>берёт %L1, пасует</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>берёт %n фишку</numerusform>
                <numerusform>берёт %n фишки</numerusform>
                <numerusform>берёт %n фишек</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>ставит: %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>берёт %L1, ставит: %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Сдан новый раунд.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Вы поставили: %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Вы взяли фишку.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Вы спасовали.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ваш ход.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 ставит: %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 берёт фишку.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 пасует.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Вы теряете %n очко.</numerusform>
                <numerusform>Вы теряете %n очка.</numerusform>
                <numerusform>Вы теряете %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Вы получаете %n очко.</numerusform>
                <numerusform>Вы получаете %n очка.</numerusform>
                <numerusform>Вы получаете %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 теряет %n очко.</numerusform>
                <numerusform>%1 теряет %n очка.</numerusform>
                <numerusform>%1 теряет %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 получает %n очко.</numerusform>
                <numerusform>%1 получает %n очка.</numerusform>
                <numerusform>%1 получает %n очков.</numerusform>
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
            <translation>Раунд никому не достаётся</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Вы выиграли раунд</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 выигрывает раунд</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Вы выиграли партию</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 выигрывает партию</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Партия вничью: %1</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1: победа в партии</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1: победа в партии</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Вы взяли: %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 берёт: %2.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Вы теряете %n очко: %1.</numerusform>
                <numerusform>Вы теряете %n очка: %1.</numerusform>
                <numerusform>Вы теряете %n очков: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Вы получаете %n очко: %1.</numerusform>
                <numerusform>Вы получаете %n очка: %1.</numerusform>
                <numerusform>Вы получаете %n очков: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 теряет %n очко: %2.</numerusform>
                <numerusform>%1 теряет %n очка: %2.</numerusform>
                <numerusform>%1 теряет %n очков: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 получает %n очко: %2.</numerusform>
                <numerusform>%1 получает %n очка: %2.</numerusform>
                <numerusform>%1 получает %n очков: %2.</numerusform>
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
            <translation>на выбывание</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>финал</translation>
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
            <translation>Вы выбываете: место %L1 из %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Вы и %1 выбываете: место %L2 из %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 выбывает: место %L2 из %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 выбывают: место %L2 из %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Финал окончен</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Раунд на выбывание никому не достаётся</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 выигрывают раунд на выбывание</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 выигрываете раунд на выбывание</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 выигрывают раунд</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 выигрываете раунд</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Вы выиграли раунд на выбывание</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 выигрывает раунд на выбывание</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>Ваша ставка не сыграла.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1: ставка не сыграла.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Это была ваша последняя фишка.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>%1: это была последняя фишка.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Теперь все ходы сохранены.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Просмотр партии</translation>
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
            <translation>Меньше</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Число</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Больше</translation>
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
            <translation>Фишек не осталось</translation>
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
            <translation>Да</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Нет</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Что это значит: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Что это значит</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>История</translation>
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
            <translation>Задачи</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>вне игры</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>в игре</translation>
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
            <translation>Новая партия</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Смотреть дальше</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>К результату</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Карта стола</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Весь стол. Нажмите, чтобы перейти в это место.</translation>
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
            <translation>За игрой следит тренер: перед дорогим ходом он скажет слово.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Длина: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Сохранить как</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Открыть файл</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Путь к файлу</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Под рукой</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Файл %1 уже есть.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Заменить</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Оставить оба</translation>
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
                <numerusform>Удалена %n партия</numerusform>
                <numerusform>Удалены %n партии</numerusform>
                <numerusform>Удалено %n партий</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>Выбрана %n партия</numerusform>
                <numerusform>Выбраны %n партии</numerusform>
                <numerusform>Выбрано %n партий</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Все %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Сохранить в файлы</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Не надо</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Базар: осталась %n фишка</numerusform>
                <numerusform>Базар: осталось %n фишки</numerusform>
                <numerusform>Базар: осталось %n фишек</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Там ничего не лежит.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>В сбросе</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Верхняя фишка — первая.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>На фишках</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Как принято</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Точки</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Числа</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Скорость остальных</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Медленно</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Обычно</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Быстро</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Сразу</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Отмечать открытые концы</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Значок у каждого конца подсказывает, что туда подходит.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Показывать, куда подходят мои фишки</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>В играх, где фишки ставят со всех сторон. То же делает клавиша F.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Говорить, что делать</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Тихая строка вверху стола.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Вы</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Игрок %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>Аня</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Боря</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Вера</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Гоша</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Даша</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Егор</translation>
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
            <translation>Нажмите на день, чтобы увидеть его партии</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Строка выше говорит, что делать. Она вам ещё нужна?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Скрыть</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Оставить</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Задачи</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Какие задачи</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Следующая задача</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Играть дальше отсюда</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Следующая</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Играть дальше</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Показать решение</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Разобрать последнюю партию</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Новых не осталось: по второму кругу идут те, что вы решали давнее всего.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Ваши фишки</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Можно поставить</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Только что взята</translation>
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
            <translation>Вы</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Он растёт, когда вы выигрываете у своих соперников-ботов чаще ожидаемого, и падает, когда реже. Полоса вокруг показывает, где он может быть на самом деле: она ширится, если вы давно не играли.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: что говорят правила</translation>
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
            <translation>Раунд %L1 из %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Чьи фишки видны</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблица очков</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Сохранить</translation>
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
            <translation>Насколько хорошо сыграно</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Скрыть фишки игроков</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Показать фишки игроков</translation>
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
            <translation>В начало</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>В начало (%1)</translation>
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
            <translation>На ход назад</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На ход назад (%1)</translation>
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
            <translation>На ход вперёд</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На ход вперёд (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>На раунд вперёд</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>На раунд вперёд (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>В конец</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>В конец (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>К прошлому ходу, который мог быть лучше</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>К следующему ходу, который мог быть лучше</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Фишки сданы.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Играть дальше</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Играть дальше отсюда</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Ход</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 из %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Ход назад, ход вперёд</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Раунд назад, раунд вперёд</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>В начало, в конец</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>К прошлому и следующему ходу, который мог быть лучше</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Показывать подряд или остановить</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Другими глазами</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Список ходов</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Насколько хорошо сыграно</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблица очков</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Показать весь стол</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Правила игры</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Объясняет то, что выбрано или под указателем; во второй раз — эти клавиши</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Показать или скрыть фишки игроков</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Разбор готов.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Ходы</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>В правилах</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Посмотреть на стол</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Новая партия</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>К результату</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Смотреть дальше</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Очки для победы в партии: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>а без бы быть в во для до его если есть ещё же за зачем значит и из или им их к как какая какие какой когда кого который которая кто ли мне могу может можно мой моя на надо не нужно о об обо он она они от по под почему при с сколько со такое такой то тот у чего чем что чтобы эта это этот я</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Свои</translation>
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
            <translation>Игра</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Глава</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Найдено</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Ничего не найдено.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Содержание</translation>
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
            <translation>Поиск в правилах</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Партия в файл</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Снимок стола</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Добавить в мою историю</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Добавить к моим партиям</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Изображения</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Партии Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Ниже показано, за что.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Показывает, за что.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Вместе %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Раунд</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: всего %L2</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 вместе: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Партнёры: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Сумма всех раундов ниже.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: в финале %L2, до него %L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Финал начинается с нуля и решает исход партии.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>финал (до него: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>итог</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>до первого раунда</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>решило партию</translation>
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
            <translation>До первого раунда</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Финал</translation>
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
            <translation>Ничего не выиграно и не проиграно.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>До раунда 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Финал, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, ещё идёт, %2: пока %L3, всего %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, всего %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Финал, %1 вместе: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 вместе: %L3, всего %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Нажмите, чтобы увидеть, за что.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Финал, %1: выбывает раньше</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Таблица очков</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Очков пока ни у кого нет.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Скопировано. Можно вставить как таблицу.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Сохранить как таблицу</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Таблицы (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Очки для победы в партии: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Нажмите на число, чтобы увидеть, за что.</translation>
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
            <translation>вместе</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>финал, вместе</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Человек</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Имя на месте %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Кто сидит на месте %L1</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Картинка игрока %1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Места за столом</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Подсказки и отмена</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Свободная партия: можно просить подсказку и брать ход назад.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Партия на рейтинг: никаких подсказок, и ход назад не берут.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Номер раздачи</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>С тем же номером сдаются те же фишки. Для новой раздачи оставьте поле пустым.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Новая</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Внешний вид</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Стол</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>А друг сможет лучше?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Друг играет те же фишки с вашего места, против тех же ботов и без подсказок. В конце сравниваются оба результата.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Никто этого не проверяет: раздачу можно сыграть не один раз, а открыв файл, можно увидеть ваш результат и изменить его.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Копировать как текст</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Текст в буфере обмена: отправьте его другу.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Сохранить в файл</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Партии Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Закрыть</translation>
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
            <translation>Итог</translation>
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
            <translation>%1: финал — %2, до него — %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: этот раунд — %2, всего — %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>финал</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>итог</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Разложить по цветам</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Разложить по числам</translation>
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
            <translation>На этом компьютере звук воспроизвести не на чем.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Мягкие звуки фишек и выигрышей</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Громкость фишек</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Громкость выигрышей</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n очко</numerusform>
                <numerusform>%n очка</numerusform>
                <numerusform>%n очков</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>минус %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>вместе %1 в финале</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 в финале</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>вместе %1</translation>
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
                <numerusform>%n фишка</numerusform>
                <numerusform>%n фишки</numerusform>
                <numerusform>%n фишек</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Сейчас ходит</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: сколько у партнёров вместе.</translation>
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
            <translation>Шансы на победу</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>После хода %L1: шансы на победу %2, с точностью до %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>После хода %L1: шансы на победу %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>До раздачи: шансы на победу %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Начать заново с новой раздачей?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Эта партия останется на первой странице, там её можно продолжить.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Эта партия не сохранена и пропадёт.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Играть дальше</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Начать заново</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Сделать %n место</numerusform>
                <numerusform>Сделать %n места</numerusform>
                <numerusform>Сделать %n мест</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Начать</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Ваши данные</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Всё это хранится только на этом компьютере. Таблицу, где каждой партии отведена строка (CSV), можно экспортировать.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Экспорт</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Таблицы (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Удалить навсегда? Партии останутся в истории, но сыгранные до сих пор больше не будут учитываться.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Удалить статистику</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Оставить</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Удалить по этой игре</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Удалить всю</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Столы</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Считать пока нечего</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Доиграйте партию с ботами до конца — и увидите здесь, как прошла игра и насколько вы сильны.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Осталось просмотреть %n партию…</numerusform>
                <numerusform>Осталось просмотреть %n партии…</numerusform>
                <numerusform>Осталось просмотреть %n партий…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Пока ничего не засчитано</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Засчитываются партии, доигранные до конца без подсказок и отмены ходов.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Неделя</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Месяц</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Год</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>С самого начала</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Время</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>За это время таких доигранных партий у вас нет.</translation>
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
            <translation>Меньше</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Больше</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Этот раунд: %1</translation>
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
            <translation>У вас есть подходящая фишка.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Подходящих фишек у вас: %L1.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Всё равно: %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Базар пуст.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Стол</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Стол</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>У высокой контрастности свои стол и фишки. Эти вернутся с другой темой.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Зелёный</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Синяя ночь</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Винный</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Орех</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Сланец</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Фишки</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Слоновая кость</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Эбен</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Камень</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Яркие</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Что лежит на столе</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Что вы здесь увидите</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>С первой засчитанной партии: сколько вы выиграли, ваши очки и лучший раунд.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>С каждой партией: насколько вы сильны среди ботов и как играете против каждого уровня.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>После нескольких партий: насколько результат зависел от фишек и что приносило вам очки.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Назад ко всем играм</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблица очков</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Без подсказок: партия на рейтинг</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Без подсказок: это вызов</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Без подсказок: раздача дня идёт в счёт</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Раздача дня</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Вызов</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>С тренером</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Тренировка</translation>
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
            <translation>Повернуть поперёк</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Повернуть вдоль</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Повернуть</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>пора сдавать следующий раунд</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>ваш ход</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>ходит %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Показать ещё %n партию</numerusform>
                <numerusform>Показать ещё %n партии</numerusform>
                <numerusform>Показать ещё %n партий</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Назад к последней партии</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n ход не сохранён</numerusform>
                <numerusform>%n хода не сохранены</numerusform>
                <numerusform>%n ходов не сохранено</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>В другой файл</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Играть без сохранения</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Попытка повторяется сама, каждые несколько секунд и при каждом ходе. До тех пор несохранённое пропадёт, если закрыть программу.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n ход не сохранён</numerusform>
                <numerusform>%n хода не сохранены</numerusform>
                <numerusform>%n ходов не сохранено</numerusform>
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
            <translation>Пока вас не было: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Партия на рейтинг: подсказок нет.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Это вызов: подсказок нет.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Сейчас ходит %1.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Раздача дня идёт в счёт: подсказок нет.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Это приносит в среднем примерно на %n очко больше.</numerusform>
                <numerusform>Это приносит в среднем примерно на %n очка больше.</numerusform>
                <numerusform>Это приносит в среднем примерно на %n очков больше.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>Эта партия открыта в другом окне.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Эта партия ещё идёт, поэтому остаётся.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Записать ничего нельзя, поэтому статистика остаётся.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Партии из файла %1 нельзя прочитать, поэтому новые не сохраняются.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Партии в файле %1 — из более новой версии Boneyard; они останутся как есть, а новые пока не сохраняются.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партий был не от Boneyard; записи начинаются заново. Тот файл теперь называется %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партий повреждён; записи начинаются заново. Старый файл теперь называется %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>В файле партий не хватает частей; записи начинаются заново. Старый файл теперь называется %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>В файле партий не указано, какая версия Boneyard его записала; записи начинаются заново. Старый файл теперь называется %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партий был пуст; записи начинаются заново. Старый файл теперь называется %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Запись в файл %1 запрещена, поэтому партии не сохраняются.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Диск заполнен, поэтому в файл %1 ничего не записать.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл %1 занят другой программой, поэтому сейчас туда ничего не записать.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Запись в файл %1 не удаётся: может, диск заполнен или неисправен?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Некоторые записи в %1 не могут быть верными, поэтому они пропущены.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Файл партий, %1, исчез. Создан новый, с партией, которая сейчас идёт.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Эту партию больше нельзя прочитать.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, игроков: %L2, раздача %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>У меня %1 против лучшего из остальных. Получится лучше?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Скопируйте всё это целиком и вставьте в Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Сохранено в %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не удалось записать %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Вызова в нём нет.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Погодите: другой ход дал бы примерно на %n очко больше. Посмотрите ещё раз; клавиша H его покажет. Или повторите свой ход, если остаётесь при нём.</numerusform>
                <numerusform>Погодите: другой ход дал бы примерно на %n очка больше. Посмотрите ещё раз; клавиша H его покажет. Или повторите свой ход, если остаётесь при нём.</numerusform>
                <numerusform>Погодите: другой ход дал бы примерно на %n очков больше. Посмотрите ещё раз; клавиша H его покажет. Или повторите свой ход, если остаётесь при нём.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Погодите: ход, который показывает подсказка, дал бы примерно на %n очко больше. Или повторите свой ход, если остаётесь при нём.</numerusform>
                <numerusform>Погодите: ход, который показывает подсказка, дал бы примерно на %n очка больше. Или повторите свой ход, если остаётесь при нём.</numerusform>
                <numerusform>Погодите: ход, который показывает подсказка, дал бы примерно на %n очков больше. Или повторите свой ход, если остаётесь при нём.</numerusform>
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
            <translation>Раздача дня</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (норма будет чуть позже)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Раздача дня: %1. Считается только эта первая попытка; сыграть ещё раз — тренировка.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Начата</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Не закончена</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n день подряд</numerusform>
                <numerusform>%n дня подряд</numerusform>
                <numerusform>%n дней подряд</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, раздача дня, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Норма: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Ещё не сыграна</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Дней лучше нормы: %L1 из %n.</numerusform>
                <numerusform>Дней лучше нормы: %L1 из %n.</numerusform>
                <numerusform>Дней лучше нормы: %L1 из %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Вы победили</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Ничья: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (финал %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>с подсказками</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>с отменой ходов</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>Эту партию больше нельзя прочитать.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n неоконченная партия остаётся.</numerusform>
                <numerusform>%n неоконченные партии остаются.</numerusform>
                <numerusform>%n неоконченных партий остаётся.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Не удалось создать папку %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n партия сохранена в %1</numerusform>
                <numerusform>%n партии сохранены в %1</numerusform>
                <numerusform>%n партий сохранено в %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n раунд</numerusform>
                <numerusform>%n раунда</numerusform>
                <numerusform>%n раундов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n ход</numerusform>
                <numerusform>%n хода</numerusform>
                <numerusform>%n ходов</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Раздача дня</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Системный</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Отлично сыграно</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Вот и весь урок</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Новая позиция, с другими фишками или очками.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Тот же раунд, немного позже.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Ваша команда делит победу. Победили также: %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Вы делите победу. Победили также: %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Вы победили вместе: %1</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Вы победили</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>Победу делят: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>Победа: %1; ваша команда на месте %L2 из %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>Победа: %1; вы на месте %L2 из %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Место %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, выбывает в раунде %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Больше всего очков за один ход</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Впереди до самого конца</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Самый большой раунд</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Самый большой раунд до финала</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Больше всего взято подряд</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Больше всего пасов подряд</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Самый короткий раунд</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Больше всего выложено фишек</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Первая фишка</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Последняя фишка</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Вся партия</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, раунд %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 с раунда %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 в финале</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 в раунде %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 в раунде %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Раунд %L1: %n ход</numerusform>
                <numerusform>Раунд %L1: %n хода</numerusform>
                <numerusform>Раунд %L1: %n ходов</numerusform>
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
                <numerusform>%n ход</numerusform>
                <numerusform>%n хода</numerusform>
                <numerusform>%n ходов</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, игроков: %L2, раздача %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>Победа: %1; ваша команда делит место %L2 из %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>Победа: %1; вы делите место %L2 из %L3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Ваш друг</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>У вас с этими фишками %1. %2: %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>У вас лучше.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Это лучше, чем у вас.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Самое долгое ожидание</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n ход без выкладки, раунд %L2</numerusform>
                <numerusform>%1: %n хода подряд без выкладки, раунд %L2</numerusform>
                <numerusform>%1: %n ходов подряд без выкладки, раунд %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Сохранено в %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Партия добавлена в историю.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Партия добавлена к вашим незаконченным партиям.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Партию не удалось сохранить.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Не удалось записать %1: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Пока играют несколько человек, файл выдал бы все их фишки. Сохранить его можно, когда партия окончится.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Незаконченной партии нет.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Обычные правила</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Номер раздачи — целое число от 0 до %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>На руках у игрока %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Ваш ход: найдите лучший.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Найдите ход лучше сыгранного: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Есть ход лучше. Попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Это стоило бы около %1 очка. Попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Лучше сыгранного вами, но ещё не лучший ход.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Почему лучший ход сильнее: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Какой-то одной причины нет: разница проявляется по ходу раунда.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Посмотрим, чего это стоит.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Вот теперь верно.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Верно!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Ваш ход не хуже лучшего из известных.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Лучший ход: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>В среднем он на %1 очка лучше сыгранного вами.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>В среднем он на %1 очка лучше любого другого.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>С ним победа вероятнее, чем с вашим ходом.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>В чём была суть: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Находят: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Рейтинг задачи: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Вот решение.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Вот решение. Оно считается ненайденным.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Мои ошибки</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Задача %L1 из %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: ваша партия, %2, раздача %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>На сегодня: %L1, новых: %L2, усвоено: %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Ваш рейтинг пока неизвестен</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Ваш рейтинг: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Для этой игры задач пока нет.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>На сегодня всё. Следующая задача: %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Везде, где вы ошибались, вы теперь знаете ход лучше.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Когда вы разбираете свою партию, найденные в ней ошибки становятся здесь задачами.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Все руки</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Только моя рука</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Только %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Теперь вы играете за место игрока %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (обычно): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Да или нет; обычно да.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Да или нет; обычно нет.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>От %L1 до %L2; обычно %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Пока не все правила есть на русском. Чего не хватает, дано на английском.</translation>
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
            <translation>Настройки не удалось прочитать, начинаем заново. Старый файл теперь называется %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Настройки из файла %1 нельзя прочитать, поэтому они не сохраняются.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Настройки нельзя записать в файл %1, поэтому они не сохраняются.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Эту партию нельзя продолжить: ход «%1» там против правил.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Эта статистика удалена.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Все партии записаны в %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Не удалось записать файл %1.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Разные</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Все столы</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n место</numerusform>
                <numerusform>%1, %n места</numerusform>
                <numerusform>%1, %n мест</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Победы</translation>
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
            <translation>Лучший раунд</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Выиграно раундов</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Взято фишек</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>В рейтинг идут только партии с ботами обычных уровней.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>С подсказками или отменой ходов, отдельно: сыграно %L1, выиграно %L2.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>по %n партии</numerusform>
                <numerusform>по %n партиям</numerusform>
                <numerusform>по %n партиям</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>по %n раунду</numerusform>
                <numerusform>по %n раундам</numerusform>
                <numerusform>по %n раундам</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Он опирается на %n партию и в 19 случаях из 20 лежит между %L1 и %L2.</numerusform>
                <numerusform>Он опирается на %n партии и в 19 случаях из 20 лежит между %L1 и %L2.</numerusform>
                <numerusform>Он опирается на %n партий и в 19 случаях из 20 лежит между %L1 и %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Пока известно мало, он предварительный.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Ваши очки во всех раундах минус среднее остальных, за %n партию: %1. В этой игре расклад слишком мало говорит об итоге, чтобы выделить везение.</numerusform>
                <numerusform>Ваши очки во всех раундах минус среднее остальных, за %n партии: %1. В этой игре расклад слишком мало говорит об итоге, чтобы выделить везение.</numerusform>
                <numerusform>Ваши очки во всех раундах минус среднее остальных, за %n партий: %1. В этой игре расклад слишком мало говорит об итоге, чтобы выделить везение.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Вы сохранили %L1% того, что могли дать ваши ходы: %n ход, %2 из разобранных вами.</numerusform>
                <numerusform>Вы сохранили %L1% того, что могли дать ваши ходы: %n хода, %2 из разобранных вами.</numerusform>
                <numerusform>Вы сохранили %L1% того, что могли дать ваши ходы: %n ходов, %2 из разобранных вами.</numerusform>
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
            <translation>Все игры</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>предварительно, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>около уровня «%1», %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 за партию, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 за раунд, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Больше всего побед подряд</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Побед подряд сейчас</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>до последней партии включительно</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>%n день с игрой</numerusform>
                <numerusform>%n дня с игрой</numerusform>
                <numerusform>%n дней с игрой</numerusform>
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
                <numerusform>Ваши очки во всех раундах минус среднее остальных, за %n партию: %1, из них примерно %2 дал расклад и %3 — то, что было потом: ходы всех и случай.</numerusform>
                <numerusform>Ваши очки во всех раундах минус среднее остальных, за %n партии: %1, из них примерно %2 дал расклад и %3 — то, что было потом: ходы всех и случай.</numerusform>
                <numerusform>Ваши очки во всех раундах минус среднее остальных, за %n партий: %1, из них примерно %2 дал расклад и %3 — то, что было потом: ходы всех и случай.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Партия окончена.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Раунд окончен.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Сейчас ходит %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Ни одна фишка не подошла: вы спасовали.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Отменять пока нечего.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Партия на рейтинг: ход назад не берут.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Это вызов: ходы назад не берут.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Дальше отменить нельзя: там ходил другой человек.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Раздача дня идёт в счёт: ходы не отменяются.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Снова раунд %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>пора сдавать следующий раунд</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>ваш ход</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>ходит %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, раздача %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Случайный</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Играет что угодно, лишь бы по правилам.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Новичок</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Берёт то, что видит, и многое упускает.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Ученик</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Знает игру, но упускает ещё немало.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Любитель</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Играет в своё удовольствие и не выжимает всё до конца.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Опытный</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Играет хорошо, но иногда оступается.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Знаток</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Ошибается редко и знает, что приберечь.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Мастер</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Почти ничего не упускает.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Чемпион</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Самый сильный: просчитывает и то, чего ещё не видно.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Жадный</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Берёт, что даёт больше очков сразу, и дальше не думает.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Эвристик</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Считает фишки, которых не видел, и думает о следующих ходах.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>фишка %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Поставить %1 на левый конец, половинкой %2 внутрь.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Поставить %1 на правый конец, половинкой %2 внутрь.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Поставить %1 на верхний конец, половинкой %2 внутрь.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Поставить %1 на нижний конец, половинкой %2 внутрь.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставить %1 на левый конец поперёк.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставить %1 на правый конец поперёк.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставить %1 на верхний конец поперёк.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Поставить %1 на нижний конец поперёк.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставить %1 на левый конец спиннером.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставить %1 на правый конец спиннером.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Начать с %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Начать с %1, это спиннер.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Взять фишку</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Брать, пока не подойдёт</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Сюда ничего не поставить.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Начинает старший дубль: поставьте %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Дублей нет, начинает самая тяжёлая фишка: поставьте %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Другого хода нет.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Подходит только эта фишка.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>С рук уходит %n точка.</numerusform>
                <numerusform>С рук уходят %n точки.</numerusform>
                <numerusform>С рук уходит %n точек.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>С этой фишкой вы выходите.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Раунд окончен.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Сейчас не ваш ход.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Этой фишки у вас нет.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Оставшись на руках, считается по точкам: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Кто поставил: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>У вас ничего не подходит.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставить %1 на верхний конец спиннером.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Поставить %1 на нижний конец спиннером.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Кто не может поставить фишку, берёт отсюда.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Ничего не подходит: берите, пока не подойдёт.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Пока ничего не подходит: вы берёте ещё.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Ничего не подходит: возьмите одну фишку.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставить %1 на левый конец.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставить %1 на правый конец.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставить %1 на верхний конец.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Поставить %1 на нижний конец.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>за победу в раунде</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Это спиннер: теперь у цепочки четыре конца.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Левый конец: подойдёт %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Правый конец: подойдёт %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Верхний конец: подойдёт %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Нижний конец: подойдёт %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>К этому концу подходит %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Ни к одному открытому концу %1 не подходит.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Здесь лежит %1, и подходит то же число.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>У следующего игрока ничего не подходит.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Больше никто не сможет ходить на этот конец.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>На этот конец пойдёт только %n скрытая фишка.</numerusform>
                <numerusform>На этот конец пойдут только %n скрытые фишки.</numerusform>
                <numerusform>На этот конец пойдут только %n скрытых фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>После фишки с большим числом точек подошло бы больше скрытых фишек.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>У вас есть ещё %n фишка для этого конца.</numerusform>
                <numerusform>У вас есть ещё %n фишки для этого конца.</numerusform>
                <numerusform>У вас есть ещё %n фишек для этого конца.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>После неё подойдёт %n из других ваших фишек.</numerusform>
                <numerusform>После неё подойдут %n из других ваших фишек.</numerusform>
                <numerusform>После неё подойдут %n из других ваших фишек.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Сопернику труднее ходить: подойдёт %n скрытая фишка, а не %2.</numerusform>
                <numerusform>Сопернику труднее ходить: подойдут %n скрытые фишки, а не %2.</numerusform>
                <numerusform>Сопернику труднее ходить: подойдут %n скрытых фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Другим труднее ходить: подойдёт %n скрытая фишка, а не %2.</numerusform>
                <numerusform>Другим труднее ходить: подойдут %n скрытые фишки, а не %2.</numerusform>
                <numerusform>Другим труднее ходить: подойдут %n скрытых фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Вам легче ходить: подойдёт %n из других ваших фишек, а не %2.</numerusform>
                <numerusform>Вам легче ходить: подойдут %n из других ваших фишек, а не %2.</numerusform>
                <numerusform>Вам легче ходить: подойдут %n из других ваших фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>На руках у вас останется %n точка, а не %2.</numerusform>
                <numerusform>На руках у вас останутся %n точки, а не %2.</numerusform>
                <numerusform>На руках у вас останется %n точек, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Оставить следующему мало подходящего</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Оставить конец, к которому подходят свои фишки</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Избавиться от многих точек</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Любит ставить к последней фишке.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>Взять фишку</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Очки для победы в партии (0: один раунд)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Один раунд</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Ходить некому: рыба.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Ни одна фишка не подходит: возьмите из базара.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Ни одна фишка не подходит: возьмите из базара (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Ни одна фишка не подходит: вы пасуете.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Осталось на других руках: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Меньше всего на руках: %1, осталось %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Осталось: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 минус свои %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 минус свои %2 × %3: %4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Партия окончена.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Партию решает один этот раунд.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Очки для победы в партии: %1, и они набраны.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>Очки для победы в партии: %1, не хватает %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Заканчивает ваш ход, фишка не ставится.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Сдаёт следующий раунд.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Выкладывает выбранные фишки на стол вместе.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Ваш ход: поставьте или возьмите фишку.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Ваш ход: поставьте или возьмите фишку (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Ваш ход: поставьте фишку или спасуйте.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Ваш ход: поставьте фишку или спасуйте (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Ни одна фишка не подходит: вы пасуете (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Ваш ход: поставьте первую фишку.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Ваш ход: поставьте первую фишку, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Ваш ход: поставьте фишку.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Меньше всего осталось у нескольких: очков не получает никто.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1, фишки, оставшиеся на руках, стоят: %2.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: последняя фишка с рук выложена.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Вы выложили последнюю фишку.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Найти лучший ход</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Победа в партии.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Победа в партии, вместе с другими.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Бережёт дубли на потом.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Оставляет другим мало подходящего.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Очков сразу: %1, а не %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>Вместе семь</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Соседние половинки здесь не совпадают, а дают в сумме семь. Открыты 1 и 4. Поставьте фишку к 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 и 4 дают 7. Новый конец теперь — её 5.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 и 1 дают 7, так что к 1 она подходит. Но найдите фишку для 4: нужна 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Матадоры</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 и %4 — матадоры. Их можно ставить к любому концу в любое время, и лежат они поперёк. Один из них у вас: поставьте его.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Подходит, но это не матадор. Найдите фишку, у которой половинки дают семь.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Открыть ворота</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Матадор лежит поперёк: это ворота. Фишка с пустышкой их открывает, а её вторая половинка становится новым концом. Поставьте свою туда.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Ворота открыты: на конце 3, и к ней нужна 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Эта подходит к другому концу. К воротам нужна пустышка.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Закрыть конец</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>С пустышкой никакая фишка не даёт семь. Поставьте %1 пустышкой наружу: тогда сюда пойдёт только матадор, и сопернику придётся его искать.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Закрыто. Борьба идёт только за один конец.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Так конец остаётся открытым. Закройте его пустышкой.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Берите, пока не подойдёт</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>У вас нет ни 2 для 5, ни 3 для 4, ни матадора. Берите из базара, пока фишка не подойдёт.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Открыта 2, а у вас есть 5: вы приберегли фишку на следующий ход.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Подходит, но потом у вас не подойдёт ничего. Попробуйте другой конец.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 тоже не подходит. Берите ещё.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 подходит к обоим концам. Поставьте так, чтобы открытой осталась 2: тогда следом пойдёт ваша %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Выйти первым</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Остались две фишки. %1 подходит к обоим концам: поставьте так, чтобы следом пошла ваша %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Кто первым избавился от всех фишек, получает все точки, что остались у соперника, — здесь их 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Тогда открытой останется 1, и ваша фишка следом не пойдёт.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4 ещё на месте. Поставьте последнюю фишку.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Вот и весь «Матадор». Придержите матадора до нужной минуты; партия обычно идёт до 100 очков.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>У вас старший дубль, поэтому начинаете вы, и любой фишкой. Точки, что останутся на руках, достанутся другим: начните с фишки, где их больше всего.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>Сразу минус 11 точек. Один конец теперь ждёт 2, другой — 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Можно и так, но на другой вашей фишке точек больше.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Раунд кончился рыбой. У вас меньше всех точек, и вы получаете все точки остальных: %1.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Семь и дубли</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Соседние половинки дают в сумме семь. Дубль лежит вдоль и считается один раз: соседствует только одна его половинка. Поставьте свой дубль к 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 и 2 дают 7, и новый конец — 5.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Это подходит к 1. К 2 нужна фишка с 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Матадор поперёк</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Матадор идёт куда угодно, подходит число или нет. Если он лежит поперёк, открыты обе его половинки. Поставьте %1 поперёк: её поворачивает круглая стрелка рядом, клавиша R или правая кнопка мыши.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>К его 2 подойдёт 5, а к 5 — 2: два продолжения на одном конце.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Можно и так, но поставьте матадора поперёк.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Матадор вдоль</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Если матадор лежит вдоль, открыта одна его половинка, и вы выбираете какая. Поставьте %1 к 4, 6 наружу: тогда следом пойдёт ваша %2.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Матадор умеет расчистить место для ваших же фишек.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Не так: матадора к 4, вдоль, 6 наружу. Повернуть его можно круглой стрелкой или клавишей R.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6 ещё открыта: поставьте %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>С пустышкой ничего не даёт семь. Поставьте к 4 фишку пустышкой наружу: тогда сюда пойдёт только матадор.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Закрыто, пока у кого-нибудь не найдётся матадор.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Открыть конец</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Один конец закрыт пустышкой. Поставьте туда своего матадора, %1, — вдоль или поперёк.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Снова открыто: только эта фишка и могла помочь.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Это другой конец. Откройте тот, где пустышка.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Взять одну: ход или пас</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>У вас нет ни 2 для 5, ни 3 для 4, ни матадора. Возьмите одну фишку.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Тяжёлая фишка ушла: что останется у вас на руках в конце, пойдёт в очки соперникам.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Подходит, но другая весит больше.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 тоже не подходит. За ход берут только одну фишку, так что вы пасуете.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Теперь открыта 2, и подходят две ваши фишки. Поставьте ту, где больше точек.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Вот и всё русское домино. Начинает старший дубль, а кто первым избавился от всех фишек, получает очки за фишки остальных. Партия обычно идёт до 100 очков.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Торг за раздачу</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>У каждого по фишке, и заявить можно не больше её суммы. Кто заявил больше всех, тот сдаёт и сразу получает свою заявку. У вас 12, столько остальные заявить не смогут: заявляйте всё.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Остальные пасуют: 12 очков ваши, и вы сдаёте.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Вы получаете столько, сколько заявили: берите все 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Назвать стихию</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Сдающий называет стихию раунда: её фишки приносят больше, и только их можно ставить поперёк. Назовите ту, которой у вас больше всего.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Значит, лист: у вас таких пять.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Посчитайте ещё раз: листьев у вас пять.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Сделать ставку</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Поставьте на то, что соберёте за раунд: свои очки минус оставшиеся фишки. Кто не дотянет, не получит ничего, и каждая ставка должна быть выше предыдущей. Начните скромно: не больше 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Такая ставка может сыграть. В конце, когда выскажутся все, сдающий может поднять свою.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Смело! Столько вряд ли кто-нибудь соберёт. Поставьте не больше 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Конец к концу</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>На концах цепочки сходятся одинаковые числа, а стихия неважна. Это приносит одно очко. Поставьте воду %1 к 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Одно очко, и одной фишкой меньше к вычету.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Тоже неплохо, но поставьте воду к 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Поставить поперёк</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Сейчас в цене лист. Фишку листа можно поставить поперёк, к боку другой фишки листа, с любым числом: 3 очка. Поставьте свой лист %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 очка и новая ветвь для всех.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Так очков меньше. Приставьте лист к длинному боку.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Стихия и число</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Лучше всего и то и другое сразу: лист там, где и числа равны, вдоль или поперёк. Это приносит 4. Найдите такой ход.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 очка: лист и равные числа.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Есть ход лучше: ищите лист и равные числа.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Дубли считаются вдвойне</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Дубль приносит вдвое больше. Ваш лист %1 подходит поперёк к листу с 6: дважды 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 очков за одну фишку: ставка 6 сыграла бы сразу.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Хорошо, но дубль принесёт 8.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Взять и выложить ряд</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Ход начинается с фишки: открытой или из базара. Открыта красная 6, а у вас красные 4 и 5: берите её.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Это ряд: три или больше фишек одного цвета подряд. Выложенное больше не считается против вас.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Вспомните о красных 4 и 5: с красной 6 получится ряд.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Теперь выберите красные 4, 5 и 6 одну за другой и выложите их вместе.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Выложить группу</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Три или четыре фишки с одним числом, все разных цветов, — это группа. У вас три девятки: выложите их.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Группа выложена, и на руках тремя фишками меньше.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Сброшенная фишка завершает ход. Сначала выложите три девятки.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Добавить к чужому</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Добавлять можно к любой комбинации, и к чужой тоже. На столе красные 5, 6 и 7, а у вас обе соседние: добавьте красную 4 и красную 8.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Две фишки ушли в комбинацию, которая даже не ваша.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Прежде чем сбрасывать, добавьте то, что подходит к красному ряду.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>А теперь и вторую.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Заменить джокера</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Джокер в ряду заменяет красную 6, а она у вас на руках. Поставьте её на место джокера.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Теперь джокер заменяет синюю фишку и работает на вас.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Сначала джокер: поставьте на его место красную 6.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Полученного джокера надо сразу выложить. Выберите его вместе с синими 3 и 4 и выложите комбинацию.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Десять очков балласта долой, и ничего не потеряно.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Здесь только сбросьте чёрную 13.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Постучать</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Девять ваших фишек складываются в комбинации. Сбросьте чёрную 13, и лишней останется только 2. При балласте не больше 10 можно постучать: стучите.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Это не нужно: кнопка постучит за вас.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Суперпобеда</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Вам пришла синяя 8: теперь в комбинациях всё, кроме оранжевой 2. Постучите ею, и лишних фишек не останется.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 очков и весь балласт соперника. Выложить последнюю фишку — тоже суперпобеда.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Можно взять больше: постучите, сбросив оранжевую 2.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Вот и вся игра «Рамми на двоих». Обычная партия идёт до 200 очков, у каждого по тринадцать фишек. Если базар кончился или 20 ходов подряд из него никто не брал, в раунде ничья.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Сторона к стороне</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Фишки лежат сторона к стороне, и оба числа у этой стороны должны совпадать. У одной вашей фишки две 4: поставьте её рядом с %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Подходит. Фишка приносит сумму своих трёх чисел: здесь 10 очков.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Взять фишку можно, но это стоит 5 очков. Одна из ваших подходит: поставьте её.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Та, что приносит больше</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Здесь подходят две ваши фишки. В счёт идёт каждое число, так что поставьте ту, что приносит больше.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 очков. %1 принесла бы 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Есть фишка лучше: она приносит 13 очков.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Замкнуть шестиугольник</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Вокруг одной точки лежат пять фишек. Кто поставит шестую, замкнёт шестиугольник и получит 50 очков сверху. Ваша очередь.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 за фишку и 50 за шестиугольник. Осторожнее с пятой фишкой: шестая достанется следующему.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Не сюда: взгляните на просвет между пятью фишками.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Построить мост</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Фишка, которая прилегает одной стороной, а противоположным углом касается другой фишки, строит мост: 40 очков сверху. Ваша %1 это может.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 за фишку и 40 за мост: все три угла легли на числа, которые там уже были.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Здесь моста не выйдет: все три угла должны лечь на числа, которые уже есть на столе.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Когда ничего не подходит</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Ни одна ваша фишка не подходит. Возьмите одну из базара: это стоит 5 очков. Если не поможет и третья, вы пасуете.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 очков минус 5 за взятую фишку.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Можно брать и дальше, но за каждую снимают 5 очков, а подходящая у вас уже есть.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Три раза взять, потом пас</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Вы взяли три фишки по 5 очков каждая, больше нельзя. Последняя, %1, подходит. Можно и спасовать, но это стоит ещё 10. Поставьте фишку.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 очков минус 15 за взятые фишки. Если не подходит ничего, вы пасуете и теряете всего 25.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Пас стоит 10 очков, а одна из ваших фишек подходит.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Вам пришла %1, и она подходит: поставьте её.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>У вас осталась одна фишка. Поставьте её: кто первым избавился от всех фишек, получает 25 очков и всё, что ещё на руках у остальных.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 за фишку, 25 за выход и 5 очков за последнюю фишку соперника.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Брать незачем: ваша последняя фишка подходит.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Вот и всё «Триомино». Если никто не может ходить, рука с наименьшей суммой получает фишки остальных за вычетом своих. Партия вдвоём обычно идёт до 800 очков.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Кто начинает</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Раунд начинает старший триплет и приносит на 10 больше своей суммы: 22 за вашу %1. За этим столом вместо него может начать %2, это настройка на выбор, и принести 40. Поставьте её.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Больше не приносит ни одно начало. Позже %1 не принесла бы ничего.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Это принесёт 22. Начните с %1: она принесёт 40.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Сбросить самое дорогое</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Ход кончается сбросом фишки. Всё, что не в комбинациях, — балласт: 1 — это туз и считается за 11, от 10 до 13 — за 10, остальные — за своё число. Сбросьте чёрную 13.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Вы получаете 25 очков и разницу в балласте. Будь у соперника балласта столько же или меньше, это была бы подрезка, и очки ушли бы сопернику.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Вот и вся «Стихия к стихии». Победитель раунда забирает фишки со стола в свой банк и сдаёт следующий; для первой партии покороче хватит двух стихий.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Финал начинается</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Когда фишек становится мало, после каждого раунда выбывает тот, у кого итог меньше всех. Вас осталось двое: это финал. Ваш банк больше, и вы говорите, сколько фишек вернётся из каждого. Верните %1: тогда обе руки будут полны.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Руки полны, и вам достался жар %1: дубль, сданный сейчас, — это фора в его сумму, 6. В финале ставок нет.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Верните из каждого %1: как раз на полные руки.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Всё решает последняя фишка</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Теперь считается только финал: фора и очки за вычетом оставшихся фишек. У вас 6 и 15, у соперника всего 24. Поставьте жар %1 туда, где сойдутся и стихия, и число.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 : 24, партия ваша! При 24 : 24 победил бы больший итог раундов.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Так тоже 24, а тогда побеждает соперник: его итог больше. Нужно 4 очка.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Теперь сюда пойдёт только пустышка или матадор: этот конец — ворота.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>Придержать матадора</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ваша %1 — матадор: она подойдёт в любое время. Две другие ваши фишки подходят сейчас, а потом могут и не подойти. Поставьте одну из них.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Верно. С матадором не придётся брать, когда больше ничего не подойдёт.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Матадор подождёт. Поставьте фишку, которая подходит числом.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Свои ворота</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Матадор превращает конец в ворота, а к воротам нужна пустышка. Одна у вас есть, %1: поставьте своего матадора %2 к 5, и проход ваш.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Сопернику пришлось брать дважды, а вы прошли сразу.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>К 4 от него меньше толку. Поставьте его на другой конец, к 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ворота на месте. Пройдите через них со своей %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Закрыть оба конца</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Левый конец закрыт пустышкой. Ваша %1 закроет и правый: тогда дальше пойдёт только матадор, а один у вас остаётся, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Закрыто. Соперник берёт, пока не придёт матадор, и каждая взятая фишка — вам на пользу.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Так один конец открыт. Поставьте пустышкой наружу.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Никто не может ходить</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Все четыре матадора на столе, брать больше нечего, и один конец закрыт. Ваша %1 закроет другой: раунд на этом кончится, и получит тот, у кого точек меньше всего. У вас их мало.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Ворота и матадоры</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Пустышки и матадоры — пара: у кого есть и то и другое, тот решает, где цепочка пойдёт дальше.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>О чём игра</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Цепочка фишек растёт с обоих концов. Соседние половинки вместе дают семь. Кто первым выложит всё, получает точки, оставшиеся у остальных; партия идёт до %1 очков.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Первый урок</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Сначала тяжёлую</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Когда раунд кончится, точки у вас на руках достанутся другому. Подходят две ваши фишки. Поставьте ту, где точек больше.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Восемь точек, которых уже никто не получит.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Она подходит, но другая тяжелее.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Дубль «пусто-пусто»</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 — тоже матадор и всегда лежит поперёк. Он ничего не весит, и держать его ничего не стоит. Поставьте другую фишку.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Девять точек долой. Дубль «пусто-пусто» пойдёт к любому концу, когда понадобится.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Придержите его: он ничего не весит и всегда подойдёт.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Закрыть цепочку</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>На одном конце уже пустышка. Если никто не сможет ходить, получит тот, у кого точек меньше всего, а у вас фишки лёгкие. Закройте и другой конец.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Теперь поможет только матадор. Без него остальные берут, и руки у них тяжелеют.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Так один конец открыт. Какая фишка ляжет пустышкой наружу?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Раунд кончился рыбой, и у вас меньше всех точек. Вы получаете точки остальных за вычетом своих: %1 минус %2 — это %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Точки и когда закрывать</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Прикидывайте, сколько на руках у остальных: закрытая цепочка выгодна тому, у кого меньше всех.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Цепочка фишек растёт с обоих концов. Соседние половинки вместе дают семь, а матадоры идут куда угодно. Кто первым выйдет, получает точки, оставшиеся у остальных; партия идёт до %1 очков.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Стройте вместе один большой стол, по числам и по стихиям. Но сначала поставьте на то, сколько очков принесёт вам раунд: ставка, до которой вы дошли, засчитывается, иначе раунд не даёт ничего. Отстающие выбывают, а двое последних играют финал.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Торг до предела</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Ваша фишка даёт 9, а остальные больше 6 заявить не могут. Чтобы сдавать, хватило бы и 7; но сколько заявите, столько и получите. Заявляйте всё, что можно.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 очков, и сдаёте вы. Если выпали дубли, заявок нет: старший сдаёт и получает свою сумму, а %1 старше всех и приносит 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Так очков меньше. Заявите все 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Всего на одно больше</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Вы ставите после всех и должны перебить 7. Ставка — обещание, а не приз: всё, что сверх неё, тоже считается, а недобор не даёт ничего. Поэтому поставьте всего на одно больше: 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Меньше поставить было нельзя. Всё, что наберёте сверх того, тоже ваше.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Обещает больше, а приносит столько же. Поставьте 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Оставить как есть</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Вы сдали и поставили 4; остальные дошли до 7. Сдающий может поднять ставку ещё выше, до 99, а остальные — снова перебить вашу. Свои 4 вы наберёте легко: оставьте их.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Ставки сделаны. Вам нужно 4, остальные обещали больше.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Более высокой ставке труднее сыграть, а сама она ничего не приносит. Оставьте свою.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Заявки, ставки и финал</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Заявляйте много, ставьте мало. Ставить больше нужного есть смысл, только если вы далеко позади.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Собирайте фишки в группы и ряды. Всё, что не вошло, считается против вас. У кого лишнего мало, тот стучит и получает разницу; партия идёт до %1 очков.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Стучать рано</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Ваш второй ход, и без чёрной 13 лишнего у вас 10: как раз можно стучать. Соперник ещё ничего не успел собрать. Постучите чёрной 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 за победу и разница 46: ранний стук застаёт врасплох.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Пока вы ждёте, собирает и соперник. Стучите сейчас, чёрной 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Хватит и одной лишней</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Остались два туза. Сбросьте один, и другой считается за 11: больше 10, но с одной лишней фишкой стучать можно, сколько бы она ни стоила. Стучите.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 за победу и разница %1, с тузом на руках.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Лучше подождать</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Снова можно стучать с 10. Но соперник выложил две комбинации, держит три фишки и может добавить что-то из них к вашим комбинациям. Сбросьте чёрную 13, не стуча.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Верно. У соперника были красные 2 и 3 к вашему красному ряду, и лишнего осталось бы только 2: подрезка, 33 очка против вас.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>У кого лишнего не больше, чем у стучащего, тот получает 25 и разницу. Подождите.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Подрезка</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Для стука у вас слишком много, а соперник, возможно, вот-вот постучит. Придержите мелкие и те, что могут подойти к чужой комбинации, и сбросьте чёрную 13.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Соперник постучал с 9. Ваши чёрные 5 и 6 ушли в чёрный ряд, осталось 5: подрезка. Разница, 4, ваша, и ещё 25.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Эта ещё может сберечь вам очки. Сбросьте чёрную 13.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Джокер на руках</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Лишний джокер считается за 15, больше любой другой фишки. Он заменяет то, чего не хватает: выложите его сейчас с двумя фишками, которые он дополнит, например с красными 4 и 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Джокер в безопасности на столе, и с ним ещё две фишки.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Сначала выложите джокера: выберите его вместе с красными 4 и 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Когда стучать</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>В начале стук с 10 силён; к концу, когда у соперника мало фишек, это риск. Следите, сколько их там осталось.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Ставьте треугольники сторона к стороне, чтобы числа в углах совпадали. Фишка приносит свои числа очками, удачное место — намного больше. Побеждает тот, кто впереди, когда кто-нибудь наберёт %1.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Только не пятая</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Вокруг одной точки лежат четыре фишки. Ваша %1 стала бы пятой, за 10 очков, и шестая с её 50 досталась бы сопернику. Поставьте другую.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Всего 5 очков, зато ничего не отдано. Пусть теперь соперник ставит пятую.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Так вы кое-что отдаёте. Одна ваша фишка подходит там, где шестиугольник не растёт.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Верное место</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ваша %1 подходит в двух местах. В одном из них и третий угол совпадает с числом: это мост, 40 очков сверху. Найдите его.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 очков вместо 8. Смотрите на третий угол, прежде чем отпустить фишку.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Подходит, но третий угол свободен. Попробуйте другое место.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Два сразу</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Вокруг двух точек не хватает по одной фишке, и место это одно и то же. Ваша %1 одна замкнёт оба шестиугольника: 60 очков сверху. Поставьте её.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 за фишку и 60 за два шестиугольника.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Три сразу</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Самое редкое место: вокруг трёх точек не хватает одной и той же фишки. Ваша %1 замкнёт три шестиугольника: 70 очков сверху. Поставьте её.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 за фишку и 70 за три шестиугольника. Больше не даёт ни одно место.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Не туда: заполните место между тремя точками.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Не туда: заполните место между двумя точками.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Шестиугольники и мосты</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Перед каждым ходом смотрите дважды: нет ли премии для вас и не оставите ли вы её следующему?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Дубль-шесть (28 фишек)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Дубль-девять (55 фишек)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Дубль-двенадцать (91 фишка)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Набор фишек</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>По числу игроков</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>По пять</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>По шесть</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>По семь</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Все фишки, без базара</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Сколько фишек сдаётся каждому</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Сам старший дубль</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Тот, у кого старший дубль</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Все по очереди</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Кто начинает раунд</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Только поперёк</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Поперёк, а где подходит число, и вдоль</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Поперёк или вдоль, куда угодно</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Как ставят матадоров</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Пока фишка не подойдёт</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Одну, потом ход или пас</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Кому нечем ходить, тот берёт из базара</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Если подходят только матадоры, можно брать из базара</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Первый дубль лежит поперёк и открывает ещё две ветви</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Все точки остальных</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Точки остальных минус свои</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>При рыбе самая лёгкая рука получает</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Сдать все фишки можно только с набором дубль-шесть.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Дубль-шесть — для двух, трёх или четырёх игроков; если вас больше, возьмите набор побольше.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Со спиннером</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Матадоров можно придержать</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Дубль-девять</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Дубль-двенадцать</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Матадор</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Соседние половинки дают семь; матадоры идут куда угодно, поперёк.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Русское домино</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Те же семёрки, но матадоры ложатся вдоль или поперёк.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>фишка %1, матадор</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Левый конец: подойдёт %1 или матадор.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Правый конец: подойдёт %1 или матадор.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Верхний конец: подойдёт %1 или матадор.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Нижний конец: подойдёт %1 или матадор.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Левый конец: подойдёт %1, %2 или матадор.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Правый конец: подойдёт %1, %2 или матадор.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Верхний конец: подойдёт %1, %2 или матадор.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Нижний конец: подойдёт %1, %2 или матадор.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Левый конец, пустышка: подойдёт только матадор.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Правый конец, пустышка: подойдёт только матадор.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Верхний конец, пустышка: подойдёт только матадор.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Нижний конец, пустышка: подойдёт только матадор.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>К пустышке подходит только матадор.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Матадор: подходит к любому концу, что бы там ни лежало.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Здесь лежит %1, а там, где фишки соприкасаются, вместе должно быть %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Никакое число не даёт %1 с пустышкой: этот конец откроет только матадор.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Здесь поперёк лежит фишка. Подходит то, что даёт %3 с её %1 или %2.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 лежит поперёк, под прямым углом к цепочке: подходит то, что даёт %2 с одним из её чисел.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 рядом с %2: вместе должно быть %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>К воротам подходит пустышка или матадор.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>К этому концу подходит %1, %2 или матадор.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Следующему игроку поможет только матадор.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Так матадор остаётся на потом.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Этот конец закроется: дальше пойдёт только матадор.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>За ней пойдёт только пустышка или матадор.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Ничего явно лучше нет.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Так ваши матадоры остаются на потом.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Ваш ход: дополните открытый конец до %1.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Поставьте матадора или возьмите, придержав его.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Левый конец, ворота: подойдёт пустышка или матадор.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Правый конец, ворота: подойдёт пустышка или матадор.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Верхний конец, ворота: подойдёт пустышка или матадор.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Нижний конец, ворота: подойдёт пустышка или матадор.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Здесь поперёк лежит матадор. К нему подойдёт только пустышка или матадор.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 лежит поперёк, под прямым углом к цепочке: это ворота, к ним подойдёт пустышка или матадор.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Ни к одному открытому концу %1 не подходит: соседние половинки вместе должны дать %2.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>У вас старший дубль: начните с любой фишки.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>Начинает %1: у кого старший дубль из сданных, а без дублей — самая тяжёлая фишка.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Вы начинаете: %1 — старший дубль из сданных.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Дублей никому не пришло. Вы начинаете: %1 — самая тяжёлая фишка.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>У вас самая тяжёлая фишка: начните с любой фишки.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Сколько фишек всегда остаётся в базаре</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставить матадора</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Придержать матадора на потом</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Матадоров на потом у вас останется %1, а не %2.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Этот конец теперь — ворота.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Дополните до %1, поставьте пустышку или матадора.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Дополните до %1 или поставьте матадора.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Ваш ход: поставьте пустышку или матадор.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Ваш ход: подходит только матадор.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Заявить %1</translation>
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
                <numerusform>%1: %n фишка</numerusform>
                <numerusform>%1: %n фишки</numerusform>
                <numerusform>%1: %n фишек</numerusform>
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
            <translation>Оставить %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Взять из базара</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Вернуть %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Если никто не заявит больше, вы получите %1 и будете сдавать.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Ставки</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Самая высокая ставка — %1: теперь нужно не меньше %2. Ставят все; несыгравшая ставка приносит 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Самая высокая ставка — %1: теперь нужно не меньше %2; ставят все. Ваши фишки дадут не больше %3 (фишка стихии раунда — 4, другая — 1, дубль вдвое).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Первым ставит сдающий; каждый следующий должен поставить больше.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Первая ставка ваша, остальные — выше. Ваши фишки дадут не больше %1 (фишка стихии раунда — 4, другая — 1, дубль вдвое).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Кто сдаёт первым?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>У каждого по фишке, и заявить можно не больше её суммы. Самая высокая заявка идёт в очки и даёт право сдавать.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Самая высокая заявка — %1 (%2). Ваша фишка позволяет заявить до %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Самая высокая заявка — %1 (%2). Ваша фишка позволяет заявить до %3. Самая высокая заявка идёт в очки и даёт право сдавать.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Самая высокая заявка — %1 (%2). Ваша фишка позволяет заявить до %3: можно только спасовать. Самая высокая заявка идёт в очки и даёт право сдавать.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Самая высокая заявка — %1 (%2). Самая высокая заявка идёт в очки и даёт право сдавать.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>У каждого по фишке, и заявить можно не больше её суммы: вам — до %1. Самая высокая заявка идёт в очки и даёт право сдавать.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Стихия раунда</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Финал</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Стихии в наборе, по 57 фишек каждой</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Две команды по трое (шесть игроков)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Три команды по двое (шесть игроков)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Кто с кем играет</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Команды бывают только при шести игроках.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Короткая партия: две стихии</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Три стихии</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Сыгравшие ставки в счёт</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Нечем ходить — взять фишку</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>ставка сыграла</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>На руках не осталось фишек ни у кого.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Фишек осталось слишком мало: этот раунд не играется.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>заявляет %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Вы заявляете %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 заявляет %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>пасует</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Вы пасуете.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 пасует.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>называет: %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Вы называете стихию: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 называет стихию: %2.</translation>
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
            <translation>не меняет ставку</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Ваша ставка остаётся.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 не меняет ставку.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>возвращает %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>выбывает</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>С ботами партия длится примерно %n минуту.</numerusform>
                <numerusform>С ботами партия длится примерно %n минуты.</numerusform>
                <numerusform>С ботами партия длится примерно %n минут.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Стихия к стихии</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Подбирайте стихию или число, делайте ставки и дойдите до финала.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Первая фишка: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Поставить фишку %1 вдоль к фишке %2 числом %3: %n очко.</numerusform>
                <numerusform>Поставить фишку %1 вдоль к фишке %2 числом %3: %n очка.</numerusform>
                <numerusform>Поставить фишку %1 вдоль к фишке %2 числом %3: %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Поставить фишку %1 поперёк к фишке %2 числом %3: %n очко.</numerusform>
                <numerusform>Поставить фишку %1 поперёк к фишке %2 числом %3: %n очка.</numerusform>
                <numerusform>Поставить фишку %1 поперёк к фишке %2 числом %3: %n очков.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Конец: подойдёт %1.</translation>
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
            <translation>Дубли в начале %1, очки %2, минус фишки на руках %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Дубли в начале %1, очки %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Очки %1, минус фишки на руках %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Очки %1, фишек на руках нет.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 минус %2 за оставшиеся фишки — это %3: ставка %4 не сыграла, раунд даёт 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, и фишек не осталось: ставка %2 не сыграла, раунд даёт 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 минус %2 за оставшиеся фишки — это %3: ставка %4 сыграла.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, и фишек не осталось: ставка %2 сыграла.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>сдаёт</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>ставка %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 из %2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Банк: %n фишка.</numerusform>
                <numerusform>Банк: %n фишки.</numerusform>
                <numerusform>Банк: %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>огонь %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>жар %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>свет %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>лист %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>вода %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>эфир %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>огонь</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>жар</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>свет</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>лист</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>вода</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>эфир</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>На этом конце %1, и подойдёт только %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Поперёк можно ставить только фишки стихии раунда.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Сейчас не ваш ход.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Первая фишка должна быть той стихии, которую вы назвали.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Здесь нет ни открытого конца, ни бока.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Самая высокая заявка идёт в очки и даёт право сдавать.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Никто не может заявить больше: вы сдаёте, и заявка идёт вам в очки.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Соперник может заявить до %1, вы — до %2: новая заявка лишь прибавит ему очков.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>У вас %n такая фишка.</numerusform>
                <numerusform>У вас %n такие фишки.</numerusform>
                <numerusform>У вас %n таких фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Любая сыгравшая ставка приносит ваши очки минус оставшиеся фишки; более высокой только труднее сыграть.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Сыгравшая ставка тоже идёт в очки, но более высокой сыграть труднее, чем она того стоит.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Останутся концы, к которым подходят другие ваши фишки.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Ни одна ваша фишка не подходит.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Чем полнее руки, тем меньше решает случай.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Очки %1 минус фишки на руках %2: пока %3. Ставка — %4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Ваша фишка позволяет заявку до %1: можно только спасовать.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Спасуйте: ваша фишка не позволяет поднять заявку.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>вне игры с раунда %1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Банк: %1 и %n фишка со стола: %2.</numerusform>
                <numerusform>Банк: %1 и %n фишки со стола: %2.</numerusform>
                <numerusform>Банк: %1 и %n фишек со стола: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Банк (%3): %1 и %n фишка со стола: %2.</numerusform>
                <numerusform>Банк (%3): %1 и %n фишки со стола: %2.</numerusform>
                <numerusform>Банк (%3): %1 и %n фишек со стола: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Банк (%1): %n фишка.</numerusform>
                <numerusform>Банк (%1): %n фишки.</numerusform>
                <numerusform>Банк (%1): %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Это 3 очка, или 4, если касающееся число есть и на той фишке; дубль вдвое больше.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Любая стихия даёт 1 очко, стихия раунда 4; дубль вдвое больше.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Если останется на руках в конце раунда, отнимет очко.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Кто поставил: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Дубль: приносит вдвое больше очков.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Она стихии раунда: её можно класть и поперёк.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Ваши очки минус оставшиеся фишки должны дать не меньше %1, иначе раунд ничего вам не принесёт.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Ваши собственные очки минус оставшиеся фишки должны дать не меньше %1, иначе раунд ничего вам не принесёт.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Наугад из каждого банка: %1. Все руки будут полными, фишек: %2.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Наугад из каждого банка: %1. На руках будет по %2 из %3 фишек.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Наугад из каждого банка: %1. На руках будет от %2 до %3 из %4 фишек.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Самая высокая заявка — %1, ваша собственная. Ваша фишка позволяет заявить до %2. Самая высокая заявка идёт в очки и даёт право сдавать.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Вы выбыли из партии.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Вне игры: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Фишки выигранных раундов. К финалу часть из каждого банка раздадут снова.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Один Банк на команду: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Пасует и больше ничего не заявляет.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Вытянутая фишка позволяет заявить до %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Заявка — %1; вытянутая фишка позволяет до %2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Вне игры с раунда %1, с наименьшим тогда итогом.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Ставка %1: столько должны дать очки минус фишки на руках, иначе раунд даёт 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>В этом раунде нет фишек для игры.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Сдаёт: называет стихию, открывает ставки и ставит первую фишку.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Делает ставку после сдающего, и выше предыдущей.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Торгуйтесь за первую раздачу и очки или спасуйте.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Оставьте свою ставку %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Поставьте больше или оставьте свою ставку %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Ваш ход: первая фишка, стихия — %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Поставьте фишку: решают очки минус остаток.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Ваш ход: поставьте фишку; ставка сыграла.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Поставьте фишку: у вас %1, ваша ставка %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Назовите стихию: её фишки дают больше всего.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Скажите, сколько фишек вернётся из банков.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Ни у кого не осталось фишек для финала.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>В финале поровну: по %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Итоги тоже равны, по %1: побеждают обе стороны.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Банк: %1 и %2 из перешедшего банка (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Банк (%5): %1 и %2 из перешедшего банка (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Банк: %1, %2 из перешедшего банка (%4) и %n фишка со стола: %3.</numerusform>
                <numerusform>Банк: %1, %2 из перешедшего банка (%4) и %n фишки со стола: %3.</numerusform>
                <numerusform>Банк: %1, %2 из перешедшего банка (%4) и %n фишек со стола: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Банк (%5): %1, %2 из перешедшего банка (%4) и %n фишка со стола: %3.</numerusform>
                <numerusform>Банк (%5): %1, %2 из перешедшего банка (%4) и %n фишки со стола: %3.</numerusform>
                <numerusform>Банк (%5): %1, %2 из перешедшего банка (%4) и %n фишек со стола: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 минус %2 за оставшиеся фишки — это %3: ставка %4 сыграла и добавлена, вместе %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, и фишек не осталось: ставка %2 сыграла и добавлена, вместе %3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>С этого момента вне игры.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Вне игры с раунда %1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>на %1 ниже всех</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>на %1 выше последнего</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>наименьший итог выбывает, если не выиграет раунд</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>наименьший итог выбывает, если не выиграет раунд: вы впереди на %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>наименьший итог выбывает, если не выиграет раунд: ваша команда впереди на %1</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Фишек не хватает: после этого раунда наименьший итог выбывает, если не выиграет раунд.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Для фишки %1 сейчас нет места: нет ни открытого конца, ни длинного бока.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Для фишки %1 сейчас нет места: к концам подойдёт %2, а открытого длинного бока нет.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Для фишки %1 сейчас нет места: открытых концов нет, а поперёк подойдёт только %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Для фишки %1 сейчас нет места: к концам подойдёт %2, а поперёк — только %3.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>наименьший итог выбывает, если не выиграет раунд: вам не хватает %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>наименьший итог выбывает, если не выиграет раунд: вашей команде не хватает %1</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Финал начинается с нуля, без ставок: итоги считаются, только если в нём будет поровну. Банки: %1 — %2, %3 — %4. В руках не хватает фишек: %5; в базаре: %6. Сколько вернётся из каждого, решает тот, у кого банк больше. Мало — маленькие руки и короткий финал; много — полные руки и больше дублей для форы.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Финал начинается с нуля, без ставок: итоги считаются, только если в нём будет поровну. Банки: %1 — %2, %3 — %4. В руках не хватает фишек: %5; в базаре: %6. Банки равны, поэтому сколько вернётся из каждого, решает победитель прошлого раунда. Мало — маленькие руки и короткий финал; много — полные руки и больше дублей для форы.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Финал начинается с нуля, без ставок: итоги считаются, только если в нём будет поровну. Банки: %1 — %2, %3 — %4. В руках не хватает фишек: %5; в базаре: %6. Банки равны, поэтому сколько вернётся из каждого, решает тот, у кого больше итог. Мало — маленькие руки и короткий финал; много — полные руки и больше дублей для форы.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Финал начинается с нуля, без ставок: итоги считаются, только если в нём будет поровну. Банки: %1 — %2, %3 — %4. В руках не хватает фишек: %5; в базаре: %6. Банки и итоги равны, поэтому сколько вернётся из каждого, решает тот, кто сидит первым. Мало — маленькие руки и короткий финал; много — полные руки и больше дублей для форы.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Сдающий называет её и ставит первую такую фишку. Только её фишки можно ставить поперёк, за 3 или 4 очка; дубль вдвое больше.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Каждый за себя</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Сыгравшая ставка тоже идёт в очки</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Кому нечем ходить, тот берёт фишку</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>первая раздача</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>за первую раздачу</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>за сыгравшую ставку</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>то же число</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>поперёк</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>стихия раунда, то же число</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Финал начинается с нуля: итог %1 считается, только если в финале будет поровну.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>В финале: дубли %1 и очки %2 минус фишки на руках %3 дают %4. Прежний итог, %5, считается, только если в финале будет поровну.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Ставьте на свои очки минус 1 за каждую оставшуюся фишку.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Ставьте только на свои очки минус 1 за каждую оставшуюся фишку.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Ставьте: ваши фишки дадут не больше %1.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Дальше финал, и он начинается с нуля: итоги считаются, только если в нём будет поровну.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Когда фишек станет не хватать, будет финал.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>После следующего раунда наименьший итог выбывает, если не выиграет этот раунд. Последние двое играют финал.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Когда фишек станет не хватать, после каждого раунда наименьший итог выбывает, если не выиграет раунд. Последние двое играют финал.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Бок фишки %1 %2: подойдёт её стихия.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>финал</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>дубли +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>финал, без ставок</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>вытянут дубль %1, первая раздача</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>заявка %1, первая раздача</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>До раунда: +%1 за лучший дубль, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>До раунда: +%1 за высшую заявку.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Вы вытянули лучший дубль, %1: вам +%2 и первая раздача.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Вы вытянули лучший дубль, %2: вам +%3 и первая раздача. %5 старше любого другого дубля и даёт %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1: лучший дубль, %2; за него +%3 и первая раздача.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1: лучший дубль, %2; за него +%3 и первая раздача. %5 старше любого другого дубля и даёт %3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Стихия раунда: только её фишки можно ставить поперёк, за 3 или 4 очка; дубль вдвое больше.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Финал начинается с нуля, без ставок: итоги считаются, только если в нём будет поровну. Таблички показывают очки минус фишки на руках.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 возвращает фишки из каждого банка: %2. Таблички показывают очки минус фишки на руках.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Финал начинается с нуля, без ставок: итоги считаются, только если в нём будет поровну. Таблички показывают очки минус фишки на руках. Фора за показанные дубли: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 возвращает фишки из каждого банка: %2. Таблички показывают очки минус фишки на руках. Фора за показанные дубли: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Финал начинается с нуля, без ставок: итоги считаются, только если в нём будет поровну. Таблички показывают очки минус фишки на руках. Фора за показанные дубли: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 возвращает фишки из каждого банка: %2. Таблички показывают очки минус фишки на руках. Фора за показанные дубли: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Этой стихии у вас больше, чем любой другой.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Другой стихии у вас столько же фишек и дублей: обе одинаково хороши.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Она стихии раунда, а дубль даёт вдвое больше.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Она стихии раунда, и числа совпадают.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Она стихии раунда, так что может лечь поперёк.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Из тех, у кого остались фишки, никто не может поставить свою.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Ваша фишка стихии %1 приносит больше, но подойдёт и позже; а для этой тогда может не найтись конца.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Открытой останется %1, а у вас ещё %n фишка с этим числом.</numerusform>
                <numerusform>Открытой останется %1, а у вас ещё %n фишки с этим числом.</numerusform>
                <numerusform>Открытой останется %1, а у вас ещё %n фишек с этим числом.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Если она останется на руках, то в итоге отнимет очко, а этого конца скоро может не стать.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Сдающий поднял ставку, поэтому ставки идут ещё по кругу: самая высокая теперь — %1. Поставьте больше или оставьте свою.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Сдающий поднял ставку, поэтому ставки идут ещё по кругу: самая высокая теперь — %1. Ваши фишки дадут не больше %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Все сделали ставки, самая высокая — %1. Как сдающий вы можете поднять свою; тогда смогут и остальные.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Все сделали ставки, самая высокая — %1. Как сдающий вы можете поднять свою; тогда смогут и остальные. Ваши фишки дадут не больше %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Самая высокая ставка — ваша: %1. Вы можете её поднять; тогда смогут и остальные.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Самая высокая ставка — ваша: %1. Вы можете её поднять; тогда смогут и остальные. Ваши фишки дадут не больше %2.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Отсюда руки пополняют перед каждым раундом. Когда фишек не хватает, руки меньше, чтобы хватило до финала, и наименьший итог выбывает, если не выиграет раунд.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Вы играете вместе: %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Вы играете вместе: %3. Вы вытянули лучший дубль, %1: вам +%2 и первая раздача.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Вы играете вместе: %4. Вы вытянули лучший дубль, %2: вам +%3 и первая раздача. %5 старше любого другого дубля и даёт %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Вы играете вместе: %4. %1: лучший дубль, %2; за него +%3 и первая раздача.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Вы играете вместе: %4. %1: лучший дубль, %2; за него +%3 и первая раздача. %5 старше любого другого дубля и даёт %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Ваша заявка самая высокая: вам +%1 и первая раздача.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1: самая высокая заявка; за неё +%2 и первая раздача.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Фишек не хватает: теперь на руках по %1, и после этого раунда наименьший итог выбывает, если не выиграет раунд.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Таблички показывают теперь, как «5 из 12», очки минус фишки на руках и ставку, которую надо набрать.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Без фишек: %1. Раунд идёт, пока кто-то может поставить фишку.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>У вас не осталось фишек. Раунд идёт, пока кто-то может поставить фишку.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>Столько же, но банк больше (%1 против %2): %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>Столько же, но больше за этот раунд (%1 против %2): %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>Всего столько же, но раньше в порядке хода: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Выбывает с итогом %1: %2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Выбывает с наименьшим итогом %1: %2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Остаётся с итогом %1, выиграв раунд: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Фишки со стола идут в банк того, кто выиграл раунд: к финалу часть из каждого банка раздадут снова, а сколько, скажет тот, у кого банк больше.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>Поэтому решает больший итог, %1 против %2: %3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Сначала ответьте на вопрос: фишки кладут потом.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Торговаться за первую раздачу</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Назвать верную стихию</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставить столько, сколько даст рука</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставить фишку поперёк</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Поставить верную фишку</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>Выбывает %2; меньше %1 ни у кого не было.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Больше она никуда не подходит: это единственный открытый конец с %1, и скоро его может не стать.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Вы возвращаете фишки из каждого банка: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 возвращает фишки из каждого банка: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>Столько же, но фишек на руках меньше (%1 против %2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>Столько же, но ставка выше (%1 против %2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>Раунд берёт единственная выполненная ставка: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Раунд берёт лучший результат среди выполненных ставок: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Раунд берёт лучший результат: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Ставку не выполнил никто. Раунд берёт лучший результат: %1, %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Больше фишек ни одну руку не увеличит.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>После многих проб: так финал выигрывают чаще, чем с большим числом фишек.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Делает высокие ставки.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Любит ставить поперёк.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ваша рука должна дать около %1, больше вашей ставки.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Это наименьшая разрешённая ставка, но ваша рука даст не больше %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Это наименьшая разрешённая ставка; ваша рука должна дать около %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ваша рука должна дать около %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ваша рука должна дать около %1, а следующим придётся ставить больше.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>Среди них %n дубль, он считается дважды.</numerusform>
                <numerusform>Среди них %n дубля, они считаются дважды.</numerusform>
                <numerusform>Среди них %n дублей, они считаются дважды.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Ваша ставка %1 уже недостижима: раунд ничего вам не принесёт. Теперь важно, чтобы другие получили поменьше.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Ваша ставка %1 уже недостижима: раунд ничего вам не принесёт. Если не сыграет ни одна, выигрывает тот, у кого больше очков минус оставшиеся фишки.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Ваша ставка %1 уже недостижима: раунд ничего вам не принесёт.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Стихия %1: у вас %n фишка</numerusform>
                <numerusform>Стихия %1: у вас %n фишки</numerusform>
                <numerusform>Стихия %1: у вас %n фишек</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Вам легче ходить: подойдёт %n из других ваших фишек, а не %2.</numerusform>
                <numerusform>Вам легче ходить: подойдут %n из других ваших фишек, а не %2.</numerusform>
                <numerusform>Вам легче ходить: подойдут %n из других ваших фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Другим труднее ходить: подойдёт %n скрытая фишка, а не %2.</numerusform>
                <numerusform>Другим труднее ходить: подойдут %n скрытые фишки, а не %2.</numerusform>
                <numerusform>Другим труднее ходить: подойдут %n скрытых фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Ваших фишек этой стихии: %1, а не %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Если никто не заявит больше, вы получите %1, а не %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Меньшей ставке легче сыграть: %1, а не %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Следующим придётся ставить больше %1, а не %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Выложить ряд</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Выложить группу</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Стук: суперпобеда!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Постучать</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Сначала надо выложить джокера.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Взятую фишку в этот ход сбросить нельзя.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Балласта останется %1; чтобы постучать, нужно не больше %2 или одна лишняя фишка.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Балласта останется %1; чтобы постучать, нужно не больше %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Останется %n лишняя фишка; чтобы постучать, нужно не больше одной.</numerusform>
                <numerusform>Останутся %n лишние фишки; чтобы постучать, нужно не больше одной.</numerusform>
                <numerusform>Останется %n лишних фишек; чтобы постучать, нужно не больше одной.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Останется %n лишняя фишка; чтобы постучать, лишних быть не должно.</numerusform>
                <numerusform>Останутся %n лишние фишки; чтобы постучать, лишних быть не должно.</numerusform>
                <numerusform>Останется %n лишних фишек; чтобы постучать, лишних быть не должно.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Взять из базара</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Десять</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Тринадцать</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Сколько фишек сдаётся каждому</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Экземпляров каждой фишки</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Джокеры</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>На столе, где добавлять могут оба</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Только когда кто-то стучит</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Где выкладывают комбинации</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Только то, что не в комбинациях</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Всё, комбинации тоже</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Что считается на руках у соперника при стуке</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Малый балласт или одна лишняя фишка</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Малый балласт</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Не больше одной лишней фишки</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Ни одной лишней фишки</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Что нужно, чтобы постучать</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>С каким балластом можно стучать</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Сколько балласта даёт джокер</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Очки за подрезку</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Очки за победу</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Очки за суперпобеду</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Открытый стол</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Джин-рамми (52 фишки)</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>берёт: %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Вы берёте: %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 берёт: %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>сбрасывает: %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Вы сбрасываете: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 сбрасывает: %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>выкладывает: %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Вы выкладываете: %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 выкладывает: %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>добавляет: %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Вы добавляете: %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 добавляет: %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>вместо джокера: %1</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Вы ставите на место джокера: %1.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 ставит на место джокера: %2.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>стучит</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Вы стучите.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 стучит.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Рамми на двоих</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Группы и ряды вдвоём; постучите раньше соперника.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>победа</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>суперпобеда</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>подрезка</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>балласт</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Никто не постучал: раунд вничью.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>К ряду подойдёт чёрная %1 или чёрная %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>К ряду подойдёт красная %1 или красная %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>К ряду подойдёт синяя %1 или синяя %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>К ряду подойдёт оранжевая %1 или оранжевая %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К ряду подойдёт чёрная %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К ряду подойдёт красная %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К ряду подойдёт синяя %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К ряду подойдёт оранжевая %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К группе подойдёт чёрная %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К группе подойдёт красная %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К группе подойдёт синяя %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>К группе подойдёт оранжевая %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заменяет чёрную %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заменяет красную %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заменяет синюю %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Джокер заменяет оранжевую %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокеры заменяют чёрные %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокеры заменяют красные %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокеры заменяют синие %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Джокеры заменяют оранжевые %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Добавлено к чёрному ряду</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Добавлено к красному ряду</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Добавлено к синему ряду</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Добавлено к оранжевому ряду</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Эта группа полная.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>К группе подойдёт ещё одна %1 недостающего цвета.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Этот ряд полный.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Джокер заменяет ещё одну %1 недостающего в группе цвета.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Добавлено к группе с числом %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>группа с числом %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Ряд</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Группа</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Балласт %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Балласт после сброса: %1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Поровну: подрезка, но без очков.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Невыложенные комбинации считаются полностью.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Без балласта</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Возьмите открытую фишку или пасуйте.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Оба спасовали: возьмите фишку из базара.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>В базаре осталась %n фишка.</numerusform>
                <numerusform>В базаре осталось %n фишки.</numerusform>
                <numerusform>В базаре осталось %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>чёрная %1</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>чёрные %1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>красная %1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>красные %1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>синяя %1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>синие %1–%2</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>оранжевая %1</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>оранжевые %1–%2</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>джокер</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Взять чёрную %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Взять красную %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Взять синюю %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Взять оранжевую %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Взять джокера</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Сбросить чёрную %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Сбросить красную %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Сбросить синюю %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Сбросить оранжевую %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Сбросить джокера</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставить чёрную %1 на место джокера</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставить красную %1 на место джокера</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставить синюю %1 на место джокера</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Поставить оранжевую %1 на место джокера</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Добавить чёрную %1 к ряду</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Добавить красную %1 к ряду</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Добавить синюю %1 к ряду</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Добавить оранжевую %1 к ряду</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Добавить чёрную %1 к группе</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Добавить красную %1 к группе</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Добавить синюю %1 к группе</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Добавить оранжевую %1 к группе</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Добавить джокера к группе с числом %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера перед чёрной %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера перед красной %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера перед синей %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера перед оранжевой %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера после чёрной %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера после красной %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера после синей %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Добавить джокера после оранжевой %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Сброс: сверху чёрная %1, всего %n фишка</numerusform>
                <numerusform>Сброс: сверху чёрная %1, всего %n фишки</numerusform>
                <numerusform>Сброс: сверху чёрная %1, всего %n фишек</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Сброс: сверху красная %1, всего %n фишка</numerusform>
                <numerusform>Сброс: сверху красная %1, всего %n фишки</numerusform>
                <numerusform>Сброс: сверху красная %1, всего %n фишек</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Сброс: сверху синяя %1, всего %n фишка</numerusform>
                <numerusform>Сброс: сверху синяя %1, всего %n фишки</numerusform>
                <numerusform>Сброс: сверху синяя %1, всего %n фишек</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Сброс: сверху оранжевая %1, всего %n фишка</numerusform>
                <numerusform>Сброс: сверху оранжевая %1, всего %n фишки</numerusform>
                <numerusform>Сброс: сверху оранжевая %1, всего %n фишек</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Сброс: сверху джокер, всего %n фишка</numerusform>
                <numerusform>Сброс: сверху джокер, всего %n фишки</numerusform>
                <numerusform>Сброс: сверху джокер, всего %n фишек</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук с %2, сбросить чёрную %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук с %2, сбросить красную %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук с %2, сбросить синюю %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Стук с %2, сбросить оранжевую %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Стук с %2, сбросить джокера</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперпобеда: сбросить чёрную %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперпобеда: сбросить красную %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперпобеда: сбросить синюю %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Суперпобеда: сбросить оранжевую %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Суперпобеда: сбросить джокера</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Сброс пуст</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Балласт уменьшится с %1 до %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Она войдёт в комбинацию: балласт уменьшится с %1 до %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Она подходит к комбинации на столе.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Из неё может сложиться комбинация.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Оба спасовали: остаётся только это.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Сброс пуст.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>С открытой фишкой комбинации у вас не выйдет.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Фишек на руках нет: суперпобеда.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Джокера надо выложить в этот же ход.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Так джокер освободится для вашей комбинации.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Что лежит на столе, против вас не засчитают.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>На руках останется %n фишка.</numerusform>
                <numerusform>На руках останется %n фишки.</numerusform>
                <numerusform>На руках останется %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Это ваша последняя фишка: суперпобеда.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>У вас нет балласта.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1: для подрезки нужно не больше %2.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Раунд окончен.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Сейчас не ваш ход.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Сначала возьмите открытую фишку или пасуйте.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Сначала возьмите фишку из базара.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Сначала возьмите фишку: из базара или открытую.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Джокера надо выложить: в новой комбинации или к готовой.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Комбинации выкладывают, только когда кто-то стучит.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>В этот ход вы не сможете выложить джокера.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Тогда ваш ход не сможет закончиться.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Этой фишки у вас нет.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Выложить комбинацию</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Собрать мои комбинации</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Больше не собирать мои комбинации</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Выложить выбранные фишки комбинацией</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Взять открытую фишку</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Собирать мои комбинации или нет</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Пока ни одной комбинации у вас нет.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Перетащите или нажмите сюда, чтобы выложить комбинацию</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Какую комбинацию?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Из этих фишек комбинация не складывается.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Возьмите фишку.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Выложите комбинации, если хотите, затем сбросьте фишку.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>стук при %1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>При %1 или меньше можно постучать, и раунд окончен.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Балласт: сколько считаются ваши фишки вне комбинаций. Чем меньше, тем лучше.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Сброс, после которого остаётся меньше всего: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Вне комбинаций: %1 = %2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Каждый ход начинается с фишки отсюда или с последней сброшенной.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Здесь лежит сброшенное. Взять можно только верхнюю фишку.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>У кого есть эта фишка, тот может обменять её на джокера.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Заменяет любую фишку, которой не хватает комбинации.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Вне комбинации считается против вас: %1.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: балласта нет.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: балласт %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: балласт %2 = %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: добавлена %n фишка.</numerusform>
                <numerusform>%1: добавлены %n фишки.</numerusform>
                <numerusform>%1: добавлено %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Фишки в комбинации больше не считаются против вас, а добавлять к ней могут оба.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>Комбинация игрока %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Добавлять к любой комбинации могут оба, кто бы её ни выложил.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 — это туз и считается за 11, от 10 до 13 — за 10, остальные — за своё число.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Вне комбинаций: 1 — это туз и считается за 11, от 10 до 13 — за 10, остальные — за своё число.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер вместо чёрной %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер вместо красной %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер вместо синей %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>джокер вместо оранжевой %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>джокер вместо ещё одной %1</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Выложите джокера: в комбинации или к готовой.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Возьмите фишку из базара или открытую.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Сбросьте фишку или закончите раунд стуком.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>за победу</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>за суперпобеду</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>за подрезку</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>за балласт</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Балласта останется %1, а могло быть всего %2, зато остальное скорее сложится в комбинацию.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Балласта останется %1, а могло быть всего %2, зато игроку %3 она пригодится меньше.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Балласта останется %1; самое меньшее было бы %2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Это самая дорогая из лишних; балласта останется %1.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Балласта останется %1, меньше не бывает.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Туз. Вне комбинации считается против вас: %1.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Сбросьте фишку; с балластом не больше %1 можно постучать.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Сбросьте фишку; постучать можно, если останется не больше одной лишней.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Сбросьте фишку; постучать можно, если лишних не останется.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Среди лишних нет дороже; балласта останется %1, из них %2 за туза.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Балласта останется %1, меньше не бывает; из них %2 за туза.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Туз считается за %1, и среди лишних нет дороже; балласта останется %2.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>От %1 до %2 — все по %3, и среди лишних нет дороже; балласта останется %4.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Среди лишних нет дороже; балласта останется %1.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>В комбинации три фишки или больше: сначала выберите их.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Подрезка, %1 – %2: балласта столько же или меньше.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>стучит и сбрасывает: %1</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Вы стучите и сбрасываете: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 стучит и сбрасывает: %2.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 стучит, балласта меньше: победа.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Вы стучите, балласта меньше: победа.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: ни одной лишней фишки, это суперпобеда.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>У вас ни одной лишней фишки: суперпобеда.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 стучит, а у вас столько же балласта или меньше: подрезка.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Вы стучите, а у соперника (%1) столько же балласта или меньше: подрезка.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1 стучит и сбрасывает: %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 минус %3: очков %4.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 минус %3: очков %4, и ещё %5 за победу.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>Поровну. %1: очков за подрезку %2.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 минус %3, очков %4, и ещё %5 за подрезку.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Базар пуст: очков никто не получает.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>Ходов без взятия из базара: %1. Очков никто не получает.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 за суперпобеду.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2 + %3 за суперпобеду = %4.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Базар пуст: это последний ход.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>В базаре может найтись что-то лучше.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Использовать джокера</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Добавить к комбинации на столе</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Выложить комбинацию</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Сбросить верную фишку</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Постучать верной фишкой</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Пока не стучать</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Балласта у вас останется %1, а не %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Тогда балласт уменьшит %n скрытая фишка, а не %2.</numerusform>
                <numerusform>Тогда балласт уменьшат %n скрытые фишки, а не %2.</numerusform>
                <numerusform>Тогда балласт уменьшат %n скрытых фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Суперпобеда!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Оставить открытую фишку</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Не стучите пока: следующее взятие уменьшит балласт в среднем с %1 до %2.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Лишних фишек не остаётся.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Стучит, как только можно.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Выжидает, прежде чем постучать.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Собирает ряды.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Она в комбинации, и балласта останется %1, а не %2, зато остальное скорее сложится в комбинацию.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Она в комбинации, но что ни сбросить, балласта останется не меньше %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 за один, 60 за два сразу, 70 за три</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>По 50 за каждый</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Что даёт замкнутый шестиугольник</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Все три угла совпадают с числами на столе</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>То же, но только одна сторона касается фишки</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Что считается мостом</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>Кому начинать с триплета, тот может взять вместо него 0-0-0</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Фишки остальных минус свои, один раз</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Разница с каждым из остальных</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>При рыбе самая лёгкая рука получает</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Триомино</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Треугольники сторона к стороне; замыкайте шестиугольники, стройте мосты.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Строгие мосты, шестиугольники по 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Короткая партия, до 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>фишка</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>начало с триплета</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>начало с 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>шестиугольник</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>мост</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>взятая фишка</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>пас</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>фишка %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>фишка %1, %2, %3; никуда не подходит</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>фишка %1, %2, %3; подходит на %n место</numerusform>
                <numerusform>фишка %1, %2, %3; подходит на %n места</numerusform>
                <numerusform>фишка %1, %2, %3; подходит на %n мест</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Начать с %1: %n очко.</numerusform>
                <numerusform>Начать с %1: %n очка.</numerusform>
                <numerusform>Начать с %1: %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Поставить %1 к %2 и замкнуть шестиугольник: %n очко.</numerusform>
                <numerusform>Поставить %1 к %2 и замкнуть шестиугольник: %n очка.</numerusform>
                <numerusform>Поставить %1 к %2 и замкнуть шестиугольник: %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Поставить %1 к %2 мостом: %n очко.</numerusform>
                <numerusform>Поставить %1 к %2 мостом: %n очка.</numerusform>
                <numerusform>Поставить %1 к %2 мостом: %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Поставить %1 к %2: %n очко.</numerusform>
                <numerusform>Поставить %1 к %2: %n очка.</numerusform>
                <numerusform>Поставить %1 к %2: %n очков.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Пас</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Место, куда подходит ваша фишка.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Вы начинаете: %1 — старший триплет из сданных.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Триплетов никому не пришло. Вы начинаете: %1 даёт больше всего.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>За фишку отсюда снимают %1 очков, за ход не больше трёх.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Где стороны соприкасаются, числа на обоих концах одинаковы.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Триплет: начинает старший, за него ещё 10 очков.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Стоит %1: вам, если поставите, победителю, если останется у вас.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Кто поставил: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>Начали с 0-0-0: 30 очков и 10 за триплет.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Начали с %1: это старший триплет из сданных.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Триплетов никому не пришло. Начали с %1: эта фишка даёт больше всего.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Раунд начинает старший триплет: поставьте %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Триплета ни у кого нет, начинает самая дорогая фишка: поставьте %1.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Фишку ставят сторона к стороне с другой.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Сейчас не ваш ход.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Ни к одной стороне на столе %1 не подходит.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Ни одна ваша фишка не подходит.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>С этой фишкой вы выходите.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>за выход</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>за очки на других руках</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Она ничего не даёт, но ничего явно лучше нет.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Она ничего не даёт, но потом подойдут другие ваши фишки.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Здесь у фишки должно быть %1, а дальше по часовой стрелке %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>На фишке есть оба числа, но наоборот: по часовой стрелке после %1 должно идти %2.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Здесь у фишки должно быть %1, %2 и %3 по часовой стрелке.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>за поставленные фишки</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>за поставленную фишку</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>за начало с триплета</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>за начало с 0-0-0</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>за мост</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>за %n мост</numerusform>
                <numerusform>за %n моста</numerusform>
                <numerusform>за %n мостов</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>за взятую фишку</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>за %n взятую фишку</numerusform>
                <numerusform>за %n взятые фишки</numerusform>
                <numerusform>за %n взятых фишек</numerusform>
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
                <numerusform>за %n паса</numerusform>
                <numerusform>за %n пасов</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Во что обходится пас при пустом базаре</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Замкнуть шестиугольник</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Построить мост</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Подготовить свой мост или шестиугольник</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Взять, хотя фишка подходит</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Оставить другим мало подходящего</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Самый дорогой мост или шестиугольник, который остаётся другим, стоит %1, а не %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Фишек у вас будет %1, а не %2: когда их больше, вы ещё сможете ходить, когда другие говорят «пас».</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Больше никто не ходит: раунд кончается рыбой.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>за шестиугольник</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>за шестиугольники</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Взять (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Последняя фишка из базара (%1): не подойдёт — %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Базар пуст, ничего не подходит: вы пасуете (%1).</translation>
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
                <numerusform>Поставить %1 к %2 и замкнуть %3 шестиугольника: %n очко.</numerusform>
                <numerusform>Поставить %1 к %2 и замкнуть %3 шестиугольника: %n очка.</numerusform>
                <numerusform>Поставить %1 к %2 и замкнуть %3 шестиугольника: %n очков.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Её очки того стоят, хотя потом ни одна из других ваших фишек не подойдёт.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>После неё подойдёт %n из других ваших фишек.</numerusform>
                <numerusform>После неё подойдут %n из других ваших фишек.</numerusform>
                <numerusform>После неё подойдут %n из других ваших фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>К концу раунда поставить %1 (+%2) даёт примерно на %3 очк. больше.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Во многих таких раундах это приносило больше, чем поставить %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Почти поровну: к концу раунда поставить %1 (+%2) даёт примерно столько же.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Бережёт триплеты на потом.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Сначала ставит тяжёлые фишки.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Вам легче ходить: подойдёт %n из других ваших фишек, а не %2.</numerusform>
                <numerusform>Вам легче ходить: подойдут %n из других ваших фишек, а не %2.</numerusform>
                <numerusform>Вам легче ходить: подойдут %n из других ваших фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Другим труднее ходить: подойдёт %n скрытая фишка, а не %2.</numerusform>
                <numerusform>Другим труднее ходить: подойдут %n скрытые фишки, а не %2.</numerusform>
                <numerusform>Другим труднее ходить: подойдут %n скрытых фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Тогда другим чаще приходится говорить «пас».</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Тогда ваши фишки приносят больше, а фишки других меньше.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Тогда ваши фишки приносят больше.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Тогда фишки других приносят меньше.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 К концу раунда это даёт примерно на %n очко больше, чем поставить %1 (+%2).</numerusform>
                <numerusform>%3 К концу раунда это даёт примерно на %n очка больше, чем поставить %1 (+%2).</numerusform>
                <numerusform>%3 К концу раунда это даёт примерно на %n очков больше, чем поставить %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>К концу раунда это даёт примерно на %n очко больше, чем поставить %1 (+%2).</numerusform>
                <numerusform>К концу раунда это даёт примерно на %n очка больше, чем поставить %1 (+%2).</numerusform>
                <numerusform>К концу раунда это даёт примерно на %n очков больше, чем поставить %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Во многих таких раундах это приносило больше, чем поставить %1 (+%2): когда фишек больше, вы ещё сможете ходить, когда другие говорят «пас».</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Ни одна другая ваша фишка не даёт сейчас столько очков.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Если считать и очки, и то, что подойдёт потом, ничего явно лучше нет.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Самый дорогой мост или шестиугольник, который остаётся сопернику, стоит %1, а не %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Фишек у вас будет %1, а не %2: когда их больше, вы ещё сможете ходить, когда соперник говорит «пас».</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>После неё подойдёт %n скрытая фишка — меньше, чем после %1.</numerusform>
                <numerusform>После неё подойдут %n скрытые фишки — меньше, чем после %1.</numerusform>
                <numerusform>После неё подойдут %n скрытых фишек — меньше, чем после %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Сопернику труднее ходить: подойдёт %n скрытая фишка, а не %2.</numerusform>
                <numerusform>Сопернику труднее ходить: подойдут %n скрытые фишки, а не %2.</numerusform>
                <numerusform>Сопернику труднее ходить: подойдут %n скрытых фишек, а не %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Когда фишек больше, вы можете ходить чаще, а другие реже.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Когда фишек больше, вы можете ходить чаще.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Тогда сопернику чаще приходится говорить «пас».</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Поставить %1 (+%2) — значит помочь сопернику: скрытых фишек подойдёт %3, а не %4, как сейчас.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Когда фишек больше, вы ходите, когда соперник говорит «пас». Сначала брать приносит за раунд примерно на %1 очков больше, чем ставить сразу.</translation>
        </message>
    </context>
</TS>
