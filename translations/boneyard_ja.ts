<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>正確さ</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>正確さ（%）</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>最後までふり返った対局からわかります。</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>もう一度遊ぶ</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>結果</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>「%1」よりよい手です。%2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>「%1」もほぼ同じくらいの手です。</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>最後まで打つと、%n点多くなります。</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>いま入る点は少なくても、「%1」よりよい手です。%2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>「%1」はいま入る点は少ないものの、ラウンドの終わりにはほぼ同じくらいの手です。</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>「%1」はいま入る点は多いものの、ラウンドの終わりにはほぼ同じくらいの手です。</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>対象のプレイヤー</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>正確さ：%1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>正確さ</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>選択の余地があった手を探しています…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L2手のうち%L1手を確認しました</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>%L2手のうち%L1手で止まっています</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>停止</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>再開</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>プレーのできばえ</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>この対局に、選択の余地のある手はありませんでした。</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>手</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>決めたことごとの正確さ</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n手</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>選択の余地があった手を、いちばん強いボットが、そのときわかっていたことだけをもとに見直します。ラウンドのふだんの差の5分の1を失う手は、価値の半分が残ります。正確さは、残った分の平均です。偶然とは言えないときだけ、良い手より下と評価します。</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>見てみる</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>友だち</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>クリップボードに挑戦状がありません。</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>挑戦状</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1の結果は、ほかの人の1位との差が%2点でした。超えられますか？</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>挑戦を受ける</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1、%L2人、配牌%3、ボット：%4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>混合</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>友だちが対局を終えて「配牌を共有」を選びます。届いた文をコピーするか、ファイルを開けば、同じ席から同じ牌で遊べます。</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>ヒントはなく、置いた牌は戻せません。最後に2人の結果を比べます。前に何度その配牌を遊んだかは、だれも確かめません。</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>そのため、あなたのレーティングにも統計にも入りません。</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>クリップボードを見る</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>ファイルを開く</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>遊ぶ</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyardの対局</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>保存せずに閉じますか？</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Boneyardを閉じますか？</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n手が失われます。</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>すべての手を保存しました。</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>別の場所に保存</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>閉じない</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>この対局を取り除きますか？</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>ラウンド%L1、%2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>ラウンド%L1、%2、レート戦</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>ラウンド%L1、%2、挑戦状</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>対局を取り除く</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>%1の対局を取り除く</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>続ける</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>%1を続ける</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>残す</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>取り除く</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>この対局はもう読み込めません。</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>ラウンド%L1、%2、今日の配牌</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>%1に交代</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>準備ができるまで、タイルは伏せたままです。</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>準備完了</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>自分の手を戻す</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>結果をコピー</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>4行をクリップボードに入れました。</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>挑戦を受ける</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>日ごとの成績</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>ゲーム</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>あなた</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>基準</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>遊ぶ</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>続ける</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>練習する</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>これまでの日</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>今日は全員が同じ牌です。数えるのは1回目だけで、ヒントはなく、置いた牌は戻せません。そのあとは同じ配牌を練習で何度でも遊べます。</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>相手は「%1」のボットです。結果は、そのうちの1位にあなたが何点差をつけたかです。基準は、いちばん強いボットがあなたの席で平均何点になるかです。</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>1日休んでも続きます。2日続けて休むと数え直しです。</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>だれも確かめません。日付はこのコンピューターの時計のもので、先にほかで同じ配牌を遊ぶこともできます。</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>今日の配牌</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>得点の内訳</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>内容</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>回数</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>点</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>途中の対局はここで待っています。</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>ラウンドごとの全員の合計。矢印キーで各ラウンドを読み上げます。</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>開始</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>ラウンド%L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>ラウンド</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>決勝は新たに始まり、対局を決めます。</translation>
        </message>
    </context>
    <context>
        <name>EndFact</name>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken for something that was so in a match. %1 &quot;Best move&quot;, %2 &quot;Ada: 13 + 40 bridge&quot;</extracomment>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>EndPlace</name>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>決勝</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>ラウンド%L1で脱落</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>得点表</translation>
        </message>
    </context>
    <context>
        <name>EndRound</name>
        <message>
            <source>%1. %2</source>
            <extracomment>How the last round of a match ended. %1 &quot;Ann went out&quot;, %2 &quot;Ann gains 23&quot;</extracomment>
            <translation>%1。%2</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>How a table may look</source>
            <extracomment>Above a little picture of a table, which changes with the rules that are being chosen</extracomment>
            <translation>卓の様子の例</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>配られた手牌の例</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>ルールを見る</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>ミスの代償</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>決めたこと</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>緩手</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>ミス</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>大悪手</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>失った点</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>開けるのは、名前が.boneyardで終わる保存済みの対局だけです。</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>テーブル全体を表示</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>大きく表示</translation>
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
            <translation>レッスン：%1</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>遊ぶ</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>%1で遊ぶ</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>席とルール…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>%1の席とルール</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>レッスン</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>レッスン：%L2のうち%L1が完了</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>ゲーム別</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>ゲーム</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>対局</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>勝ち</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>レーティング</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>結果論</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>良い手を探しています…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>すべてのゲーム</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>ゲーム</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>結果</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>勝敗すべて</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>勝ち</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>勝ち以外</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>時期</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>全期間</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>昨日から</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>1週間以内</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>1か月以内</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>1年以内</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>名前、日付、配牌…</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>対局履歴</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>対局履歴</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>ファイルを開く</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyardの対局</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>終わった対局はここに残り、1手ずつ見返せます。</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>条件に合う対局がありません。条件をゆるめると見つかるかもしれません。</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>結果</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1、%2。%3。%4。%5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>選ぶ</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>新しい順</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>古い順</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>ゲーム別</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>長い順</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>短い順</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>結果の良い順</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>結果の悪い順</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n局</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>並び順</translation>
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
            <translation>設定</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>自分の番へ</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>ほかの人の手を、あなたの番まで一気に進めます。</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>ほかの人の手を、対局の最後まで一気に進めます。</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>ほかの人の手を、ラウンドの最後まで一気に進めます。</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>結果へ</translation>
        </message>
    </context>
    <context>
        <name>KeyLine</name>
        <message>
            <source>%1: %2</source>
            <extracomment>A key and what it does</extracomment>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>KeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>キー操作</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>タイルを選ぶ</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>次の置き場所へ</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>向きを変える</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>牌を選ぶ・外す</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>そこに置く</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>やり直す</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>スペース</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>ボットの番の間は自分の番まで進める</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>置ける場所の表示を切り替える</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>得点表</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>テーブル全体を表示</translation>
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
            <translation>今の場面のルール</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>ルールを検索</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>選んだもの、ポインターの下のものを説明します。もう一度でこのキー一覧</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>テーブルを見て回る：矢印キーとPage ↓で順に移り、?で説明、Escで自分のタイルに戻る</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>タイルを手元に戻す、またはメニューを開く・閉じる</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>%1は初めてですか？2分のレッスンがあります。</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>今はいい</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>見てみる</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <source>%1: %2</source>
            <extracomment>The title of a page. %1 is a game, %2 what its lesson is called</extracomment>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Not sure? H shows the move.</source>
            <extracomment>H is a key of the keyboard</extracomment>
            <translation>迷ったら、Hキーで手を表示します。</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>スキップしたもの：%1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>ステップ%L1/%L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>もう一度</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>スキップ</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>次へ</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>終わる</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>コーチ付きで短い対局をする</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>次のレッスン：%1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>スキップしたステップ</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>対局する</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>テーブルに戻る</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>もう一度レッスン</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>強さと席数別</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>ボット</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>席</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>対局</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>勝ち</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>1局の平均点</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>最高の対局</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>最高のラウンド</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>テーマ</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>システムに合わせる</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>夜</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>昼</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>ハイコントラスト</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>文字の大きさ</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>タイルの大きさ</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>動きをできるだけ減らす</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>飛んだり滑ったりせず、ふわりと切り替わります。</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>描画</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>次に起動したときから変わります。テーブルの動きが遅いときや表示がおかしいときは、ほかを試してください。</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>自動</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>グラフィックカード</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>プロセッサー</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>あなたの成績</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>タイルの運だけなら</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>成績と運</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>成績</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>タイルの運だけなら：全席に強いボットが座って同じ配牌で遊んだとき、あなたの席が得た成績です。配牌が結果を左右するとわかっている分だけを数えます。推定値なので、対局が少ないうちはあまり当てになりません。</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>%1について</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>設定…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>サービス</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>%1を非表示</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>ほかを非表示</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>すべてを表示</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>%1を終了</translation>
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
            <translation>ファイル「%1」がありません。</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>「%1」を読み込めません：%2。</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>「%1」は対局にしては大きすぎます。</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>「%1」の対局を用意できません：%2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>「%1」は壊れています。動作%L2「%3」がルール違反です。</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>「%1」に書き込めません：%2。</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>「%1」は読み込めるファイルではありません。</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>「%1」は壊れているか、Boneyardの対局ではありません。</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>「%1」は、より新しいBoneyardで作られています。</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>すべてのゲーム</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>ふり返る</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>もう一度遊ぶ</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>配牌を共有</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>同じ配牌でもう一度</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>配牌をコピー</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>コピーしました：%1。この番号で同じタイルがもう一度配られます。ボットだけの対局だったので、競う成績はありません。</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>絵を選ぶ</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>フクロウ</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>キツネ</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>カタツムリ</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>チューリップ</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>魚</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>キノコ</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>ノウサギ</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>モミの木</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>アヒル</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>チョウ</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>カメ</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>ドングリ</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>配牌 %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>テーブルに戻る</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>数字順に並べる</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>色別に並べる</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>得点表</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>このゲームのルール</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>保存</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>キー操作</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>新しいタイルで最初から</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>すべてのゲーム</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>ふり返る</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>レッスン</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>もっと良い手：%1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>打った手：%1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>手の一覧</translation>
        </message>
    </context>
    <context>
        <name>MoveRow</name>
        <message>
            <source>%L1: %2</source>
            <extracomment>Spoken line of a list. %L1 the number of a move, %2 the move in words</extracomment>
            <translation>%L1：%2</translation>
        </message>
    </context>
    <context>
        <name>MoveTexts</name>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>100のうち勝機%L1</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1点</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n点</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>結果論では、差はありませんでした。</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>結果論では、%n点の損でした。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>結果論では、むしろ%n点の得でした。</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>良いほうの手：%1 打った手：%2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>最善手</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>好手</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>緩手</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>悪手</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>大悪手</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>何を置くか</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>いつ引くか、パスするか</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>どのタイルを取るか</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>どのメルドを出すか</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>何を捨てるか</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>いつノックするか</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>入札</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>何を指定するか</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>賭け</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>最終ラウンドへの備え</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>ラウンドの終わりに、良いほうの手は確実に%1点、打った手は%2点になります。</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>ラウンドの終わりに、良いほうの手は平均で%1点、打った手は%2点になります（誤差%3）。</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>対局に勝つことが多くなります。</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>見えないタイルの並び%L1通りで試すと、平均で%2点多くなります。</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>とくに目立つ理由はありませんが、見えないタイルの並び%L1通りで試すと、平均で%2点多くなります。</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>始まりの勝率は%1％でした。</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>あなたの手による損はありません。</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1の手による損はありません。</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>あなたの手で、勝率が%nポイント下がりました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1の手で、勝率が%nポイント下がりました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>運とほかの人の手で、%1ポイント上がりました。</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>運とほかの人の手で、%1ポイント下がりました。</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>終わりは%1％でした。</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>パス</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>%L1枚引いてパス</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>%n枚引いた</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>%1を置いた</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>%L1枚引いて%2を置いた</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1、%2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>新しいラウンドが配られました。</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>%1を置きました。</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>タイルを1枚引きました。</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>パスしました。</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>あなたの番です。</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1が%2を置きました。</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1がタイルを1枚引きました。</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1がパスしました。</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>%n点失いました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>%n点獲得しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1が%n点失いました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1が%n点獲得しました。</numerusform>
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
            <translation>ラウンドの勝者なし</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>ラウンドに勝ちました</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1がラウンドに勝ちました</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1：%2。</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>対局に勝ちました</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1が対局に勝ちました</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>%1の同点優勝です</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1が対局に勝ちました</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1が対局に勝ちました</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>%1を引きました。</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1が%2を引きました。</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%n点失いました：%1。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%n点獲得しました：%1。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1が%n点失いました：%2。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1が%n点獲得しました：%2。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>脱落戦</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>決勝</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>ラウンド%L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>ラウンド%L1：%2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>%L2人中%L1位で脱落しました</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>%1と一緒に、%L3組中%L2位で脱落しました</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1が%L3人中%L2位で脱落しました</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1が%L3組中%L2位で脱落しました</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>決勝が終わりました</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>脱落戦の勝者なし</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1が脱落戦に勝ちました</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1が脱落戦に勝ちました</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1がラウンドに勝ちました</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1がラウンドに勝ちました</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>脱落戦に勝ちました</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1が脱落戦に勝ちました</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>賭けに届きませんでした。</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1は賭けに届きませんでした。</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>それが最後のタイルでした。</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>それが%1の最後のタイルでした。</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>すべての手を保存しました。</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>リプレイ</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>減らす</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>数</translation>
        </message>
        <message>
            <source>More</source>
            <translation>増やす</translation>
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
            <translation>タイルなし</translation>
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
            <translation>はい</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>いいえ</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>この項目の意味：%1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>この項目の意味</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>対局履歴</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>統計</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>問題</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>脱落</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>残留</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a player or a team when somebody has gone out of the match. %1 a name, %2 &quot;out&quot; or &quot;still in&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1：%2、%3</translation>
        </message>
    </context>
    <context>
        <name>OutSheet</name>
        <message>
            <source>The round</source>
            <extracomment>Opens the sheet that tells how the round went</extracomment>
            <translation>ラウンドの内容</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>新しい対局</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>観戦を続ける</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>結果へ</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>テーブルの全体図</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>テーブルの全体図です。押すとそこへ移ります。</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>コーチが見ています。損の大きい手の前に、ひとこと言います。</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>長さ：%1。</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>名前を付けて保存</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>ファイルを開く</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>ファイルのパス</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>ここにあるファイル</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>「%1」はすでにあります。</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>置き換える</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>両方残す</translation>
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
                <numerusform>%n局を削除しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n局を選択中</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>すべて（%L1）</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>ファイルに保存</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>キャンセル</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>山：残り%n枚</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>そこには何もありません。</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>捨てられたタイル</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>いちばん上のタイルから順に並んでいます。</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>タイルの表示</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>ゲームに合わせる</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>目</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>数字</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>相手の速さ</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>遅い</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>速い</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>一瞬</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>空いている端に印を付ける</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>そこにつながる数を端ごとに示します。</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>置ける場所を表示</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>あちこちにタイルを置くゲームで使えます。Fキーでも切り替わります。</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>何をするかを示す</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>テーブルの上の静かな一行です。</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>あなた</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>プレイヤー%L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>アオイ</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>ケン</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>ハル</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>ミオ</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>リク</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>ユキ</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What is said of a computer&apos;s player: %1 is its level, as &quot;Expert&quot;, %2 a sentence on how it plays</extracomment>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>PlotCard</name>
        <message>
            <source>Press a day to see its matches</source>
            <extracomment>Under a plot over the days: how one comes from it to the matches</extracomment>
            <translation>日を押すと、その日の対局が見られます</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>上の行は、今することを示しています。これからも表示しますか？</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>隠す</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>残す</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>問題</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>どの問題か</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>次の問題</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>ここから続きを打つ</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>次へ</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>続きを打つ</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>答えを見る</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>前回の対局をふり返る</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>新しい問題はもうありません。いちばん前に解いたものから、もう一度出ます。</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>あなたのタイル</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>今置けます</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>引いたばかり</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>レーティング</translation>
        </message>
        <message>
            <source>You</source>
            <translation>あなた</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>対戦したボットを相手に予想より多く勝てば上がり、少なければ下がります。まわりの帯は、本当の値がありうる範囲です。しばらく遊ばないと広がります。</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1：ルールを見る</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>ラウンド%L1/%L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>表示する手牌</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>手の一覧</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>得点表</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>保存</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>結果</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>プレーのできばえ</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>手牌を隠す</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>手牌を表示</translation>
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
            <translation>最初へ</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>最初へ（%1）</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>1ラウンド戻る</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>1ラウンド戻る（%1）</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>1手戻る</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>1手戻る（%1）</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>再生</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>1手進む</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>1手進む（%1）</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>1ラウンド進む</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>1ラウンド進む（%1）</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>最後へ</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>最後へ（%1）</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>改善できる前の手へ</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>改善できる次の手へ</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>タイルが配られました。</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>続ける</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>ここから続ける</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>手</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1/%L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>キー操作</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>1手戻る、1手進む</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>1ラウンド戻る、進む</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home、End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>最初へ、最後へ</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>改善できる前の手、次の手へ</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>スペース</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>自動で進める、止める</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>別の席から見る</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>手の一覧</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>プレーのできばえ</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>得点表</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>テーブル全体を表示</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>ゲームのルール</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>選んでいるもの、ポインターの下のものの説明。2回目はこのキー一覧</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>手牌を表示または隠す</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>分析が終わりました。</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>手の一覧</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>ルールを見る</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>テーブルを見る</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>新しい対局</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>結果へ</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>観戦を続ける</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>勝ちになる点：%L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>が から こと これ ある いる いくつ いくら いつ か する して した すると それ たら だれ できる できます って て で です と とき どう どうして どうなる どこ どの どれ な なに なぜ なら なる に の は はどう へ ます まで も や ら る れ を 何 何点 何枚 時 場合 私 誰</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>カスタム</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>ゲーム</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>章</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>検索結果</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1、%2：%3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>見つかりませんでした。</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>目次</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>ルール</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>ルールを検索</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>保存</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>対局をファイルに</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>テーブルの画像</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>対局履歴に残す</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>自分の対局に残す</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>画像</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyardの対局</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>理由は下に表示されています。</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>理由を表示します。</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>合計 %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>ラウンド</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: 合計 %L2</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1の合計：%L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>パートナー：%1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>下にある全ラウンドの合計です。</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1：決勝%L2、その前%L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>決勝は新たに始まり、対局を決めます。</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>決勝（その前：%L1）</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>合計</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>第1ラウンドの前</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>対局を決めた点</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>開始</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>最初のラウンドの前</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>決勝</translation>
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
            <translation>（%L1）</translation>
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
            <translation>増減はありません。</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>第1ラウンドの前、%1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>決勝、%1：%L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1、進行中、%2：今のところ%L3、合計%L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1、%2：%L3、合計%L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>決勝、%1の合計：%L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1、%2は合わせて%L3、合計%L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>押すと内訳が表示されます。</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>決勝、%1：その前に脱落</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>得点表</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>まだだれも得点していません。</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>コピーしました。表として貼り付けられます。</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>表として保存</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>表 (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>勝ちになる点：%L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>数字を押すと内訳が表示されます。</translation>
        </message>
    </context>
    <context>
        <name>SeatName</name>
        <message>
            <source>%1 (%L2)</source>
            <extracomment>A seat in a small window: its name and how many tiles it holds</extracomment>
            <translation>%1（%L2）</translation>
        </message>
    </context>
    <context>
        <name>SeatPlate</name>
        <message>
            <source>together</source>
            <extracomment>On the plate of a player who has partners, before what they have in all</extracomment>
            <translation>合計</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>決勝の合計</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>人</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>席%L1の名前</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>席%L1に座るのは</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>%1の絵：%2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>テーブルの席</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>ヒントと元に戻す</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>フリー戦：ヒントを見たり、手を戻したりできます。</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>レート戦：ヒントはなく、置いたタイルは戻せません。</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>配牌番号</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>同じ番号なら同じタイルが配られます。空欄なら新しい配牌になります。</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>新規</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>見た目</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>テーブル</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>友だちはもっとうまくやれる？</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>友だちが、あなたの席から同じ牌、同じボットを相手に、ヒントなしで遊びます。最後に2人の結果を比べます。</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>だれも確かめません。配牌は何度でも遊べますし、ファイルを開いた人はあなたの結果を見ることも変えることもできます。</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>文としてコピー</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>文をクリップボードに入れました。友だちに送りましょう。</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>ファイルに保存</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyardの対局</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>ラウンド</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>合計</translation>
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
            <translation>%1：決勝%2、その前%3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1：このラウンド%2、合計%3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>決勝</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>合計</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>色別に並べる</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>数字順に並べる</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>音</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>このコンピューターには音を出す装置がありません。</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>タイルの音と、得点や勝ちのときの静かな音</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>タイルの音量</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>得点や勝ちの音量</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n点</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>マイナス%1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>決勝で合計%1</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>決勝で%1</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>合計%1</translation>
        </message>
    </context>
    <context>
        <name>SpokenPlate</name>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a seat. %1 a name, %2 &quot;12 tiles&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1：%2、%3</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>手番</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ：パートナーとの合計です。</translation>
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
            <translation>勝率</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>%L1手目の後：勝率%2（誤差%3）</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>%L1手目の後：勝率%2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>配牌の前：勝率%1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>新しいタイルで最初から始めますか？</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>この対局は最初の画面に残り、そこから続けられます。</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>この対局は保存されていないため、失われます。</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>このまま続ける</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>最初から始める</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>%n席にする</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>始める</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>あなたのデータ</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>データはすべてこのコンピューターの中だけに保存されます。1局を1行にまとめた表（CSV）を書き出せます。</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>書き出す</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>表 (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>統計を完全に削除しますか？対局は履歴に残りますが、これまでに終えた対局が再び数えられることはありません。</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>統計を削除</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>残す</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>このゲームの分を削除</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>すべて削除</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>ゲーム</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>卓</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>まだ記録がありません</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>ボットとの対局を最後まで遊ぶと、成績や強さがここに表示されます。</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>あと%n局を集計しています…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>まだ集計はありません</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>集計されるのは、ヒントも元に戻すも使わずに最後まで遊んだ対局です。</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>1週間</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>1か月</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>1年</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>最初から</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>時期</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>この時期に最後まで遊んだ対局はありません。</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>統計</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>減らす</translation>
        </message>
        <message>
            <source>More</source>
            <translation>増やす</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>このラウンド：%1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>戻る</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>置けるタイルがあります。</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>置けるタイルが%L1枚あります。</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>それでも%1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>山は空です。</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>テーブル</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>テーブル</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>ハイコントラストには専用の卓と牌があります。ほかのテーマにすると、ここで選んだものに戻ります。</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>緑</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>夜の青</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>ワイン</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>クルミ材</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>スレート</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>牌</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>象牙</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>黒檀</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>石</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>カラフル</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>テーブルにあるもの</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>ここで見られるもの</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>集計の対象となる最初の対局から：勝った数、得点、最高のラウンド。</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>対局のたびに：ボットの中でのあなたの強さと、強さごとの成績。</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>何局かしたら：結果のうちどれだけがタイル運だったか、何で得点したか。</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>ゲーム一覧に戻る</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>得点表</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>やり直す</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>レート戦のためヒントは使えません</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>挑戦状の対局ではヒントは使えません</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>ヒントなし：今日の配牌は記録に残ります</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>今日の配牌</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>挑戦状</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>コーチ付き</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>練習</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>ラウンド%L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>直角に向きを変える</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>まっすぐに向きを変える</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>向きを変える</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>次のラウンドの配牌待ち</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>あなたの番</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>%1の番</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>あと%n局を表示</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>最新の対局に戻る</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n手が未保存</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>もう一度試す</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>別の場所に保存</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>保存せずに続ける</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>数秒ごと、また1手ごとに、自動でもう一度保存を試します。それまでにプログラムを終了すると、未保存の手は失われます。</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n手が未保存</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VerdictCard</name>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken of a move. %1 &quot;Mistake&quot;, %2 what it cost</extracomment>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>, </source>
            <extracomment>What stands between facts side by side, as in &quot;3 rounds, 84 moves, Skilled&quot;: the comma of your language, with the blank that follows it</extracomment>
            <translation>、</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Absence</name>
        <message>
            <source>While you were away: %1</source>
            <extracomment>%1 is what others did while the player had another program&apos;s window before them, in sentences: &quot;Bruno laid 4-6. Cleo passed.&quot;</extracomment>
            <translation>離れている間に：%1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>レート戦なのでヒントはありません。</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>挑戦状の対局なのでヒントはありません。</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1の番です。</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>今日の配牌は記録に残るため、ヒントはありません。</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>平均で約%n点多くなります。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>この対局は別のウィンドウで開かれています。</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>この対局は進行中なので残します。</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>書き込みができないため、統計はそのまま残ります。</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>「%1」の対局を読み込めないため、対局は保存されません。</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>「%1」の対局は、より新しいBoneyardのものです。そのまま残し、今回は対局を保存しません。</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>対局のファイルはBoneyardのものではなかったため、記録は初めからになります。元のファイルは「%1」になりました。</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>対局のファイルが壊れているため、記録は初めからになります。元のファイルは「%1」になりました。</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>対局のファイルの一部が欠けているため、記録は初めからになります。元のファイルは「%1」になりました。</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>対局のファイルからは、どのBoneyardが書いたものかわからないため、記録は初めからになります。元のファイルは「%1」になりました。</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>対局のファイルが空だったため、記録は初めからになります。元のファイルは「%1」になりました。</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>「%1」には書き込みが許されていないため、対局は保存されません。</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>ディスクがいっぱいで、「%1」に書き込めません。</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>ほかのプログラムが「%1」を使用中のため、今は書き込めません。</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>「%1」に書き込めません。ディスクがいっぱいか、故障していませんか？</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 の一部の項目は正しいはずがないため、除外されています。</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>対局のファイル「%1」がなくなったため、進行中の対局を入れて新しく作りました。</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>この対局はもう読み込めません。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard：%1、%L2人、配牌%3。</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>ほかの人の1位との差は%1点でした。超えられますか？</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>この全文をコピーして、Boneyardに貼り付けてください。</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>「%1」に保存しました</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>「%1」に書き込めません：%2。</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>挑戦状が入っていません。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>待って。約%n点得な手がほかにあります。もう一度見てみましょう。Hキーで表示します。この手でよければ、もう一度打ってください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>待って。ヒントが示す手のほうが約%n点得です。この手でよければ、もう一度打ってください。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1（基準%2）</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>今日の配牌</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1（基準はまもなく）</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>今日の配牌：%1。数えるのはこの1回目だけで、もう一度は練習です。</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>途中</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>未完了</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n日連続</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard、今日の配牌、%1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>基準：%1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>まだ遊んでいません</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>%n日のうち%L1日で基準を上回りました。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>あなたの勝ち</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>同点優勝：%1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1の勝ち</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1の勝ち</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1の勝ち</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1（決勝 %L2）</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>ヒントあり</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>元に戻すあり</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>この対局はもう読み込めません。</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1～%2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>途中の対局%n局は残ります。</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>フォルダー「%1」を作れません。</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n局を「%1」に保存しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%nラウンド</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n手</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>今日の配牌</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>システム</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>お見事</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>レッスンはここまで</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>新しい局面です。タイルや点数は前と違います。</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>同じラウンドの、少しあとです。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>あなたのチームと%1の同点優勝です</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>あなたと%1の同点優勝です</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>あなたと%1の勝ち</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1の勝ち</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>あなたの勝ち</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>%1の同点優勝です</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1の勝ち、あなたのチームは%L3組中%L2位</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1の勝ち、あなたは%L3人中%L2位</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1の勝ち</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1の勝ち</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>%L1位：%2、%L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1、ラウンド%L2で脱落</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>一手での最多得点</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>最後まで首位</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>最大のラウンド</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>決勝までの最大のラウンド</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>続けて引いた最多の枚数</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>続いた最多のパス</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>最短のラウンド</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>置いた最多の枚数</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>最初のタイル</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>最後のタイル</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>対局全体</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1：%2、ラウンド%L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1、ラウンド%L2から</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1、決勝で</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1：ラウンド%L3で%L2</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>ラウンド%L2で%L1</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>ラウンド%L1：%n手</numerusform>
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
            <translation>%1：%2</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n手</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard：%1、%L2人、配牌%3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1の勝ち、あなたのチームは%L3組中%L2位タイ</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1の勝ち、あなたは%L3人中%L2位タイ</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>友だち</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>この牌で、あなたは%1点、%2は%3点でした。</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>あなたのほうが上です。</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>あなたを上回っています。</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>最長の待ち</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1：続けて%n手番何も置かず、ラウンド%L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>「%1」に保存しました</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>対局を履歴に加えました。</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>対局を途中の対局に加えました。</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>対局を保存できませんでした。</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>「%1」に書き込めません：%2。</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>複数の人が遊んでいる間は、ファイルから全員のタイルがわかってしまいます。対局が終われば保存できます。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>途中の対局はありません。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>標準ルール</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>配牌番号は0から%1までの整数です。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>%1の手牌です。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>あなたの番です。最善手を見つけましょう。</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>打った手より良い手を見つけましょう：%1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>もっと良い手があります。もう一度。</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>これでは約%1点の損です。もう一度。</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>打った手よりは良いですが、まだ最善ではありません。</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>最善手のほうが良い理由：%1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>とくに目立つ理由はありません。差はラウンドが進むにつれて出ます。</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>この手の価値を調べてみましょう。</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>今度は正解です。</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>正解！</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>あなたの手は、知られていた最善手に劣りません。</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>最善手：%1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>打った手より、平均で%1点得です。</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>ほかのどの手より、平均で%1点得です。</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>打った手より、勝ちやすくなります。</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>この問題の狙い：%1。</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2%</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>見つけたボット：%1。</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>問題のレーティング：%1。</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>これが答えです。</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>これが答えです。見つけられなかったものとして数えます。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>自分のミス</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>問題%L1/%L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1：%2のあなたの対局、配牌%3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>今日%L1、新しい問題%L2、覚えた問題%L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>あなたのレーティング：まだ不明</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>あなたのレーティング：%L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>このゲームの問題はまだありません。</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>今日はこれで終わりです。次は%1に出ます。</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>ミスをしたところは、もう全部わかっています。</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>自分の対局をふり返ると、見つかったミスがここで問題になります。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>全員の手牌</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>自分の手牌だけ</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>%1だけ</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>ここからは%1のタイルでプレイします。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1（標準）：%2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>はい・いいえ。標準は「はい」。</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>はい・いいえ。標準は「いいえ」。</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>%L1から%L2まで。標準は%L3。</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>ルールはまだすべて日本語になっていません。足りないところは英語です。</translation>
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
            <translation>設定を読み込めなかったため、初期状態に戻ります。元のファイルは「%1」になりました。</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>「%1」の設定を読み込めないため、設定は保存されません。</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>「%1」に設定を書き込めないため、設定は保存されません。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>この対局は続けられません。「%1」がその場面でのルールに反しています。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>この統計は削除されています。</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>すべての対局を「%1」に書き出しました。</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>ファイル「%1」に書き込めません。</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>混合</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>すべての卓</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1、%n席</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>対局</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>勝ち</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>レーティング</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>点</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>最高のラウンド</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>勝ったラウンド</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>引いたタイル</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>標準の段階のボットとの対局だけがレーティングの対象です。</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>ヒントか元に戻すを使った対局は別集計：%L1局、うち%L2勝。</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%n局の集計</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%nラウンドの集計</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>%n局の集計で、20回に19回は%L1から%L2の間にあります。</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>もっとわかるまでは暫定の値です。</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>全ラウンドのあなたの点と、ほかの人の平均との差は、%n局で%1点です。このゲームでは配牌と結果の関係が薄く、運は分けられません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>取れたはずの価値の%L1%を保ちました：%n手、ふり返った%2。</numerusform>
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
            <translation>すべてのゲーム</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>暫定、%1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>「%1」に近い、%2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>1局あたり%L1、%2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>1ラウンドあたり%L1、%2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>最多連勝</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>今の連勝</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>前回の対局まで</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>%n日間</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1（%2）</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>全ラウンドのあなたの点と、ほかの人の平均との差は、%n局で%1点です。うち約%2点は配牌により、約%3点はその後のこと、つまり全員の手と偶然によります。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>対局は終わっています。</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>ラウンドは終わっています。</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>%1の番です。</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>置けるタイルがなく、パスしました。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>まだ戻せる手がありません。</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>レート戦なので手は戻せません。</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>挑戦状の対局なので手は戻せません。</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>ほかの人が打った所より前には戻せません。</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>今日の配牌は記録に残るため、手を戻せません。</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>ラウンド%L1に戻りました。</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>次のラウンドの配牌待ち</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>あなたの番</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1の番</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1、配牌 %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>ランダム</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>置けるものなら何でも置きます。</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>初心者</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>目についた手を打ち、見落としがたくさんあります。</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>初級者</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>ゲームは知っていますが、見落としはまだ多めです。</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>カジュアル</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>楽しむのが第一で、できることをすべてはしません。</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>上級者</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>上手ですが、ときどき間違えます。</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>エキスパート</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>めったに間違えず、何を残すべきか知っています。</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>マスター</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>見落としはほとんどありません。</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>チャンピオン</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>最強。まだ見えないタイルまで読み切ります。</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>欲張り</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>その場で最も点になる手を選び、先は考えません。</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>理論派</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>見ていないタイルを数え、自分の先の手まで考えます。</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>ドミノ %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>%1を左端に、%2を内側にして置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>%1を右端に、%2を内側にして置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>%1を上端に、%2を内側にして置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>%1を下端に、%2を内側にして置く。</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1を左端に直角に置く。</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1を右端に直角に置く。</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1を上端に直角に置く。</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1を下端に直角に置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1をスピナーとして左端に置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1をスピナーとして右端に置く。</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>%1で始める。</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>%1をスピナーとして始める。</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>タイルを引く</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>置けるまで引く</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>パス</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>そこには何も置けません。</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>最大のダブルから始めます。%1を置いてください。</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>ダブルがないので、いちばん重いタイルから始めます。%1を置いてください。</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>ほかに手はありません。</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>置けるタイルはこれだけです。</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>手牌の目が%n減ります。</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>これで上がりです。</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>ラウンドは終わっています。</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>あなたの番ではありません。</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>そのタイルは手牌にありません。</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>手牌に残ると、目の数だけ数えます：%1。</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>%1が置きました。</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>手牌に置けるタイルがありません。</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1をスピナーとして上端に置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1をスピナーとして下端に置く。</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>置けない人はここから引きます。</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>置けるタイルがありません。出るまで引いてください。</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>まだ置けないので、続けて引きます。</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>置けるタイルがありません。1枚引いてください。</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1を左端に置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1を右端に置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1を上端に置く。</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1を下端に置く。</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>ラウンド勝利の分</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>これがスピナーです。列が4つの端に伸びます。</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>左端：%1が置けます。</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>右端：%1が置けます。</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>上端：%1が置けます。</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>下端：%1が置けます。</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>この端に置けるのは%1です。</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>%1を置ける端がありません。</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>ここは%1です。同じ数字を置けます。</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>次の人には置けるタイルがありません。</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>この端には、ほかのだれも続けられません。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>まだ見えないタイルのうち、この端に続けられるのは%n枚だけです。</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>目の多いタイルのあとでは、見えないタイルのうち置けるものが増えてしまいます。</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>手牌には、この端に続けられるタイルが%n枚あります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>そのあと、自分のほかのタイルのうち%n枚が置けます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>相手は続けにくくなります。見えないタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>ほかの人は続けにくくなります。見えないタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>自分は続けやすくなります。自分のほかのタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>手牌に残る目は%nです。もう一方なら%2です。</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>次の人が置けるタイルを減らす</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>自分のタイルが置ける端を残す</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>目をたくさん減らす</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>最後に置かれたタイルにつなぐのが好きです。</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>タイルを引く</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>パス</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>勝ちになる点（0：1ラウンド）</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>1ラウンドだけ</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>だれも置けません。手詰まりでラウンド終了です。</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>置けるタイルがありません。引いてください。</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>置けるタイルがありません。引いてください（%1）。</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>置けるタイルがないので、パスになります。</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>ほかの人の手牌の残り：%1 = %2。</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>手牌の残りが最も少ない：%1（%2）。</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>残り %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4：%1から手牌の%2を引いて%3。</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5：%1から手牌の%2を%3回引いて%4。</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>対局は終わっています。</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>この1ラウンドで対局が決まります。</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>%1点で対局に勝ちます。届きました。</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1点で対局に勝ちます：あと%2点。</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>タイルを置かずに番を終えます。</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>次のラウンドを配ります。</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>選んだタイルをまとめて場に出します。</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>あなたの番：タイルを置くか、引いてください。</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>あなたの番：タイルを置くか、引いてください（%1）。</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>あなたの番：タイルを置くか、パスしてください。</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>あなたの番：タイルを置くか、パスしてください（%1）。</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>置けるタイルがないので、パスになります（%1）。</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>あなたの番：最初のタイルを置いてください。</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>あなたの番：最初のタイル、%1を置いてください。</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>あなたの番：タイルを置いてください。</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>残りが最も少ない人が複数：だれも得点しません。</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1の手牌に残ったタイルの点：%2。</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1が手牌の最後のタイルを置きました。</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>最後のタイルを置きました。</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>最善手を見つける</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>対局の勝者です。</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>対局の勝者の一人です。</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>ダブルは後まで取っておきます。</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>ほかの人が置けるタイルを減らします。</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>すぐに入る点は%1。もう一方なら%2です。</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>合わせて7</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>ここでは、触れ合う半分どうしは同じ数ではなく、合わせて7になります。今の端は1と4です。4の端にタイルを置きましょう。</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3と4で7。そのタイルの5が新しい端になりました。</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6と1で7なので、1の端には合います。でも今は4の端に置くタイルを探しましょう。必要なのは3です。</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>マタドール</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1、%2、%3、%4がマタドールです。いつでもどの端にでも、直角に置けます。1枚持っているので、置いてみましょう。</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>置けますが、マタドールではありません。半分どうしで7になるタイルを探しましょう。</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>ゲートを開ける</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>マタドールが直角に置かれ、ゲートになっています。ブランクのあるタイルで開けられ、その反対側の数が新しい端になります。そこに置きましょう。</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>ゲートが開きました。端は3なので、次は4が置けます。</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>それは反対の端に合うタイルです。ゲートにはブランクが必要です。</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>端を閉じる</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ブランクと合わせて7になるタイルはありません。%1を、ブランクが外側になるように置きましょう。そこに置けるのはマタドールだけになり、相手は探すことになります。</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>閉じました。勝負の場は残る1つの端です。</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>それでは端が開いたままです。ブランクで閉じましょう。</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>置けるまで引く</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>5に合う2も、4に合う3も、マタドールもありません。置けるタイルが出るまで山から引きましょう。</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>端は2、手元には5。次の番に置くタイルが残りました。</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>置けますが、次に置けるタイルがなくなります。反対の端で試してみましょう。</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1も置けません。もう1枚引きましょう。</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1はどちらの端にも置けます。2が外側になるように置けば、次に%2を置けます。</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>上がる</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>残り2枚。%1はどちらの端にも置けます。%2が続けられるように置きましょう。</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>上がりました。相手の手牌に残った目がすべて得点になります。今回は12点です。</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>それでは端が1になり、続けて置けるタイルがありません。</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4の端がまだ残っています。最後のタイルを置きましょう。</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>これがマタドールというゲームです。マタドールのタイルは必要なときまで取っておきましょう。対局はふつう100点で勝ちです。</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>最大のダブルを持つあなたが始めます。どのタイルで始めてもかまいません。手牌に残った目はほかの人の得点になるので、目が最も多いタイルで始めましょう。</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>一度に目が11減りました。端の片方は2を、もう片方は1を待っています。</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>それでもかまいませんが、もっと目の多いタイルがあります。</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>ラウンドはだれも続けられずに終わりました。目が最も少ないあなたが、ほかの人の残り%1点をすべて得点します。</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>7とダブル</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>触れ合う半分どうしを合わせて7にします。ダブルは列に沿ってまっすぐ置き、触れるのは半分だけなので1回だけ数えます。2の端にダブルを置きましょう。</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5と2で7。新しい端は5です。</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>それは1の端に合います。2の端には5のあるタイルを置きます。</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>マタドールを直角に</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>マタドールは数が合わなくてもどこにでも置けます。直角に置くと、両方の半分が端になります。%1を直角に置きましょう。横の丸い矢印、Rキー、右クリックのどれでも向きが変わります。</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>2には5、5には2が置けます。1つの端に2通りの続け方ができました。</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>それも1つの手ですが、ここではマタドールを直角に置きましょう。</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>マタドールをまっすぐ</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>まっすぐ置くと、マタドールの半分だけが端になり、どちらにするか選べます。%1を、6が外側になるように4の端に置きましょう。次に%2を置けます。</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>マタドールで、自分のタイルを置く場所を作れます。</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>そうではなく、マタドールを4の端にまっすぐ、6を外側にして置きます。丸い矢印かRキーで向きが変わります。</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6の端がまだ空いています。%1を置きましょう。</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>ブランクと合わせて7になるタイルはありません。4の端に、ブランクが外側になるタイルを置きましょう。そこに置けるのはマタドールだけになります。</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>閉じました。だれかがマタドールを見つけるまではこのままです。</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>端をまた開く</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ブランクで片方の端が閉じています。そこにマタドールの%1を、直角かまっすぐに置きましょう。</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>また開きました。それができるただ1枚のタイルでした。</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>それは反対の端です。ブランクの端を開きましょう。</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>1枚引いて、置くかパス</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>5に合う2も、4に合う3も、マタドールもありません。1枚引きましょう。</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>重いタイルがなくなりました。最後まで手牌に残ったタイルは、相手の得点になります。</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>置けますが、もっと重いタイルがあります。</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1も置けません。引けるのは1回の番に1枚なので、パスします。</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>端に2が出て、置けるタイルが2枚あります。目の多いほうを置きましょう。</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>これがロシアンドミノです。最大のダブルから始まり、先に上がった人がほかの人の手牌の分を得点します。対局はふつう100点までです。</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>親を決める入札</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>全員がタイルを1枚引き、その数の合計まで入札できます。最高額の人が親になり、その額がすぐ得点になります。あなたのタイルは合計12で、ほかの人はそこまで入札できません。全額で入札しましょう。</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>ほかの人は降りました。12点を得て、あなたが親です。</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>入札した額が得点になります。12まで入札しましょう。</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>エレメントを指定する</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>親は、このラウンドのエレメントを指定します。そのタイルは点が高く、直角に置けるのもそれだけです。いちばん多く持っているものを指定しましょう。</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>葉に決まりました。5枚持っています。</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>数え直してみましょう。葉は5枚あります。</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>賭ける</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>このラウンドで取れると思う点を賭けます。得点から残ったタイルの枚数を引いた数です。届かなければ0点になり、賭けは必ず前の人より高くします。まずは低めに、10以下で賭けましょう。</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>届きそうな賭けです。親は、全員が賭け終わったあとで上げられます。</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>大胆ですね！でも、そんなに取れることはまずありません。10以下で賭けましょう。</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>端と端</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>列の端では、エレメントに関係なく同じ数どうしをつなぎ、1点になります。水の%1を9の端に置きましょう。</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>1点獲得。最後に引かれるタイルも1枚減りました。</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>それもいい手ですが、水のタイルを9の端に置いてみましょう。</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>直角に置く</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>今のエレメントは葉です。葉のタイルは、別の葉のタイルの長い側面に、どの数でも直角に置けて3点になります。葉の%1を置きましょう。</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3点獲得。全員が使える新しい枝もできました。</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>それでは点が低めです。葉のタイルを長い側面に置いてみましょう。</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>エレメントと数</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>いちばんいいのは両方そろうこと。葉のタイルで数も同じなら、まっすぐでも直角でも4点です。探してみましょう。</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>葉で、数も同じ。4点です。</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>最善ではありません。葉のタイルで、数も同じになるものを探しましょう。</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>ダブルは2倍</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>ダブルは点が2倍になります。葉の%1は、6のある葉のタイルに直角に置けます。4点の2倍です。</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>1枚で8点。6の賭けなら、すぐに届きます。</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>それもいい手ですが、ダブルなら8点です。</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>取って、ランを出す</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>番の始めに、表向きのタイルか山のタイルを1枚取ります。表向きは赤の6、手牌には赤の4と5があります。取りましょう。</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>ランは、同じ色の数が3枚以上続いたものです。場に出したタイルは、もう失点になりません。</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>赤の4と5があります。赤の6でランができます。</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>赤の4、5、6を1枚ずつ選び、まとめて出しましょう。</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>セットを出す</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>同じ数で色が違うタイル3枚か4枚がセットです。9が3枚あるので、出しましょう。</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>セットができて、手牌が3枚減りました。</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>タイルを捨てると番が終わります。先に9を3枚出しましょう。</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>場のメルドに付け足す</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>どのメルドにも、相手のものにも付け足せます。場に赤の5、6、7があり、あなたは両隣を持っています。赤の4と赤の8を付け足しましょう。</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>自分のものでもないメルドに、2枚片づきました。</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>捨てる前に、赤のランに合うタイルを付け足しましょう。</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>では、もう1枚も。</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>ジョーカーと入れ替える</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>ランのジョーカーは赤の6の代わりで、その赤の6が手牌にあります。ジョーカーと入れ替えましょう。</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>ジョーカーは青のタイルの代わりになり、あなたの役に立っています。</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>まずはジョーカー。赤の6を、ジョーカーのある所に置きましょう。</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>手に入れたジョーカーは、すぐ場に出します。青の3、青の4と一緒に選んで、メルドを出しましょう。</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>デッドウッドが10点減り、失ったものはありません。</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>ここでは黒の13を捨てるだけにしましょう。</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>ノック</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>手牌のうち9枚がメルドです。黒の13を捨てれば、余るのは2だけ。デッドウッドが10以下ならノックできます。ノックしましょう。</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>その必要はありません。ボタンでノックできます。</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>完全勝利</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>青の8を引き、オレンジの2以外はすべてメルドに入りました。それを捨ててノックすれば、1枚も余りません。</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50点と、相手のデッドウッドをすべて獲得です。最後のタイルを置ききるのも完全勝利です。</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>もっといい手があります。ノックして、オレンジの2を捨てましょう。</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>これがタイルズ&amp;ディールです。ふつうの対局では13枚ずつ配り、200点で勝ちです。山がなくなるか、20番続けてだれも山から引かなければ、ラウンドは引き分けです。</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>辺と辺</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>タイルは辺と辺を合わせ、その辺の2つの数がどちらのタイルでも同じになるように置きます。4が2つあるタイルを、%1の隣に置きましょう。</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>ぴったりです。タイルの3つの数の合計が得点になり、今回は10点です。</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>引いてもかまいませんが、5点かかります。置けるタイルがあるので、置きましょう。</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>点の高いほうを</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>置けるタイルが2枚あります。タイルの数はすべて得点になるので、高いほうを置きましょう。</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13点です。%1なら10点でした。</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>もっといいタイルがあります。13点になります。</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>六角形を閉じる</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>1つの点のまわりに5枚あります。6枚目を置いた人が六角形を閉じ、さらに50点を得ます。今がそのときです。</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>タイルで12点、六角形で50点です。5枚目には気をつけて。6枚目は次の人のものになります。</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>そこではありません。5枚のタイルのすき間を見てください。</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>ブリッジを作る</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>辺でつながり、向かいの角が別のタイルに触れるとブリッジになり、さらに40点です。%1で作れます。</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>タイルで8点、ブリッジで40点です。3つの角がすべて、すでにある数に合いました。</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>それではブリッジになりません。3つの角がすべて、すでにある数に合う必要があります。</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>置けないとき</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>置けるタイルがありません。山から1枚引きましょう。1枚につき5点かかります。3枚目でも置けなければパスになります。</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12点から、引いたタイルの5点を引きます。</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>まだ引けますが、1枚ごとに5点かかります。置けるタイルがもうあります。</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>3回引いたら、あとはパス</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>1枚5点でタイルを3枚引きました。これ以上は引けません。最後に引いた%1は置けます。パスもできますが、さらに10点かかります。このタイルを置きましょう。</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12点から、引いた分の15点を引きます。置けるタイルがなければパスになり、合わせて25点を失います。</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>パスには10点かかります。置けるタイルが1枚あります。</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>引いた%1が置けます。置きましょう。</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>残り1枚です。置きましょう。上がった人は25点と、ほかの人の手牌に残ったタイルの点をすべて得ます。</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>タイルで11点、上がりで25点、それに相手の最後のタイルの5点です。</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>引く必要はありません。最後のタイルが置けます。</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>これがトライオミノです。だれも続けられなければ、合計が最も少ない手牌の人が、ほかの人のタイルの分から自分の分を引いて得点します。2人の対局はふつう800点までです。</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>始める人</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>最大のトリプルがラウンドを始め、合計より10点多くもらえます。あなたの%1なら22点です。このテーブルでは代わりに%2で始めることもでき（選べるルールです）、40点になります。置きましょう。</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>これより高い始め方はありません。あとで置いたら、%1は0点でした。</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>それは22点です。%1で始めれば40点です。</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>いちばん点の高いものを捨てる</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>番はタイルを捨てて終わります。メルドに入らないものがデッドウッドです。1はエースで11点、10から13は10点、ほかは数のとおりです。黒の13を捨てましょう。</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>25点と、デッドウッドの差を獲得です。相手のデッドウッドがあなた以下ならアンダーカットになり、点は相手のものになります。</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>これがエレメント合わせです。ラウンドの勝者はテーブルのタイルをバンクに入れ、次の親になります。初めての対局は、エレメント2つにすると短く遊べます。</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>決勝の始まり</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>タイルが足りなくなると、ラウンドごとに合計の最も低い人が脱落します。残りは2人、決勝です。バンクはあなたのほうが多いので、それぞれから何枚戻すかをあなたが決めます。%1枚戻すと、2人の手牌がいっぱいになります。</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>手牌がいっぱいになり、残り火の%1が配られました。ここで配られたダブルは、合計の6点が最初の持ち点になります。決勝に賭けはありません。</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>それぞれから%1枚戻しましょう。手牌がちょうどいっぱいになります。</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>最後の1枚で決まる</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>今は決勝だけを数えます。最初の持ち点と得点から、残りのタイルを引きます。あなたは6と15、相手は合わせて24です。残り火の%1を、エレメントも数も同じ所に置きましょう。</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25対24、対局はあなたの勝ちです！24で並んだら、ラウンドの合計が高いほうの勝ちでした。</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>それも24で、並ぶと合計の高い相手の勝ちです。4点が必要です。</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>これで、そこに置けるのはブランクかマタドールだけ。この端はゲートになりました。</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>マタドールを残す</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1はマタドールで、いつでも置けます。ほかに、今は置けても後では置けないかもしれないタイルが2枚あります。そのどちらかを置きましょう。</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>そのとおり。ほかに置けるものがないとき、マタドールがあれば引かずにすみます。</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>マタドールは後でかまいません。数が合うタイルを置きましょう。</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>自分のゲート</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>マタドールを置くと端はゲートになり、ゲートにはブランクが必要です。ブランクの%1が手牌にあります。マタドールの%2を5の端に置けば、通り道はあなたのものです。</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>相手は2枚引くことになり、あなたはすぐ通れました。</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>4の端ではあまり役に立ちません。反対の、5の端に置きましょう。</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>ゲートはまだあります。%1で通りましょう。</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>両端を閉じる</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>左端はブランクで閉じています。%1で右端も閉じられます。すると続けられるのはマタドールだけで、あなたには%2が残ります。</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>閉じました。相手はマタドールが出るまで引き、引いたタイルはどれもあなたの得点になります。</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>それでは端が1つ開いたままです。ブランクを外側にして置きましょう。</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>だれも続けられない</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>マタドールは4枚とも出て、引けるタイルもなく、片方の端は閉じています。%1でもう片方も閉じるとラウンドは終わり、目が最も少ない人の得点になります。あなたの目は少なめです。</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>ゲートとマタドール</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>ブランクとマタドールは組で効きます。両方を持つ人が、列の伸びる先を決めます。</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>どんなゲームか</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>タイルの列が両端に伸びていきます。触れ合う半分どうしは合わせて7にします。先にすべて置いた人が、ほかの人の手牌に残った目を得点し、%1点で対局に勝ちます。</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>はじめてのレッスン</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>重いものから</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>ラウンドが終わると、手牌に残った目はほかの人の得点になります。置けるタイルが2枚あります。目の多いほうを置きましょう。</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>8つの目が、もうだれの得点にもなりません。</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>置けますが、もう1枚のほうが重いです。</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>ダブルブランク</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1もマタドールで、必ず直角に置きます。重さがないので、残しても損はありません。別のタイルを置きましょう。</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>9つの目が片づきました。ダブルブランクは必要なとき、どの端にも置けます。</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>残しておきましょう。重さがなく、いつでも置けます。</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>列を閉じる</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>片方の端はもうブランクです。だれも続けられなければ、目が最も少ない人の得点になり、あなたの手牌は軽めです。もう片方の端も閉じましょう。</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>もうマタドールしか置けません。持っていない人は引くしかなく、手牌が重くなります。</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>それでは端が1つ開いたままです。ブランクが外側になるタイルはどれですか？</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>ラウンドはだれも続けられずに終わり、目が最も少ないのはあなたです。ほかの人の目から自分の分を引いて得点します。%1引く%2で%3点です。</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>目と、閉じるとき</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>ほかの人の手牌をおおよそ数えましょう。列を閉じて得をするのは、いちばん少ない人です。</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>タイルの列が両端に伸びていきます。触れ合う半分どうしは合わせて7にし、マタドールはどこにでも置けます。先に上がった人が、ほかの人の手牌に残った目を得点し、%1点で対局に勝ちます。</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>数とエレメントをつなぎ、みんなで1つの大きなテーブルを作ります。でもその前に、ラウンドで何点取れるかを賭けます。届いた賭けは得点になり、届かなければ0点です。最下位が脱落し、最後の2人が決勝で戦います。</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>上限まで入札</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>あなたのタイルは合計9で、ほかの人は6までしか入札できません。親になるだけなら7で足りますが、入札した額が得点になります。入札できるだけ入札しましょう。</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9点、そして親です。ダブルが引かれたら入札はありません。最大のダブルの人が親になり、その合計を得点します。%1はどのダブルにも勝ち、24点です。</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>それでは得点が減ります。9まで入札しましょう。</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>1つだけ上に</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>あなたは最後に賭け、7を上回らなければなりません。賭けは約束で、賞金ではありません。それより多く取った分も得点になり、足りなければ0点です。だから1つだけ上の8を賭けましょう。</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>できる中でいちばん低い賭けです。それを超えた分もあなたの得点になります。</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>約束が重くなるだけで、得はありません。8を賭けましょう。</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>そのままにする</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>あなたは親で4を賭け、ほかの人は7まで上げました。親は99まで、それより上げられますが、ほかの人もさらに上げられます。あなたの4は楽に届くので、そのままにしましょう。</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>賭けが決まりました。あなたは4でよく、ほかの人の約束はもっと重いです。</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>高い賭けは届きにくく、それだけでは何の得にもなりません。そのままにしましょう。</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>入札、賭け、そして決勝</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>入札は高く、賭けは低く。必要以上に賭けるのは、大きく負けているときだけです。</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>手牌をセットとランにまとめます。どちらにも入らないものは損になります。それが少なくなった人がノックして差を得点し、%1点で対局に勝ちます。</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>早めにノック</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>2回目の番です。黒の13を捨てると余りは10で、ちょうどノックできます。相手にはそろえる時間がありませんでした。黒の13でノックしましょう。</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>勝ちの25点と差の46点。早いノックは不意をつきます。</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>待っている間に相手もそろえます。今、黒の13でノックしましょう。</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>残り1枚なら十分</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>エースが2枚余っています。1枚捨てると、残りは11で、10より多くなります。でも余りが1枚だけなら、何点でもノックできます。ノックしましょう。</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>勝ちの25点と差の%1点。手牌にエースが残っていても大丈夫です。</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>待つほうがよい</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>今度も10でノックできます。でも相手はメルドを2つ出して残り3枚、あなたのメルドに付け足せるかもしれません。ノックせずに黒の13を捨てましょう。</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>そのとおり。相手は赤の2と3をあなたの赤のランに付けられ、余りは2だけでした。ノックしていればアンダーカットで、33点を失うところでした。</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>余りがノックした人以下なら、25点と差を得ます。待ちましょう。</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>アンダーカット</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>あなたは余りが多くてノックできず、相手はそろそろノックしそうです。小さい数や、相手のメルドに合いそうなものを残して、黒の13を捨てましょう。</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>相手が9でノックしました。黒の5と6は黒のランに付けられ、余りは5。アンダーカットです。差の4点と、さらに25点を得ました。</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>それは損を減らすのに使えるかもしれません。黒の13を捨てましょう。</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>手牌のジョーカー</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>余ったジョーカーは15点で、どのタイルより重くなります。足りないものの代わりになるので、今すぐ、そろえられる2枚と一緒に出しましょう。赤の4と5などです。</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>ジョーカーは無事に場に出て、2枚も一緒に片づきました。</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>まずジョーカーを出しましょう。赤の4、赤の5と一緒に選びます。</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>いつノックするか</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>序盤の10でのノックは強力ですが、終盤、相手の手牌が少ないときは危険です。残り枚数に気をつけましょう。</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>三角形を辺と辺で合わせ、角の数が一致するように置きます。タイルの数がそのまま得点になり、うまい場所ならもっと増えます。だれかが%1点に達したとき、1位の人の勝ちです。</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>5枚目は置かない</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>1つの点のまわりに4枚あります。%1を置けば5枚目で10点ですが、6枚目の50点を相手に渡すことになります。別のタイルを置きましょう。</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>5点だけですが、何も渡していません。5枚目は相手に置かせましょう。</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>それは相手に得をさせます。六角形ができかけていない所に置けるタイルがあります。</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>ぴったりの場所</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1を置ける場所は2つあります。片方では3つ目の角も数に合い、ブリッジになってさらに40点です。その場所を探しましょう。</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>8点ではなく48点です。手を離す前に、3つ目の角を見ましょう。</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>置けますが、3つ目の角が何にも触れていません。もう1つの場所を試しましょう。</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>2つ同時に</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>2つの点が、それぞれすき間1つを残して囲まれ、そのすき間は同じ所です。%1なら1枚で六角形が2つ閉じ、さらに60点です。置きましょう。</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>タイルで6点、2つの六角形で60点です。</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>3つ同時に</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>いちばん珍しい場所です。3つの点が、同じ1つのすき間だけを残して囲まれています。%1なら六角形が3つ閉じ、さらに70点です。置きましょう。</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>タイルで7点、3つの六角形で70点です。これより高いボーナスはありません。</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>そこではありません。3つの点の間のすき間を埋めましょう。</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>そこではありません。2つの点の間のすき間を埋めましょう。</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>六角形とブリッジ</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>1手ごとに2つ確かめましょう。自分のボーナスはあるか、次の人に残してしまわないか？</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>ダブルシックス（28枚）</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>ダブルナイン（55枚）</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>ダブルトゥエルブ（91枚）</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>タイルのセット</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>人数に応じて</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>5枚ずつ</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>6枚ずつ</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>7枚ずつ</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>すべて配り、引かない</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>1人に配る枚数</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>最大のダブルそのもの</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>最大のダブルを持つ人</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>順番に1人ずつ</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>ラウンドの始め方</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>直角のみ</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>直角、または合う所にまっすぐ</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>どこでも直角かまっすぐ</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>マタドールの置き方</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>置けるまで引く</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>1枚引き、置くかパス</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>置けない人の引き方</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>マタドールしか置けない人は引いてもよい</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>最初のダブルは直角に置き、枝が2本増える</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>ほかの人の目をすべて</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>ほかの人の目から自分の目を引く</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>手詰まりのとき、目が最も少ない人の得点</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>すべてのタイルを配れるのはダブルシックスだけです。</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>ダブルシックスは2～4人用です。人数が多いときは大きいセットを選んでください。</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>スピナーあり</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>マタドールを温存できる</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>ダブルナイン</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>ダブルトゥエルブ</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>マタドール</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>触れ合う端は合わせて7。マタドールはどこにでも直角に。</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>ロシアンドミノ</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>同じく合わせて7。マタドールは直角でもまっすぐでも。</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>ドミノ %1、マタドール</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>左端：%1かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>右端：%1かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>上端：%1かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>下端：%1かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>左端：%1か%2かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>右端：%1か%2かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>上端：%1か%2かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>下端：%1か%2かマタドールが置けます。</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>左端、ブランク：マタドールだけが置けます。</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>右端、ブランク：マタドールだけが置けます。</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>上端、ブランク：マタドールだけが置けます。</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>下端、ブランク：マタドールだけが置けます。</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>ブランクの端に置けるのはマタドールだけです。</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>マタドール：何が置かれていても、どの端にも置けます。</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>ここは%1です。タイルが触れるところは合わせて%2になります。</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>ブランクと合わせて%1になる数はありません。この端を開けるのはマタドールだけです。</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>ここにはタイルが横向きに置かれています。その%1か%2と合わせて%3になる数がつながります。</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1は列に対して直角に置かれています。どちらかの数と合わせて%2になる数がつながります。</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1と%2が触れます。合わせて%3にする必要があります。</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>ゲートに置けるのはブランクかマタドールです。</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>この端に置けるのは%1か%2、またはマタドールです。</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>次の人が置けるのはマタドールだけです。</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>マタドールをあとに取っておけます。</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>この端を閉じます。続けられるのはマタドールだけです。</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>続けられるのはブランクかマタドールだけです。</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>はっきりこれより良い手はありません。</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>マタドールをあとに取っておけます。</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>あなたの番：空いている端と合わせて%1に。</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>マタドールを置くか、残すなら引いてください。</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>左端、ゲート：ブランクかマタドールが置けます。</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>右端、ゲート：ブランクかマタドールが置けます。</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>上端、ゲート：ブランクかマタドールが置けます。</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>下端、ゲート：ブランクかマタドールが置けます。</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>ここにはマタドールが直角に置かれています。つながるのはブランクかマタドールだけです。</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1は列に対して直角に置かれています。これがゲートで、つながるのはブランクかマタドールだけです。</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>%1を置ける端がありません。触れ合う半分どうしを合わせて%2にする必要があります。</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>最大のダブルがあります。好きなタイルをどうぞ。</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1から始めます。配られた最大のダブル、なければいちばん重いタイルを持つ人です。</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>あなたから始めます。配られた最大のダブルは%1です。</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>ダブルは配られませんでした。いちばん重い%1を持つあなたから始めます。</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>最も重いタイルがあります。好きなタイルをどうぞ。</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>山に残しておく枚数</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>マタドールを置く</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>マタドールを後に残す</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>後に残るマタドールは%1枚です。もう一方なら%2枚です。</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>その端はゲートになりました。</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>%1にするか、ブランクかマタドールを。</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>%1にするか、マタドールを。</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>あなたの番：ブランクかマタドールを。</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>あなたの番：マタドールだけが合います。</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>%1で入札</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>降りる</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1：%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>%1を賭ける</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>%1のまま</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>パス</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>引く</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>%1枚戻す</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>だれもこれより高く入札しなければ、%1点を得て親になります。</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>賭け</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>最高の賭けは%1です。次は%2以上です。全員が賭けます。届かなかった賭けは0点です。</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>最高の賭けは%1です。次は%2以上で、全員が賭けます。手持ちのタイルでは最高%3点です（ラウンドのエレメントは4点、ほかは1点、ダブルは2倍）。</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>親から賭け始め、あとの人ほど高く賭けます。</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>最初に賭け、ほかの人はそれより高く賭けます。手持ちのタイルでは最高%1点です（ラウンドのエレメントは4点、ほかは1点、ダブルは2倍）。</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>最初の親は？</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>全員がタイルを1枚引き、その合計まで入札できます。最高額の人がその額を得点し、親になります。</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>最高の入札は%1です（%2）。あなたのタイルで入札できるのは%3までです。</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>最高の入札は%1です（%2）。あなたのタイルで入札できるのは%3までです。最高額の人が親になり、入札額がそのまま得点になります。</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>最高の入札は%1です（%2）。あなたのタイルで入札できるのは%3までです。降りるしかありません。最高額の人が親になり、入札額がそのまま得点になります。</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>最高の入札は%1です（%2）。最高額の人が親になり、入札額がそのまま得点になります。</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>全員がタイルを1枚引き、その合計まで入札できます。あなたは%1までです。最高額の人がその額を得点し、親になります。</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>ラウンドのエレメント</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>決勝</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>使うエレメントの数（各57枚）</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>3人ずつ2チーム（6人）</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>2人ずつ3チーム（6人）</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>組み分け</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>チーム戦は6人で遊びます。</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>短い対局：エレメント2つ</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>エレメント3つ</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>届いた賭けも加点</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>置けないとき1枚引く</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>賭け成功</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>全員の手牌がなくなりました。</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>タイルが足りないため、このラウンドは行いません。</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>%1で入札</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>%1で入札しました。</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1が%2で入札しました。</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>降りた</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>降りました。</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1が降りました。</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>%1を指定</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>%1を指定しました。</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1が%2を指定しました。</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>%1を賭けた</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>%1を賭けました。</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1が%2を賭けました。</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>そのまま</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>賭けはそのままです。</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1の賭けはそのままです。</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>%1枚戻した</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>脱落</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>ボットとの対局は約%n分かかります。</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>エレメント合わせ</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>エレメントか数をつなぎ、手牌に賭けて、決勝をめざします。</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>%1で始める。</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>%1を%2にまっすぐ、%3でつなぐ：%n点。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>%1を%2に直角に、%3でつなぐ：%n点。</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>端：%1が置けます。</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>降りた</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>入札 %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>最初のダブル%1、得点%2、残りタイル−%3：%4。</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>最初のダブル%1、得点%2：%3。</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>得点%1、残りタイル−%2：%3。</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>得点%1、残りタイルなし。</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1から残りタイルの%2を引いて%3。賭けの%4に届かず、0点です。</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1で、残りタイルなし。賭けの%2に届かず、0点です。</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1から残りタイルの%2を引いて%3。賭けの%4に届きました。</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1で、残りタイルなし。賭けの%2に届きました。</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>親</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>賭け %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1/%2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>バンク：%n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>火の%1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>残り火の%1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>光の%1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>葉の%1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>水の%1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>エーテルの%1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>火</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>残り火</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>光</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>葉</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>水</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>エーテル</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>この端は%1なので、%1だけが置けます。</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>直角に置けるのは、このラウンドのエレメントだけです。</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>あなたの番ではありません。</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>最初のタイルは、指定したエレメントでなければなりません。</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>ここには空いている端も側面もありません。</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>最高額の人が親になり、入札額がそのまま得点になります。</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>これより高く入札できる人はいません。親になり、入札額がそのまま得点になります。</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>相手は%1まで、あなたは%2まで入札できます。続けても相手の得点が増えるだけです。</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>%n枚持っています。</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>賭けに届けば、得点から残りのタイルを引いた分が入ります。高く賭けても、届きにくくなるだけです。</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>届いた賭けも得点になりますが、高くすると、値打ち以上に届きにくくなります。</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>自分のほかのタイルを置ける端が残ります。</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>置けるタイルがありません。</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>手牌が多いほど、運に左右されません。</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>得点%1から残りタイル%2を引いて、今のところ%3。賭けは%4です。</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>あなたのタイルで入札できるのは%1までです。降りるしかありません。</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>降りてください。これ以上は入札できません。</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>第%1ラウンドで脱落</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>バンク：%1枚と場の%n枚で%2枚。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>バンク（%3）：%1枚と場の%n枚で%2枚。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>バンク（%1）：%n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>3点、触れる数がそのタイルにもあれば4点。ダブルは2倍です。</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>どのエレメントでも1点、ラウンドのエレメントなら4点。ダブルは2倍です。</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>ラウンドの終わりに手元に残ると1点引かれます。</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>%1が置きました。</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>ダブル：点が2倍になります。</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>このラウンドのエレメントなので、横向きにも置けます。</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>得点から残ったタイルの枚数を引いて%1以上でなければ、このラウンドは0点です。</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>自分の得点から残ったタイルの枚数を引いて%1以上でなければ、このラウンドは0点です。</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>それぞれのバンクから無作為に引く枚数：%1。手牌は全員%2枚にそろいます。</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>それぞれのバンクから無作為に引く枚数：%1。手牌は%3枚のうち%2枚になります。</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>それぞれのバンクから無作為に引く枚数：%1。手牌は%4枚のうち%2～%3枚になります。</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>最高の入札は、あなたの%1です。あなたのタイルで入札できるのは%2までです。最高額の人が親になり、入札額がそのまま得点になります。</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>あなたは対局から脱落しました。</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>対局から脱落：%1。</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>勝ったラウンドのタイルです。決勝では各バンクから一部がもう一度配られます。</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>チームで1つのバンク：%1。</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>降りたので、もう入札しません。</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>引いたタイルで入札できるのは%1までです。</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>入札は%1、引いたタイルで入札できるのは%2までです。</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>ラウンド%1で、合計が最も低く脱落しました。</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>賭け%1：得点から残りタイルを引いてこれに届かなければ、ラウンドは0点です。</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>このラウンドで使えるタイルがありません。</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>親：エレメントを指定し、最初に賭け、最初のタイルを置きます。</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>親のあとに、前の人より高く賭けます。</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>入札して得点と最初の親を狙うか、降りてください。</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>賭けは%1のままにしてください。</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>もっと高く賭けるか、%1のままにしてください。</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>あなたの番：最初に%1のタイルを置いてください。</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>置いてください：得点−残りタイルで決まります。</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>あなたの番：置いてください。賭けは届いています。</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>置いてください：今は%1、賭けは%2です。</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>エレメントを指定：そのタイルが高得点です。</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>バンクから戻す枚数を決めてください。</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>決勝で使うタイルが、だれの手にも残っていません。</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>決勝は同点：どちらも%1点。</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>合計も%1点で同点：両方の勝ちです。</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>バンク：%1枚と、引き継いだバンク（%4）の%2枚で%3枚。</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>バンク（%5）：%1枚と、引き継いだバンク（%4）の%2枚で%3枚。</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>バンク：%1枚、引き継いだバンク（%4）の%2枚、場の%n枚で%3枚。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>バンク（%5）：%1枚、引き継いだバンク（%4）の%2枚、場の%n枚で%3枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1から残りタイルの%2を引いて%3。賭けの%4に届き、加えて%5です。</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1で、残りタイルなし。賭けの%2に届き、加えて%3です。</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>これで対局から脱落です。</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>ラウンド%1で脱落。</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>最下位、%1点差</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>最下位より%1点上</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>最も低い合計が脱落、ラウンドに勝てば残留</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>最も低い合計が脱落、ラウンドに勝てば残留：%1点リード</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>最も低い合計が脱落、ラウンドに勝てば残留：あなたのチームは%1点上です</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>タイルが足りません。このラウンドのあと、合計の最も低い人が脱落します。ただし、ラウンドに勝てば残ります。</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>今は%1を置く場所がありません：空いている端も、長い側面もありません。</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>今は%1を置く場所がありません：端に置けるのは%2で、空いている長い側面はありません。</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>今は%1を置く場所がありません：空いている端はなく、直角に置けるのは%2だけです。</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>今は%1を置く場所がありません：端に置けるのは%2で、直角に置けるのは%3だけです。</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>最も低い合計が脱落、ラウンドに勝てば残留：あと%1点足りません</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>最も低い合計が脱落、ラウンドに勝てば残留：あなたのチームはあと%1点足りません</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>決勝は賭けなしで新たに始まり、これまでの合計は同点のときだけ数えます。バンク：%1 %2枚、%3 %4枚。手牌に足りないタイル：%5枚、山に残るタイル：%6枚。バンクの多いほうが、それぞれ何枚戻すかを決めます。少なければ手牌が少なく短い決勝に、多ければ手牌がそろい、持ち点になるダブルも増えます。</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>決勝は賭けなしで新たに始まり、これまでの合計は同点のときだけ数えます。バンク：%1 %2枚、%3 %4枚。手牌に足りないタイル：%5枚、山に残るタイル：%6枚。バンクは同数なので、前のラウンドの勝者が、それぞれ何枚戻すかを決めます。少なければ手牌が少なく短い決勝に、多ければ手牌がそろい、持ち点になるダブルも増えます。</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>決勝は賭けなしで新たに始まり、これまでの合計は同点のときだけ数えます。バンク：%1 %2枚、%3 %4枚。手牌に足りないタイル：%5枚、山に残るタイル：%6枚。バンクは同数なので、合計の高いほうが、それぞれ何枚戻すかを決めます。少なければ手牌が少なく短い決勝に、多ければ手牌がそろい、持ち点になるダブルも増えます。</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>決勝は賭けなしで新たに始まり、これまでの合計は同点のときだけ数えます。バンク：%1 %2枚、%3 %4枚。手牌に足りないタイル：%5枚、山に残るタイル：%6枚。バンクも合計も同じなので、先の席の人が、それぞれ何枚戻すかを決めます。少なければ手牌が少なく短い決勝に、多ければ手牌がそろい、持ち点になるダブルも増えます。</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>親が指定し、そのタイルを最初に置きます。直角に置けるのはこのエレメントだけで、3点か4点、ダブルは2倍です。</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>個人戦</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>賭けに届けば、賭けた数も加点</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>置けない人は1枚引く</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>最初の親</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>最初の親の分</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>届いた賭けの分</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>同じ数</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>直角に置いた</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>ラウンドのエレメント、同じ数</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>決勝は新たに始まり、合計の%1は同点のときだけ数えます。</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>決勝：ダブル%1＋得点%2−残りタイル%3＝%4。その前の合計%5は、同点のときだけ数えます。</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>取れると思う点を賭けます：残り1枚につき1点減。</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>自分だけで取る点を賭けます：残り1枚につき1点減。</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>賭けます：手持ちのタイルでは最高%1点です。</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>次は決勝です。決勝は新たに始まり、合計は同点のときだけ数えます。</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>タイルが足りなくなると、決勝です。</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>次のラウンドのあと、合計の最も低い人が脱落します。ただし、そのラウンドに勝てば残ります。最後の2組が決勝を戦います。</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>タイルが足りなくなると、ラウンドのたびに合計の最も低い人が脱落します。ただし、ラウンドに勝てば残ります。最後の2組が決勝を戦います。</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>タイル%1・%2の側面：同じエレメントが置けます。</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>決勝</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>ダブル +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>決勝、賭けなし</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>%1のダブルを引き、最初の親</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>%1で入札し、最初の親</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>ラウンドの前：最も良いダブル、%2で+%1点。</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>ラウンドの前：最も高い入札で+%1点。</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>最も良いダブル、%1を引きました：+%2点で、最初の親になります。</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>最も良いダブル、%2を引きました：+%3点で、最初の親になります。%5はほかのどのダブルよりも強く、%3点です。</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1が最も良いダブル、%2を引きました：+%3点で、最初の親になります。</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1が最も良いダブル、%2を引きました：+%3点で、最初の親になります。%5はほかのどのダブルよりも強く、%3点です。</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>ラウンドのエレメント：直角に置けるのはこのエレメントのタイルだけで、3点か4点、ダブルは2倍です。</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>決勝は賭けなしで新たに始まり、これまでの合計は同点のときだけ数えます。プレートには点から手牌の枚数を引いた数が出ます。</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1が、それぞれのバンクから%2枚ずつ戻しました。プレートには点から手牌の枚数を引いた数が出ます。</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>決勝は賭けなしで新たに始まり、これまでの合計は同点のときだけ数えます。プレートには点から手牌の枚数を引いた数が出ます。見せたダブルの持ち点：%1 +%2。</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1が、それぞれのバンクから%2枚ずつ戻しました。プレートには点から手牌の枚数を引いた数が出ます。見せたダブルの持ち点：%3 +%4。</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>決勝は賭けなしで新たに始まり、これまでの合計は同点のときだけ数えます。プレートには点から手牌の枚数を引いた数が出ます。見せたダブルの持ち点：%1 +%2、%3 +%4。</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1が、それぞれのバンクから%2枚ずつ戻しました。プレートには点から手牌の枚数を引いた数が出ます。見せたダブルの持ち点：%3 +%4、%5 +%6。</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>これより多く持っているエレメントはありません。</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>ほかのエレメントも、枚数もダブルも同じです。どちらでもかまいません。</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>ラウンドのエレメントで、ダブルなので2倍になります。</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>ラウンドのエレメントで、数も合います。</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>ラウンドのエレメントなので、直角に置けます。</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>タイルが残っている人はだれも置けません。</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>%1のタイルのほうが得点は多いですが、あとでも置けます。このタイルは、そのころには置ける端がないかもしれません。</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>%1が開いた端に残り、同じ数のタイルがあと%n枚手元にあります。</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>手元に残すと最後に1点失い、この端もすぐになくなるかもしれません。</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>親が上げたので、もう一巡します。最高の賭けは%1です。さらに上げるか、自分の賭けのままにします。</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>親が上げたので、もう一巡します。最高の賭けは%1です。手持ちのタイルでは最高%2点です。</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>全員が賭けました。最高の賭けは%1です。親のあなたは上げられます。そのときはほかの人も上げられます。</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>全員が賭けました。最高の賭けは%1です。親のあなたは上げられます。そのときはほかの人も上げられます。手持ちのタイルでは最高%2点です。</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>最高の賭けはあなた自身の%1です。さらに上げられます。そのときはほかの人も上げられます。</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>最高の賭けはあなた自身の%1です。さらに上げられます。そのときはほかの人も上げられます。手持ちのタイルでは最高%2点です。</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>ラウンドの前に、ここから手牌を補います。足りなくなると、決勝までもつように手牌が少なくなり、合計の最も低い人が脱落します。ただし、ラウンドに勝てば残ります。</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>%1と組んでいます。</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>%3と組んでいます。最も良いダブル、%1を引きました：+%2点で、最初の親になります。</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>%4と組んでいます。最も良いダブル、%2を引きました：+%3点で、最初の親になります。%5はほかのどのダブルよりも強く、%3点です。</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>%4と組んでいます。%1が最も良いダブル、%2を引きました：+%3点で、最初の親になります。</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>%4と組んでいます。%1が最も良いダブル、%2を引きました：+%3点で、最初の親になります。%5はほかのどのダブルよりも強く、%3点です。</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>あなたの入札が最高でした：+%1点で、最初の親になります。</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1の入札が最高でした：+%2点で、最初の親になります。</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>タイルが足りません。手牌は%1枚になり、このラウンドのあと、合計の最も低い人が脱落します。ただし、ラウンドに勝てば残ります。</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>プレートには「5/12」のように、点から手牌の枚数を引いた数と、届くべき賭けが出ます。</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1の手持ちのタイルがなくなりました。ラウンドは、だれもタイルを置けなくなるまで続きます。</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>手持ちのタイルがなくなりました。ラウンドは、だれもタイルを置けなくなるまで続きます。</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>合計は同じでも、バンクが多く残留（%1対%2）：%3。</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>合計は同じでも、このラウンドの点が多く残留（%1対%2）：%3。</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>合計は同じでも、順番が先のため残留：%1。</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>合計%1点で脱落：%2。</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>合計%1点で最も低いため脱落：%2。</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>合計%1点でも、ラウンドに勝って残留：%2。</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>テーブルのタイルは、ラウンドに勝った人のバンクに入ります。決勝では各バンクから一部がもう一度配られ、その枚数はバンクの多いほうが決めます。</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>そこで合計の多いほうの勝ち、%1対%2：%3。</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>先に質問に答えてください。タイルはそのあとで置きます。</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>最初の親を決める入札</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>良いエレメントを指定する</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>手牌で取れる分を賭ける</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>タイルを直角に置く</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>良いタイルを置く</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>合計%1点で脱落：%2。これより低い人はいません。</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>ほかに置ける場所はありません。開いている%1はここだけで、すぐになくなるかもしれません。</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>それぞれのバンクから%1枚ずつ戻しました。</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1が、それぞれのバンクから%2枚ずつ戻しました。</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>結果は同じでも、残りタイルが少なく上位（%1対%2）：%3。</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>結果は同じでも、賭けが高く上位（%1対%2）：%3。</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>ただ一人賭けを達成した%1がラウンドを取ります。</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>賭けを達成した中で最もよい結果の%1（%2）がラウンドを取ります。</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>最もよい結果の%1（%2）がラウンドを取ります。</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>だれも賭けを達成できませんでした。最もよい結果の%1（%2）がラウンドを取ります。</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>これより多くても、手牌は増えません。</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>何度も試すと、もっと多く戻すより決勝に勝つことが多くなります。</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>高く賭けます。</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>直角に置くのが好きです。</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>手牌からすると、賭けより多い%1くらい取れそうです。</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>賭けられる中で最低ですが、手牌で取れるのは多くても%1です。</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>賭けられる中で最低です。手牌からすると%1くらい取れそうです。</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>手牌からすると%1くらい取れそうです。</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>手牌からすると%1くらい取れそうで、あとの人はこれより高く賭けなければなりません。</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>そのうち%n枚はダブルで、2倍に数えます。</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>賭けの%1にはもう届かないため、このラウンドは0点です。あとは、ほかの人の得点を減らすことが大切です。</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>賭けの%1にはもう届かないため、このラウンドは0点です。だれも賭けに届かなければ、得点から残ったタイルの枚数を引いた数が最も多い人の勝ちです。</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>賭けの%1にはもう届かないため、このラウンドは0点です。</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>エレメントは%1（%n枚持っています）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>自分は続けやすくなります。自分のほかのタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>ほかの人は続けにくくなります。見えないタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>そのエレメントの自分のタイルは%1枚。もう一方は%2枚です。</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>だれもこれより高く入札しなければ%1点、もう一方なら%2点を得ます。</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>賭けが低いほど届きやすくなります。こちらは%1、もう一方は%2です。</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>あとの人は%1より高く賭けなければなりません。もう一方なら%2です。</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>ランを出す</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>セットを出す</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>ノック：完全勝利！</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>ノック</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>先にジョーカーを出さなければなりません。</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>取ったタイルは、この番では捨てられません。</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>デッドウッドが%1残ります。ノックするには%2以下か、余りが1枚でなければなりません。</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>デッドウッドが%1残ります。ノックするには%2以下でなければなりません。</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n枚余ります。ノックできるのは余りが1枚までのときです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n枚余ります。ノックできるのは1枚も余らないときだけです。</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>引く</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>パス</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>10枚</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>13枚</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>1人に配る枚数</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>同じタイルの枚数</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>ジョーカー</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>場に出し、どちらも付け足せる</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>だれかがノックしたときだけ</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>メルドの出し方</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>メルドに入らない分だけ</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>メルドも含めてすべて</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>ノックされたときに数える相手の手牌</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>デッドウッドが少ないか、余り1枚</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>デッドウッドが少ない</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>余りが1枚まで</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>余りなし</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>ノックの条件</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>ノックできるデッドウッドの上限</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>ジョーカーのデッドウッド</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>アンダーカットの得点</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>勝ちの得点</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>完全勝利の得点</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>オープンテーブル</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>ジンラミー（52枚）</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1を取った</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1を取りました。</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1が%2を取りました。</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1を捨てた</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1を捨てました。</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1が%2を捨てました。</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>%1を出した</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>%1を出しました。</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1が%2を出しました。</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1を付け足した</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1を付け足しました。</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1が%2を付け足しました。</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1とジョーカーを交換</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1をジョーカーと入れ替えました。</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1が%2をジョーカーと入れ替えました。</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>ノックした</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>ノックしました。</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1がノックしました。</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>タイルズ&amp;ディール</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>2人でセットとランを集め、相手より先にノック。</translation>
        </message>
        <message>
            <source>win</source>
            <translation>勝ち</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>完全勝利</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>アンダーカット</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>デッドウッド</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>だれもノックせず、ラウンドは引き分けです。</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>このランには黒の%1か黒の%2が入ります。</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>このランには赤の%1か赤の%2が入ります。</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>このランには青の%1か青の%2が入ります。</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>このランにはオレンジの%1かオレンジの%2が入ります。</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このランには黒の%1が入ります。</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このランには赤の%1が入ります。</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このランには青の%1が入ります。</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このランにはオレンジの%1が入ります。</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このセットには黒の%1が入ります。</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このセットには赤の%1が入ります。</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このセットには青の%1が入ります。</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>このセットにはオレンジの%1が入ります。</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>ジョーカーは黒の%1の代わりです。</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>ジョーカーは赤の%1の代わりです。</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>ジョーカーは青の%1の代わりです。</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>ジョーカーはオレンジの%1の代わりです。</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>ジョーカーは黒の%1の代わりです。</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>ジョーカーは赤の%1の代わりです。</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>ジョーカーは青の%1の代わりです。</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>ジョーカーはオレンジの%1の代わりです。</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>黒のランに付け足し</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>赤のランに付け足し</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>青のランに付け足し</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>オレンジのランに付け足し</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>このセットは完成しています。</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>このセットには、まだない色の%1が入ります。</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>このランは完成しています。</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>ジョーカーは、このセットにまだない色の%1の代わりです。</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>%1のセットに付け足し</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>%1のセット</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>ラン</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>セット</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>デッドウッド%1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>捨てた後のデッドウッド%1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>どちらも同じです：アンダーカット、得点なし。</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>出していないメルドもすべて数えます。</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>デッドウッドなし</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>表向きのタイルを取るか、パスしてください。</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>どちらもパスしました。タイルを引いてください。</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>山は残り%n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>黒の%1</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>黒の%1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>赤の%1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>赤の%1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>青の%1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>青の%1–%2</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>オレンジの%1</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>オレンジの%1–%2</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>ジョーカー</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>黒の%1を取る</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>赤の%1を取る</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>青の%1を取る</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>オレンジの%1を取る</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>ジョーカーを取る</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>黒の%1を捨てる</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>赤の%1を捨てる</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>青の%1を捨てる</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>オレンジの%1を捨てる</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>ジョーカーを捨てる</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>黒の%1をジョーカーと入れ替える</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>赤の%1をジョーカーと入れ替える</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>青の%1をジョーカーと入れ替える</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>オレンジの%1をジョーカーと入れ替える</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>黒の%1をランに付け足す</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>赤の%1をランに付け足す</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>青の%1をランに付け足す</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>オレンジの%1をランに付け足す</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>黒の%1をセットに付け足す</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>赤の%1をセットに付け足す</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>青の%1をセットに付け足す</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>オレンジの%1をセットに付け足す</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>ジョーカーを%1のセットに付け足す</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーを黒の%1の前に付け足す</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーを赤の%1の前に付け足す</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーを青の%1の前に付け足す</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーをオレンジの%1の前に付け足す</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーを黒の%1の後ろに付け足す</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーを赤の%1の後ろに付け足す</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーを青の%1の後ろに付け足す</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>ジョーカーをオレンジの%1の後ろに付け足す</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>捨て山：いちばん上は黒の%1、全部で%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>捨て山：いちばん上は赤の%1、全部で%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>捨て山：いちばん上は青の%1、全部で%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>捨て山：いちばん上はオレンジの%1、全部で%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>捨て山：いちばん上はジョーカー、全部で%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2でノック、黒の%1を捨てる</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2でノック、赤の%1を捨てる</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2でノック、青の%1を捨てる</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2でノック、オレンジの%1を捨てる</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>%2でノック、ジョーカーを捨てる</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>完全勝利：黒の%1を捨てる</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>完全勝利：赤の%1を捨てる</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>完全勝利：青の%1を捨てる</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>完全勝利：オレンジの%1を捨てる</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>完全勝利：ジョーカーを捨てる</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>捨て山、空</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>デッドウッドが%1から%2に減ります。</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>メルドに入り、デッドウッドが%1から%2に減ります。</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>場のメルドに付け足せます。</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>メルドになるかもしれません。</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>どちらもパスしたので、ほかに手はありません。</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>捨て山が空です。</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>表向きのタイルでは、メルドができません。</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>手牌がなくなりました。完全勝利です。</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>この番のうちにジョーカーを出さなければなりません。</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>自分のメルドに使えるジョーカーが手に入ります。</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>場に出したタイルは、もう失点になりません。</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>手牌が%n枚残ります。</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>最後の1枚です。完全勝利です。</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>デッドウッドはありません。</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1がアンダーカットするには、%2以下でなければなりません。</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>ラウンドは終わっています。</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>あなたの番ではありません。</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>先に、表向きのタイルを取るかパスしてください。</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>先にタイルを引いてください。</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>先に、山から引くか、表向きのタイルを取ってください。</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>ジョーカーは、メルドに入れるか付け足して、必ず出してください。</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>メルドを出すのは、だれかがノックしたときだけです。</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>ジョーカーをこの番のうちに出せなくなります。</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>それでは番を終えられなくなります。</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>そのタイルは手牌にありません。</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>メルドを出す</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>メルドを整理</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>メルドの整理をやめる</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>選んだタイルをメルドとして出す</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>表向きのタイルを取る</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>メルドの整理を切り替える</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>まだメルドになるタイルはありません。</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>ここにドロップかタップでメルドを出す</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>どのメルドにしますか？</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>このタイルではメルドになりません。</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>タイルを引いてください。</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>よければメルドを出し、それからタイルを捨ててください。</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>%1以下でノック可</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>%1以下ならノックでき、ラウンドが終わります。</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>デッドウッドは、メルドに入らない手牌の点です。少ないほど有利です。</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>捨てると残りが最少になる牌：%1。</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>メルドの外：%1 = %2。</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>どの番も、ここから引くか、最後に捨てられたタイルを取って始まります。</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>捨てられたタイルです。取れるのは一番上だけです。</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>そのタイルを持つ人は、ジョーカーと交換できます。</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>メルドに足りないどのタイルの代わりにもなります。</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>メルドに入らないと、%1点のマイナスになります。</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1：デッドウッド0。</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1：デッドウッド%2。</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1：デッドウッド%2 = %3。</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1：%n枚を付け足し。</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>メルドのタイルはもう失点にならず、どちらのプレイヤーも付け足せます。</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>%1が出しました。</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>だれが出したメルドにも、どちらのプレイヤーも付け足せます。</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1はエースで11点、10から13は10点、ほかは数のとおりです。</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>メルドの外：1はエースで11点、10から13は10点、ほかは数のとおりです。</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ジョーカー、黒の%1の代わり</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ジョーカー、赤の%1の代わり</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ジョーカー、青の%1の代わり</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>ジョーカー、オレンジの%1の代わり</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>ジョーカー、別の%1の代わり</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>ジョーカーをメルドに入れるか、付け足してください。</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>タイルを引くか、表向きのものを取ってください。</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>タイルを捨てるか、ノックして終えてください。</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>勝ちの分</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>完全勝利の分</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>アンダーカットの分</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>デッドウッドの分</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>デッドウッドは%1残り、最少の%2ではありませんが、残る手牌がメルドになりやすくなります。</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>デッドウッドは%1残り、最少の%2ではありませんが、%3には使いにくいタイルです。</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>デッドウッドは%1残ります。最少なら%2です。</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>余りの中でいちばん損なタイルです。デッドウッドは%1残ります。</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>デッドウッドは%1残ります。これより少なくはなりません。</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>エース：メルドに入らなければ%1の損になります。</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>タイルを捨ててください。ノックは%1以下で。</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>タイルを捨ててください。ノックは余り1枚まで。</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>タイルを捨ててください。ノックは余りなしで。</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>余りの中にこれより損なタイルはありません。デッドウッドは%1残り、うちエースが%2です。</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>デッドウッドは%1残ります。これより少なくはなりません。うちエースが%2です。</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>エースは%1で、余りの中にこれより損なタイルはありません。デッドウッドは%2残ります。</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1から%2はどれも%3点で、余りの中にこれより損なタイルはありません。デッドウッドは%4残ります。</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>余りの中にこれより損なタイルはありません。デッドウッドは%1残ります。</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>メルドは3枚以上です。先にタイルを選んでください。</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>アンダーカット（%1 対 %2）：デッドウッドは同じかそれ以下でした。</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1を捨ててノックした</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1を捨ててノックしました。</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1が%2を捨ててノックしました。</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1が少ないデッドウッドでノック：勝ち。</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>少ないデッドウッドでノック：あなたの勝ち。</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1は1枚も余りなし：完全勝利。</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>1枚も余りなし：あなたの完全勝利。</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1がノックしましたが、あなたのデッドウッドはそれ以下でした：アンダーカット。</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>あなたがノックしましたが、%1のデッドウッドはそれ以下でした：アンダーカット。</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1：%2を捨ててノック。</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1：%2−%3で%4点。</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1：%2−%3で%4点、勝ちで%5点。</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>どちらも同じです。%1：アンダーカットで%2点。</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1：%2−%3で%4点、アンダーカットで%5点。</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>山がなくなりました。得点はありません。</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1回続けて、山から引かれませんでした。得点はありません。</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1：完全勝利で%2点。</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1：%2、完全勝利で%3、合わせて%4点。</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>山がなくなりました。これが最後の番です。</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>山からもっと良いタイルが出るかもしれません。</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ジョーカーを使う</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>場のメルドに付け足す</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>メルドを出す</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>良いタイルを捨てる</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>良いタイルでノックする</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>まだノックしない</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>残るデッドウッドは%1です。もう一方なら%2です。</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>そのあと、見えないタイルのうち%n枚がデッドウッドを減らします。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>完全勝利！</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>表向きのタイルを取らない</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>ノックは待ちましょう。次に引くと、デッドウッドは平均で%1から%2に減ります。</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>1枚も余りません。</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>できるようになればすぐノックします。</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>ノックするまでじっくり待ちます。</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>ランを狙います。</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>メルドの中のタイルで、デッドウッドは%2ではなく%1残りますが、残る手牌がメルドになりやすくなります。</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>メルドの中のタイルですが、どれを捨ててもデッドウッドは%1より少なくなりません。</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>1つで50、同時に2つで60、3つで70</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>1つにつき50</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>六角形を閉じたときの得点</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>3つの角がすべて、すでにある数に合う</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>同じく、ただし触れる辺は1つだけ</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>ブリッジの条件</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>トリプルで始める人は、0-0-0で始めてもよい</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>ほかの人のタイルの合計から自分の分を1回引く</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>ほかの人それぞれとの差の合計</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>手詰まりのとき、手牌の数の合計が最も少ない人の得点</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>トライオミノ</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>三角形を辺でつなぎ、六角形を閉じ、ブリッジを作ります。</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>厳密なブリッジ、六角形は各50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>短い対局、200点まで</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>タイル</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>始まりのトリプル</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>始まりの0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>六角形</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ブリッジ</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>引いたタイル</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>パス</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>タイル %1・%2・%3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>タイル %1・%2・%3、置ける場所なし</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>タイル %1・%2・%3、置き方は%n通り</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>%1で始める：%n点。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1を%2に置き、六角形を閉じる：%n点。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>%1を%2にブリッジとして置く：%n点。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1を%2に置く：%n点。</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>次のラウンド</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>パス</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>あなたのタイルを置ける場所です。</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>あなたから始めます。配られた最大のトリプルは%1です。</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>トリプルは配られませんでした。いちばん点の高い%1で、あなたから始めます。</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>ここから引くと1枚%1点かかります。1回の番に3枚までです。</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>辺が触れるところは、両端の数が同じです。</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>トリプル：最大のものから始まり、10点多くなります。</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>%1点：置けばあなたの得点、手元に残れば勝者の得点になります。</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>%1が置きました。</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0で始まりました：30点、トリプルで10点。</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>配られた最大のトリプル、%1で始まりました。</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>トリプルは配られず、いちばん点の高い%1で始まりました。</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>最大のトリプルから始めます。%1を置いてください。</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>だれもトリプルを持っていないので、いちばん点の高いタイルから始めます。%1を置いてください。</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>タイルは、ほかのタイルと辺を合わせて置きます。</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>あなたの番ではありません。</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>%1を置ける辺がありません。</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>置けるタイルがありません。</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>これで上がりです。</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>上がり</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>ほかの人の手に残った点の分</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>点にはなりませんが、はっきりこれより良い手はありません。</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>点にはなりませんが、そのあと置ける手牌があります。</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>そこに置けるのは、%1から時計回りに%2と続くタイルです。</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>タイルには両方の数字がありますが、並びが逆です。時計回りに%1の次が%2でなければなりません。</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>そこに置けるのは、時計回りに%1、%2、%3のタイルです。</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>置いたタイルの分</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>置いたタイルの分</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>始まりのトリプルの分</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>0-0-0で始めた分</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>ブリッジの分</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>ブリッジ%n回の分</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>タイルを引いた分</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>タイルを%n枚引いた分</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>パスの分</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>パス%n回の分</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>山が空のときのパスの失点</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>六角形を閉じる</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ブリッジを作る</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>自分のブリッジや六角形の準備をする</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>置けても引く</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>ほかの人が置けるタイルを減らす</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>ほかの人に残すブリッジか六角形は、最高で%1点です。もう一方なら%2点です。</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>手元のタイルが%1枚になります。もう一方なら%2枚です。多いほど、ほかの人がパスするときにもまだ置けます。</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>もうだれも置きません。手詰まりでラウンド終了です。</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>六角形の分</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>六角形の分</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>引く（−%1）</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>最後の1枚（%1）。置けなければ%2。</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>山は空で置けるタイルもなく、パスになります（%1）。</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>パス（−%1）</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>%1を%2に置き、六角形を%3つ閉じる：%n点。</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>点を考えれば置く価値がありますが、そのあとは置ける手牌がなくなります。</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>そのあと、自分のほかのタイルのうち%n枚が置けます。</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>ラウンドの終わりには、%1（+%2）を置くほうが約%3点多くなります。</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>このようなラウンドの多くで、%1（+%2）を置くより多くの点になりました。</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>ほぼ互角です。ラウンドの終わりには、%1（+%2）を置いても同じくらいになります。</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>トリプルは後まで取っておきます。</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>重いタイルから先に置きます。</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>自分は続けやすくなります。自分のほかのタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>ほかの人は続けにくくなります。見えないタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>そのあと、ほかの人のパスは増えます。</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>そのあと自分のタイルの点は増え、ほかの人のタイルの点は減ります。</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>そのあと自分のタイルの点は増えます。</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>そのあとほかの人のタイルの点は減ります。</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3ラウンドの終わりには、%1（+%2）を置くより約%n点多くなります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>ラウンドの終わりには、%1（+%2）を置くより約%n点多くなります。</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>このようなラウンドの多くで、%1（+%2）を置くより多くの点になりました。タイルが多いほど、ほかの人がパスするときにもまだ置けます。</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>今これほどの点になるタイルは、ほかにありません。</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>点とそのあとに置けるタイルを合わせると、はっきりこれより良い手はありません。</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>相手に残すブリッジか六角形は、最高で%1点です。もう一方なら%2点です。</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>手元のタイルが%1枚になります。もう一方なら%2枚です。多いほど、相手がパスするときにもまだ置けます。</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>そのあと、見えないタイルのうち%n枚が置けます。%1のあとより少ない枚数です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>相手は続けにくくなります。見えないタイルのうち%n枚が置けます。もう一方なら%2枚です。</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>タイルが多いほど、自分は置ける回数が増え、ほかの人は減ります。</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>タイルが多いほど、置ける回数が増えます。</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>そのあと、相手のパスは増えます。</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>%1（+%2）を置くと相手を助けます。見えないタイルのうち置けるのは、今の%4枚から%3枚になります。</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>タイルが多いほど、相手がパスするときに置けます。先に引くと、すぐ置くより一つのラウンドで約%1点多くなります。</translation>
        </message>
    </context>
</TS>
