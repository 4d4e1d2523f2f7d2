<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>정확도</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>정확도(%)</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>끝까지 되돌아본 경기에서 알 수 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>다시 하기</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>결과</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>‘%1’보다 좋은 수입니다. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>‘%1’도 거의 비슷하게 좋습니다.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>끝까지 두면 %n점을 더 얻습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>지금 덜 얻더라도 ‘%1’보다 좋은 수입니다. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>‘%1’은(는) 지금은 덜 얻지만 라운드가 끝날 때는 거의 비슷하게 좋습니다.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>‘%1’은(는) 지금은 더 얻지만 라운드가 끝날 때는 거의 비슷할 뿐입니다.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>살펴볼 플레이어</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>정확도: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>정확도</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>선택의 여지가 있었던 수를 찾는 중…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L2수 중 %L1수 확인함</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>%L2수 중 %L1수에서 멈춤</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>중지</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>계속</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>얼마나 잘 두었나</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>이 경기에는 선택할 것이 없었습니다.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>수</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>결정 종류별 정확도</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n수</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>가장 강한 봇이 선택의 여지가 있었던 수를 하나하나, 그때 알 수 있었던 것만 가지고 다시 살펴봅니다. 라운드 간 평소 차이의 5분의 1을 잃는 수는 가치의 절반이 남습니다. 정확도는 남은 값의 평균입니다. 우연이라 할 수 없을 때만 좋은 수보다 낮게 평가합니다.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>보여 주세요</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>닫기</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>친구</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>클립보드에 도전장이 없습니다.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>도전장</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1의 결과: 나머지 중 1위와 비교해 %2점. 더 잘할 수 있나요?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>도전 받기</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1, %L2명, 패 번호 %3, 봇: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>혼합</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>친구가 경기를 마치고 “패 공유”를 고릅니다. 받은 글을 복사하거나 파일을 여세요. 그러면 같은 자리에서 같은 타일로 둡니다.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>힌트는 없고, 놓은 타일은 무를 수 없습니다. 끝나면 두 결과를 비교합니다. 전에 이 패를 몇 번 두었는지는 아무도 확인하지 않습니다.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>그래서 레이팅에도 통계에도 들어가지 않습니다.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>클립보드 확인</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>파일 열기</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>시작</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyard 경기</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>저장하지 않고 닫을까요?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Boneyard를 닫을까요?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n수가 사라집니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>이제 모든 수를 저장했습니다.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>다른 곳에 저장</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>닫지 않기</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Remove this match?</source>
            <translation>이 경기를 지울까요?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>라운드 %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>라운드 %L1, %2, 랭크전</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>라운드 %L1, %2, 도전장</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>경기 지우기</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>%1 경기 지우기</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>이어하기</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>%1 이어하기</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>남겨 두기</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>지우기</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>이 경기는 더 이상 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>라운드 %L1, %2, 오늘의 패</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>%1 님 차례</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>준비될 때까지 타일은 가려져 있습니다.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>준비됐어요</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>내 수 무르기</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>결과 복사</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>네 줄을 클립보드에 넣었습니다.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>도전 받기</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>날짜별 성적</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>게임</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>나</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>기준</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>시작</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>이어하기</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>연습</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>지난 날들</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>오늘은 모두가 같은 타일을 받습니다. 첫 시도만 기록됩니다. 힌트가 없고, 놓은 타일은 무를 수 없습니다. 그다음에는 같은 패를 연습으로 다시 둘 수 있습니다.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>상대는 %1 수준의 봇입니다. 결과는 그중 1위보다 몇 점 앞섰는지이고, 기준은 가장 강한 봇이 같은 자리에서 평균적으로 얻는 점수입니다.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>하루 쉬어도 이어집니다. 이틀 연속 쉬면 처음부터 다시 셉니다.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>아무도 확인하지 않습니다. 날짜는 이 컴퓨터의 시계를 따르며, 다른 곳에서 먼저 둘 수도 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>오늘의 패</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>어디서 점수를 얻었나</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>내용</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>횟수</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>점수</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>두다 만 경기가 여기서 기다립니다.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>라운드별 모두의 합계. 화살표 키로 각 라운드를 읽습니다.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>시작</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>라운드 %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>라운드</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>결승은 새로 시작하며 경기를 결정합니다.</translation>
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
            <translation>결승</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>라운드 %L1에서 탈락</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>점수표</translation>
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
            <translation>테이블은 이렇게 보일 수 있습니다</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>나누어 받은 손패</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>규칙에서 보기</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>실수로 잃은 것</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>결정</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>느슨한 수</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>실수</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>큰 실수</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>잃은 점수</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>이름이 .boneyard로 끝나는 저장된 경기만 열 수 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>테이블 전체 보기</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>더 크게 보기</translation>
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
            <translation>강습: %1</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>시작</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>%1 시작</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>자리와 규칙…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>%1의 자리와 규칙</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>강습</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>강습: %L2개 중 %L1개 마침</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>게임별</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>게임</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>경기</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>승리</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>레이팅</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>결과론</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>좋은 수를 찾는 중…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>모든 게임</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>게임</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>결과</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>모든 승패</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>승리</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>승리 외</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>기간</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>전체 기간</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>어제부터</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>최근 1주</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>최근 1개월</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>최근 1년</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>이름, 날짜, 패 번호…</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>경기 기록</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>경기 기록</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>파일 열기</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard 경기</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>끝난 경기는 여기에 남고, 한 수씩 다시 볼 수 있습니다.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>조건에 맞는 경기가 없습니다. 조건을 줄이면 나올 수도 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>삭제</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>결과</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>선택</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>최신순</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>오래된 순</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>게임별</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>긴 순</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>짧은 순</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>결과가 좋은 순</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>결과가 나쁜 순</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n경기</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>정렬</translation>
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
            <translation>설정</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>내 차례로</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>내 차례가 될 때까지 다른 사람들이 한꺼번에 둡니다.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>경기가 끝날 때까지 다른 사람들이 한꺼번에 둡니다.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>라운드가 끝날 때까지 다른 사람들이 한꺼번에 둡니다.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>결과로</translation>
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
            <translation>키</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>타일 선택</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>놓을 수 있는 다음 자리로</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>방향 돌리기</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>타일을 선택하거나 해제</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>거기에 놓기</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>힌트</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>무르기</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>무르기 취소</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>스페이스</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>봇이 두는 동안에는 내 차례로</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>놓을 수 있는 자리 표시 켜기/끄기</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>점수표</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>테이블 전체 보기</translation>
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
            <translation>지금 할 일에 대한 규칙</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>규칙 검색</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>선택했거나 포인터 아래에 있는 것을 설명합니다. 한 번 더 누르면 이 키 목록</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>테이블 둘러보기: 화살표 키와 Page ↓로 하나씩 옮겨 가고, ?로 설명을 보고, Esc로 내 타일로 돌아갑니다</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>타일을 도로 넣기, 또는 메뉴 열고 닫기</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>%1 게임이 처음인가요? 2분짜리 강습이 있습니다.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>괜찮아요</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>보여 주세요</translation>
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
            <translation>잘 모르겠으면 H 키를 누르세요. 둘 수를 보여 드립니다.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>건너뛴 것: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>%L2단계 중 %L1단계</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>힌트</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>다시</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>건너뛰기</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>다음</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>마치기</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>코치와 짧은 경기하기</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>다음 강습: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>건너뛴 단계</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>경기하기</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>테이블로 돌아가기</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>강습 다시 하기</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>수준과 자리 수별</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>봇</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>자리</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>경기</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>승리</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>경기당 점수</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>최고 경기</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>최고 라운드</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>언어</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>테마</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>시스템 설정에 따름</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>저녁</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>낮</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>고대비</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>글자 크기</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>타일 크기</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>움직임 최소화</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>날거나 미끄러지지 않고 서서히 바뀝니다.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>그리기</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>다음 시작부터 적용됩니다. 테이블이 느리거나 이상하게 보이면 다른 것을 써 보세요.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>자동</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>그래픽 카드</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>프로세서</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>내 성적</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>타일 운만 보면</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>성적과 운</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>성적</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>타일 운만 보면: 모든 자리에 잘 두는 봇이 앉아 똑같은 패로 두었을 때 내 자리에서 거둔 성적입니다. 패가 결과를 좌우한다고 확인된 만큼만 반영합니다. 추정치이므로 경기가 적을 때는 큰 의미가 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>%1에 관하여</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>설정…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>서비스</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>%1 가리기</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>기타 가리기</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>모두 보기</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>%1 종료</translation>
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
            <translation>%1 파일이 없습니다.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 파일을 읽을 수 없습니다: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1: 경기 파일이라기에는 너무 큽니다.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>%1 파일의 경기를 준비할 수 없습니다: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1: 손상된 파일입니다. %L2번째 동작 &quot;%3&quot;의 내용이 규칙에 어긋납니다.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 파일에 쓸 수 없습니다: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1: 읽을 수 있는 파일이 아닙니다.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1: 손상되었거나 Boneyard 경기가 아닙니다.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1: 더 새로운 Boneyard에서 만든 파일입니다.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>모든 게임</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>되돌아보기</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>다시 하기</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>패 공유</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>같은 패로 다시</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>패 복사</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>복사했습니다: %1. 이 번호로 같은 타일이 다시 나옵니다. 봇끼리만 두었으므로 겨룰 성적은 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>그림 고르기</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>올빼미</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>여우</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>달팽이</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>튤립</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>물고기</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>버섯</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>산토끼</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>전나무</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>오리</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>나비</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>거북</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>도토리</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>패 번호 %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>테이블로 돌아가기</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>숫자순 정렬</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>색깔별 정렬</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>점수표</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>이 게임의 규칙</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>저장</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>키</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>설정</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>새 패로 다시 시작</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>모든 게임</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>되돌아보기</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>강습</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>더 나은 수: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>둔 수: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>수 목록</translation>
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
            <translation>승산 100 중 %L1</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1점</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n점</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>결과론으로는 차이가 없었습니다.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>결과론으로는 %n점 손해였습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>결과론으로는 오히려 %n점 이득이었습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>더 나은 수: %1 둔 수: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>최선의 수</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>좋은 수</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>느슨한 수</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>실수</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>큰 실수</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>무엇을 놓을지</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>언제 뽑거나 패스할지</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>어느 타일을 가져올지</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>어떤 멜드를 내려놓을지</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>무엇을 버릴지</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>언제 노크할지</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>입찰</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>어떤 원소를 정할지</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>베팅</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>마지막 라운드 준비</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>라운드가 끝날 때 더 나은 수는 확실히 %1점, 둔 수는 %2점이 됩니다.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>라운드가 끝날 때 더 나은 수는 평균 %1점, 둔 수는 %2점이 됩니다(오차 %3).</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>경기에서 더 자주 이깁니다.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>보이지 않는 타일의 배치 %L1가지로 따져 보면 %2점을 더 얻습니다.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>딱 하나 두드러진 이유는 없지만, 보이지 않는 타일의 배치 %L1가지로 따져 보면 %2점을 더 얻습니다.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>시작할 때의 승률: %1%.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>내 수로 잃은 것은 없습니다.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1 님의 수로 잃은 것은 없습니다.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>내 수로 승률이 %n포인트 줄었습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 님의 수로 승률이 %n포인트 줄었습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>운과 다른 사람들의 수로 %1포인트 늘었습니다.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>운과 다른 사람들의 수로 %1포인트 줄었습니다.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>끝은 %1%입니다.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>패스</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>%L1개 뽑고 패스</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>타일 %n개 뽑음</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>%1 놓음</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>%L1개 뽑고 %2 놓음</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>새 라운드의 패를 나누었습니다.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>%1 타일을 놓았습니다.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>타일을 뽑았습니다.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>패스했습니다.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>내 차례입니다.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 님이 %2 타일을 놓았습니다.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 님이 타일을 뽑았습니다.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 님이 패스했습니다.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>%n점을 잃었습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>%n점을 얻었습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 님이 %n점을 잃었습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 님이 %n점을 얻었습니다.</numerusform>
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
            <translation>라운드 승자가 없습니다</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>라운드에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 님이 라운드에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>경기에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 님이 경기에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>공동 우승: %1</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1 님이 경기에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 님이 경기에서 이겼습니다</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>%1 타일을 뽑았습니다.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 님이 %2 타일을 뽑았습니다.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%n점을 잃었습니다: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%n점을 얻었습니다: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 님이 %n점을 잃었습니다: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 님이 %n점을 얻었습니다: %2.</numerusform>
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
            <translation>탈락전</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>결승</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>라운드 %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>라운드 %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>%L2명 중 %L1위로 탈락했습니다</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>%1 님과 함께 %L3팀 중 %L2위로 탈락했습니다</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 님이 %L3명 중 %L2위로 탈락했습니다</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 님이 %L3팀 중 %L2위로 탈락했습니다</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>결승이 끝났습니다</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>탈락전 승자가 없습니다</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 님이 탈락전에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 님이 탈락전에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 님이 라운드에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 님이 라운드에서 이겼습니다</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>탈락전에서 이겼습니다</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 님이 탈락전에서 이겼습니다</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>베팅을 이루지 못했습니다.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 님이 베팅을 이루지 못했습니다.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>마지막 타일이었습니다.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>%1 님의 마지막 타일이었습니다.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>이제 모든 수를 저장했습니다.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>다시 보기</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>뒤로</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>줄이기</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>수</translation>
        </message>
        <message>
            <source>More</source>
            <translation>늘리기</translation>
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
            <translation>남은 타일 없음</translation>
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
            <translation>예</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>아니요</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>이 항목의 뜻: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>이 항목의 뜻</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>경기 기록</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>통계</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>규칙</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>문제</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>탈락</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>생존</translation>
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
            <translation>라운드 내용</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>새 경기</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>계속 지켜보기</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>결과로</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>테이블 지도</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>테이블 전체입니다. 누르면 그곳으로 갑니다.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>뒤로</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>코치가 지켜봅니다. 손해가 큰 수를 두기 전에 한마디 해 줍니다.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>길이: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>다른 이름으로 저장</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>파일 열기</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>파일 경로</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>여기 있는 파일</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>저장</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>열기</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>%1 파일이 이미 있습니다.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>바꾸기</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>둘 다 두기</translation>
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
                <numerusform>%n경기 삭제함</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n경기 선택함</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>되돌리기</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>모두 %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>파일로 저장</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>삭제</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>취소</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>더미: 타일 %n개 남음</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>그곳에는 아무것도 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>버린 더미의 타일</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>맨 위 타일부터 차례로 보여 줍니다.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>타일 표시</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>게임에 맞게</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>눈</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>숫자</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>상대의 속도</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>느리게</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>보통</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>빠르게</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>즉시</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>열린 끝 표시</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>각 끝에 무엇을 놓을 수 있는지 표시합니다.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>놓을 수 있는 자리 표시</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>사방으로 타일을 놓는 게임에서 쓰입니다. F 키로도 바꿀 수 있습니다.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>무엇을 할지 알리기</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>테이블 위쪽의 조용한 한 줄입니다.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>나</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>플레이어 %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>하나</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>지우</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>민호</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>소라</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>유진</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>태오</translation>
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
            <translation>날짜를 누르면 그날의 경기가 나옵니다</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>위의 줄은 지금 할 일을 알려 줍니다. 계속 볼까요?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>숨기기</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>두기</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>문제</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>어떤 문제</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>다음 문제</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>여기서부터 두기</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>다음</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>이어 두기</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>정답 보기</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>지난 경기 되돌아보기</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>새 문제가 더 없습니다. 가장 오래전에 푼 것부터 다시 나옵니다.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>내 타일</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>놓을 수 있음</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>방금 뽑음</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>레이팅</translation>
        </message>
        <message>
            <source>You</source>
            <translation>나</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>상대한 봇에게 예상보다 많이 이기면 오르고, 적게 이기면 내립니다. 둘레의 띠는 실제 값이 있을 만한 범위이고, 한동안 두지 않으면 넓어집니다.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: 규칙 보기</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>뒤로</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>라운드 %L1/%L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>보여 줄 손패</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>수 목록</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>점수표</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>저장</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>결과</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>얼마나 잘 두었나</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>손패 숨기기</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>손패 보기</translation>
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
            <translation>처음으로</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>처음으로(%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>한 라운드 뒤로</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>한 라운드 뒤로(%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>한 수 뒤로</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>한 수 뒤로(%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>일시 정지</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>재생</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>한 수 앞으로</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>한 수 앞으로(%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>한 라운드 앞으로</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>한 라운드 앞으로(%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>끝으로</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>끝으로(%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>더 나을 수 있었던 이전 수로</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>더 나을 수 있었던 다음 수로</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>패를 나누었습니다.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>이어 두기</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>여기서 이어 두기</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>수</translation>
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
            <translation>키</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>한 수 뒤로, 한 수 앞으로</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>한 라운드 뒤로, 앞으로</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>처음으로, 끝으로</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>더 나을 수 있었던 이전 수와 다음 수로</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>스페이스</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>자동 진행 또는 멈춤</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>다른 자리에서 보기</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>수 목록</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>얼마나 잘 두었나</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>점수표</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>테이블 전체 보기</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>게임 규칙</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>선택했거나 포인터 아래에 있는 것을 설명. 두 번째는 이 키 목록</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>손패 보기 또는 숨기기</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>분석이 끝났습니다.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>수 목록</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>규칙에서 보기</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>테이블 보기</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>새 경기</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>결과로</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>계속 지켜보기</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>목표 점수: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>가 개 것 건 그 그것 나 나는 내 내가 누가 누구 는 도 되나요 될까요 때 뜻 를 만 몇 무슨 무엇 뭐 뭐예요 뭔가요 및 수 어느 어디 어디에 어떤 어떻게 언제 얼마 얼마나 에 에서 와 왜 은 을 의 이 이란 인가요 있나요 있어요 있다 저는 제가 좀 하나요 하는 하면 할 해야</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>사용자 규칙</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>규칙</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>게임</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>장</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>검색 결과</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>찾은 내용이 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>차례</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>규칙</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>규칙 검색</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>저장</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>경기를 파일로</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>테이블 그림</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>경기 기록에 보관</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>내 경기에 보관</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>그림</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard 경기</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>이유가 아래에 있습니다.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>이유를 보여 줍니다.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>합쳐서 %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>라운드</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: 합계 %L2</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1, 합쳐서: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>파트너: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>아래 모든 라운드의 합계.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: 결승 %L2, 그 전 %L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>결승은 새로 시작하며 경기를 결정합니다.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>결승(그 전: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>합계</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>첫 라운드 전</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>경기를 결정한 점수</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>시작</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>첫 라운드 전</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>결승</translation>
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
            <translation>얻은 것도 잃은 것도 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>1라운드 전, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>결승, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, 진행 중, %2: 지금까지 %L3, 합계 %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, 합계 %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>결승, %1, 합쳐서: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2, 합쳐서: %L3, 합계 %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>누르면 내역이 나옵니다.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>결승, %1: 그 전에 탈락</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>점수표</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>아직 점수를 얻은 사람이 없습니다.</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>복사</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>복사했습니다. 표로 붙여 넣을 수 있습니다.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>표로 저장</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>표 (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>목표 점수: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>숫자를 누르면 내역이 나옵니다.</translation>
        </message>
    </context>
    <context>
        <name>SeatName</name>
        <message>
            <source>%1 (%L2)</source>
            <extracomment>A seat in a small window: its name and how many tiles it holds</extracomment>
            <translation>%1(%L2)</translation>
        </message>
    </context>
    <context>
        <name>SeatPlate</name>
        <message>
            <source>together</source>
            <extracomment>On the plate of a player who has partners, before what they have in all</extracomment>
            <translation>합쳐서</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>결승, 합쳐서</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>사람</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>%L1번 자리의 이름</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>%L1번 자리에 앉을 사람 또는 봇</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>%1의 그림: %2</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>테이블 자리</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>힌트와 무르기</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>일반전: 힌트를 보거나 수를 무를 수 있습니다.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>랭크전: 힌트가 없고, 한번 놓은 타일은 무를 수 없습니다.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>패 번호</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>같은 번호면 같은 타일이 나옵니다. 새 패로 하려면 비워 두세요.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>새 패</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>설정</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>모양</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>테이블</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>친구는 더 잘할 수 있을까요?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>친구가 내 자리에서 같은 타일로, 같은 봇을 상대로, 힌트 없이 둡니다. 끝나면 두 결과를 비교합니다.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>아무도 확인하지 않습니다. 이 패는 여러 번 둘 수 있고, 파일을 연 사람은 내 결과를 보고 바꿀 수도 있습니다.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>글로 복사</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>글을 클립보드에 넣었습니다. 친구에게 보내세요.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>파일로 저장</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyard 경기</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>닫기</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>라운드</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>합계</translation>
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
            <translation>%1: 결승 %2, 그 전 %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: 이번 라운드 %2, 합계 %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>결승</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>합계</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>색깔별 정렬</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>숫자순 정렬</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>소리</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>이 컴퓨터에는 소리를 낼 장치가 없습니다.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>타일에는 부드러운 소리, 무언가를 얻으면 차임</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>타일 음량</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>차임 음량</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n점</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>마이너스 %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>결승에서 합쳐서 %1</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>결승에서 %1</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>합쳐서 %1</translation>
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
                <numerusform>타일 %n개</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>둘 차례</translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: 파트너와 합한 점수입니다.</translation>
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
            <translation>승률</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>%L1수 뒤: 승률 %2(오차 %3)</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>%L1수 뒤: 승률 %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>패를 나누기 전: 승률 %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>새 패로 다시 시작할까요?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>이 경기는 첫 화면에 남으며, 거기서 이어서 할 수 있습니다.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>이 경기는 저장되지 않아 사라집니다.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>계속하기</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>다시 시작</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>%n자리로 바꾸기</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>시작</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>내 데이터</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>이 내용은 모두 이 컴퓨터에만 보관됩니다. 경기마다 한 줄씩 적은 표(CSV)를 내보낼 수 있습니다.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>내보내기</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>표 (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>완전히 삭제할까요? 경기는 기록에 남지만, 지금까지 끝낸 경기는 다시 집계되지 않습니다.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>통계 삭제</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>남겨 두기</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>이 게임의 통계 삭제</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>모두 삭제</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>게임</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>테이블</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>아직 집계할 것이 없습니다</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>봇과 경기를 끝까지 해 보세요. 성적과 실력이 여기에 나타납니다.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>%n경기를 더 살펴보는 중…</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>아직 집계된 것이 없습니다</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>힌트와 무르기 없이 끝까지 둔 경기가 집계됩니다.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>1주</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>1개월</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>1년</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>처음부터</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>기간</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>이 기간에 끝까지 둔 경기가 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>통계</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>줄이기</translation>
        </message>
        <message>
            <source>More</source>
            <translation>늘리기</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>이번 라운드: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>뒤로</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>맞는 타일이 있습니다.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>맞는 타일이 %L1개 있습니다.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>그래도 %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>더미가 비었습니다.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>테이블</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>테이블</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>고대비에는 전용 테이블과 타일이 있습니다. 다른 테마로 바꾸면 여기서 고른 것이 돌아옵니다.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>초록</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>밤의 파랑</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>와인</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>호두나무</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>슬레이트</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>타일</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>상아</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>흑단</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>돌</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>알록달록</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>테이블에 놓인 것</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>여기서 볼 수 있는 것</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>집계되는 첫 경기부터: 이긴 경기 수, 점수, 최고 라운드.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>경기마다: 봇들 사이에서의 실력과 각 수준을 상대로 한 성적.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>몇 경기 뒤: 결과 가운데 타일 운이 얼마였는지, 무엇으로 점수를 얻었는지.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>게임 목록으로</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>점수표</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>무르기</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>무르기 취소</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>힌트</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>랭크전에서는 힌트를 쓸 수 없습니다</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>도전장 경기에서는 힌트를 쓸 수 없습니다</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>메뉴</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>힌트 없음: 오늘의 패는 기록됩니다</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>오늘의 패</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>도전장</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>코치와 함께</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>연습</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>라운드 %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>직각으로 돌리기</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>일자로 돌리기</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>방향 돌리기</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>다음 라운드 대기 중</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>내 차례</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>%1 님 차례</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>%n경기 더 보기</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>최근 경기로</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>저장하지 못한 수 %n개</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>다시 시도</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>다른 곳에 저장</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>저장 없이 계속</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>몇 초마다, 그리고 한 수를 둘 때마다 자동으로 다시 저장해 봅니다. 그 전에 프로그램을 끝내면 저장하지 못한 것은 사라집니다.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>저장하지 못한 수 %n개</numerusform>
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
            <translation>자리를 비운 사이: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>랭크전에서는 힌트가 없습니다.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>도전장 경기에서는 힌트가 없습니다.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 님 차례입니다.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>오늘의 패는 기록되므로 힌트가 없습니다.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>평균 약 %n점을 더 얻습니다.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>이 경기는 다른 창에 열려 있습니다.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>이 경기는 진행 중이라 그대로 둡니다.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>쓸 수 없는 상태라 통계를 그대로 둡니다.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 파일의 경기를 읽을 수 없어 경기가 보관되지 않습니다.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 파일의 경기는 더 새로운 Boneyard의 것입니다. 그대로 두며, 지금은 경기가 보관되지 않습니다.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>경기 파일이 Boneyard의 것이 아니어서 기록을 처음부터 시작합니다. 그 파일의 이름은 이제 %1입니다.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>경기 파일이 손상되어 기록을 처음부터 시작합니다. 이전 파일의 이름은 이제 %1입니다.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>경기 파일의 일부가 없어 기록을 처음부터 시작합니다. 이전 파일의 이름은 이제 %1입니다.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>경기 파일을 어느 Boneyard가 썼는지 알 수 없어 기록을 처음부터 시작합니다. 이전 파일의 이름은 이제 %1입니다.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>경기 파일이 비어 있어 기록을 처음부터 시작합니다. 이전 파일의 이름은 이제 %1입니다.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 파일에 쓸 권한이 없어 경기가 보관되지 않습니다.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>디스크가 가득 차서 %1 파일에 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>다른 프로그램이 %1 파일을 쓰고 있어 지금은 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 파일에 쓰지 못했습니다. 디스크가 가득 찼거나 고장 났나요?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1의 일부 항목은 올바를 수 없으므로 제외됩니다.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>경기 파일이 없어졌습니다: %1. 진행 중인 경기를 넣어 새로 만들었습니다.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>이 경기는 더 이상 읽을 수 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, %L2명, 패 번호 %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>나머지 중 1위와 비교해 %1점이었습니다. 더 잘할 수 있나요?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>이 글을 모두 복사해서 Boneyard에 붙여 넣으세요.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>%1 파일로 저장했습니다</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 파일에 쓸 수 없습니다: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>도전장이 들어 있지 않습니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>잠깐만요. %n점쯤 더 나은 수가 있습니다. 다시 살펴보세요. H 키를 누르면 보여 드립니다. 그대로 두려면 같은 수를 한 번 더 두세요.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>잠깐만요. 힌트가 보여 주는 수가 %n점쯤 더 낫습니다. 그대로 두려면 같은 수를 한 번 더 두세요.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (기준 %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>오늘의 패</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (기준은 곧)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>오늘의 패: %1. 이 첫 시도만 기록되고, 다시 두는 것은 연습입니다.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>진행 중</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>끝내지 못함</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n일 연속</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, 오늘의 패, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>기준: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>아직 두지 않음</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>%n일 중 %L1일은 기준보다 나았습니다.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>나의 승리</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>공동 우승: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 님 승리</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 님 승리</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 승리</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (결승 %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>힌트 사용</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>무르기 사용</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>이 경기는 더 이상 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1~%2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>두고 있는 %n경기는 남습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>%1 폴더를 만들 수 없습니다.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%1 폴더에 %n경기를 저장했습니다</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n라운드</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n수</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>오늘의 패</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>시스템</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>잘하셨습니다</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>강습은 여기까지입니다</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>새로운 상황입니다. 타일이나 점수가 다릅니다.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>같은 라운드, 조금 뒤입니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>우리 팀 공동 우승, 함께: %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>공동 우승, 함께: %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>나와 %1 승리</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 승리</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>나의 승리</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>공동 우승: %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 님 승리, 우리 팀은 %L3팀 중 %L2위</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 님 승리, 나는 %L3명 중 %L2위</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 님 승리</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 님 승리</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>%L1위: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, 라운드 %L2에서 탈락</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>한 수로 얻은 최다 점수</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>끝까지 선두</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>가장 큰 라운드</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>결승 전 가장 큰 라운드</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>연달아 가장 많이 뽑음</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>연달아 가장 많은 패스</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>가장 짧은 라운드</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>가장 많이 놓은 타일</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>첫 타일</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>마지막 타일</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>경기 전체</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, 라운드 %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1, 라운드 %L2부터</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1, 결승에서</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: 라운드 %L3에서 %L2</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>라운드 %L2에서 %L1</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>라운드 %L1: %n수</numerusform>
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
                <numerusform>%n수</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, %L2명, 패 번호 %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 님 승리, 우리 팀은 %L3팀 중 공동 %L2위</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 님 승리, 나는 %L3명 중 공동 %L2위</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>친구</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>이 타일로 낸 결과는 나 %1점, %2 %3점입니다.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>내가 더 잘했습니다.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>나보다 나은 결과입니다.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>가장 긴 기다림</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: 연달아 %n차례 아무것도 놓지 않음, 라운드 %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>%1 파일로 저장했습니다</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>경기를 기록에 넣었습니다.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>경기를 두다 만 경기에 넣었습니다.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>경기를 보관하지 못했습니다.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 파일에 쓸 수 없습니다: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>여러 사람이 두는 동안에는 파일에서 모두의 타일이 드러납니다. 경기가 끝나면 저장할 수 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>끝나지 않은 경기가 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>기본 규칙</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>패 번호는 0부터 %1까지의 정수입니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>%1 님의 손패에 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>내 차례입니다. 최선의 수를 찾으세요.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>둔 수보다 더 나은 수를 찾으세요: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>더 나은 수가 있습니다. 다시 해 보세요.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>그러면 %1점쯤 손해입니다. 다시 해 보세요.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>둔 수보다는 낫지만 아직 최선은 아닙니다.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>최선의 수가 더 나은 까닭: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>딱 하나 두드러진 이유는 없습니다. 차이는 라운드가 진행되면서 드러납니다.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>이 수의 값어치를 알아봅시다.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>이번에는 맞았습니다.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>정답!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>알려진 최선의 수만큼 좋은 수입니다.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>최선의 수: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>둔 수보다 평균 %1점 더 낫습니다.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>다른 어떤 수보다 평균 %1점 더 낫습니다.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>둔 수보다 이길 가능성이 더 큽니다.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>문제의 핵심: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2%</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>찾아낸 봇: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>문제 레이팅: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>정답은 이렇습니다.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>정답은 이렇습니다. 찾지 못한 것으로 칩니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>내 실수</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>문제 %L2개 중 %L1</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: %2에 둔 내 경기, 패 번호 %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>오늘 %L1, 새것 %L2, 익힌 것 %L3</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>내 레이팅: 아직 모름</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>내 레이팅: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>이 게임의 문제는 아직 없습니다.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>오늘은 여기까지입니다. 다음 문제가 나오는 날: %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>실수했던 곳은 이제 모두 압니다.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>내 경기를 되돌아보면, 거기서 찾은 실수가 여기에 문제로 나옵니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>모든 손패</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>내 손패만</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>%1 님만</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>이제 %1 님의 타일로 둡니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1(기본): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>예 또는 아니요. 기본은 예.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>예 또는 아니요. 기본은 아니요.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>%L1부터 %L2까지. 기본은 %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>규칙이 아직 모두 한국어로 준비되지는 않았습니다. 없는 부분은 영어입니다.</translation>
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
            <translation>설정을 읽을 수 없어 처음 상태로 시작합니다. 이전 파일의 이름은 이제 %1입니다.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 파일의 설정을 읽을 수 없어 설정이 보관되지 않습니다.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 파일에 설정을 쓸 수 없어 설정이 보관되지 않습니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>이 경기는 이어할 수 없습니다. 그 장면에서 &quot;%1&quot; 동작이 규칙에 어긋납니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>이 통계를 삭제했습니다.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>모든 경기를 %1 파일로 내보냈습니다.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>%1 파일에 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>혼합</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>모든 테이블</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n자리</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>경기</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>승리</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>레이팅</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>점수</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>최고 라운드</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>이긴 라운드</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>뽑은 타일</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>표준 수준의 봇을 상대한 경기만 레이팅에 반영됩니다.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>힌트나 무르기를 쓴 경기, 따로 집계: %L1경기 중 %L2승.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%n경기 기준</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%n라운드 기준</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>%n경기를 바탕으로 하며, 20번 중 19번은 %L1에서 %L2 사이입니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>더 알게 될 때까지는 잠정 값입니다.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>모든 라운드에서 얻은 내 점수와 다른 사람들 평균의 차이, %n경기 기준: %1점. 이 게임에서는 패가 결과를 거의 말해 주지 않아 운을 따로 가릴 수 없습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>내 수로 얻을 수 있던 값의 %L1%를 지켰습니다: %n수, 되돌아본 %2.</numerusform>
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
            <translation>모든 게임</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>잠정, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>%1 수준에 가까움, %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>경기당 %L1, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>라운드당 %L1, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>최다 연승</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>현재 연승</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>지난 경기까지</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>%n일 동안</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>모든 라운드에서 얻은 내 점수와 다른 사람들 평균의 차이, %n경기 기준: %1점. 이 중 약 %2점은 받은 패에서, 약 %3점은 그 뒤의 일, 곧 모두의 수와 우연에서 왔습니다.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>경기가 끝났습니다.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>라운드가 끝났습니다.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>%1 님 차례입니다.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>맞는 타일이 없어 패스했습니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>아직 무를 것이 없습니다.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>랭크전에서는 무를 수 없습니다.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>도전장 경기에서는 수를 무를 수 없습니다.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>다른 사람이 두기 전으로는 무를 수 없습니다.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>오늘의 패는 기록되므로 무를 수 없습니다.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>다시 라운드 %L1입니다.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>다음 라운드 대기 중</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>내 차례</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 님 차례</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, 패 번호 %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>무작위</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>놓을 수 있으면 아무거나 놓습니다.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>입문자</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>눈에 띄는 대로 두고, 놓치는 것이 많습니다.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>초보자</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>게임은 알지만 아직 많이 놓칩니다.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>캐주얼</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>재미로 두며, 할 수 있는 것을 다 하지는 않습니다.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>숙련자</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>잘 두지만 가끔 실수합니다.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>고수</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>실수가 드물고, 무엇을 남겨야 할지 압니다.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>마스터</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>놓치는 것이 거의 없습니다.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>챔피언</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>가장 강합니다. 아직 보이지 않는 타일까지 헤아립니다.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>욕심쟁이</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>당장 점수가 가장 큰 수를 두고, 그 뒤는 생각하지 않습니다.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>계산파</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>보지 못한 타일을 세고, 다음 자기 차례들을 생각합니다.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>도미노 %1</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>%1 타일을 %2 쪽이 안으로 가게 왼쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>%1 타일을 %2 쪽이 안으로 가게 오른쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>%1 타일을 %2 쪽이 안으로 가게 위쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>%1 타일을 %2 쪽이 안으로 가게 아래쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 타일을 왼쪽 끝에 직각으로 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 타일을 오른쪽 끝에 직각으로 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 타일을 위쪽 끝에 직각으로 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 타일을 아래쪽 끝에 직각으로 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 타일을 스피너로 왼쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 타일을 스피너로 오른쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>%1 타일로 시작하기.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>%1 타일을 스피너로 놓아 시작하기.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>타일 뽑기</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>맞을 때까지 뽑기</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>패스</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>그곳에는 아무것도 놓을 수 없습니다.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>가장 높은 더블로 시작합니다. %1 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>더블을 가진 사람이 없어 가장 무거운 타일로 시작합니다. %1 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>다른 수가 없습니다.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>맞는 타일은 이것뿐입니다.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>눈 %n개를 덜어 냅니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>이것으로 손패를 텁니다.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>라운드가 끝났습니다.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>내 차례가 아닙니다.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>그 타일은 손패에 없습니다.</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>손에 남으면 눈의 수만큼 셉니다: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>놓은 사람: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>손패에 맞는 타일이 없습니다.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 타일을 스피너로 위쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 타일을 스피너로 아래쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>놓을 수 없는 사람은 여기서 뽑습니다.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>맞는 타일이 없습니다. 나올 때까지 뽑으세요.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>아직 맞는 타일이 없어 계속 뽑습니다.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>맞는 타일이 없습니다. 하나 뽑으세요.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 타일을 왼쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 타일을 오른쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 타일을 위쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 타일을 아래쪽 끝에 놓기.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>라운드 승리로</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>스피너입니다. 이제 줄이 네 끝으로 자랍니다.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>왼쪽 끝: 놓을 수 있는 수 %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>오른쪽 끝: 놓을 수 있는 수 %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>위쪽 끝: 놓을 수 있는 수 %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>아래쪽 끝: 놓을 수 있는 수 %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>이 끝에는 %1을(를) 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>%1 타일을 놓을 수 있는 끝이 없습니다.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>여기는 %1입니다. 같은 수를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>다음 사람에게는 맞는 타일이 없습니다.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>이 끝에는 다른 누구도 이을 수 없습니다.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>보이지 않는 타일 중 이 끝에 이을 수 있는 것은 %n개뿐입니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>눈이 더 많은 타일 뒤에는 보이지 않는 타일이 더 많이 맞게 됩니다.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>이 끝에 이을 수 있는 타일을 %n개 가지고 있습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>그 뒤에 내 다른 타일 중 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>상대가 잇기 더 어려워집니다. 보이지 않는 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>다른 사람이 잇기 더 어려워집니다. 보이지 않는 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>내가 잇기 더 쉬워집니다. 내 다른 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>손에 남는 눈은 %2개가 아니라 %n개입니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>다음 사람이 놓을 타일 줄이기</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>내 타일에 맞는 끝 남기기</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>눈을 많이 덜기</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>마지막에 놓인 타일에 잇기를 좋아합니다.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>타일 뽑기</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>패스</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>목표 점수(0: 한 라운드)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>한 라운드만</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>아무도 놓을 수 없습니다. 라운드가 막혔습니다.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>맞는 타일이 없습니다. 뽑으세요.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>맞는 타일이 없습니다. 뽑으세요(%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>맞는 타일이 없어 패스합니다.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>다른 사람들 손에 남은 것: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>손에 가장 적게 남은 사람: %1, %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>남음: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 빼기 손에 남은 %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 빼기 손에 남은 %2, %3번: %4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>경기가 끝났습니다.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>이 한 라운드로 경기가 결정됩니다.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>%1점이면 경기에서 이기며, 그 점수에 이르렀습니다.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1점이면 경기에서 이깁니다: %2점 남았습니다.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>타일을 놓지 않고 차례를 마칩니다.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>다음 라운드의 패를 나눕니다.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>고른 타일을 함께 내려놓습니다.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>내 차례: 타일을 놓거나 뽑으세요.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>내 차례: 타일을 놓거나 뽑으세요(%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>내 차례: 타일을 놓거나 패스하세요.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>내 차례: 타일을 놓거나 패스하세요(%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>맞는 타일이 없어 패스합니다(%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>내 차례: 첫 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>내 차례: 첫 타일은 %1입니다.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>내 차례: 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>가장 적게 남은 사람이 여럿: 아무도 점수를 얻지 못합니다.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1, 손에 남은 타일의 점수: %2.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 님이 손패의 마지막 타일을 놓았습니다.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>마지막 타일을 놓았습니다.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>최선의 수 찾기</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>경기의 승자입니다.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>경기의 승자 가운데 한 명입니다.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>더블을 나중까지 아낍니다.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>다른 사람이 놓을 타일을 줄입니다.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>바로 얻는 점수: %2이(가) 아니라 %1.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>합해서 7</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>여기서는 맞닿는 두 칸이 같은 수가 아니라 합해서 7이 되어야 합니다. 지금 양 끝은 1과 4입니다. 4에 타일을 놓아 보세요.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3과 4를 합하면 7. 이제 그 타일의 5가 새로운 끝입니다.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6과 1을 합하면 7이니 1에는 맞습니다. 하지만 4에 놓을 타일을 찾아보세요. 3이 필요합니다.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>마타도르</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3, %4 타일이 마타도르입니다. 언제든 어느 끝에나 놓을 수 있고, 직각으로 놓입니다. 하나 가지고 있으니 놓아 보세요.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>맞기는 하지만 마타도르가 아닙니다. 두 칸의 합이 7인 타일을 찾아보세요.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>게이트 열기</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>마타도르가 직각으로 놓여 게이트가 되었습니다. 빈칸이 있는 타일로 열 수 있고, 그 반대쪽이 새로운 끝이 됩니다. 그 타일을 놓아 보세요.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>게이트가 열렸습니다. 끝이 3이니 4가 올 수 있습니다.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>그 타일은 반대쪽 끝에 맞습니다. 게이트에는 빈칸이 필요합니다.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>끝 막기</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>빈칸과 합해 7이 되는 타일은 없습니다. %1 타일을 빈칸이 바깥쪽으로 가게 놓으세요. 그러면 마타도르만 올 수 있고, 상대는 그것을 찾아야 합니다.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>막았습니다. 이제 승부는 남은 한쪽 끝입니다.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>그러면 끝이 열려 있습니다. 빈칸으로 막아 보세요.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>맞을 때까지 뽑기</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>5에 놓을 2도, 4에 놓을 3도, 마타도르도 없습니다. 맞는 타일이 나올 때까지 더미에서 뽑으세요.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>끝은 2이고 손에는 5가 있습니다. 다음 차례에 놓을 타일을 남겨 두었습니다.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>맞기는 하지만 그러면 다음에 놓을 타일이 없습니다. 반대쪽 끝에 놓아 보세요.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 타일도 맞지 않습니다. 다시 뽑으세요.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 타일은 양쪽 끝에 다 맞습니다. 2가 바깥쪽으로 가게 놓으면 다음에 %2 타일을 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>손패 털기</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>타일 두 개가 남았습니다. %1 타일은 양쪽 끝에 다 맞습니다. %2 타일을 이어 놓을 수 있게 놓으세요.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>먼저 손패를 털었습니다. 상대 손패에 남은 눈이 모두 내 점수입니다. 이번에는 12점입니다.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>그러면 끝이 1이 되어 이어 놓을 타일이 없습니다.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4가 아직 열려 있습니다. 마지막 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>마타도르는 이런 게임입니다. 마타도르 타일은 꼭 필요한 때를 위해 아껴 두세요. 경기는 보통 100점까지 합니다.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>가장 높은 더블이 내게 있으니 내가 시작하고, 어떤 타일이든 좋습니다. 손에 남은 눈은 다른 사람의 점수가 되니, 눈이 가장 많은 타일로 시작하세요.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>눈 11개가 한 번에 줄었습니다. 이제 한쪽 끝은 2를, 다른 쪽은 1을 기다립니다.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>그래도 되지만, 눈이 더 많은 타일이 있습니다.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>라운드가 막혔습니다. 눈이 가장 적어 다른 사람들에게 남은 눈을 모두 얻습니다. %1점입니다.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>7과 더블</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>맞닿는 두 칸을 합하면 7이 되어야 합니다. 더블은 일자로 놓이고, 한 칸만 맞닿으므로 한 번만 셉니다. 2에 더블을 놓아 보세요.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5와 2를 합하면 7. 새로운 끝은 5입니다.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>그 타일은 1에 맞습니다. 2에는 5가 있는 타일을 놓아야 합니다.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>마타도르를 직각으로</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>마타도르는 수가 맞든 안 맞든 어디에나 놓을 수 있습니다. 직각으로 놓으면 두 칸이 모두 열립니다. %1 타일을 직각으로 놓아 보세요. 옆의 둥근 화살표나 R 키, 마우스 오른쪽 버튼으로 돌립니다.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>2에는 5가, 5에는 2가 올 수 있습니다. 한쪽 끝에서 이어 갈 길이 둘입니다.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>그런 방법도 있지만, 여기서는 마타도르를 직각으로 놓아 보세요.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>마타도르를 일자로</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>마타도르를 일자로 놓으면 한 칸만 열리고, 어느 칸일지 고를 수 있습니다. %1 타일을 6이 바깥쪽으로 가게 4에 놓으세요. 그러면 %2 타일을 이어 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>마타도르로 내 타일이 들어갈 자리를 만들 수 있습니다.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>그게 아니라, 마타도르를 4에 일자로, 6이 바깥쪽으로 가게 놓으세요. 둥근 화살표나 R 키로 돌립니다.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6이 아직 열려 있습니다. %1 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>빈칸과 합해 7이 되는 것은 없습니다. 4에 빈칸이 바깥쪽으로 가는 타일을 놓으세요. 그러면 마타도르만 올 수 있습니다.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>막았습니다. 누군가 마타도르를 찾을 때까지는 그대로입니다.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>끝을 다시 열기</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>빈칸이 한쪽 끝을 막고 있습니다. 거기에 마타도르인 %1 타일을 직각으로든 일자로든 놓으세요.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>다시 열렸습니다. 그럴 수 있는 단 하나의 타일이었습니다.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>거기는 반대쪽 끝입니다. 빈칸 쪽을 다시 여세요.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>하나 뽑고, 놓거나 패스</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>5에 놓을 2도, 4에 놓을 3도, 마타도르도 없습니다. 타일을 하나 뽑으세요.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>무거운 타일을 처리했습니다. 끝까지 손에 남은 타일은 다른 사람의 점수가 됩니다.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>맞기는 하지만 더 무거운 타일이 있습니다.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 타일도 맞지 않습니다. 한 차례에 하나만 뽑을 수 있으니 패스합니다.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>이제 끝이 2이고, 맞는 타일이 두 개 있습니다. 눈이 더 많은 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>러시아 도미노는 이런 게임입니다. 가장 높은 더블로 시작하고, 먼저 손패를 턴 사람이 다른 사람들의 손패를 점수로 얻습니다. 경기는 보통 100점까지 합니다.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>딜러 자리 입찰</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>모두 타일을 하나씩 뽑았고, 그 합까지 입찰할 수 있습니다. 가장 높게 입찰한 사람이 딜러가 되고, 그만큼 바로 점수를 얻습니다. 내 타일의 합은 12로 다른 사람이 입찰할 수 있는 것보다 큽니다. 모두 입찰하세요.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>다른 사람들이 포기했습니다. 12점을 얻고 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>입찰한 만큼 점수를 얻습니다. 12를 모두 입찰하세요.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>원소 정하기</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>딜러는 이번 라운드의 원소를 정합니다. 그 원소의 타일은 점수가 더 높고, 그 타일만 직각으로 놓을 수 있습니다. 가장 많이 가진 원소를 고르세요.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>잎으로 정했습니다. 다섯 개를 가지고 있습니다.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>다시 세어 보세요. 잎이 다섯 개 있습니다.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>베팅하기</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>이번 라운드에서 얻을 점수에 베팅하세요. 점수에서 손에 남은 타일 수를 뺀 값입니다. 못 미치면 0점이고, 베팅은 매번 앞사람보다 높아야 합니다. 낮게 시작해 10 이하로 베팅하세요.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>이룰 수 있는 베팅입니다. 모두 베팅하고 나면 딜러는 베팅을 올릴 수 있습니다.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>대담하군요! 하지만 그렇게 많이 얻기는 어렵습니다. 10 이하로 베팅하세요.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>끝과 끝</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>줄의 끝에서는 원소와 상관없이 같은 수끼리 만나며, 1점을 얻습니다. 물 %1 타일을 9에 놓아 보세요.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>1점을 얻고, 나중에 뺄 타일도 하나 줄었습니다.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>그것도 좋지만, 물 타일을 9에 놓아 보세요.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>직각으로 놓기</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>이번 라운드의 원소는 잎입니다. 잎 타일은 다른 잎 타일의 긴 옆면에, 어떤 수로든 직각으로 놓을 수 있고 3점을 얻습니다. 잎 %1 타일을 놓아 보세요.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3점을 얻었고, 모두가 쓸 수 있는 새 가지도 생겼습니다.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>그러면 점수가 더 적습니다. 잎 타일을 긴 옆면에 놓아 보세요.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>원소와 수</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>둘 다 맞는 것이 가장 좋습니다. 잎 타일이면서 수도 같으면 일자든 직각이든 4점입니다. 찾아보세요.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4점입니다. 잎이고, 수도 같습니다.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>최선이 아닙니다. 잎 타일이면서 수도 같은 곳을 찾아보세요.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>더블은 두 배</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>더블은 점수가 두 배입니다. 잎 %1 타일은 6이 있는 잎 타일에 직각으로 맞습니다. 4점의 두 배입니다.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>타일 하나로 8점입니다. 6에 베팅했다면 금방 이룹니다.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>좋지만, 더블은 8점입니다.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>가져와서 런 내려놓기</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>차례는 타일을 하나 가져오는 것으로 시작합니다. 공개된 타일이나 더미의 타일 중 하나입니다. 빨강 6이 공개되어 있고 손에 빨강 4와 5가 있으니 가져오세요.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>런은 같은 색의 이어지는 수 세 개 이상입니다. 내려놓은 타일은 더 이상 손해로 세지 않습니다.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>빨강 4와 빨강 5를 떠올려 보세요. 빨강 6이면 런이 됩니다.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>이제 빨강 4, 5, 6을 하나씩 골라 함께 내려놓으세요.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>세트 내려놓기</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>수가 같고 색이 모두 다른 타일 셋이나 넷이 세트입니다. 9가 세 개 있으니 내려놓으세요.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>세트를 만들어 손패가 세 개 줄었습니다.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>타일을 버리면 차례가 끝납니다. 9 세 개를 먼저 내려놓으세요.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>놓인 멜드에 붙이기</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>어느 멜드에나, 상대의 멜드에도 붙일 수 있습니다. 빨강 5, 6, 7이 놓여 있고 손에 양옆의 수가 있습니다. 빨강 4와 빨강 8을 붙이세요.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>내 것도 아닌 멜드에 타일 두 개를 처리했습니다.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>버리기 전에, 빨강 런에 맞는 타일을 붙이세요.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>이제 나머지 하나도.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>조커 바꾸기</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>런 속의 조커가 빨강 6을 대신하고 있고, 그 빨강 6이 손에 있습니다. 조커 자리에 놓으세요.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>이제 조커는 파랑 타일을 대신하며 나를 돕습니다.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>조커가 먼저입니다. 빨강 6을 조커 자리에 놓으세요.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>얻은 조커는 바로 내려놓아야 합니다. 파랑 3, 파랑 4와 함께 골라 멜드를 내려놓으세요.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>데드우드가 10점 줄었고, 잃은 것은 없습니다.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>여기서는 검정 13만 버리세요.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>노크</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>타일 아홉 개가 멜드를 이룹니다. 검정 13을 버리면 2 하나만 남습니다. 데드우드가 10 이하면 노크할 수 있습니다. 노크하세요.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>그럴 필요 없습니다. 버튼을 누르면 노크합니다.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>완승</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>파랑 8을 뽑아, 주황 2만 빼고 모두 멜드에 들어갑니다. 주황 2를 버리며 노크하면 남는 타일이 없습니다.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50점과 상대의 데드우드 전부를 얻습니다. 마지막 타일까지 놓는 것도 완승입니다.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>더 얻을 수 있습니다. 노크하며 주황 2를 버리세요.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>타일 &amp; 딜은 이런 게임입니다. 보통 경기에서는 타일을 13개씩 나누고 200점까지 합니다. 더미가 떨어지거나 20차례 동안 아무도 더미에서 뽑지 않으면 라운드는 무승부입니다.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>변과 변</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>타일은 변끼리 맞대어 놓고, 그 변의 두 수가 양쪽 타일에서 같아야 합니다. 4가 두 개인 타일이 있습니다. %1 타일 옆에 놓아 보세요.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>맞습니다. 타일의 세 수를 합한 만큼 점수를 얻습니다. 이번에는 10점입니다.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>뽑아도 되지만 5점을 잃습니다. 맞는 타일이 있으니 놓으세요.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>점수가 더 높은 타일</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>맞는 타일이 두 개 있습니다. 타일의 모든 수가 점수이니, 더 높은 쪽을 놓으세요.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13점입니다. %1 타일이었다면 10점이었습니다.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>더 좋은 타일이 있습니다. 13점을 얻습니다.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>육각형 완성하기</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>한 점을 둘러싸고 타일 다섯 개가 놓여 있습니다. 여섯 번째를 놓는 사람이 육각형을 완성해 50점을 더 얻습니다. 지금이 그 기회입니다.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>타일로 12점, 육각형으로 50점입니다. 다섯 번째 타일은 조심하세요. 여섯 번째는 다음 사람의 몫입니다.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>거기가 아닙니다. 다섯 타일 사이의 빈틈을 보세요.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>다리 놓기</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>한 변으로 붙으면서 맞은편 꼭짓점이 다른 타일에 닿으면 다리가 되어 40점을 더 얻습니다. %1 타일로 할 수 있습니다.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>타일로 8점, 다리로 40점입니다. 세 꼭짓점이 모두 이미 있던 수에 닿았습니다.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>그러면 다리가 아닙니다. 세 꼭짓점이 모두 이미 있는 수에 닿아야 합니다.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>맞는 타일이 없을 때</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>맞는 타일이 없습니다. 더미에서 하나 뽑으세요. 5점을 잃습니다. 세 번째로 뽑은 타일도 맞지 않으면 패스합니다.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12점에서, 타일을 뽑느라 잃은 5점을 뺍니다.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>더 뽑아도 되지만 하나마다 5점을 잃고, 맞는 타일이 이미 있습니다.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>세 번 뽑고 나면 패스</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>한 개에 5점씩 잃으며 타일 세 개를 뽑았고, 더는 뽑을 수 없습니다. 마지막 타일 %1이(가) 맞습니다. 패스할 수도 있지만 10점을 더 잃습니다. 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12점에서, 뽑느라 잃은 15점을 뺍니다. 놓을 것이 없으면 패스하고 모두 25점을 잃습니다.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>패스하면 10점을 잃는데, 맞는 타일이 하나 있습니다.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>뽑은 %1 타일이 맞습니다. 놓으세요.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>타일이 하나 남았습니다. 놓으세요. 먼저 손패를 턴 사람은 25점과, 다른 사람들의 손에 남은 점수를 모두 얻습니다.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>타일로 11점, 손패 털기로 25점, 그리고 상대의 마지막 타일 5점입니다.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>뽑을 필요 없습니다. 마지막 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>트라이오미노는 이런 게임입니다. 아무도 이을 수 없으면 손패의 합이 가장 낮은 사람이 다른 사람들의 타일에서 자기 타일을 뺀 점수를 얻습니다. 둘이 하는 경기는 보통 800점까지 합니다.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>누가 시작하나</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>가장 높은 트리플이 라운드를 시작하고 합보다 10점을 더 얻습니다. 내 %1 타일이면 22점입니다. 이 테이블에서는 그 대신 %2 타일로 시작할 수도 있고(고를 수 있는 규칙입니다) 40점을 얻습니다. 놓으세요.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>이보다 높은 시작은 없습니다. 나중에 놓으면 %1 타일은 0점입니다.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>그러면 22점입니다. %1 타일로 시작하면 40점입니다.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>가장 큰 점수의 타일 버리기</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>차례는 타일을 버리며 끝납니다. 멜드에 들지 않은 것이 데드우드입니다. 1은 에이스로 11, 10부터 13은 10, 나머지는 그 수만큼 셉니다. 검정 13을 버리세요.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>25점과 데드우드의 차이만큼 얻습니다. 상대의 데드우드가 나와 같거나 더 적었다면 언더컷이 되어 점수는 상대에게 갑니다.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>원소 맞추기는 이런 게임입니다. 라운드의 승자는 테이블의 타일을 뱅크에 넣고 다음 딜러가 됩니다. 첫 경기는 원소 두 가지로 짧게 즐겨 보세요.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>결승의 시작</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>타일이 모자라면 라운드마다 합계가 가장 낮은 사람이 탈락합니다. 이제 둘만 남은 결승입니다. 내 뱅크가 더 크니, 각 뱅크에서 몇 개를 되돌릴지 내가 정합니다. %1개를 되돌리면 두 손패가 모두 찹니다.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>손패가 찼고, 잿불 %1 타일을 받았습니다. 이때 받은 더블은 그 합인 6점이 처음 점수가 됩니다. 결승에는 베팅이 없습니다.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>각 뱅크에서 %1개를 되돌리세요. 손패를 채우기에 딱 맞습니다.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>마지막 타일이 가른다</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>이제는 결승만 셉니다. 처음 점수와 얻은 점수에서 남은 타일을 뺍니다. 나는 6과 15, 상대는 모두 24입니다. 잿불 %1 타일을 원소와 수가 모두 맞는 곳에 놓으세요.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 대 24로 경기에서 이겼습니다! 24로 같았다면 라운드 합계가 높은 쪽이 이겼을 것입니다.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>그것도 24라서, 합계가 더 높은 상대가 이깁니다. 4점이 필요합니다.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>이제 그곳에는 빈칸이나 마타도르만 놓을 수 있습니다. 이 끝은 게이트입니다.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>마타도르 아끼기</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 타일은 마타도르라 언제든 맞습니다. 다른 타일 두 개는 지금은 맞지만 나중에는 아닐 수도 있습니다. 그중 하나를 놓으세요.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>맞습니다. 다른 타일이 맞지 않을 때 마타도르가 있으면 뽑지 않아도 됩니다.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>마타도르는 나중에 써도 됩니다. 수가 맞는 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>나만의 게이트</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>마타도르를 놓으면 끝이 게이트가 되고, 게이트에는 빈칸이 필요합니다. 빈칸이 있는 %1 타일이 손에 있습니다. 마타도르인 %2 타일을 5에 놓으면 그 길은 내 것입니다.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>상대는 두 번 뽑아야 했고, 나는 바로 지나갔습니다.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>4에서는 도움이 덜 됩니다. 반대쪽 끝, 5에 놓으세요.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>게이트가 아직 있습니다. %1 타일로 지나가세요.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>양 끝 막기</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>왼쪽 끝은 빈칸이 막고 있습니다. %1 타일로 오른쪽도 막을 수 있습니다. 그러면 마타도르로만 이을 수 있는데, 손에는 마타도르인 %2 타일이 남습니다.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>막았습니다. 상대는 마타도르가 나올 때까지 뽑고, 뽑은 타일은 모두 내 점수가 됩니다.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>그러면 한쪽 끝이 열려 있습니다. 빈칸이 바깥쪽으로 가게 놓으세요.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>아무도 이을 수 없을 때</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>마타도르 네 개가 모두 놓였고, 뽑을 타일도 없고, 한쪽 끝은 막혔습니다. %1 타일로 다른 쪽도 막으면 라운드가 끝나고, 눈이 가장 적은 사람이 점수를 얻습니다. 내 눈은 적습니다.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>게이트와 마타도르</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>빈칸과 마타도르는 한 쌍입니다. 둘 다 가진 사람이 줄이 어디로 이어질지 정합니다.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>어떤 게임인가</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>타일 줄은 양 끝으로 자랍니다. 맞닿는 두 칸은 합해서 7이 되어야 합니다. 먼저 타일을 모두 놓은 사람이 다른 사람들 손에 남은 눈만큼 점수를 얻고, %1점이면 경기에서 이깁니다.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>첫 강습</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>무거운 것 먼저</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>라운드가 끝나면 손에 남은 눈은 다른 사람의 점수가 됩니다. 맞는 타일이 두 개 있습니다. 눈이 더 많은 쪽을 놓으세요.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>눈 8개를 이제 아무도 점수로 얻지 못합니다.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>맞기는 하지만 다른 타일이 더 무겁습니다.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>빈칸 더블</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 타일도 마타도르이고, 늘 직각으로 놓입니다. 무게가 없으니 남겨 두어도 손해가 없습니다. 다른 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>눈 9개를 덜었습니다. 빈칸 더블은 필요할 때 언제든 어느 끝에나 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>남겨 두세요. 무게가 없고 언제나 맞습니다.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>줄 막기</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>한쪽 끝은 이미 빈칸입니다. 아무도 이을 수 없으면 눈이 가장 적은 사람이 점수를 얻는데, 내 타일은 가볍습니다. 나머지 끝도 막으세요.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>이제 마타도르만 통합니다. 없는 사람은 뽑아야 하고, 손패가 무거워집니다.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>그러면 한쪽 끝이 열려 있습니다. 바깥쪽에 빈칸이 오는 타일은 무엇일까요?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>라운드가 막혔고, 내 눈이 가장 적습니다. 다른 사람들의 눈에서 내 눈을 뺀 점수를 얻습니다. %1에서 %2을(를) 빼면 %3입니다.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>눈과 막을 때</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>다른 사람들이 가진 것을 어림해 보세요. 줄이 막히면 가장 적게 가진 사람이 이득입니다.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>타일 줄은 양 끝으로 자랍니다. 맞닿는 두 칸은 합해서 7이 되어야 하고, 마타도르는 어디에나 놓을 수 있습니다. 먼저 손패를 턴 사람이 다른 사람들 손에 남은 눈만큼 점수를 얻고, %1점이면 경기에서 이깁니다.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>수와 원소를 이어 다 함께 하나의 큰 테이블을 만듭니다. 하지만 먼저 이번 라운드에서 몇 점을 얻을지 베팅합니다. 이룬 베팅은 점수가 되고, 못 이루면 아무것도 얻지 못합니다. 가장 낮은 사람이 탈락하고, 마지막 둘이 결승을 치릅니다.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>끝까지 입찰하기</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>내 타일의 합은 9이고, 다른 사람은 6까지만 입찰할 수 있습니다. 7이면 딜러가 되기에 충분하지만, 입찰한 만큼 점수를 얻습니다. 할 수 있는 만큼 모두 입찰하세요.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9점을 얻고, 딜러도 되었습니다. 더블이 나오면 입찰하지 않습니다. 가장 높은 더블이 딜러가 되어 그 합을 얻고, %1 타일은 모든 더블을 이기며 24점을 얻습니다.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>그러면 점수가 줄어듭니다. 9를 모두 입찰하세요.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>딱 하나만 더</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>마지막으로 베팅하며 7을 넘어야 합니다. 베팅은 약속이지 상금이 아닙니다. 더 많이 얻은 것도 점수가 되지만, 모자라면 0점입니다. 그러니 딱 하나 많은 8에 베팅하세요.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>할 수 있는 가장 낮은 베팅입니다. 그보다 더 얻는 것도 내 점수입니다.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>약속만 커지고 더 얻는 것은 없습니다. 8에 베팅하세요.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>그대로 두기</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>딜러로서 4에 베팅했고, 다른 사람들은 7까지 올렸습니다. 딜러는 99까지 더 올릴 수 있지만, 다른 사람들도 다시 올릴 수 있습니다. 4는 쉽게 이루니 그대로 두세요.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>베팅이 정해졌습니다. 나는 4만 얻으면 되고, 다른 사람들은 더 많이 약속했습니다.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>높은 베팅은 이루기 어렵고, 그것만으로는 얻는 것이 없습니다. 그대로 두세요.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>입찰, 베팅, 결승</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>입찰은 높게, 베팅은 낮게. 크게 뒤진 사람만 필요 이상으로 베팅할 까닭이 있습니다.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>타일을 세트와 런으로 모으세요. 어디에도 들지 않는 것은 손해입니다. 그런 것이 적게 남은 사람이 노크해 그 차이만큼 점수를 얻고, %1점이면 경기에서 이깁니다.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>일찍 노크하기</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>두 번째 차례인데, 검정 13을 빼면 10이 남아 딱 노크할 수 있습니다. 상대는 아직 모을 시간이 없었습니다. 검정 13으로 노크하세요.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>승리 25점에 차이 46점. 이른 노크는 허를 찌릅니다.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>기다리는 동안 상대도 모읍니다. 지금 검정 13으로 노크하세요.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>하나만 남으면 충분</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>에이스 두 개가 남습니다. 하나를 버리면 다른 하나는 11로, 10보다 많습니다. 하지만 타일 하나만 남으면 몇 점이든 노크할 수 있습니다. 노크하세요.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>손에 에이스를 들고도 승리 25점에 차이 %1점입니다.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>기다리는 편이 낫다</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>이번에도 10으로 노크할 수 있습니다. 하지만 상대는 멜드 두 개를 내려놓고 타일이 세 개 남았으며, 그 일부를 내 멜드에 붙일 수도 있습니다. 노크하지 말고 검정 13을 버리세요.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>맞습니다. 상대는 빨강 2와 3을 내 빨강 런에 붙일 수 있었고, 2만 남았을 것입니다. 노크했다면 언더컷으로 33점을 내주었을 것입니다.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>남은 것이 노크한 사람보다 많지 않으면 25점과 차이만큼 얻습니다. 기다리세요.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>언더컷</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>남은 것이 너무 많아 노크할 수 없고, 상대는 곧 노크할지도 모릅니다. 낮은 타일과 상대의 멜드에 맞을 만한 타일은 남기고, 검정 13을 버리세요.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>상대가 9로 노크했습니다. 검정 5와 6은 검정 런에 붙었고 5가 남았습니다. 언더컷입니다. 차이 4점에 25점을 더 얻습니다.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>그 타일은 아직 손해를 줄여 줄 수 있습니다. 검정 13을 버리세요.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>손에 든 조커</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>남은 조커는 15로, 다른 어떤 타일보다 큽니다. 빠진 타일이 무엇이든 대신하니, 조커로 완성되는 타일 두 개와 함께 지금 내려놓으세요. 예를 들면 빨강 4와 빨강 5입니다.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>조커를 무사히 내려놓았고, 타일 두 개도 함께 처리했습니다.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>조커를 먼저 내려놓으세요. 빨강 4, 빨강 5와 함께 고르면 됩니다.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>언제 노크할지</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>초반에 10으로 하는 노크는 강하지만, 상대 손에 타일이 적은 후반에는 위험합니다. 상대에게 몇 개 남았는지 살펴보세요.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>삼각형을 변끼리 맞대어, 꼭짓점의 수가 일치하게 놓으세요. 타일의 수가 그대로 점수가 되고, 좋은 자리라면 훨씬 더 얻습니다. 누군가 %1점에 이르면 그때 앞선 사람이 이깁니다.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>다섯 번째는 금물</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>한 점을 둘러싸고 타일 네 개가 놓여 있습니다. %1 타일을 놓으면 다섯 번째로 10점을 얻지만, 여섯 번째의 50점을 상대에게 넘기게 됩니다. 다른 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>5점뿐이지만 내준 것은 없습니다. 이제 다섯 번째는 상대가 놓게 하세요.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>그러면 상대에게 기회를 줍니다. 육각형이 자라지 않는 곳에 맞는 타일이 있습니다.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>알맞은 자리</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 타일은 두 곳에 맞습니다. 그중 한 곳에서는 세 번째 꼭짓점도 수에 닿아 다리가 되고, 40점을 더 얻습니다. 그곳을 찾아보세요.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>8점이 아니라 48점입니다. 손을 떼기 전에 세 번째 꼭짓점을 보세요.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>맞기는 하지만 세 번째 꼭짓점이 비어 있습니다. 다른 자리에 놓아 보세요.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>한 번에 둘</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>두 점이 각각 빈틈 하나만 남기고 둘러싸여 있고, 그 빈틈은 같은 곳입니다. %1 타일 하나로 육각형 두 개를 완성해 60점을 더 얻습니다. 놓으세요.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>타일로 6점, 육각형 두 개로 60점입니다.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>한 번에 셋</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>가장 드문 자리입니다. 세 점이 같은 빈틈 하나만 남기고 둘러싸여 있습니다. %1 타일로 육각형 세 개를 완성해 70점을 더 얻습니다. 놓으세요.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>타일로 7점, 육각형 세 개로 70점입니다. 이보다 높은 보너스는 없습니다.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>거기가 아닙니다. 세 점 사이의 빈틈을 채우세요.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>거기가 아닙니다. 두 점 사이의 빈틈을 채우세요.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>육각형과 다리</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>수를 두기 전에 늘 두 가지를 보세요. 내가 얻을 보너스가 있는지, 다음 사람에게 남겨 주지는 않는지?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>더블 6 세트(28개)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>더블 9 세트(55개)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>더블 12 세트(91개)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>타일 세트</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>인원수에 따라</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>다섯 개씩</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>여섯 개씩</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>일곱 개씩</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>모두 나누고 뽑지 않음</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>한 사람이 받는 타일</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>가장 높은 더블로 시작</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>가장 높은 더블을 가진 사람</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>돌아가며 한 사람씩</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>라운드를 시작하는 방법</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>직각으로만</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>직각, 또는 맞는 곳에 일자</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>어디든 직각 또는 일자</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>마타도르를 놓는 방법</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>맞는 타일이 나올 때까지</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>하나만 뽑고, 놓거나 패스</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>놓을 수 없는 사람의 뽑기</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>마타도르만 놓을 수 있으면 대신 뽑아도 됨</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>첫 더블은 직각으로 놓여 가지를 두 개 더 엶</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>다른 사람들의 눈 전부</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>다른 사람들의 눈에서 승자의 눈을 뺌</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>아무도 놓을 수 없을 때, 눈이 가장 적은 사람의 점수</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>타일을 모두 나누는 것은 더블 6 세트에서만 됩니다.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>더블 6 세트는 2~4명용입니다. 더 많으면 큰 세트를 고르세요.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>스피너 있음</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>마타도르 아끼기 허용</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>더블 9 세트</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>더블 12 세트</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>마타도르</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>맞닿는 끝은 합해서 7, 마타도르는 어디에나 직각으로.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>러시아 도미노</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>똑같이 합해서 7, 마타도르는 직각이나 일자로.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>도미노 %1, 마타도르</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>왼쪽 끝: 놓을 수 있는 수 %1 또는 마타도르.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>오른쪽 끝: 놓을 수 있는 수 %1 또는 마타도르.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>위쪽 끝: 놓을 수 있는 수 %1 또는 마타도르.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>아래쪽 끝: 놓을 수 있는 수 %1 또는 마타도르.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>왼쪽 끝: 놓을 수 있는 수 %1 또는 %2, 아니면 마타도르.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>오른쪽 끝: 놓을 수 있는 수 %1 또는 %2, 아니면 마타도르.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>위쪽 끝: 놓을 수 있는 수 %1 또는 %2, 아니면 마타도르.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>아래쪽 끝: 놓을 수 있는 수 %1 또는 %2, 아니면 마타도르.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>왼쪽 끝, 빈칸: 마타도르만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>오른쪽 끝, 빈칸: 마타도르만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>위쪽 끝, 빈칸: 마타도르만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>아래쪽 끝, 빈칸: 마타도르만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>빈칸인 끝에는 마타도르만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>마타도르: 무엇이 놓여 있든 모든 끝에 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>여기는 %1입니다. 두 타일이 맞닿는 곳은 합이 %2입니다.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>빈칸과 합쳐 %1이 되는 수는 없습니다. 마타도르만 이 끝을 다시 엽니다.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>여기에는 타일이 직각으로 놓여 있습니다. 그 %1 또는 %2와 합쳐 %3이 되는 수가 이어집니다.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1이(가) 줄에 직각으로 놓였습니다. 두 수 중 하나와 합쳐 %2이 되는 수가 이어집니다.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>맞닿는 수 %1, %2: 합이 %3이어야 합니다.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>게이트에는 빈칸이나 마타도르를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>이 끝에는 %1 또는 %2, 아니면 마타도르를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>다음 사람은 마타도르로만 이을 수 있습니다.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>마타도르를 나중을 위해 아껴 둡니다.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>이 끝을 막습니다. 마타도르만 이을 수 있습니다.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>빈칸이나 마타도르만 이을 수 있습니다.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>뚜렷이 더 나은 수가 없습니다.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>마타도르들을 나중을 위해 아껴 둡니다.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>내 차례: 열린 끝과 합해 %1 만들기.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>마타도르를 놓거나, 아끼려면 뽑으세요.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>왼쪽 끝, 게이트: 빈칸이나 마타도르를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>오른쪽 끝, 게이트: 빈칸이나 마타도르를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>위쪽 끝, 게이트: 빈칸이나 마타도르를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>아래쪽 끝, 게이트: 빈칸이나 마타도르를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>여기에는 마타도르가 직각으로 놓여 있습니다. 빈칸이나 마타도르만 이어집니다.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1이(가) 줄에 직각으로 놓였습니다. 이것이 게이트이며, 빈칸이나 마타도르만 이어집니다.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>%1 타일을 놓을 수 있는 끝이 없습니다. 맞닿는 두 칸의 합이 %2이어야 합니다.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>가장 높은 더블을 가졌습니다. 아무 타일로나 시작하세요.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>시작: %1. 나누어 준 가장 높은 더블, 없으면 가장 무거운 타일을 가진 사람입니다.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>내가 시작합니다. %1 타일이 나누어 준 것 중 가장 높은 더블입니다.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>더블이 나오지 않았습니다. 가장 무거운 %1 타일로 내가 시작합니다.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>가장 무거운 타일을 가졌습니다. 아무 타일로나 시작하세요.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>더미에 늘 남겨 두는 타일</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>마타도르 놓기</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>마타도르를 나중을 위해 아끼기</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>나중을 위해 아껴 두는 마타도르는 %2개가 아니라 %1개입니다.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>이제 그 끝은 게이트입니다.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>%1 만들기, 또는 빈칸이나 마타도르 놓기.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>%1 만들기, 또는 마타도르 놓기.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>내 차례: 빈칸이나 마타도르 놓기.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>내 차례: 마타도르만 맞습니다.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>%1 입찰</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>포기</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n개</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>%1 베팅</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>%1 유지</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>패스</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>뽑기</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>%1개 되돌리기</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>아무도 더 높게 입찰하지 않으면 %1점을 얻고 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>베팅</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>최고 베팅은 %1, 이제 %2 이상입니다. 모두 베팅해야 하며, 못 이룬 베팅은 0점입니다.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>최고 베팅은 %1, 이제 %2 이상이며 모두 베팅해야 합니다. 가진 타일로는 최고 %3점입니다(이번 원소는 4점, 다른 것은 1점, 더블은 두 배).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>딜러가 먼저 베팅하고, 그다음 자리마다 더 높게 베팅해야 합니다.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>먼저 베팅하고, 다른 사람은 더 높게 베팅합니다. 가진 타일로는 최고 %1점입니다(이번 원소는 4점, 다른 것은 1점, 더블은 두 배).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>첫 딜러는 누구?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>모두 타일을 하나씩 뽑았고, 그 합까지 입찰할 수 있습니다. 가장 높게 입찰한 사람이 그만큼 점수를 얻고 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>최고 입찰은 %1입니다(%2). 내 타일로는 %3까지 입찰할 수 있습니다.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>최고 입찰은 %1입니다(%2). 내 타일로는 %3까지 입찰할 수 있습니다. 가장 높게 입찰한 사람이 딜러가 되고, 그만큼 점수를 얻습니다.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>최고 입찰은 %1입니다(%2). 내 타일로는 %3까지 입찰할 수 있습니다. 포기하는 수밖에 없습니다. 가장 높게 입찰한 사람이 딜러가 되고, 그만큼 점수를 얻습니다.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>최고 입찰은 %1입니다(%2). 가장 높게 입찰한 사람이 딜러가 되고, 그만큼 점수를 얻습니다.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>모두 타일을 하나씩 뽑았고, 그 합까지 입찰할 수 있습니다. 나는 %1까지입니다. 가장 높게 입찰한 사람이 그만큼 점수를 얻고 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>이번 라운드의 원소</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>결승</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>사용할 원소 수(원소마다 타일 57개)</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>3명씩 2팀(6인)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>2명씩 3팀(6인)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>편 나누기</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>팀전은 6명일 때만 됩니다.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>짧은 경기: 원소 2가지</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>원소 3가지</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>이룬 베팅도 점수로</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>막히면 하나 뽑기</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>베팅 성공</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>모두의 손이 비었습니다.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>남은 타일이 너무 적어 이번 라운드는 하지 않습니다.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>%1 입찰</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>%1 입찰했습니다.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 님이 %2 입찰했습니다.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>포기</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>입찰을 포기했습니다.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 님이 입찰을 포기했습니다.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>%1 선택</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>원소를 정했습니다: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 님이 원소를 정했습니다: %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>%1 베팅</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>%1 베팅했습니다.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 님이 %2 베팅했습니다.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>유지</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>내 베팅을 유지합니다.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 님이 베팅을 유지합니다.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>%1개 되돌림</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>탈락</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>봇과 하는 경기는 약 %n분 걸립니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>원소 맞추기</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>원소나 수를 잇고, 손패에 베팅하고, 결승에 오르세요.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>%1 타일로 시작하기.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>%1 타일을 %2 타일에 일자로, %3 쪽으로 잇기: %n점.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>%1 타일을 %2 타일에 직각으로, %3 쪽으로 잇기: %n점.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>끝: 놓을 수 있는 수 %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>포기</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>입찰 %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>처음의 더블 %1, 점수 %2, 빼기 남은 타일 %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>처음의 더블 %1, 점수 %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>점수 %1, 빼기 남은 타일 %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>점수 %1, 남은 타일 없음.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1에서 남은 타일 %2개를 빼면 %3: 베팅 %4점을 이루지 못해 0점입니다.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, 남은 타일 없음: 베팅 %2점을 이루지 못해 0점입니다.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1에서 남은 타일 %2개를 빼면 %3: 베팅 %4점을 이뤘습니다.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, 남은 타일 없음: 베팅 %2점을 이뤘습니다.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>딜러</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>베팅 %1</translation>
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
                <numerusform>뱅크: 타일 %n개.</numerusform>
            </translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>불 %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>잿불 %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>빛 %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>잎 %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>물 %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>에테르 %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>불</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>잿불</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>빛</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>잎</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>물</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>에테르</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>이 끝의 수는 %1, 같은 %1만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>직각으로는 이번 라운드의 원소 타일만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>내 차례가 아닙니다.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>첫 타일은 정한 원소의 타일이어야 합니다.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>여기에는 열린 끝이나 옆면이 없습니다.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>가장 높게 입찰한 사람이 딜러가 되고, 그만큼 점수를 얻습니다.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>더 높이 입찰할 사람이 없습니다. 딜러가 되고, 입찰한 만큼 점수를 얻습니다.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>상대는 %1까지, 나는 %2까지 입찰할 수 있습니다. 더 높게 입찰하면 상대의 점수만 늘어납니다.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>그 원소를 %n개 가지고 있습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>이룬 베팅은 점수에서 남은 타일 수를 뺀 만큼을 줍니다. 더 높은 베팅은 이루기만 더 어렵습니다.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>이룬 베팅도 점수가 되지만, 더 높은 베팅은 그 값어치보다 이루기 어렵습니다.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>내 다른 타일들을 놓을 수 있는 끝이 남습니다.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>맞는 타일이 없습니다.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>손패가 많을수록 운에 덜 좌우됩니다.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>점수 %1 빼기 남은 타일 %2: 지금까지 %3. 베팅은 %4점입니다.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>내 타일로는 %1까지만 입찰할 수 있습니다. 포기하는 수밖에 없습니다.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>포기하세요. 내 타일로는 더 높이 입찰할 수 없습니다.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>%1라운드부터 탈락</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>뱅크: %1개와 테이블의 %n개로 %2개.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>뱅크 (%3): %1개와 테이블의 %n개로 %2개.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>뱅크 (%1): 타일 %n개.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>3점, 맞닿는 수가 그 타일에도 있으면 4점, 더블은 두 배입니다.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>어느 원소든 1점, 이번 라운드의 원소는 4점, 더블은 두 배입니다.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>라운드가 끝날 때 손에 남으면 1점을 잃습니다.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>놓은 사람: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>더블: 점수가 두 배입니다.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>이번 라운드의 원소라 직각으로도 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>점수에서 남은 타일 수를 뺀 값이 %1 이상이어야 하며, 못 미치면 이번 라운드는 0점입니다.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>자신의 점수에서 남은 타일 수를 뺀 값이 %1 이상이어야 하며, 못 미치면 이번 라운드는 0점입니다.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>각 뱅크에서 무작위로 뽑는 타일: %1개. 모든 손패가 가득 찹니다: 타일 %2개.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>각 뱅크에서 무작위로 뽑는 타일: %1개. 손패는 %3개 중 %2개가 됩니다.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>각 뱅크에서 무작위로 뽑는 타일: %1개. 손패는 %4개 중 %2~%3개가 됩니다.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>최고 입찰은 내가 부른 %1입니다. 내 타일로는 %2까지 입찰할 수 있습니다. 가장 높게 입찰한 사람이 딜러가 되고, 그만큼 점수를 얻습니다.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>경기에서 탈락했습니다.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>경기에서 탈락: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>이긴 라운드의 타일입니다. 결승 때 각 뱅크의 일부를 다시 나눠 줍니다.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>팀이 함께 쓰는 뱅크: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>포기했으며, 더는 입찰하지 않습니다.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>뽑은 타일로는 %1까지 입찰할 수 있습니다.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>입찰은 %1, 뽑은 타일로는 %2까지 입찰할 수 있습니다.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>라운드 %1에서 합계가 가장 낮아 탈락했습니다.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>베팅 %1: 점수에서 남은 타일을 뺀 값이 못 미치면 이번 라운드는 0점입니다.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>이번 라운드에 쓸 타일이 없습니다.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>딜러: 원소를 정하고, 먼저 베팅하고, 첫 타일을 놓습니다.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>딜러 다음에, 앞사람보다 높게 베팅합니다.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>입찰해 점수를 얻고 첫 딜러가 되거나, 포기하세요.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>베팅 %1 그대로 두세요.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>더 높게 베팅하거나 %1 그대로 두세요.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>내 차례: 첫 타일로 %1 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>타일을 놓으세요. 점수 빼기 남은 타일로 가립니다.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>내 차례: 타일을 놓으세요. 베팅을 이뤘습니다.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>타일을 놓으세요. 지금 %1, 내 베팅 %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>원소를 정하세요. 그 타일의 점수가 가장 높습니다.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>뱅크에서 되돌릴 타일 수를 정하세요.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>결승에서 놓을 타일이 아무에게도 남지 않았습니다.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>결승 동점: 각각 %1점.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>합계도 %1점으로 같음: 둘 다 승리.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>뱅크: %1개와 넘겨받은 뱅크(%4)의 %2개로 %3개.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>뱅크 (%5): %1개와 넘겨받은 뱅크(%4)의 %2개로 %3개.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>뱅크: %1개, 넘겨받은 뱅크(%4)의 %2개, 테이블의 %n개로 %3개.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>뱅크 (%5): %1개, 넘겨받은 뱅크(%4)의 %2개, 테이블의 %n개로 %3개.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1에서 남은 타일 %2개를 빼면 %3: 베팅 %4점을 이뤄 더하면 %5입니다.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, 남은 타일 없음: 베팅 %2점을 이뤄 더하면 %3입니다.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>이제부터 경기에서 탈락입니다.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>라운드 %1에서 탈락.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>최하위, %1점 차</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>최하위보다 %1점 위</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>합계가 가장 낮으면 탈락, 라운드에서 이기면 생존</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>합계가 가장 낮으면 탈락, 라운드에서 이기면 생존: %1점 앞섬</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>합계가 가장 낮으면 탈락, 라운드에서 이기면 생존: 우리 팀은 %1점 앞섭니다</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>타일이 모자랍니다. 이번 라운드가 끝나면 합계가 가장 낮은 쪽이 탈락합니다. 다만 라운드에서 이기면 남습니다.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>지금은 %1 타일을 놓을 곳이 없습니다. 열린 끝도, 긴 옆면도 없습니다.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>지금은 %1 타일을 놓을 곳이 없습니다. 끝에 맞는 수는 %2, 열린 긴 옆면은 없습니다.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>지금은 %1 타일을 놓을 곳이 없습니다. 열린 끝이 없고, 직각으로는 %2 타일만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>지금은 %1 타일을 놓을 곳이 없습니다. 끝에 맞는 수는 %2, 직각으로는 %3 타일만 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>합계가 가장 낮으면 탈락, 라운드에서 이기면 생존: %1점 모자랍니다</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>합계가 가장 낮으면 탈락, 라운드에서 이기면 생존: 우리 팀은 %1점 모자랍니다</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>결승은 베팅 없이 새로 시작합니다. 합계는 동점일 때만 따집니다. 뱅크: %1 %2, %3 %4. 손패에 모자란 타일: %5, 더미에 남은 타일: %6. 뱅크가 더 큰 쪽이 각 뱅크에서 되돌릴 수를 정합니다. 적으면 손패가 적고 결승이 짧으며, 많으면 손패가 가득 차고 처음 점수가 될 더블도 많아집니다.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>결승은 베팅 없이 새로 시작합니다. 합계는 동점일 때만 따집니다. 뱅크: %1 %2, %3 %4. 손패에 모자란 타일: %5, 더미에 남은 타일: %6. 뱅크가 같으므로 지난 라운드의 승자가 각 뱅크에서 되돌릴 수를 정합니다. 적으면 손패가 적고 결승이 짧으며, 많으면 손패가 가득 차고 처음 점수가 될 더블도 많아집니다.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>결승은 베팅 없이 새로 시작합니다. 합계는 동점일 때만 따집니다. 뱅크: %1 %2, %3 %4. 손패에 모자란 타일: %5, 더미에 남은 타일: %6. 뱅크가 같으므로 합계가 높은 쪽이 각 뱅크에서 되돌릴 수를 정합니다. 적으면 손패가 적고 결승이 짧으며, 많으면 손패가 가득 차고 처음 점수가 될 더블도 많아집니다.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>결승은 베팅 없이 새로 시작합니다. 합계는 동점일 때만 따집니다. 뱅크: %1 %2, %3 %4. 손패에 모자란 타일: %5, 더미에 남은 타일: %6. 뱅크도 합계도 같으므로 앞자리가 각 뱅크에서 되돌릴 수를 정합니다. 적으면 손패가 적고 결승이 짧으며, 많으면 손패가 가득 차고 처음 점수가 될 더블도 많아집니다.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>딜러가 원소를 정하고 그 원소의 타일을 처음으로 놓습니다. 그 타일만 직각으로 놓을 수 있고, 3점이나 4점을 얻습니다. 더블은 두 배입니다.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>개인전</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>베팅을 이루면 베팅한 수도 점수로</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>놓을 수 없으면 하나 뽑기</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>첫 딜러</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>첫 딜러가 되어</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>이룬 베팅으로</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>같은 수</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>직각으로 놓음</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>이번 라운드의 원소, 같은 수</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>결승은 새로 시작합니다. 합계 %1점은 동점일 때만 따집니다.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>결승: 더블 %1, 점수 %2 빼기 남은 타일 %3: %4. 그 전 합계 %5점은 동점일 때만 따집니다.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>얻을 만큼 베팅하세요: 남은 타일 하나에 1점을 뺍니다.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>자기 점수에만 베팅하세요: 남은 타일 하나에 1점을 뺍니다.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>베팅하세요: 가진 타일로는 최고 %1점입니다.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>다음은 결승입니다. 결승은 새로 시작하며, 합계는 동점일 때만 따집니다.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>타일이 모자라게 되면 결승입니다.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>다음 라운드가 끝나면 합계가 가장 낮은 쪽이 탈락합니다. 다만 그 라운드에서 이기면 남습니다. 마지막 둘이 결승을 치릅니다.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>타일이 모자라게 되면 라운드가 끝날 때마다 합계가 가장 낮은 쪽이 탈락합니다. 다만 라운드에서 이기면 남습니다. 마지막 둘이 결승을 치릅니다.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>%1, %2 타일의 옆면: 같은 원소를 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>결승</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>더블 +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>결승, 베팅 없음</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>%1 더블을 뽑아 첫 딜러</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>%1 입찰하여 첫 딜러</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>라운드 전: 가장 좋은 더블 %2, +%1점.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>라운드 전: 가장 높은 입찰, +%1점.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>가장 좋은 더블, %1 타일을 뽑았습니다. +%2점을 얻고 첫 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>가장 좋은 더블, %2 타일을 뽑았습니다. +%3점을 얻고 첫 딜러가 됩니다. %5은 다른 모든 더블보다 높고 %3점입니다.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 님이 가장 좋은 더블, %2 타일을 뽑았습니다. +%3점을 얻고 첫 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 님이 가장 좋은 더블, %2 타일을 뽑았습니다. +%3점을 얻고 첫 딜러가 됩니다. %5은 다른 모든 더블보다 높고 %3점입니다.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>이번 라운드의 원소: 이 원소의 타일만 직각으로 놓을 수 있고, 3점이나 4점을 얻습니다. 더블은 두 배입니다.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>결승은 베팅 없이 새로 시작합니다. 합계는 동점일 때만 따집니다. 이름판에는 점수에서 손에 남은 타일을 뺀 값이 나옵니다.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 님이 각 뱅크에서 타일 %2개씩을 되돌렸습니다. 이름판에는 점수에서 손에 남은 타일을 뺀 값이 나옵니다.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>결승은 베팅 없이 새로 시작합니다. 합계는 동점일 때만 따집니다. 이름판에는 점수에서 손에 남은 타일을 뺀 값이 나옵니다. 공개한 더블의 처음 점수: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 님이 각 뱅크에서 타일 %2개씩을 되돌렸습니다. 이름판에는 점수에서 손에 남은 타일을 뺀 값이 나옵니다. 공개한 더블의 처음 점수: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>결승은 베팅 없이 새로 시작합니다. 합계는 동점일 때만 따집니다. 이름판에는 점수에서 손에 남은 타일을 뺀 값이 나옵니다. 공개한 더블의 처음 점수: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 님이 각 뱅크에서 타일 %2개씩을 되돌렸습니다. 이름판에는 점수에서 손에 남은 타일을 뺀 값이 나옵니다. 공개한 더블의 처음 점수: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>이보다 많이 가진 원소는 없습니다.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>다른 원소도 타일과 더블이 똑같이 있습니다. 어느 쪽이든 좋습니다.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>이번 라운드의 원소이고, 더블이라 두 배입니다.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>이번 라운드의 원소이고, 수도 맞습니다.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>이번 라운드의 원소라 직각으로 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>타일이 남은 사람 가운데 놓을 수 있는 사람이 없습니다.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>%1 타일이 점수는 더 많지만 나중에도 맞습니다. 이 타일은 그때 맞는 끝이 없을지도 모릅니다.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>끝에 %1 쪽이 열리고, 같은 수의 타일을 %n개 더 가지고 있습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>손에 남으면 마지막에 1점을 잃고, 이 끝은 곧 없어질지도 모릅니다.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>딜러가 올려서 한 바퀴 더 베팅합니다. 최고 베팅은 %1입니다. 더 올리거나 그대로 두세요.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>딜러가 올려서 한 바퀴 더 베팅합니다. 최고 베팅은 %1입니다. 가진 타일로는 최고 %2점입니다.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>모두 베팅했고 최고 베팅은 %1입니다. 나는 딜러라 올릴 수 있고, 그러면 다른 사람도 올릴 수 있습니다.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>모두 베팅했고 최고 베팅은 %1입니다. 나는 딜러라 올릴 수 있고, 그러면 다른 사람도 올릴 수 있습니다. 가진 타일로는 최고 %2점입니다.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>최고 베팅은 내가 한 %1입니다. 더 올릴 수 있고, 그러면 다른 사람도 올릴 수 있습니다.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>최고 베팅은 내가 한 %1입니다. 더 올릴 수 있고, 그러면 다른 사람도 올릴 수 있습니다. 가진 타일로는 최고 %2점입니다.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>라운드마다 여기서 손패를 채웁니다. 모자라면 결승까지 가도록 손패가 줄고, 합계가 가장 낮은 쪽이 탈락합니다. 다만 라운드에서 이기면 남습니다.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>같은 편: %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>같은 편: %3. 가장 좋은 더블, %1 타일을 뽑았습니다. +%2점을 얻고 첫 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>같은 편: %4. 가장 좋은 더블, %2 타일을 뽑았습니다. +%3점을 얻고 첫 딜러가 됩니다. %5은 다른 모든 더블보다 높고 %3점입니다.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>같은 편: %4. %1 님이 가장 좋은 더블, %2 타일을 뽑았습니다. +%3점을 얻고 첫 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>같은 편: %4. %1 님이 가장 좋은 더블, %2 타일을 뽑았습니다. +%3점을 얻고 첫 딜러가 됩니다. %5은 다른 모든 더블보다 높고 %3점입니다.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>내 입찰이 가장 높습니다. +%1점을 얻고 첫 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 님의 입찰이 가장 높습니다. +%2점을 얻고 첫 딜러가 됩니다.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>타일이 모자랍니다. 이제 손패는 %1개이고, 이번 라운드가 끝나면 합계가 가장 낮은 쪽이 탈락합니다. 다만 라운드에서 이기면 남습니다.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>이제 이름판에 “5/12”처럼 점수에서 손에 남은 타일을 뺀 값과 채워야 할 베팅이 나옵니다.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 님의 타일이 모두 없어졌습니다. 아무도 타일을 놓을 수 없을 때까지 라운드는 계속됩니다.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>가진 타일이 모두 없어졌습니다. 아무도 타일을 놓을 수 없을 때까지 라운드는 계속됩니다.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>합계는 같지만 뱅크가 더 커서 생존(%1 대 %2): %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>합계는 같지만 이번 라운드 점수가 더 많아서 생존(%1 대 %2): %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>합계는 같지만 두는 순서가 앞이라 생존: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%1점으로 탈락: %2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>합계 %1점으로 가장 낮아 탈락: %2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%1점이지만 라운드에서 이겨 생존: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>테이블의 타일은 라운드에서 이긴 쪽의 뱅크로 갑니다. 결승 때 각 뱅크의 일부를 다시 나눠 주고, 몇 개인지는 뱅크가 더 큰 쪽이 정합니다.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>그래서 합계가 높은 쪽이 승리, %1 대 %2: %3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>먼저 질문에 답하세요. 타일은 나중에 놓습니다.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>첫 딜러 자리 입찰</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>알맞은 원소 정하기</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>손패로 얻을 만큼 베팅하기</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>타일을 직각으로 놓기</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>알맞은 타일 놓기</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%1점으로 탈락: %2. 이보다 낮은 사람은 없었습니다.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>다른 데는 맞지 않습니다. 열려 있는 %1 자리는 여기뿐이고, 곧 없어질지도 모릅니다.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>각 뱅크에서 타일 %1개씩을 되돌렸습니다.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 님이 각 뱅크에서 타일 %2개씩을 되돌렸습니다.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>결과는 같지만 남은 타일이 더 적어 앞섬(%1 대 %2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>결과는 같지만 베팅이 더 높아 앞섬(%1 대 %2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>유일하게 이룬 베팅이 라운드를 가져갑니다: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>베팅을 이룬 사람 중 가장 좋은 결과가 라운드를 가져갑니다: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>가장 좋은 결과가 라운드를 가져갑니다: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>아무도 베팅을 이루지 못했습니다. 가장 좋은 결과가 라운드를 가져갑니다: %1, %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>더 많아도 손패는 늘지 않습니다.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>여러 번 시험해 보면 더 많은 타일보다 결승에서 더 자주 이깁니다.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>높게 베팅합니다.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>직각으로 놓기를 좋아합니다.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>이 손패면 베팅보다 많은 %1점쯤 얻을 만합니다.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>가장 낮은 베팅이지만, 이 손패로는 많아야 %1점입니다.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>가장 낮은 베팅입니다. 이 손패면 %1점쯤 얻을 만합니다.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>이 손패면 %1점쯤 얻을 만합니다.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>이 손패면 %1점쯤 얻을 만하고, 뒷사람은 더 높게 베팅해야 합니다.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>그중 %n개는 두 배로 세는 더블입니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>베팅 %1점은 이제 이룰 수 없어 이번 라운드는 0점입니다. 이제는 다른 사람이 적게 얻게 하는 것이 중요합니다.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>베팅 %1점은 이제 이룰 수 없어 이번 라운드는 0점입니다. 아무도 베팅을 이루지 못하면 점수에서 남은 타일 수를 뺀 값이 가장 큰 사람이 이깁니다.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>베팅 %1점은 이제 이룰 수 없어 이번 라운드는 0점입니다.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>원소 %1: 내 타일 %n개</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>내가 잇기 더 쉬워집니다. 내 다른 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>다른 사람이 잇기 더 어려워집니다. 보이지 않는 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>그 원소의 내 타일: %2개가 아니라 %1개.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>아무도 더 높게 입찰하지 않으면 %2점이 아니라 %1점을 얻습니다.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>베팅이 낮을수록 이루기 쉽습니다. 저쪽은 %2, 이쪽은 %1입니다.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>뒷사람은 %2점이 아니라 %1점보다 높게 베팅해야 합니다.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>런 내려놓기</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>세트 내려놓기</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>노크: 완승!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>노크</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>조커를 먼저 내려놓아야 합니다.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>가져온 타일은 이번 차례에 버릴 수 없습니다.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>데드우드가 %1 남습니다. 노크하려면 %2 이하이거나 남는 타일이 하나여야 합니다.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>데드우드가 %1 남습니다. 노크하려면 %2 이하여야 합니다.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>타일 %n개가 남습니다. 노크하려면 하나까지만 남아야 합니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>타일 %n개가 남습니다. 노크하려면 하나도 남지 않아야 합니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>뽑기</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>패스</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>10개</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>13개</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>한 사람이 받는 타일</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>같은 타일의 수</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>조커</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>바닥에 놓고, 둘 다 붙일 수 있음</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>누가 노크할 때만</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>멜드를 내려놓는 방식</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>멜드에 들지 않은 것만</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>멜드까지 전부</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>누가 노크했을 때 상대 손패에서 세는 것</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>적은 데드우드, 또는 남는 타일 하나</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>적은 데드우드</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>남는 타일 하나까지</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>남는 타일 없음</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>노크의 조건</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>노크할 수 있는 데드우드</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>조커의 데드우드</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>언더컷 점수</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>승리 점수</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>완승 점수</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>오픈 테이블</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>진 러미(52개)</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 가져옴</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1 타일을 가져왔습니다.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 님이 %2 타일을 가져왔습니다.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 버림</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1 타일을 버렸습니다.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 님이 %2 타일을 버렸습니다.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>%1 내려놓음</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>%1 타일을 내려놓았습니다.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 님이 %2 타일을 내려놓았습니다.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 붙임</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 타일을 붙였습니다.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 님이 %2 타일을 붙였습니다.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1, 조커와 바꿈</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1 타일을 조커와 바꾸었습니다.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 님이 %2 타일을 조커와 바꾸었습니다.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>노크</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>노크했습니다.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 님이 노크했습니다.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>타일 &amp; 딜</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>둘이서 세트와 런을 모으고, 상대보다 먼저 노크하세요.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>승리</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>완승</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>언더컷</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>데드우드</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>아무도 노크하지 않아 라운드는 무승부입니다.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>이 런에는 검정 %1 또는 검정 %2 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>이 런에는 빨강 %1 또는 빨강 %2 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>이 런에는 파랑 %1 또는 파랑 %2 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>이 런에는 주황 %1 또는 주황 %2 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 런에는 검정 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 런에는 빨강 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 런에는 파랑 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 런에는 주황 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 세트에는 검정 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 세트에는 빨강 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 세트에는 파랑 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>이 세트에는 주황 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>조커가 검정 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>조커가 빨강 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>조커가 파랑 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>조커가 주황 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>조커들이 검정 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>조커들이 빨강 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>조커들이 파랑 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>조커들이 주황 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>검정 런에 붙임</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>빨강 런에 붙임</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>파랑 런에 붙임</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>주황 런에 붙임</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>이 세트는 완성되었습니다.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>이 세트에는 아직 없는 색의 %1 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>이 런은 완성되었습니다.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>조커가 이 세트에 없는 색의 %1 타일을 대신합니다.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>%1 세트에 붙임</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>%1 세트</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>런</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>세트</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>데드우드 %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>버린 뒤 데드우드 %1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>둘이 같음: 언더컷, 점수 없음.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>내려놓지 않은 멜드도 모두 셉니다.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>데드우드 없음</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>공개된 타일을 가져오거나 패스하세요.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>둘 다 패스했습니다. 타일을 뽑으세요.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>뽑을 타일이 %n개 남았습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>검정 %1</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>검정 %1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>빨강 %1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>빨강 %1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>파랑 %1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>파랑 %1–%2</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>주황 %1</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>주황 %1–%2</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>조커</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>검정 %1 가져오기</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>빨강 %1 가져오기</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>파랑 %1 가져오기</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>주황 %1 가져오기</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>조커 가져오기</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>검정 %1 버리기</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>빨강 %1 버리기</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>파랑 %1 버리기</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>주황 %1 버리기</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>조커 버리기</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>검정 %1 타일을 조커와 바꾸기</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>빨강 %1 타일을 조커와 바꾸기</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>파랑 %1 타일을 조커와 바꾸기</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>주황 %1 타일을 조커와 바꾸기</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>검정 %1 타일을 런에 붙이기</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>빨강 %1 타일을 런에 붙이기</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>파랑 %1 타일을 런에 붙이기</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>주황 %1 타일을 런에 붙이기</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>검정 %1 타일을 세트에 붙이기</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>빨강 %1 타일을 세트에 붙이기</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>파랑 %1 타일을 세트에 붙이기</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>주황 %1 타일을 세트에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>조커를 %1 세트에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 검정 %1 앞에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 빨강 %1 앞에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 파랑 %1 앞에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 주황 %1 앞에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 검정 %1 뒤에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 빨강 %1 뒤에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 파랑 %1 뒤에 붙이기</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>조커를 주황 %1 뒤에 붙이기</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>버린 더미: 맨 위는 검정 %1, 타일 %n개</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>버린 더미: 맨 위는 빨강 %1, 타일 %n개</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>버린 더미: 맨 위는 파랑 %1, 타일 %n개</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>버린 더미: 맨 위는 주황 %1, 타일 %n개</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>버린 더미: 맨 위는 조커, 타일 %n개</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 남기고 노크, 검정 %1 버리기</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 남기고 노크, 빨강 %1 버리기</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 남기고 노크, 파랑 %1 버리기</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>%2 남기고 노크, 주황 %1 버리기</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>%2 남기고 노크, 조커 버리기</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>완승: 검정 %1 버리기</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>완승: 빨강 %1 버리기</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>완승: 파랑 %1 버리기</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>완승: 주황 %1 버리기</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>완승: 조커 버리기</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>버린 더미, 비어 있음</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>데드우드가 %1에서 %2까지 줄어듭니다.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>멜드에 들어갑니다. 데드우드가 %1에서 %2까지 줄어듭니다.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>바닥의 멜드에 맞습니다.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>멜드의 일부가 될 수 있습니다.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>둘 다 패스했으니 이것밖에 없습니다.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>버린 더미가 비어 있습니다.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>공개된 타일로는 멜드를 만들 수 없습니다.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>손패가 비었습니다. 완승입니다.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>조커는 이번 차례에 내려놓아야 합니다.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>내 멜드에 쓸 조커를 얻습니다.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>바닥에 놓은 타일은 손해로 세지 않습니다.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>손패에 타일 %n개가 남습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>마지막 타일입니다. 완승입니다.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>데드우드가 없습니다.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1: 언더컷을 하려면 %2 이하여야 합니다.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>라운드가 끝났습니다.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>내 차례가 아닙니다.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>먼저 공개된 타일을 가져오거나 패스하세요.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>먼저 타일을 뽑으세요.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>먼저 뽑거나, 공개된 타일을 가져오세요.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>조커를 멜드로 내려놓거나 멜드에 붙여야 합니다.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>멜드는 누가 노크할 때만 내려놓습니다.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>이번 차례에 조커를 내려놓을 수 없게 됩니다.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>그러면 차례를 끝낼 수 없게 됩니다.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>그 타일은 손패에 없습니다.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>멜드 내려놓기</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>멜드 정리</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>멜드 정리 그만하기</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>선택한 타일을 멜드로 내려놓기</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>공개된 타일 가져오기</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>멜드 정리 켜기/끄기</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>아직 멜드가 되는 타일이 없습니다.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>여기에 놓거나 누르면 멜드를 내려놓습니다</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>어느 멜드로 할까요?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>이 타일들로는 멜드가 되지 않습니다.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>타일을 뽑으세요.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>원하면 멜드를 내려놓고, 그다음 타일을 버리세요.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>%1 이하면 노크</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>%1 이하면 노크할 수 있고, 라운드가 끝납니다.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>데드우드는 멜드에 들지 않은 타일의 점수입니다. 적을수록 좋습니다.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>버렸을 때 가장 적게 남는 타일: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>멜드 밖: %1 = %2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>모든 차례는 여기서 뽑거나 마지막에 버린 타일을 가져오며 시작합니다.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>버린 타일이 여기 있습니다. 맨 위의 것만 가져올 수 있습니다.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>그 타일을 가진 사람은 조커와 바꿀 수 있습니다.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>멜드에 모자란 어떤 타일이든 대신합니다.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>멜드에 들지 않으면 %1점 손해입니다.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: 데드우드 0.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: 데드우드 %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: 데드우드 %2 = %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: 타일 %n개를 붙임.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>멜드에 든 타일은 더 이상 손해가 되지 않으며, 두 사람 모두 붙일 수 있습니다.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>%1 님이 내려놓았습니다.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>누가 내려놓았든 모든 멜드에 두 사람 모두 붙일 수 있습니다.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1은 에이스로 11, 10부터 13은 10, 나머지는 그 수만큼 셉니다.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>멜드 밖: 1은 에이스로 11, 10부터 13은 10, 나머지는 그 수만큼 셉니다.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>조커, 검정 %1 대신</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>조커, 빨강 %1 대신</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>조커, 파랑 %1 대신</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>조커, 주황 %1 대신</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>조커, 다른 %1 대신</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>이제 조커를 멜드로 내려놓거나 붙이세요.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>타일을 뽑거나 공개된 타일을 가져오세요.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>타일을 버리거나, 노크해 라운드를 끝내세요.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>승리로</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>완승으로</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>언더컷으로</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>데드우드로</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>데드우드가 %1 남아 가장 적은 %2보다 많지만, 남기는 타일이 멜드가 되기 더 쉽습니다.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>데드우드가 %1 남아 가장 적은 %2보다 많지만, %3 님에게는 쓸모가 적습니다.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>데드우드가 %1 남습니다. 가장 적게는 %2입니다.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>남는 타일 중 점수가 가장 큽니다. 데드우드가 %1 남습니다.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>데드우드가 %1 남으며, 이보다 적을 수 없습니다.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>에이스: 멜드에 들지 않으면 %1점 손해입니다.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>타일을 버리세요. 노크: %1 이하.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>타일을 버리세요. 노크: 하나까지 남아도 됨.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>타일을 버리세요. 노크: 남는 것 없이.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>남는 타일 중 이보다 점수가 큰 것은 없습니다. 데드우드가 %1 남고, 그중 에이스가 %2입니다.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>데드우드가 %1 남으며, 이보다 적을 수 없습니다. 그중 에이스가 %2입니다.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>에이스는 %1로, 남는 타일 중 이보다 큰 것은 없습니다. 데드우드가 %2 남습니다.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1부터 %2은 모두 %3이며, 남는 타일 중 이보다 점수가 큰 것은 없습니다. 데드우드가 %4 남습니다.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>남는 타일 중 이보다 점수가 큰 것은 없습니다. 데드우드가 %1 남습니다.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>멜드는 타일 세 개 이상입니다. 먼저 고르세요.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>언더컷, %1 대 %2: 데드우드가 같거나 적었습니다.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 버리고 노크</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>%1 타일을 버리고 노크했습니다.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 님이 %2 타일을 버리고 노크했습니다.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 님이 더 적은 데드우드로 노크: 승리.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>더 적은 데드우드로 노크: 승리.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 님에게 남은 타일 없음: 완승.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>남은 타일 없음: 완승.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 님이 노크했지만, 내 데드우드가 같거나 적었습니다: 언더컷.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>내가 노크했지만, %1 님의 데드우드가 같거나 적었습니다: 언더컷.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: %2 버리고 노크.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 빼기 %3: %4점.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 빼기 %3: %4점, 승리 점수 %5점.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>둘이 같음. %1: 언더컷 %2점.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 빼기 %3, %4점, 언더컷 %5점.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>더미가 바닥났습니다. 아무도 점수를 얻지 못합니다.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1번의 차례 동안 더미에서 뽑지 않았습니다. 아무도 점수를 얻지 못합니다.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: 완승으로 %2점.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2, 완승으로 %3, 모두 %4점.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>더미가 바닥났습니다. 이번이 마지막 차례입니다.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>더미에서 더 좋은 것이 나올 수 있습니다.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>조커 쓰기</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>놓인 멜드에 붙이기</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>멜드 내려놓기</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>알맞은 타일 버리기</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>알맞은 타일로 노크하기</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>아직 노크하지 않기</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>남는 데드우드는 %2점이 아니라 %1점입니다.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>그 뒤에 보이지 않는 타일 중 %2개가 아니라 %n개가 데드우드를 줄여 줍니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>완승!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>공개된 타일 남겨 두기</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>노크는 기다리세요. 다음에 뽑으면 데드우드가 평균 %1에서 %2까지 줄어듭니다.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>남은 타일이 없습니다.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>할 수 있으면 바로 노크합니다.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>노크하기 전에 기다립니다.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>런을 노립니다.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>멜드에 든 타일이고 데드우드가 %2이(가) 아니라 %1 남지만, 남기는 타일이 멜드가 되기 더 쉽습니다.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>멜드에 든 타일이지만, 무엇을 버려도 데드우드가 %1보다 적게 남지 않습니다.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>하나 50, 한 번에 둘 60, 셋 70</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>하나마다 50</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>육각형 완성 점수</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>세 꼭짓점이 모두 이미 있는 수에 맞음</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>같은 조건에, 한 변만 타일에 닿음</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>다리의 조건</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>트리플로 시작할 사람은 0-0-0으로 시작해도 됨</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>다른 사람들의 타일에서 승자의 타일을 한 번만 뺌</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>다른 사람 각각과의 차이</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>아무도 놓을 수 없을 때, 손패의 합이 가장 낮은 사람의 점수</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>트라이오미노</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>삼각형을 변끼리 맞대어 육각형을 완성하고 다리를 놓으세요.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>엄격한 다리, 육각형은 하나에 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>짧은 경기, 200점까지</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>타일</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>시작 트리플</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>시작 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>육각형</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>다리</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>타일 뽑기</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>패스</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>타일 %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>타일 %1, %2, %3: 맞는 자리 없음</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>타일 %1, %2, %3: 놓는 방법 %n가지</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>%1 타일로 시작하기: %n점.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 타일을 %2 자리에 놓아 육각형 완성하기: %n점.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>%1 타일을 %2 자리에 다리로 놓기: %n점.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 타일을 %2 자리에 놓기: %n점.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>다음 라운드</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>패스</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>내 타일을 놓을 수 있는 자리입니다.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>내가 시작합니다. %1 타일이 나누어 준 것 중 가장 높은 트리플입니다.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>트리플이 나오지 않았습니다. 점수가 가장 높은 %1 타일로 내가 시작합니다.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>여기서 뽑으면 한 개에 %1점이 들고, 한 차례에 세 개까지입니다.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>변이 맞닿는 곳은 양 끝의 수가 같습니다.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>트리플: 가장 높은 것이 시작하며 10점을 더 얻습니다.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>%1점: 놓으면 내 점수, 손에 남으면 이긴 사람의 점수입니다.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>놓은 사람: %1.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 타일로 시작함: 30점, 트리플로 10점.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>나누어 준 것 중 가장 높은 트리플인 %1 타일로 시작했습니다.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>트리플이 나오지 않아, 점수가 가장 높은 %1 타일로 시작했습니다.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>가장 높은 트리플로 라운드를 시작합니다. %1 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>트리플을 가진 사람이 없어 점수가 가장 높은 타일로 시작합니다. %1 타일을 놓으세요.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>타일은 다른 타일과 변끼리 맞대어 놓습니다.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>내 차례가 아닙니다.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>%1 타일을 놓을 수 있는 변이 없습니다.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>맞는 타일이 없습니다.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>이것으로 손패를 텁니다.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>손패 털기</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>다른 사람들 손에 남은 점수로</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>점수는 없지만 뚜렷이 더 나은 수가 없습니다.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>점수는 없지만 그 뒤에 다른 타일이 맞습니다.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>거기에는 %1, 시계 방향으로 그다음 %2인 타일이 와야 합니다.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>타일에 두 숫자가 다 있지만 순서가 반대입니다. 시계 방향으로 %1 다음에 %2 순서여야 합니다.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>거기에는 시계 방향으로 %1, %2, %3인 타일이 와야 합니다.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>놓은 타일로</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>놓은 타일로</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>시작 트리플로</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>0-0-0 시작으로</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>다리로</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>다리 %n개로</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>타일을 뽑아서</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>타일 %n개를 뽑아서</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>패스로</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>패스 %n번으로</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>더미가 비었을 때 패스로 잃는 점수</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>육각형 완성하기</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>다리 놓기</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>내 다리나 육각형 준비하기</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>맞는 타일이 있어도 뽑기</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>다른 사람이 놓을 타일 줄이기</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>다른 사람들에게 남기는 가장 큰 다리나 육각형은 %2점이 아니라 %1점입니다.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>손에 든 타일이 %2개가 아니라 %1개가 됩니다. 타일이 많으면 다른 사람이 패스해야 할 때도 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>아무도 더 놓지 않습니다. 라운드가 막혔습니다.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>육각형으로</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>육각형들로</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>뽑기(−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>마지막 뽑기(%1): 맞지 않으면 %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>더미가 비고 맞는 타일도 없어 패스합니다(%1).</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>패스(−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>%1 타일을 %2 자리에 놓아 육각형 %3개 완성하기: %n점.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>점수만큼의 값어치는 있지만, 그 뒤에는 다른 타일이 하나도 맞지 않습니다.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>그 뒤에 내 다른 타일 중 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>라운드가 끝날 때 %1(+%2) 놓기가 약 %3점 더 좋습니다.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>이런 많은 라운드에서 %1(+%2) 놓기보다 더 얻었습니다.</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>거의 비슷합니다. 라운드가 끝날 때 %1(+%2) 놓기도 비슷한 점수가 됩니다.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>트리플을 나중까지 아낍니다.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>무거운 타일부터 놓습니다.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>내가 잇기 더 쉬워집니다. 내 다른 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>다른 사람이 잇기 더 어려워집니다. 보이지 않는 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>그러면 다른 사람들이 패스를 더 하게 됩니다.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>그 뒤로 내 타일은 더 얻고, 다른 사람들의 타일은 덜 얻습니다.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>그 뒤로 내 타일은 더 얻습니다.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>그 뒤로 다른 사람들의 타일은 덜 얻습니다.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 라운드가 끝날 때 %1(+%2) 놓기보다 약 %n점 더 좋습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>라운드가 끝날 때 %1(+%2) 놓기보다 약 %n점 더 좋습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>이런 많은 라운드에서 %1(+%2) 놓기보다 더 얻었습니다. 타일이 많으면 다른 사람이 패스해야 할 때도 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>지금 이만큼 점수를 주는 다른 타일이 없습니다.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>점수와 그 뒤에 맞는 타일을 함께 보면 뚜렷이 더 나은 수가 없습니다.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>상대에게 남기는 가장 큰 다리나 육각형은 %2점이 아니라 %1점입니다.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>손에 든 타일이 %2개가 아니라 %1개가 됩니다. 타일이 많으면 상대가 패스해야 할 때도 놓을 수 있습니다.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>그 뒤에 보이지 않는 타일 중 %n개가 맞습니다. %1 뒤보다 적습니다.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>상대가 잇기 더 어려워집니다. 보이지 않는 타일 중 %2개가 아니라 %n개가 맞습니다.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>타일이 많으면 나는 더 자주 놓을 수 있고 다른 사람들은 덜 놓게 됩니다.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>타일이 많으면 더 자주 놓을 수 있습니다.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>그러면 상대가 패스를 더 하게 됩니다.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>%1(+%2)을(를) 놓으면 상대를 돕게 됩니다. 보이지 않는 타일 중 지금의 %4개가 아니라 %3개가 맞게 됩니다.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>타일이 많으면 상대가 패스해야 할 때 놓을 수 있습니다. 먼저 뽑으면 바로 놓는 것보다 한 라운드에 약 %1점을 더 얻습니다.</translation>
        </message>
    </context>
</TS>
