<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Độ chính xác</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Độ chính xác, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Chỉ có ở những trận bạn đã xem lại đến hết.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Chơi lại</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Kết quả</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Nước này hay hơn “%1”. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>“%1” cũng hay gần ngang vậy.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Chơi đến cùng, nước này được thêm %n điểm.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Nước này hay hơn “%1”, dù nước đó giờ được nhiều hơn. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>“%1” giờ được ít hơn, nhưng đến cuối ván cũng hay gần ngang vậy.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>“%1” giờ được nhiều hơn, nhưng đến cuối ván cũng chỉ hay gần ngang vậy.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Nước đi của</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Chính xác: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>chính xác</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Đang tìm những nước có lựa chọn…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>Đã xem %L1 trên %L2 nước</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Đã dừng sau %L1 trên %L2 nước</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Dừng</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Tiếp tục</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Chơi hay đến đâu</translation>
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
            <translation>Trận này không có lúc nào phải lựa chọn.</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Các nước đi</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Độ chính xác theo loại quyết định</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n nước</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Bot mạnh nhất xét từng nước có lựa chọn, chỉ dựa trên những gì biết được lúc đó. Nước làm mất một phần năm mức chênh thường thấy giữa các ván được tính một nửa; độ chính xác là trung bình của mọi nước. Một nước chỉ bị coi là kém hơn nước tốt khi may rủi không giải thích được.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Chỉ tôi với</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Đóng</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Một người bạn</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>Không có lời thách đấu nào trong bảng nhớ tạm.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Thách đấu</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 đạt %2 so với người giỏi nhất trong số còn lại. Bạn có làm hơn được không?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Nhận thách đấu</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 cho %L2 người, thế bài %3, bot: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Hỗn hợp</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Một người bạn chơi xong một trận và chọn “Chia sẻ thế bài”. Hãy chép đoạn chữ được gửi cho bạn, hoặc mở tệp: rồi bạn chơi đúng những quân ấy từ đúng chỗ ấy.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Không có gợi ý, và đặt rồi là đặt. Cuối trận hai kết quả được so với nhau. Không ai kiểm tra thế bài đã được chơi bao nhiêu lần trước đó.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Vì vậy trận này không tính vào điểm xếp hạng hay thống kê của bạn.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Xem bảng nhớ tạm</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Mở tệp</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Chơi</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Trận đấu Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Đóng mà không lưu?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Đóng Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n nước sẽ mất.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Mọi nước đi đã được lưu.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Đóng</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Lưu nơi khác</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Ở lại</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Không còn đọc được trận này nữa.</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Ván %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Ván %L1, %2, thế bài trong ngày</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Ván %L1, %2, có xếp hạng</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Ván %L1, %2, thách đấu</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Tiếp tục</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Tiếp tục %1</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Xóa trận</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Xóa trận %1</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>Xóa trận này?</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Giữ</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Xóa</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Mời %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Các quân được che đến khi bạn sẵn sàng.</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Lấy lại nước của tôi</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Sẵn sàng</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Chép kết quả</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Bốn dòng đã nằm trong bảng nhớ tạm.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Nhận thách đấu</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Từng ngày</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Bạn</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>Chuẩn</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>Chơi</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Tiếp tục</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Luyện tập</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Gần đây</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Hôm nay ai cũng nhận những quân như nhau. Lần đầu mới tính: không gợi ý, quân đã đặt là đã chơi. Sau đó bạn có thể chơi lại thế bài để luyện tập.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Đối thủ của bạn là các bot cấp %1. Kết quả của bạn là số điểm bạn hơn bot giỏi nhất trong số đó; mức chuẩn là điểm mà bot mạnh nhất đạt được ở chỗ của bạn, tính trung bình.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Lỡ một ngày thì bỏ qua; lỡ hai ngày liền thì đếm lại từ đầu.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Không ai kiểm tra việc này: ngày lấy từ đồng hồ máy tính này, và bạn có thể đã chơi thế bài ở nơi khác trước.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Thế bài hôm nay</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Điểm từ đâu ra</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Nhờ</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Số lần</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Điểm</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Những trận dang dở chờ ở đây.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Tổng điểm của mọi người theo ván. Dùng phím mũi tên để đi qua các ván.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Đầu trận</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Ván %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Ván</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Chung kết bắt đầu từ số không, và quyết định trận.</translation>
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
            <translation>chung kết</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>bị loại ở ván %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Bảng điểm</translation>
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
            <translation>Một bàn có thể trông như thế này</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Một tay bài khi được chia</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>Trong luật</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Cái giá của sai lầm</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Quyết định</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Chưa chuẩn</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Sai lầm</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Sai lầm lớn</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Điểm mất</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Chỉ mở được các trận đã lưu: những tệp có tên kết thúc bằng .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Hiện to hơn</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Hiện cả bàn</translation>
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
            <translation>Bài học: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Bài học</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Bài học: xong %L1 trên %L2</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Chơi</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Chơi %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Chỗ ngồi và luật…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Chỗ ngồi và luật của %1</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Từng trò</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Trận</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Thắng</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Xếp hạng</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Sau mới biết</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Đang tìm nước hay…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Mọi trò chơi</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Tên, ngày, thế bài …</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Kết quả</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Thắng hay thua</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Thắng</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Không thắng</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Khi nào</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Mọi lúc</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Từ hôm qua</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Trong tuần qua</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Trong tháng qua</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Trong năm qua</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Lịch sử</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Lịch sử</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Mở tệp</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Những trận bạn chơi xong được giữ ở đây để bạn xem lại từng nước.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Không thấy trận nào. Hãy tìm rộng hơn.</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Trận đấu Boneyard</translation>
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
            <translation>Chọn</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Kết quả</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Xóa</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Mới nhất trước</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Cũ nhất trước</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Theo trò</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Dài nhất trước</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Ngắn nhất trước</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Kết quả tốt trước</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Kết quả kém trước</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n trận</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Thứ tự</translation>
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
            <translation>Cài đặt</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Đến lượt tôi</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Xem kết quả ngay</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Những người khác chơi tức thì đến lượt bạn.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Những người khác chơi tức thì đến hết trận.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Những người khác chơi tức thì đến hết ván.</translation>
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
            <translation>Phím</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Chọn một quân</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Vị trí tiếp theo của quân</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Xoay sang hướng khác</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Chọn hoặc trả lại một quân</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Đặt xuống đó</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Gợi ý</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Hoàn tác</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Làm lại</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Phím cách</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Khi bot đang chơi: tới lượt bạn</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Hiện hoặc ẩn nơi quân của tôi khớp</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Bảng điểm</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Nhìn quanh bàn: mũi tên và Page ↓ đi từ thứ này sang thứ khác, ? giải thích, Esc trở về quân của bạn</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Hiện cả bàn</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Trả quân về, hoặc mở và đóng menu</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Luật cho việc cần làm lúc này</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Tìm trong luật</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Giải thích thứ đang chọn hoặc dưới con trỏ; nhấn lần nữa để xem các phím này</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Mới chơi %1? Thử bài học hai phút nhé.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Không, cảm ơn</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Chỉ tôi với</translation>
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
            <translation>Chưa chắc? Nhấn H để xem nước đi.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Bạn đã bỏ qua: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Bước %L1 trên %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Gợi ý</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Lần nữa</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Bỏ qua</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Tiếp</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Xong</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Chơi một trận ngắn có người kèm</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Bài học tiếp: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Những bước bạn đã bỏ qua</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Chơi một trận</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Về bàn chơi</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Học lại bài này</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Theo cấp và số chỗ</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Bot</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Chỗ</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Trận</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Thắng</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Điểm mỗi trận</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Trận hay nhất</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Ván hay nhất</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Ngôn ngữ</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Giao diện</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Theo hệ thống</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Tối</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Ngày</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Tương phản cao</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Cỡ chữ</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Cỡ quân</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Giảm chuyển động</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Các quân hiện ra và mờ đi thay vì di chuyển.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Vẽ hình</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Từ lần mở sau. Hãy thử cách khác nếu bàn chạy chậm hoặc hiện sai.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Tự động</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Card đồ họa</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Bộ xử lý</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Kết quả của bạn</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Chỉ nhờ quân bài</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Kết quả và may mắn</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Kết quả</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Chỉ nhờ quân bài: điểm mà chỗ của bạn đạt được với đúng những thế bài ấy khi mọi chỗ đều là bot giỏi, nhân theo mức ảnh hưởng đã thấy của thế bài. Đây là ước lượng, và chưa nói lên nhiều khi mới có ít trận.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>Giới thiệu về %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Cài đặt…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Dịch vụ</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Ẩn %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Ẩn mục khác</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Hiển thị tất cả</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Thoát %1</translation>
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
            <translation>Không có tệp %1.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 không phải tệp đọc được.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Không đọc được %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 quá lớn, không thể là một trận.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 bị hỏng, hoặc không phải trận Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 được tạo bằng bản Boneyard mới hơn.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Không dựng được trận trong %1: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 bị hỏng: hành động %L2, “%3”, trái luật.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Không ghi được %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Mọi trò chơi</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Chia sẻ thế bài</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Chép thế bài</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Đã chép: %1. Với số ấy, đúng những quân đó sẽ được chia lại; vì chỉ có bot chơi nên không có kết quả để vượt.</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Xem lại</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Chơi lại thế bài này</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Chơi lại</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Chọn hình</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Cú mèo</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Cáo</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Ốc sên</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Hoa tulip</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Cá</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Nấm</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Thỏ</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Cây thông</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Vịt</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Bướm</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Rùa</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Quả sồi</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Thế bài %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Về bàn chơi</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Xếp theo số</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Xếp theo màu</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Bảng điểm</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Xem lại</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Luật của trò này</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Bài học</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Lưu</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Phím</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Cài đặt</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Bắt đầu lại với quân mới</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Mọi trò chơi</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Tốt hơn: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Đã đi: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Nước đi</translation>
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
            <translation>Với nước tốt hơn: %1 Với nước đã đi: %2</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Nước này thắng trận thường xuyên hơn.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Qua %L1 cách các quân khuất có thể nằm, nước này được thêm %2 điểm.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Không có lý do nào nổi bật hẳn, nhưng qua %L1 cách các quân khuất có thể nằm, nước này được thêm %2 điểm.</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Nước hay nhất</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Nước tốt</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Chưa chuẩn</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Sai lầm</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Sai lầm lớn</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Đặt quân nào</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Khi nào bốc hay bỏ lượt</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Lấy quân nào</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Hạ phỏm nào</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Bỏ quân nào</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Khi nào gõ</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Trả giá</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Gọi nguyên tố nào</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Đặt cược</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Chuẩn bị cho ván cuối</translation>
        </message>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>%L1 trong 100 cơ hội thắng</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 điểm</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n điểm</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>Cuối ván, nước tốt hơn đưa đến %1 điểm, nước đã đi đến %2, chắc chắn.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>Cuối ván, nước tốt hơn trung bình đưa đến %1 điểm, nước đã đi đến %2, xê dịch khoảng %3.</translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Với cách các quân nằm, nước này không khác gì.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Với cách các quân nằm, nước này mất %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Với cách các quân nằm, nước này còn được thêm %n điểm.</numerusform>
            </translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>Lúc đầu cơ hội thắng là %1%.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Các nước của bạn không làm mất gì.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>Các nước của %1 không làm mất gì.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Các nước của bạn làm mất %n điểm phần trăm cơ hội thắng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>Các nước của %1 làm mất %n điểm phần trăm cơ hội thắng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>May rủi và những người khác cho thêm %1 điểm phần trăm.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>May rủi và những người khác lấy đi %1 điểm phần trăm.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Kết thúc ở %1%.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>bỏ lượt</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>bốc %L1, bỏ lượt</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>bốc %n quân</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>đặt %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>bốc %L1, đặt %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ván mới đã được chia.</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Bạn bốc %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 bốc %2.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Bạn đặt %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Bạn bốc một quân.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Bạn bỏ lượt.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Đến lượt bạn.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 đặt %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 bốc một quân.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 bỏ lượt.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Bạn mất %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Bạn được %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 mất %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 được %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Bạn mất %n điểm: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Bạn được %n điểm: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 mất %n điểm: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 được %n điểm: %2.</numerusform>
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
            <translation>Bạn không đạt mức cược.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 không đạt mức cược.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Đó là quân cuối cùng của bạn.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>Đó là quân cuối cùng của %1.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>ván loại</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>chung kết</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Ván %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Ván %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Bạn bị loại: hạng %L1 trên %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Bạn và %1 bị loại: hạng %L2 trên %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 bị loại: hạng %L2 trên %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 bị loại: hạng %L2 trên %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Chung kết đã xong</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Không ai thắng ván loại</translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Không ai thắng ván</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 thắng ván loại</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 thắng ván loại</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 thắng ván</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 thắng ván</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Bạn thắng ván loại</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 thắng ván loại</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Bạn thắng ván</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 thắng ván</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Bạn thắng trận</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 thắng trận</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1 thắng trận</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 thắng trận</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>%1 cùng thắng</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Mọi nước đi đã được lưu.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Phát lại</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Quay lại</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Bớt</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Số</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Thêm</translation>
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
            <translation>Hết quân</translation>
        </message>
    </context>
    <context>
        <name>OptionModel</name>
        <message>
            <source>Yes</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Có</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Không</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Ý nghĩa: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Điều này nghĩa là gì</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Câu đố</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Lịch sử</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Thống kê</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Luật</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>bị loại</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>còn chơi</translation>
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
            <translation>Ván này</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Trận mới</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Xem tiếp</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Xem kết quả ngay</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Bản đồ bàn chơi</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Toàn bộ bàn chơi. Nhấn vào một điểm để đến đó.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Quay lại</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Có người kèm bên cạnh: trước một nước đắt giá sẽ có lời nhắc.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Độ dài: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Lưu thành</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Mở tệp</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Đường dẫn</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Đã có tệp %1.</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Có sẵn</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Hủy</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Thay thế</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Giữ cả hai</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Lưu</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Mở</translation>
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
                <numerusform>Đã xóa %n trận</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>Đã chọn %n trận</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Hoàn tác</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Tất cả %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Lưu thành tệp</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Xóa</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Hủy</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Nọc: còn %n quân</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Hết rồi.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>Trong chồng</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Quân trên cùng đứng đầu.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Quân hiện</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Như thường lệ</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Chấm</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Số</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Tốc độ của người khác</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Chậm</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Vừa</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Nhanh</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Tức thì</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Nói việc cần làm</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Một dòng nhỏ ở đầu bàn.</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Đánh dấu đầu mở</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Dấu ở mỗi đầu cho biết quân nào khớp ở đó.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Hiện nơi quân của tôi khớp</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>Trong những trò mà quân tỏa ra mọi phía. Phím F cũng làm vậy.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Người chơi %L1</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Bạn</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>An</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Bình</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Chi</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Dũng</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Giang</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Hà</translation>
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
            <translation>Nhấn vào một ngày để xem các trận</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Dòng trên cho biết việc cần làm. Bạn còn muốn thấy nó không?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Ẩn đi</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Giữ lại</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Câu đố</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Những câu đố nào</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Câu đố tiếp</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Chơi tiếp từ đây</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Tiếp</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Chơi tiếp</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Xem lời giải</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Xem lại trận vừa rồi của bạn</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Không còn câu mới: những câu bạn thử lâu nhất sẽ trở lại.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Quân của bạn</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Có thể chơi</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Vừa bốc</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Điểm xếp hạng</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Bạn</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Điểm này tăng khi bạn thắng nhiều hơn dự kiến trước các bot đã gặp, và giảm khi thắng ít hơn. Dải quanh nó là nơi điểm thật có thể nằm: dải rộng ra khi bạn lâu không chơi.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: luật nói gì</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Quay lại</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Ván %L1 trên %L2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Bài được hiện</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Ẩn các tay bài</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Hiện các tay bài</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Kết quả</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Nước đi</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Chơi hay đến đâu</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Bảng điểm</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Lưu</translation>
        </message>
    </context>
    <context>
        <name>ReplayButtons</name>
        <message>
            <source>To the beginning</source>
            <translation>Về đầu trận</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Về đầu trận (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>Lùi một ván</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Lùi một ván (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Lùi một nước</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Lùi một nước (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Tạm dừng</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Phát</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Tới một nước</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Tới một nước (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>Tới một ván</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Tới một ván (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Đến cuối</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Đến cuối (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Đến nước trước đó có thể tốt hơn</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>Đến nước sau đó có thể tốt hơn</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Các quân đã chia.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Chơi tiếp</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Chơi tiếp từ đây</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Nước đi</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 trên %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Phím</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Lùi một nước, tới một nước</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Lùi một ván, tới một ván</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>Về đầu trận, đến cuối trận</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Đến nước trước hoặc sau có thể tốt hơn</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Phím cách</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Phát hoặc tạm dừng</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Xem từ chỗ khác</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Hiện hoặc ẩn các tay bài</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Danh sách nước đi</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Chơi hay đến đâu</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Bảng điểm</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Hiện cả bàn</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Luật của trò chơi</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Giải thích thứ đang chọn hoặc dưới con trỏ; nhấn lần nữa để xem các phím này</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Đã phân tích xong.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Nước đi</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>Trong luật</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Nhìn bàn chơi</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Trận mới</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Xem kết quả ngay</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Xem tiếp</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Điểm mục tiêu của trận: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>ai bao bị bởi các cái cần cho chưa chứ có con của cứ đâu để đến đi đó được gì giờ hay hết hoặc không khi là làm lúc mà mấy mỗi một nào nên nếu này ngay nhiêu như những ở phải ra rồi sao sau sẽ ta tại thế thể thì tôi trên trong trước từ và vào vậy về vì với xảy</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Của bạn</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Luật</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Chương</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Tìm thấy</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Không tìm thấy gì.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Mục lục</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Luật</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Tìm trong luật</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Lưu</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Trận đấu thành tệp</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Ảnh chụp bàn chơi</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Giữ trong lịch sử của tôi</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Giữ trong các trận của tôi</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Hình ảnh</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Trận đấu Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Lý do hiện ở bên dưới.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Hiện lý do.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Chung %L1</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 có chung: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Đồng đội: %1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Ván</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 ở chung kết, %L3 trước đó</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: tổng cộng %L2</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Chung kết bắt đầu từ số không, và quyết định trận.</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Tổng của mọi ván bên dưới.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>chung kết (trước: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>tổng</translation>
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
            <translation>quyết định trận</translation>
        </message>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>trước ván đầu</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>Trước ván đầu</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Đầu</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Chung kết</translation>
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
            <translation>Không được, không mất điểm.</translation>
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
            <translation>Trước ván 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Chung kết, %1: đã bị loại</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Chung kết, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, đang chơi, %2: đến giờ %L3, tổng cộng %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, tổng cộng %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Chung kết, %1 có chung: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 có chung: %L3, tổng cộng %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Nhấn để xem cách cộng.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Bảng điểm</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Chưa ai có điểm.</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Điểm mục tiêu của trận: %L1</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Chép</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Đã chép. Bạn có thể dán thành bảng.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Lưu thành bảng</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Bảng (CSV)</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Nhấn vào một số để xem cách cộng.</translation>
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
            <translation>chung</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>chung kết, chung</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Người</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Hình của %1: %2</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Tên ở chỗ %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Ai ngồi chỗ %L1</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Chỗ quanh bàn</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Gợi ý và hoàn tác</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Trận thoải mái: bạn có thể xin gợi ý và lấy lại nước đi.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Trận có xếp hạng: không gợi ý, quân đã đặt là đã chơi.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Số thế bài</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Cùng một số thì chia cùng những quân ấy. Để trống để có thế bài mới.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Mới</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Cài đặt</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Hiển thị</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Bàn chơi</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Bạn bè có làm hơn được không?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Bạn bè chơi đúng những quân ấy từ chỗ của bạn, gặp cùng các bot và không có gợi ý. Cuối trận hai kết quả được so với nhau.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Không ai kiểm tra việc này: thế bài có thể được chơi nhiều lần, và ai mở tệp cũng xem và sửa được kết quả của bạn.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Chép thành chữ</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Đoạn chữ đã nằm trong bảng nhớ tạm: hãy gửi cho bạn bè.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Lưu thành tệp</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Trận đấu Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Đóng</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Ván</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Tổng</translation>
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
            <translation>%1: chung kết %2, trước đó %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: ván này %2, tổng cộng %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>chung kết</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>tổng</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Xếp theo màu</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Xếp theo số</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Âm thanh</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Tiếng khẽ của quân, và của những gì thắng được</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Không tìm thấy đầu ra âm thanh trên máy này.</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Âm lượng của quân</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Âm lượng khi thắng điểm</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n điểm</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>âm %1</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>có chung %1 ở chung kết</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 ở chung kết</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>có chung %1</translation>
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
                <numerusform>%n quân</numerusform>
            </translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: điểm chung của đồng đội.</translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Đến lượt</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>Cơ hội thắng</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Trước khi chia: cơ hội thắng %1</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Sau nước %L1: cơ hội thắng %2, xê dịch khoảng %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Sau nước %L1: cơ hội thắng %2</translation>
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
            <translation>Bắt đầu lại với quân mới?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Trận này sẽ chờ bạn ở trang đầu.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Trận này chưa được lưu và sẽ mất.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Chơi tiếp</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Bắt đầu lại</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Đổi thành %n chỗ</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Bắt đầu</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Dữ liệu</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Tất cả đều nằm trên máy này. Có thể xuất một bảng, mỗi trận một hàng (CSV).</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Xuất</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Bảng (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Xóa hẳn? Các trận vẫn còn trong lịch sử, nhưng những trận đã xong sẽ không được tính nữa.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Xóa thống kê</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Giữ lại</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Xóa của trò này</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Xóa hết</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Một tuần</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Một tháng</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Một năm</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Từ đầu</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Bàn</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Thời gian</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>Trong thời gian đó bạn chưa chơi xong trận nào của trò này.</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Chưa có gì để tính</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Hãy chơi xong một trận với bot, rồi bạn sẽ thấy ở đây mình chơi ra sao và mạnh đến đâu.</translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Chưa tính trận nào</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Chỉ tính những trận bạn chơi xong mà không dùng gợi ý hay hoàn tác.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Đang xem thêm %n trận…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Thống kê</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Bớt</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Thêm</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Ván này: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Bạn có một quân khớp.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Bạn có %L1 quân khớp.</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Quay lại</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Vẫn %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Nọc đã hết.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Bàn</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Bàn</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Độ tương phản cao có bàn và quân riêng. Bàn và quân của bạn trở lại với giao diện khác.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Xanh lá</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Xanh đêm</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Đỏ vang</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Óc chó</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Đá phiến</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Quân</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Ngà</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Gỗ mun</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Đá</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Rực rỡ</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Trên bàn</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Bạn sẽ thấy gì ở đây</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Từ trận đầu tiên được tính: số trận thắng, điểm và ván hay nhất của bạn.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Qua từng trận: bạn mạnh đến đâu so với các bot, và chơi ra sao trước từng cấp.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Sau vài trận: kết quả của bạn nhờ quân bài bao nhiêu, và điểm từ đâu ra.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Về mọi trò chơi</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Bảng điểm</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Hoàn tác</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Làm lại</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Gợi ý</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Không có gợi ý: thế bài trong ngày có tính điểm</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Không có gợi ý: trận này có xếp hạng</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Không có gợi ý: đây là lời thách đấu</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Thế bài trong ngày</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Thách đấu</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Có người kèm</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Luyện tập</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Ván %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Xoay ngang</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Xoay dọc</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Xoay sang hướng khác</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>sẵn sàng chia ván tiếp</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>lượt của bạn</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>lượt của %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Hiện thêm %n trận</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Về trận mới nhất</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n nước chưa lưu</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Boneyard thử lại vài giây một lần và sau mỗi nước đi. Cho đến khi lưu được, những gì chưa lưu sẽ mất nếu bạn thoát.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Thử lại</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Lưu nơi khác</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Chơi tiếp không lưu</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n nước chưa lưu</numerusform>
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
            <translation>Khi bạn vắng mặt: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Trận này có xếp hạng: không có gợi ý.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Đây là lời thách đấu: không có gợi ý.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Thế bài trong ngày có tính điểm: không có gợi ý.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Đến lượt %1.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Trung bình nước này được thêm khoảng %n điểm.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Tệp trận đấu không phải của Boneyard, nên một tệp mới đã được tạo. Tệp cũ giờ là %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Tệp trận đấu bị hỏng, nên một tệp mới đã được tạo. Tệp cũ giờ là %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Tệp trận đấu bị thiếu, nên một tệp mới đã được tạo. Tệp cũ giờ là %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Tệp trận đấu không cho biết bản Boneyard nào đã ghi, nên một tệp mới đã được tạo. Tệp cũ giờ là %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Tệp trận đấu trống, nên một tệp mới đã được tạo. Tệp cũ giờ là %1.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Không đọc được các trận trong %1, nên sẽ không trận nào được lưu.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Các trận trong %1 đến từ bản Boneyard mới hơn; chúng được giữ nguyên, và tạm thời không trận nào được lưu.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 bị cấm ghi, nên các trận không được lưu.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Đĩa đã đầy, nên không ghi được gì vào %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Một chương trình khác đã khóa %1, nên lúc này không ghi được.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Ghi vào %1 không được: đĩa đầy, hay bị lỗi?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Một số mục trong %1 không thể đúng, nên chúng bị bỏ qua.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Tệp trận đấu %1 đã biến mất. Một tệp mới đã được tạo, với trận đang chơi.</translation>
        </message>
        <message>
            <source>This match is open in another window.</source>
            <translation>Trận này đang mở trong cửa sổ khác.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Không còn đọc được trận này nữa.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Trận này đang được chơi nên được giữ lại.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Không ghi được gì, nên thống kê giữ nguyên.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 cho %L2 người, thế bài %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Tôi đạt %1 so với người giỏi nhất trong số còn lại. Bạn có làm hơn được không?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Chép tất cả rồi dán vào Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Đã lưu thành %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Không ghi được %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Không có lời thách đấu nào trong đó.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Khoan đã: có nước khác hơn khoảng %n điểm. Hãy nhìn lại; H sẽ chỉ ra. Hoặc đi lại nước của bạn lần nữa để giữ nó.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Khoan đã: nước mà gợi ý chỉ ra hơn khoảng %n điểm. Hoặc đi lại nước của bạn lần nữa để giữ nó.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (chuẩn %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Thế bài trong ngày</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Chưa chơi</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (chờ mức chuẩn)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Thế bài trong ngày: %1. Chỉ lần đầu này mới tính; chơi lại là luyện tập.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Đang chơi</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Chưa xong</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n ngày liên tiếp</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, thế bài trong ngày, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Chuẩn: %1</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Hơn mức chuẩn %L1 trên %n ngày.</numerusform>
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
            <translation>Không còn đọc được trận này nữa.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n trận đang chơi được giữ lại.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Không tạo được thư mục %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>Đã lưu %n trận trong %1</numerusform>
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
            <translation>%1 (chung kết %L2)</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n ván</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n nước</numerusform>
            </translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Bạn thắng</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 thắng</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 thắng</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 thắng</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>%1 cùng thắng</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Thế bài trong ngày</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>có gợi ý</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>có hoàn tác</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Hệ thống</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Chơi hay lắm</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Bài học đến đây là hết</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Thế bài mới, với quân hoặc điểm khác.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Vẫn ván này, muộn hơn một chút.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Đội của bạn cùng thắng với %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Bạn cùng thắng với %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Bạn và %1 thắng</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 thắng</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Bạn thắng</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>%1 cùng thắng</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 thắng, đội của bạn đồng hạng %L2 trên %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 thắng, bạn đồng hạng %L2 trên %L3</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 thắng; đội của bạn hạng %L2 trên %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 thắng; bạn hạng %L2 trên %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 thắng</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 thắng</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Hạng %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, bị loại ở ván %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Nhiều điểm nhất trong một nước</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Dẫn đầu đến cuối</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Ván lớn nhất</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Ván lớn nhất trước chung kết</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Bốc nhiều quân liền nhất</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Bỏ lượt liền nhiều nhất</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Đợi lâu nhất</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Ván ngắn nhất</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Đặt nhiều quân nhất</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Quân đầu</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Quân cuối</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Cả trận</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, ván %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 từ ván %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 ở chung kết</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 ở ván %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 ở ván %L2</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n lượt liền không đặt quân nào, ván %L2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Ván %L1: %n nước</numerusform>
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
                <numerusform>%n nước</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 cho %L2 người, thế bài %3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Người bạn ấy</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Với những quân này bạn đạt %1, còn %2 đạt %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Bạn làm tốt hơn.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Thế là hơn bạn.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Đã lưu thành %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Trận đã vào lịch sử của bạn.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Trận đã vào các trận dang dở của bạn.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Không giữ được trận này.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Khi có nhiều người đang chơi, tệp sẽ làm lộ quân của mọi người. Bạn có thể lưu khi trận kết thúc.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Không ghi được %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Không có trận nào dang dở.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Luật chuẩn</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Số thế bài là số nguyên từ 0 đến %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>Trên tay %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Đến lượt bạn: hãy tìm nước hay nhất.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Hãy tìm nước tốt hơn nước bạn đã đi: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Có nước tốt hơn. Thử lại nhé.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Nước này mất khoảng %1 điểm. Thử lại nhé.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Tốt hơn nước bạn đã đi, nhưng chưa phải tốt nhất.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Vì sao nước hay nhất tốt hơn: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Không có lý do nào nổi bật hẳn: khác biệt lộ ra khi ván tiếp diễn.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Để xem nước này đáng giá bao nhiêu.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Giờ thì được rồi.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Đúng rồi!</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Lời giải đây.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Lời giải đây. Câu đố này tính là chưa giải được.</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Nước của bạn hay ngang nước tốt nhất đã biết.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Nước hay nhất: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>Trung bình nó hơn nước bạn đã đi %1 điểm.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>Trung bình nó hơn mọi nước khác %1 điểm.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Nó cho nhiều cơ hội thắng hơn nước bạn đã đi.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>Mấu chốt ở đây: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Tìm ra: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Điểm xếp hạng của câu đố: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Sai lầm của tôi</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Câu đố %L1 trên %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: trận của bạn ngày %2, thế bài %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 cho hôm nay, %L2 mới, %L3 đã thuộc</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Điểm xếp hạng của bạn: chưa rõ</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Điểm xếp hạng của bạn: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Trò này chưa có câu đố nào.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Hôm nay thế là hết. Câu tiếp theo đến vào %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Giờ bạn đã rành hơn ở mọi chỗ từng sai.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Khi bạn xem lại một trận của mình, những sai lầm tìm thấy sẽ thành câu đố ở đây.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Mọi tay bài</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Chỉ bài của tôi</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Chỉ %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Giờ bạn chơi quân của %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (thường dùng): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Có hoặc không; thường là có.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Có hoặc không; thường là không.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Từ %L1 đến %L2; thường là %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Luật chưa có đầy đủ bằng tiếng của bạn. Phần còn thiếu là tiếng Anh.</translation>
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
            <translation>Không đọc được cài đặt, nên cài đặt trở về ban đầu. Tệp cũ giờ là %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Không đọc được cài đặt trong %1, nên các thay đổi sẽ không được lưu.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Không ghi được cài đặt vào %1, nên các thay đổi sẽ không được lưu.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Không tiếp tục được trận này: “%1” trái luật ở thời điểm đó.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>qua %n trận</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>qua %n ván</numerusform>
            </translation>
        </message>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Đã xóa những thống kê này.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Đã xuất mọi trận ra %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Không ghi được tệp %1.</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Chỉ những trận với các cấp bot chuẩn mới được xếp hạng.</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Dựa trên %n trận, và nằm giữa %L1 và %L2 trong 19 trên 20 trường hợp.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Đây là tạm tính cho đến khi biết rõ hơn.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Điểm của bạn qua mọi ván trừ điểm trung bình của những người khác, qua %n trận: %1. Ở trò này thế bài nói quá ít về kết quả nên không tách được phần may rủi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>Điểm của bạn qua mọi ván trừ điểm trung bình của những người khác, qua %n trận: %1, khoảng %2 nhờ quân được chia và %3 nhờ những gì diễn ra sau đó: nước đi của mọi người, và may rủi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Bạn giữ được %L1% giá trị các nước đi: %n nước, %2 mà bạn đã xem lại.</numerusform>
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
            <translation>Hỗn hợp</translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <extracomment>A player&apos;s rating, and by how much it may be off: as 1540 ± 80</extracomment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Above the games in a list: all of them together</extracomment>
            <translation>Mọi trò chơi</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Mọi bàn</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n chỗ</numerusform>
            </translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>tạm tính, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>gần cấp %1, %2</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Xếp hạng</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Điểm</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 mỗi trận, %2</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Ván hay nhất</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Quân đã bốc</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 mỗi ván, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Chuỗi thắng dài nhất</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Chuỗi thắng hiện tại</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>đến trận vừa rồi</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>trong %n ngày</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Trận</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Thắng</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Ván thắng</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Có gợi ý hoặc hoàn tác, tính riêng: chơi %L1, thắng %L2.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Trận đã kết thúc.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ván đã kết thúc.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Đến lượt %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Bạn đã bỏ lượt: không quân nào khớp.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Thế bài trong ngày có tính điểm: không được lấy lại nước đi.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Trận này có xếp hạng: không được lấy lại nước đi.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Đây là lời thách đấu: không được lấy lại nước đi.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Chưa có gì để lấy lại.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Bạn không thể lấy lại nước của người khác.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Trở lại ván %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>sẵn sàng chia ván tiếp</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>lượt của bạn</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>lượt của %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, thế bài %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Ngẫu nhiên</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Đi bất cứ nước nào được phép.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Mới chơi</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Lấy những gì nhìn thấy, và bỏ sót nhiều.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Tập sự</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Biết chơi, nhưng còn bỏ sót nhiều.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Thoải mái</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Chơi cho vui, không phải lúc nào cũng hết sức.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Khá</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Chơi tốt, thỉnh thoảng sơ sẩy.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Giỏi</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Hiếm khi sơ sẩy, và biết nên giữ gì.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Cao thủ</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Hầu như không bỏ sót gì.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Vô địch</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Mạnh nhất: tính cả những gì còn khuất.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Tham điểm</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Lấy ngay điểm cao nhất, không nghĩ xa hơn.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Kinh nghiệm</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Đếm những quân chưa thấy và nghĩ đến các lượt sau.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Đặt %1 vào đầu trái, nửa %2 quay vào trong.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Đặt %1 vào đầu phải, nửa %2 quay vào trong.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Đặt %1 vào đầu trên, nửa %2 quay vào trong.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Đặt %1 vào đầu dưới, nửa %2 quay vào trong.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Đặt %1 vào đầu trái.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Đặt %1 vào đầu phải.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Đặt %1 vào đầu trên.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Đặt %1 vào đầu dưới.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Đặt %1 ngang ở đầu trái.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Đặt %1 ngang ở đầu phải.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Đặt %1 ngang ở đầu trên.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Đặt %1 ngang ở đầu dưới.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Đặt %1 vào đầu trái, làm trục.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Đặt %1 vào đầu phải, làm trục.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Đặt %1 vào đầu trên, làm trục.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Đặt %1 vào đầu dưới, làm trục.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Mở ván bằng %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Mở ván bằng %1, làm trục.</translation>
        </message>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Còn trên tay thì tính theo số chấm: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Người đặt: %1.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Bốc một quân</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Bốc đến khi khớp</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Bỏ lượt</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Không quân nào khớp: bốc đến khi có quân khớp.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Vẫn chưa khớp: bạn bốc tiếp.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Không quân nào khớp: bốc một quân.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Nếu không đặt được quân nào, bạn bốc từ đây.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ván đã kết thúc.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Chưa đến lượt bạn.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Quân đó không có trên tay bạn.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Quân đôi cao nhất mở ván: đặt %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Không ai có quân đôi, nên quân nặng nhất mở ván: đặt %1.</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Không đặt được gì ở đó.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Đây là nước duy nhất.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Đây là quân duy nhất khớp.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Bạn hết quân với nước này.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Trên tay bạn không có quân nào khớp.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Nước này bớt được %n chấm.</numerusform>
            </translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>nhờ thắng ván</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Đó là trục: giờ hàng dài ra ở bốn đầu.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu trái: nhận %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu phải: nhận %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu trên: nhận %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu dưới: nhận %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu này nhận %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Không đầu mở nào nhận %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Ở đây là %1, và cùng số đó nối được vào.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Người kế tiếp không có quân nào khớp.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Không ai khác đi tiếp được ở đầu này.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Chỉ %n quân khuất đi tiếp được ở đầu này.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Sau một quân nhiều chấm hơn, sẽ có thêm nhiều quân khuất khớp được.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Bạn có %n quân đi tiếp được ở đầu này.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Sau đó %n quân khác của bạn khớp.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Đối thủ khó đi tiếp hơn: %n quân khuất khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Người khác khó đi tiếp hơn: %n quân khuất khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Bạn dễ đi tiếp hơn: %n quân khác của bạn khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Trên tay bạn còn %n chấm, thay vì %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Để người kế tiếp ít quân khớp</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Để lại đầu khớp với quân của mình</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bớt được nhiều chấm</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Thích nối vào quân vừa đặt.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: quân còn trên tay trị giá %2.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Còn trên tay những người khác: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Còn ít nhất trên tay: %1, với %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Còn lại: %1</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Tay bài thấp nhất bằng nhau: không ai được điểm.</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 trừ %2 trên tay: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 trừ %2 trên tay, %3 lần: %4.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Bốc một quân</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Bỏ lượt</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Trận đã kết thúc.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Chỉ ván này quyết định trận.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Thế là đủ: %1 điểm thắng trận.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1 điểm thắng trận: còn thiếu %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Kết thúc lượt của bạn mà không đặt quân.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Chia ván tiếp theo.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Hạ các quân đã chọn xuống bàn cùng lúc.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Lượt của bạn: đặt một quân, hoặc bốc.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Không quân nào của bạn khớp: bốc.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Lượt của bạn: đặt một quân, hoặc bốc (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Không quân nào của bạn khớp: bốc (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Lượt của bạn: đặt một quân, hoặc bỏ lượt.</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Không quân nào của bạn khớp: bạn bỏ lượt.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Lượt của bạn: đặt một quân, hoặc bỏ lượt (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Không quân nào của bạn khớp: bạn bỏ lượt (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Lượt của bạn: đặt quân đầu tiên.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Lượt của bạn: đặt quân đầu tiên, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Lượt của bạn: đặt một quân.</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Điểm mục tiêu (0: một ván)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Chỉ một ván</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 đã đặt quân cuối cùng.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Bạn đã đặt quân cuối cùng.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Không ai đi được: ván bị kẹt.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tìm nước hay nhất</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Người thắng trận.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Một trong những người thắng trận.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Giữ quân đôi đến cuối.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Để lại ít chỗ khớp cho người khác.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Điểm ngay: %1 thay vì %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Keep the matador</source>
            <translation>Giữ quân matador</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 của bạn là matador: lúc nào nó cũng khớp. Hai quân khác của bạn giờ khớp, sau này có thể không. Hãy đặt một trong hai.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Đúng rồi. Matador giúp bạn khỏi bốc khi không quân nào khác khớp.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Matador để sau cũng được. Hãy đặt quân khớp theo số.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Cổng của riêng bạn</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Matador biến một đầu thành cổng, và cổng cần nửa trắng. Bạn có một, %1: hãy đặt matador %2 vào đầu 5, và lối qua là của bạn.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Bên kia phải bốc hai lần, còn bạn qua ngay.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Ở đầu 4 thì ít lợi hơn. Hãy đặt vào đầu kia, đầu 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Cổng vẫn còn đó. Hãy đi qua bằng %1 của bạn.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Đóng cả hai đầu</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Một nửa trắng đóng đầu trái. %1 của bạn đóng được cả đầu phải: khi đó chỉ matador đi tiếp được, và bạn giữ một quân, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Đã đóng. Bên kia bốc đến khi có matador, và mỗi quân bốc thêm đều lợi cho bạn.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Thế thì còn một đầu mở. Hãy đặt nửa trắng ra ngoài.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Không ai đi tiếp được</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Cả bốn quân matador đã nằm trên bàn, không còn quân để bốc, và một đầu đã đóng. %1 của bạn đóng nốt đầu kia: ván kết thúc, và ai ít chấm nhất được điểm. Bạn có ít chấm.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Cổng và matador</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Nửa trắng và matador đi với nhau: ai có cả hai thì quyết định hàng đi tiếp ở đâu.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Chơi thế nào</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Hàng quân dài ra ở hai đầu. Hai nửa chạm nhau phải cộng thành bảy. Ai đặt hết quân trước được số chấm người khác còn giữ, và %1 điểm thắng trận.</translation>
        </message>
        <message>
            <source>Together seven</source>
            <translation>Cùng nhau thành bảy</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Ở đây hai nửa chạm nhau không giống nhau mà cộng lại thành bảy. Các đầu mở là 1 và 4. Hãy đặt một quân vào đầu 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 và 4 thành 7. Giờ 5 là đầu mới.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 và 1 thành 7, vậy ở đầu 1 thì được. Nhưng hãy tìm quân cho đầu 4: nó cần 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Các quân matador</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 và %4 là quân matador. Chúng đặt được vào mọi đầu, bất cứ lúc nào, và nằm ngang. Bạn có một quân: hãy đặt xuống.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Giờ chỉ nửa trắng hoặc matador vào được: đầu đó là cổng.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Quân đó khớp, nhưng không phải matador. Hãy tìm quân có hai nửa cộng thành bảy.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Mở lại cổng</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Một quân matador nằm ngang: đó là cổng. Quân có nửa trắng mở được cổng, và nửa kia là đầu mới. Hãy đặt quân của bạn vào đó.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Cổng đã mở: ở đó giờ là 3, và cần 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Quân đó hợp với đầu kia. Cổng cần một nửa trắng.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Đóng một đầu</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Không quân nào thành bảy với nửa trắng. Hãy đặt %1 sao cho nửa trắng là đầu mới: khi đó chỉ matador vào được, và đối thủ phải tìm ra một quân.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Đã đóng. Còn một đầu để tranh nhau.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Thế thì đầu đó còn mở. Hãy dùng nửa trắng để đóng.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Bốc đến khi có quân khớp</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Bạn không có 2 cho đầu 5, không có 3 cho đầu 4, cũng không có matador. Hãy bốc từ nọc đến khi có quân khớp.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Đầu mới là 2, và bạn có 5: bạn đã giữ được một quân cho lượt sau.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Quân khớp, nhưng không để lại gì cho lượt sau của bạn. Thử đầu kia xem.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 cũng không khớp. Hãy bốc nữa.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 khớp cả hai đầu. Hãy đặt sao cho 2 của nó là đầu mới: rồi %2 của bạn nối tiếp.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Hết quân</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Còn hai quân. %1 khớp cả hai đầu: hãy đặt sao cho %2 của bạn nối tiếp được.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Hết quân trước: bạn được mọi chấm đối thủ còn giữ, ở đây là 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Thế thì đầu đó là 1, và không quân nào của bạn khớp.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>Đầu 4 vẫn còn. Hãy đặt quân cuối cùng của bạn.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Bài học đầu</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Đó là Matador. Hãy giữ một quân matador cho lúc cần; một trận thường chơi đến 100 điểm.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Bạn giữ quân đôi cao nhất nên bạn mở ván, bằng quân nào cũng được. Chấm còn lại trên tay là điểm cho người khác: hãy mở bằng quân nhiều chấm nhất.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>Bớt ngay 11 chấm. Một đầu giờ cần 2, đầu kia cần 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Được, nhưng bạn có quân khác nhiều chấm hơn.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Ván bị bí. Bạn ít chấm nhất và được mọi chấm người khác còn giữ: %1 điểm.</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Quân nặng trước</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Khi ván kết thúc, số chấm trên tay bạn là điểm cho người khác. Hai quân của bạn khớp. Hãy đặt quân nhiều chấm hơn.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Tám chấm không ai lấy được nữa.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Quân khớp, nhưng quân kia nặng hơn.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Quân đôi trắng</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 cũng là matador, và luôn nằm ngang. Nó không có chấm nào, nên giữ lại chẳng mất gì. Hãy đặt quân khác.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Bớt chín chấm. Quân đôi trắng vào được mọi đầu, khi nào bạn cần.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Giữ nó lại: nó không nặng gì, và lúc nào cũng khớp.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Đóng cả hàng</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Một đầu đã là nửa trắng. Nếu không ai đi tiếp được, người ít chấm nhất được điểm, và bài bạn đang nhẹ. Hãy đóng nốt đầu kia.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Giờ chỉ matador cứu được. Ai không có thì phải bốc, và tay bài nặng dần.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Thế thì còn một đầu mở. Quân nào để nửa trắng ra ngoài?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Ván bị bí, và bạn ít chấm nhất. Bạn được số chấm của người khác trừ chấm của mình: %1 trừ %2 còn %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Chấm, và khi nào đóng</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Hãy đếm áng chừng người khác còn bao nhiêu: đóng hàng lợi cho ai ít chấm nhất.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Hàng quân dài ra ở hai đầu. Hai nửa chạm nhau phải cộng thành bảy, và matador vào đâu cũng được. Ai hết quân trước được số chấm người khác còn giữ, và %1 điểm thắng trận.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Bảy, và quân đôi</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Hai nửa chạm nhau cộng lại thành bảy. Quân đôi nằm dọc và tính một lần: chỉ một nửa của nó chạm. Hãy đặt quân đôi vào đầu 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 và 2 thành 7, và số 5 kia là đầu mới.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Quân đó khớp ở đầu 1. Đầu 2 nhận quân có số 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Matador nằm ngang</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Quân matador đặt được khắp nơi, khớp hay không. Khi nằm ngang, cả hai nửa còn mở. Hãy đặt %1 ngang: mũi tên tròn bên cạnh, R hoặc chuột phải để xoay.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>Số 2 nhận 5 và số 5 nhận 2: hai cách đi tiếp ở một đầu.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Đó là một cách, nhưng hãy đặt matador ngang.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Matador nằm dọc</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Khi nằm dọc, matador để mở một nửa, và bạn chọn nửa nào. Hãy đặt %1 vào đầu 4, số 6 quay ra ngoài: rồi %2 của bạn nối tiếp được.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Quân matador có thể dọn chỗ cho quân của bạn.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Không phải thế: matador ở đầu 4, nằm dọc, số 6 quay ra ngoài. Mũi tên tròn hoặc R để xoay.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Số 6 vẫn mở: hãy đặt %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Không gì thành bảy với nửa trắng. Hãy đặt vào đầu 4 một quân để lại nửa trắng làm đầu mới: khi đó chỉ matador vào được.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Đã đóng, đến khi có người tìm ra matador.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Mở lại một đầu</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Nửa trắng đóng một đầu. Hãy đặt matador %1 của bạn vào đó, ngang hay dọc.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Lại mở, nhờ quân duy nhất làm được.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Đó là đầu kia. Hãy mở lại đầu trắng.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Bốc một, đi hoặc bỏ lượt</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Bạn không có 2 cho đầu 5, không có 3 cho đầu 4, cũng không có matador. Hãy bốc một quân.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Quân nặng đã đi: những gì bạn còn giữ lúc cuối là điểm cho người khác.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Quân khớp, nhưng quân kia nặng hơn.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 cũng không khớp. Mỗi lượt chỉ bốc một lần, nên bạn bỏ lượt.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Giờ đầu là 2, và hai quân của bạn khớp. Hãy đặt quân nhiều chấm hơn.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Đó là kiểu chơi Nga. Quân đôi cao nhất mở ván, và ai hết quân trước được số điểm người khác còn giữ. Một trận thường chơi đến 100 điểm.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Cùng nhau xếp một bàn quân lớn, theo số và theo nguyên tố. Nhưng trước hết hãy cược xem ván này bạn được bao nhiêu điểm: đạt mức cược thì tính, không đạt thì không được gì. Người thấp nhất lần lượt bị loại, và hai bên cuối cùng đấu chung kết.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Trả giá để được chia</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Mỗi người đã bốc một quân và được trả giá đến tổng của quân đó. Ai trả giá cao nhất được ngay số điểm ấy, và được chia. Quân của bạn là 12, hơn mức mọi người khác trả được: hãy trả giá trọn.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Những người khác rút lui: 12 điểm, và bạn chia.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Bạn được đúng số đã trả giá: hãy lấy trọn 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Gọi nguyên tố</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Người chia gọi nguyên tố của ván: quân của nó được nhiều điểm hơn, và chỉ chúng được nằm ngang. Hãy gọi nguyên tố bạn có nhiều nhất.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Vậy là lá: bạn có năm quân.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Đếm lại nhé: bạn có năm quân lá.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Đặt cược</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Hãy cược số điểm bạn sẽ làm được ván này: điểm của bạn trừ số quân còn lại. Thiếu thì không được gì; và mỗi mức cược phải cao hơn mức trước. Bắt đầu thấp thôi: cược nhiều nhất là 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Mức cược này bạn đạt được. Người chia có thể nâng ở cuối, khi mọi người đã cược.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Gan thật! Khó ai làm được chừng đó. Hãy cược nhiều nhất là 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Đầu nối đầu</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Ở các đầu hàng, hai số giống nhau gặp nhau, nguyên tố nào cũng được. Thế là một điểm. Hãy đặt quân nước %1 vào đầu 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Một điểm, và bớt một quân bị trừ.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Cũng được, nhưng hãy thử quân nước ở đầu 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Đặt ngang</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Giờ nguyên tố là lá. Quân lá được nằm ngang, trên cạnh dài của một quân lá khác, số nào cũng được: 3 điểm. Hãy đặt quân lá %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 điểm, và một nhánh mới cho mọi người.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Thế được ít điểm hơn. Hãy thử quân lá trên một cạnh dài.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Nguyên tố và số</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Hay nhất là được cả hai: quân lá ở chỗ số cũng khớp, dọc hay ngang đều được. Thế là 4 điểm. Hãy tìm một chỗ.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 điểm: lá, và số khớp.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Chưa phải hay nhất: hãy tìm quân lá và số khớp.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Quân đôi tính gấp hai</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Quân đôi được điểm gấp hai. Quân lá %1 của bạn đặt ngang được trên quân lá có số 6: hai lần 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 điểm với một quân: mức cược 6 chẳng mấy chốc là đạt.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Được, nhưng quân đôi được 8.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Đó là Hợp Nguyên Tố. Người thắng ván lấy các quân trên bàn vào kho của mình và chia ván sau; muốn trận đầu ngắn thì chọn hai nguyên tố.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Chung kết bắt đầu</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Khi quân sắp hết, sau mỗi ván người có tổng điểm thấp nhất bị loại. Giờ còn hai người: chung kết. Kho của bạn lớn hơn, nên bạn nói bao nhiêu quân trở lại từ mỗi kho. Hãy lấy lại %1: cả hai tay bài sẽ đầy.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Tay bài đã đầy, và bạn được chia than %1: quân đôi chia lúc này là điểm khởi đầu bằng tổng của nó, 6. Trong chung kết không có cược.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Hãy lấy lại %1 từ mỗi kho: vừa đủ cho tay bài đầy.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Quân cuối định đoạt</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Giờ chỉ tính chung kết: điểm khởi đầu và điểm ghi được, trừ số quân còn lại. Bạn có 6 và 15, đối thủ có tất cả 24. Hãy đặt quân than %1 ở chỗ khớp cả nguyên tố lẫn số.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 so với 24: bạn thắng trận! Nếu đều 24, tổng điểm các ván cao hơn sẽ thắng.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Như vậy cũng là 24, và khi đó tổng cao hơn của đối thủ thắng. Bạn cần 4 điểm.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Trả giá hết mức</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Quân của bạn là 9, và không ai khác trả giá được hơn 6. Trả 7 là đủ để chia; nhưng trả bao nhiêu được bấy nhiêu điểm. Hãy trả giá hết mức.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 điểm, và được chia. Nếu bốc được quân đôi thì không ai trả giá: quân đôi cao nhất được chia và được tổng của nó, còn %1 thắng hết và được 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Thế được ít điểm hơn. Hãy trả giá trọn 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Chỉ hơn một</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Bạn cược sau cùng và phải hơn 7. Cược là lời hứa, không phải phần thưởng: được nhiều hơn vẫn tính, được ít hơn thì không gì cả. Vậy hãy cược hơn đúng một, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Mức cược thấp nhất có thể. Được thêm bao nhiêu cũng là của bạn.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Thế là hứa nhiều hơn mà không được thêm gì. Hãy cược 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Giữ nguyên</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Bạn đã chia và cược 4; những người khác lên đến 7. Là người chia, bạn có thể nâng hơn thế, đến 99, rồi người khác lại nâng hơn bạn. Mức 4 của bạn dễ đạt: hãy giữ nguyên.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Các mức cược đã chốt. Bạn cần 4, người khác đã hứa nhiều hơn.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Cược cao hơn thì khó đạt hơn, mà tự nó chẳng được gì. Hãy giữ nguyên.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Trả giá, đặt cược và chung kết</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Trả giá cao, cược thấp. Chỉ ai bị bỏ xa mới có lý do cược hơn mức cần thiết.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Xếp quân thành bộ và sảnh. Quân không thuộc đâu cả thì tính điểm rác. Ai còn ít rác thì gõ, và được phần chênh; %1 điểm thắng trận.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Lấy, rồi hạ một sảnh</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Mỗi lượt bắt đầu bằng một quân: quân ngửa, hoặc quân từ nọc. Quân 6 đỏ nằm ngửa, và bạn có 4 đỏ với 5 đỏ: hãy lấy nó.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Một sảnh: ba quân trở lên cùng màu, số liên tiếp. Quân đã hạ không còn tính vào điểm rác của bạn.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Nghĩ đến 4 đỏ và 5 đỏ của bạn: 6 đỏ làm thành một sảnh.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Giờ hãy chọn lần lượt 4, 5 và 6 đỏ, rồi hạ cùng lúc.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Hạ một bộ</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Ba hoặc bốn quân cùng số, mỗi quân một màu, làm thành một bộ. Bạn có ba quân 9: hãy hạ xuống.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Một bộ, và bớt ba quân trên tay.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Bỏ quân là hết lượt. Hãy hạ ba quân 9 trước.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Thêm vào phỏm đã hạ</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Bạn được thêm vào mọi phỏm, kể cả của đối thủ. Các quân 5, 6 và 7 đỏ nằm đó, và bạn có cả hai quân kề: hãy thêm 4 đỏ và 8 đỏ.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Bớt được hai quân vào một phỏm còn chẳng phải của bạn.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Trước khi bỏ quân, hãy thêm quân khớp với sảnh đỏ.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>Giờ đến quân kia.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Đổi lấy joker</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Joker trong sảnh thay cho quân 6 đỏ, và bạn có đúng quân đó. Hãy đặt nó vào chỗ joker.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Giờ joker thay cho một quân xanh, và giúp bạn.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Joker trước đã: đặt quân 6 đỏ của bạn vào chỗ nó nằm.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Joker đổi được phải hạ ngay. Hãy chọn nó cùng 3 xanh và 4 xanh, rồi hạ phỏm.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Bỏ quân tính nặng nhất</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Cuối lượt phải bỏ một quân. Những gì không nằm trong phỏm là điểm rác: 1 là át và tính 11, 10 đến 13 tính 10, còn lại tính theo số. Hãy bỏ quân 13 đen.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Bớt mười điểm rác mà không mất gì.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Ở đây chỉ bỏ quân 13 đen.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Gõ</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Chín quân của bạn làm thành phỏm. Bỏ quân 13 đen thì chỉ còn dư quân 2. Với 10 điểm rác trở xuống, bạn được gõ: gõ đi.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Bạn được 25 điểm và phần chênh điểm rác. Nếu đối thủ có bằng hoặc ít hơn bạn thì là lật kèo, và điểm sẽ về bên kia.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Không cần đâu: nút kia sẽ gõ cho bạn.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Ù!</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Bạn bốc được quân 8 xanh: giờ trừ quân 2 cam, mọi quân đều trong phỏm. Hãy gõ với nó, và không còn quân nào dư.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 điểm, và mọi điểm rác của đối thủ. Đặt hết quân cuối cùng cũng là ù.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Còn cách hay hơn: gõ và bỏ quân 2 cam.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Đó là Tiles &amp; Deal. Một trận thường chơi với mười ba quân mỗi người, đến 200 điểm. Khi nọc hết, hoặc suốt 20 lượt không ai bốc từ nọc, ván hòa.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Gõ sớm</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Lượt thứ hai của bạn, và bỏ quân 13 đen thì còn dư 10, vừa đủ để gõ. Bên kia chưa kịp xếp gì. Hãy gõ với quân 13 đen.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 vì thắng và phần chênh 46: gõ sớm gây bất ngờ.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Bạn chờ thì bên kia cũng xếp bài. Hãy gõ ngay, với quân 13 đen.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Chỉ còn một quân là đủ</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Còn dư hai quân át. Bỏ một quân thì quân kia tính 11: hơn 10, nhưng khi chỉ dư một quân bạn được gõ, dù nó tính bao nhiêu. Gõ đi.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 vì thắng và phần chênh %1, với một quân át trên tay.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Nên chờ</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Bạn lại gõ được với 10. Nhưng bên kia đã hạ hai phỏm, còn ba quân, và có thể gửi bớt vào phỏm của bạn. Hãy bỏ quân 13 đen mà không gõ.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Đúng rồi. Bên kia có 2 và 3 đỏ cho sảnh đỏ của bạn, và chỉ còn dư 2: nếu gõ là bị lật kèo, mất 33 điểm.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Ai còn dư không nhiều hơn người gõ thì được 25 và phần chênh. Hãy chờ.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Lật kèo</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Bạn còn quá nhiều để gõ, và bên kia có thể sắp gõ. Hãy giữ những quân nhỏ hoặc có thể khớp phỏm bên kia, và bỏ quân 13 đen.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Bên kia gõ với 9. Hai quân 5 và 6 đen của bạn gửi vào sảnh đen, còn dư 5: lật kèo. Phần chênh 4 là của bạn, thêm 25 nữa.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Quân đó còn có thể đỡ điểm cho bạn. Hãy bỏ quân 13 đen.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Joker trên tay</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Joker còn dư tính 15, nặng hơn mọi quân khác. Nó thay được bất cứ quân nào còn thiếu: hãy hạ ngay cùng hai quân mà nó bù đủ, như 4 đỏ và 5 đỏ.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Joker đã yên trên bàn, cùng hai quân nữa.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Hạ joker trước: chọn nó cùng 4 đỏ và 5 đỏ.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Khi nào gõ</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Đầu ván, gõ với 10 là mạnh; cuối ván, khi bên kia còn ít quân, gõ là mạo hiểm. Hãy để ý bên kia còn bao nhiêu quân.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Đặt các tam giác cạnh kề cạnh, sao cho các số ở góc trùng nhau. Mỗi quân được điểm bằng các số của nó, chỗ khéo được nhiều hơn hẳn. Ai dẫn đầu khi có người đạt %1 thì thắng.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Cạnh kề cạnh</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Các quân nằm cạnh kề cạnh, và hai số ở cạnh đó phải giống nhau trên cả hai quân. Một quân của bạn có hai số 4: hãy đặt nó bên %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Khớp rồi. Mỗi quân được điểm bằng tổng ba số của nó: ở đây là 10 điểm.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Bạn được bốc, nhưng mất 5 điểm. Một quân của bạn khớp: hãy đặt nó.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Quân được nhiều điểm hơn</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Hai quân của bạn khớp ở đây. Mọi số trên quân đều được tính, nên hãy đặt quân nhiều điểm hơn.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 điểm. %1 thì chỉ được 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Có quân hay hơn: nó được 13 điểm.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Khép một lục giác</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Năm quân nằm quanh một điểm. Ai đặt quân thứ sáu sẽ khép lục giác và được thêm 50 điểm. Người đó là bạn.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 cho quân và 50 cho lục giác. Hãy nghĩ kỹ trước khi đặt quân thứ năm: quân thứ sáu là của người kế tiếp.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Không phải chỗ đó: hãy nhìn khe giữa năm quân.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Bắc một cây cầu</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Quân kề một cạnh và chạm một quân khác bằng góc đối diện thì bắc cầu: thêm 40 điểm. %1 của bạn làm được.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 cho quân và 40 cho cầu: cả ba góc nằm trên những số đã có.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Chỗ đó không có cầu: cả ba góc phải nằm trên những số đã có sẵn.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Khi không gì khớp</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Không quân nào của bạn khớp. Hãy bốc một quân từ nọc: mất 5 điểm. Nếu bốc ba lần vẫn không được, bạn bỏ lượt.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 điểm, trừ 5 cho quân đã bốc.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Bạn được bốc tiếp, nhưng mỗi lần mất 5 điểm, mà bạn đang có quân khớp.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Bốc ba lần rồi bỏ lượt</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Bạn đã bốc ba quân, mỗi quân mất 5 điểm, và không được bốc thêm. Quân cuối, %1, khớp. Bạn cũng có thể bỏ lượt, nhưng mất thêm 10. Hãy đặt quân.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 điểm, trừ 15 vì bốc. Nếu không có gì để đặt, bạn bỏ lượt và mất tất cả 25.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Bỏ lượt mất 10 điểm, mà bạn có một quân khớp.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Bạn bốc được %1, và nó khớp: hãy đặt xuống.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Bạn còn một quân. Hãy đặt xuống: ai hết quân được 25 điểm, và mọi thứ người khác còn giữ.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 cho quân, 25 vì hết quân, và 5 điểm của quân cuối bên kia.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Không cần bốc: quân cuối của bạn khớp.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Đó là Triominoes. Nếu không ai đi tiếp được, tay bài thấp nhất được điểm các quân của người khác trừ quân của mình. Một trận hai người thường chơi đến 800 điểm.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Ai mở ván</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Quân bộ ba cao nhất mở ván và được hơn tổng của nó 10 điểm: 22 cho quân %1 của bạn. Ở bàn này %2 được mở ván thay nó, một tùy chọn có thể bật, và được 40. Hãy đặt nó.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Không cách mở nào được nhiều hơn. Đặt về sau thì %1 chẳng được điểm nào.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Như vậy được 22. Hãy mở bằng %1: được 40.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Đừng đặt quân thứ năm</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Bốn quân nằm quanh một điểm. %1 của bạn sẽ là quân thứ năm, được 10 điểm, và để quân thứ sáu cùng 50 điểm cho bên kia. Hãy đặt quân khác.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Chỉ 5 điểm, nhưng không biếu không gì. Giờ để bên kia đặt quân thứ năm.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Thế là biếu không. Một quân của bạn khớp ở chỗ không có lục giác đang lớn.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Chỗ đúng cho nó</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 của bạn khớp ở hai chỗ. Ở một chỗ góc thứ ba của nó cũng gặp số: một cây cầu, thêm 40 điểm. Hãy tìm chỗ đó.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 điểm thay vì 8. Hãy nhìn góc thứ ba trước khi thả tay.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Quân khớp, nhưng góc thứ ba nằm trơ. Hãy thử chỗ kia.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Hai trong một</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Hai điểm đều được vây kín trừ một khe, và đó là cùng một khe. %1 của bạn khép cả hai lục giác bằng một quân: thêm 60 điểm. Hãy đặt nó.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 cho quân và 60 cho hai lục giác.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Ba cùng lúc</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Chỗ hiếm nhất: ba điểm đều được vây kín trừ cùng một khe. %1 của bạn khép ba lục giác: thêm 70 điểm. Hãy đặt nó.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 cho quân và 70 cho ba lục giác. Không có điểm thưởng nào cao hơn.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Không phải chỗ đó: hãy lấp khe giữa ba điểm.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Không phải chỗ đó: hãy lấp khe giữa hai điểm.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Lục giác và cầu</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Trước mỗi nước hãy nhìn hai lần: có điểm thưởng cho bạn không, và bạn có để lại cho người kế tiếp không?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Bạn giữ matador để sau: %1 thay vì %2.</translation>
        </message>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Đôi sáu (28 quân)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Đôi chín (55 quân)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Đôi mười hai (91 quân)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Bộ quân</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Theo số người chơi</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Mỗi người năm quân</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Mỗi người sáu quân</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Mỗi người bảy quân</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Mọi quân, không bốc</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Số quân chia mỗi người</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Chính quân đôi cao nhất</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Ai có quân đôi cao nhất</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Lần lượt từng người</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Ai mở ván</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Chỉ nằm ngang</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Ngang, hoặc dọc khi khớp</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Ngang hoặc dọc, ở đâu cũng được</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Cách đặt matador</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Đến khi có quân khớp</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Một quân, rồi đi hoặc bỏ lượt</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Khi không đi được, bạn bốc</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Được bốc thay vì đặt matador</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Quân đôi đầu tiên nằm ngang và mở thêm hai nhánh</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Số quân luôn ở lại trong nọc</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Mọi chấm của người khác</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Chấm của người khác trừ của người thắng</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Khi không ai đi được, tay bài thấp nhất được điểm</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Chỉ bộ đôi sáu mới chia hết được.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Bộ đôi sáu cho hai đến bốn người; đông hơn thì dùng bộ lớn hơn.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Có trục</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Được giữ matador</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Đôi chín</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Đôi mười hai</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Đặt một matador</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Giữ một matador để sau</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Hai đầu chạm nhau cộng thành bảy; matador vào đâu cũng được, nằm ngang.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Domino Nga</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Vẫn cộng thành bảy, matador nằm ngang hay dọc.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1, matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu trái: nhận %1 hoặc matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu phải: nhận %1 hoặc matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu trên: nhận %1 hoặc matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Đầu dưới: nhận %1 hoặc matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Đầu trái: nhận %1 hoặc %2, hoặc matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Đầu phải: nhận %1 hoặc %2, hoặc matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Đầu trên: nhận %1 hoặc %2, hoặc matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Đầu dưới: nhận %1 hoặc %2, hoặc matador.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Đầu trái, cổng: nhận nửa trắng hoặc matador.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Đầu phải, cổng: nhận nửa trắng hoặc matador.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Đầu trên, cổng: nhận nửa trắng hoặc matador.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Đầu dưới, cổng: nhận nửa trắng hoặc matador.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Đầu trái, trắng: chỉ nhận matador.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Đầu phải, trắng: chỉ nhận matador.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Đầu trên, trắng: chỉ nhận matador.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Đầu dưới, trắng: chỉ nhận matador.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Ở đây có matador nằm ngang. Chỉ nửa trắng hoặc matador nối được.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 nằm ngang, vuông góc với hàng: đây là cổng, nối được nửa trắng hoặc matador.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Ở đây có quân nằm ngang. Quân nối vào phải thành %3 với %1 hoặc %2 của nó.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 nằm ngang, vuông góc với hàng: quân nối vào phải thành %2 với một trong hai số của nó.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Không số nào thành %1 với nửa trắng: chỉ matador mở lại được đầu này.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Ở đây là %1, và hai quân chạm nhau phải thành %2.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Quân matador: vào được mọi đầu, ở đó là gì cũng được.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Giờ đầu đó là cổng.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Bạn có quân đôi cao nhất: đặt quân nào cũng được.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1 mở ván, với quân đôi cao nhất được chia, hoặc nếu không có thì quân nặng nhất.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Bạn mở ván: %1 là quân đôi cao nhất được chia.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Không ai được chia quân đôi. Bạn mở ván: %1 là quân nặng nhất.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Bạn có quân nặng nhất: đặt quân nào cũng được.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Đặt matador, hoặc bốc để giữ nó.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Lượt của bạn: cùng một đầu mở làm thành %1.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Đầu trắng chỉ nhận matador.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 gặp %2: cộng lại phải thành %3.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Không đầu mở nào nhận %1: hai nửa gặp nhau phải cộng thành %2.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Cổng nhận nửa trắng hoặc matador.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Đầu này nhận %1 hoặc %2, hoặc matador.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Người kế tiếp chỉ đi tiếp được bằng matador.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Nước này giữ một matador để sau.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Nước này đóng đầu này: chỉ matador đi tiếp được.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Chỉ nửa trắng hoặc matador nối tiếp được.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Không nước nào khác rõ ràng tốt hơn.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Nước này giữ các matador của bạn để sau.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Làm thành %1, hoặc đặt nửa trắng hay matador.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Làm thành %1, hoặc đặt matador.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Lượt của bạn: đặt nửa trắng hoặc matador.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Lượt của bạn: chỉ matador khớp.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Trả giá %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Rút lui</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n quân</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Cược %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Giữ ở %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Bỏ lượt</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Bốc</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Lấy lại %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Nếu không ai trả giá hơn, bạn được %1 và chia.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Điểm của bạn trừ số quân còn lại phải đạt ít nhất %1, không thì ván này bạn không được gì.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Điểm của riêng bạn trừ số quân còn lại phải đạt ít nhất %1, không thì ván này bạn không được gì.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Bốc ngẫu nhiên từ mỗi kho: %1. Mọi tay bài sẽ đầy: %2 quân.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Bốc ngẫu nhiên từ mỗi kho: %1. Mỗi tay bài sẽ có %2 trên %3 quân.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Bốc ngẫu nhiên từ mỗi kho: %1. Mỗi tay bài sẽ có %2 đến %3 trên %4 quân.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Đặt cược</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Người chia đã nâng, nên cược đi thêm một vòng: mức cao nhất là %1. Cược hơn, hoặc giữ mức của bạn.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Người chia đã nâng, nên cược đi thêm một vòng: mức cao nhất là %1. Quân của bạn được nhiều nhất %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Mọi người đã cược; mức cược cao nhất là %1. Là người chia, bạn có thể nâng mức của mình, rồi người khác cũng được nâng.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Mọi người đã cược; mức cược cao nhất là %1. Là người chia, bạn có thể nâng mức của mình, rồi người khác cũng được nâng. Quân của bạn được nhiều nhất %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Mức cược cao nhất là của bạn: %1. Bạn có thể nâng thêm, rồi người khác cũng được nâng.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Mức cược cao nhất là của bạn: %1. Bạn có thể nâng thêm, rồi người khác cũng được nâng. Quân của bạn được nhiều nhất %2.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Mức cược cao nhất là %1, nên giờ ít nhất là %2. Ai cũng phải cược; cược không đạt được 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Mức cược cao nhất là %1, nên giờ ít nhất là %2; ai cũng phải cược. Quân của bạn được nhiều nhất %3 (4 cho mỗi quân của nguyên tố, 1 cho quân khác, quân đôi gấp hai).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Người chia cược trước; mỗi mức cược sau phải cao hơn.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Bạn cược trước, những người khác cược cao hơn. Quân của bạn được nhiều nhất %1 (4 cho mỗi quân của nguyên tố, 1 cho quân khác, quân đôi gấp hai).</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Mỗi người đã bốc một quân và được trả giá đến tổng của quân đó. Ai trả giá cao nhất được số điểm ấy, và chia.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Mỗi người đã bốc một quân và được trả giá đến tổng của quân đó: bạn đến %1. Ai trả giá cao nhất được số điểm ấy, và chia.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Giá cao nhất là %1, của chính bạn. Quân của bạn cho trả giá đến %2. Ai trả giá cao nhất thì chia, và được số điểm ấy.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Giá cao nhất là %1, của %2. Ai trả giá cao nhất thì chia, và được số điểm ấy.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Giá cao nhất là %1, của %2. Quân của bạn cho trả giá đến %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Giá cao nhất là %1, của %2. Quân của bạn cho trả giá đến %3. Ai trả giá cao nhất thì chia, và được số điểm ấy.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Giá cao nhất là %1, của %2. Quân của bạn cho trả giá đến %3: bạn chỉ có thể rút lui. Ai trả giá cao nhất thì chia, và được số điểm ấy.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Chung kết bắt đầu từ số không và không có cược: tổng điểm chỉ tính khi hòa. Kho: %1 %2, %3 %4. Số quân các tay bài còn thiếu: %5; trong nọc: %6. Bên có kho lớn hơn nói xem bao nhiêu quân từ mỗi kho trở lại. Ít thì tay bài nhỏ và chung kết ngắn; nhiều thì tay bài đầy và thêm quân đôi cho điểm đi trước.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Chung kết bắt đầu từ số không và không có cược: tổng điểm chỉ tính khi hòa. Kho: %1 %2, %3 %4. Số quân các tay bài còn thiếu: %5; trong nọc: %6. Hai kho bằng nhau, nên bên thắng ván trước nói xem bao nhiêu quân từ mỗi kho trở lại. Ít thì tay bài nhỏ và chung kết ngắn; nhiều thì tay bài đầy và thêm quân đôi cho điểm đi trước.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Chung kết bắt đầu từ số không và không có cược: tổng điểm chỉ tính khi hòa. Kho: %1 %2, %3 %4. Số quân các tay bài còn thiếu: %5; trong nọc: %6. Hai kho bằng nhau, nên bên có tổng điểm cao hơn nói xem bao nhiêu quân từ mỗi kho trở lại. Ít thì tay bài nhỏ và chung kết ngắn; nhiều thì tay bài đầy và thêm quân đôi cho điểm đi trước.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Chung kết bắt đầu từ số không và không có cược: tổng điểm chỉ tính khi hòa. Kho: %1 %2, %3 %4. Số quân các tay bài còn thiếu: %5; trong nọc: %6. Hai kho và tổng điểm bằng nhau, nên người ngồi đầu nói xem bao nhiêu quân từ mỗi kho trở lại. Ít thì tay bài nhỏ và chung kết ngắn; nhiều thì tay bài đầy và thêm quân đôi cho điểm đi trước.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Ai chia trước?</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Nguyên tố của ván</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Người chia gọi nguyên tố và đặt quân đầu tiên của nó. Chỉ quân của nó được đặt ngang, được 3 hoặc 4 điểm; quân đôi tính gấp hai.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Chung kết</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Quân của bạn chỉ cho trả giá đến %1: bạn chỉ có thể rút lui.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Số nguyên tố trong bộ, mỗi nguyên tố 57 quân</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Mỗi người chơi riêng</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Hai đội ba người (sáu người chơi)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Ba đội hai người (sáu người chơi)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Ai chơi cùng ai</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Cược đạt được cộng thêm điểm</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Người không đặt được quân thì bốc một quân</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Chia đội dành cho sáu người chơi.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Trận ngắn: hai nguyên tố</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Ba nguyên tố</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Cược đạt thì có điểm</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Bí thì bốc một quân</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>lượt chia đầu</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>nhờ lượt chia đầu</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>đạt mức cược</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>nhờ đạt mức cược</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>cùng số</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>đặt ngang</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>nguyên tố của ván, cùng số</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Mọi tay bài đã hết quân.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Không ai còn quân mà đặt được.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Còn quá ít quân: ván này không chơi.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>trả giá %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Bạn trả giá %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 trả giá %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>rút lui</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Bạn rút lui.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 rút lui.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>gọi %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Bạn gọi %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 gọi %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>cược %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Bạn cược %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 cược %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>giữ mức</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Bạn giữ nguyên mức cược.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 giữ nguyên mức cược.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>lấy lại %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>bị loại</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Bạn đã bị loại khỏi trận.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Bị loại khỏi trận: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Với bot, một trận mất khoảng %n phút.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Trả giá cho lượt chia đầu</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Gọi đúng nguyên tố</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Cược số mà bài có thể đạt</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Đặt một quân ngang</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Đặt đúng quân</translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Hợp Nguyên Tố</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Hợp nguyên tố hoặc số, cược bài mình, vào chung kết.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Quân thuộc nguyên tố của ván: đặt ngang cũng được.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Quân đôi: được điểm gấp hai.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Còn trên tay khi hết ván thì mất một điểm.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Người đặt: %1.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Đặt ở đây được 1 điểm, hoặc 4 nếu thuộc nguyên tố của ván; quân đôi được gấp hai.</translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Đặt ở đây được 3 điểm, hoặc 4 nếu số chạm cũng có trên quân đó; quân đôi được gấp hai.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Quân của các ván đã thắng. Vào chung kết một số quân của mỗi kho được chia lại.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Một Kho cho cả đội: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Đã rút lui, không trả giá nữa.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Quân đã bốc cho trả giá đến %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Giá là %1; quân đã bốc cho trả giá đến %2.</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Chung kết bắt đầu từ số không: tổng %1 chỉ tính khi hòa.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>Ở chung kết: quân đôi %1 và điểm %2 trừ quân còn lại %3 thành %4. Tổng trước đó, %5, chỉ tính khi hòa.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Bị loại từ ván %1, với tổng điểm thấp nhất lúc đó.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Cược %1: điểm trừ quân còn lại phải đạt mức đó, không thì ván này được 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Không có quân nào để chơi ván này.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Người chia: gọi nguyên tố, cược trước và đặt quân đầu tiên.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Cược sau người chia, và phải hơn mức cược trước.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Trước mỗi ván, các tay bài được bù đủ từ đây. Khi sắp hết, tay bài nhỏ đi để quân đủ đến chung kết, và tổng điểm thấp nhất bị loại, trừ khi thắng ván.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Bạn chơi cùng %1.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Bạn bốc được quân đôi tốt nhất, %1: +%2 cho bạn, và bạn chia trước.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Bạn bốc được quân đôi tốt nhất, %2: +%3 cho bạn, và bạn chia trước. %5 thắng mọi quân đôi khác, và được %3 điểm.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Bạn chơi cùng %3. Bạn bốc được quân đôi tốt nhất, %1: +%2 cho bạn, và bạn chia trước.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Bạn chơi cùng %4. Bạn bốc được quân đôi tốt nhất, %2: +%3 cho bạn, và bạn chia trước. %5 thắng mọi quân đôi khác, và được %3 điểm.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 bốc được quân đôi tốt nhất, %2: +%3, và chia trước.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 bốc được quân đôi tốt nhất, %2: +%3, và chia trước. %5 thắng mọi quân đôi khác, và được %3 điểm.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Bạn chơi cùng %4. %1 bốc được quân đôi tốt nhất, %2: +%3, và chia trước.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Bạn chơi cùng %4. %1 bốc được quân đôi tốt nhất, %2: +%3, và chia trước. %5 thắng mọi quân đôi khác, và được %3 điểm.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Bạn trả giá cao nhất: +%1 cho bạn, và bạn chia trước.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 trả giá cao nhất: +%2, và chia trước.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Quân sắp hết: tay bài chỉ còn %1, và sau ván này tổng điểm thấp nhất bị loại, trừ khi thắng ván.</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Quân sắp hết: sau ván này tổng điểm thấp nhất bị loại, trừ khi thắng ván.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Giờ các bảng tên hiện, như “5 trên 12”, điểm trừ quân còn trên tay, và mức cược phải đạt.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 hết quân. Ván tiếp tục cho đến khi không ai đặt được quân nào.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Bạn hết quân. Ván tiếp tục cho đến khi không ai đặt được quân nào.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Chung kết bắt đầu từ số không và không có cược: tổng điểm chỉ tính khi hòa. Các bảng tên hiện điểm trừ quân còn trên tay.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 lấy lại %2 quân từ mỗi kho. Các bảng tên hiện điểm trừ quân còn trên tay.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Chung kết bắt đầu từ số không và không có cược: tổng điểm chỉ tính khi hòa. Các bảng tên hiện điểm trừ quân còn trên tay. Điểm đi trước cho quân đôi được trình ra: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 lấy lại %2 quân từ mỗi kho. Các bảng tên hiện điểm trừ quân còn trên tay. Điểm đi trước cho quân đôi được trình ra: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Chung kết bắt đầu từ số không và không có cược: tổng điểm chỉ tính khi hòa. Các bảng tên hiện điểm trừ quân còn trên tay. Điểm đi trước cho quân đôi được trình ra: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 lấy lại %2 quân từ mỗi kho. Các bảng tên hiện điểm trừ quân còn trên tay. Điểm đi trước cho quân đôi được trình ra: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Rút lui: quân của bạn không cho trả giá cao hơn.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Trả giá để chia trước và được số điểm ấy, hoặc rút lui.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Giữ mức cược %1 của bạn.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Cược hơn, hoặc giữ mức %1 của bạn.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Cược số điểm của bạn, mỗi quân còn lại trừ 1.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Cược điểm của riêng bạn, mỗi quân còn lại trừ 1.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Cược: quân của bạn được nhiều nhất %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Lượt của bạn: đặt quân đầu tiên, nguyên tố %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Đặt một quân: điểm trừ quân còn lại sẽ quyết định.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Lượt của bạn: đặt một quân; bạn đã đạt mức cược.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Đặt một quân: bạn đang có %1, mức cược là %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Gọi nguyên tố: quân của nó được nhiều điểm nhất.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Nói xem bao nhiêu quân trong kho trở lại.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>%3: cũng thấp như vậy, nhưng an toàn nhờ kho lớn hơn (%1 so với %2).</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>%3: cũng thấp như vậy, nhưng an toàn nhờ ván này được hơn (%1 so với %2).</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>%1: tổng cũng thấp như vậy, nhưng an toàn vì đi trước trong thứ tự chơi.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: bị loại, với %1.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: bị loại, với tổng điểm thấp nhất, %1.</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: bị loại; không ai thấp hơn %1.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: an toàn với %1, vì đã thắng ván.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Quân trên bàn vào kho của người thắng ván: vào chung kết một số quân của mỗi kho được chia lại, và bên có kho lớn hơn nói bao nhiêu.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Tiếp theo là chung kết, bắt đầu từ số không: tổng điểm chỉ tính khi hòa.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Khi quân sắp hết thì đến chung kết.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Sau ván tới tổng điểm thấp nhất bị loại, trừ khi thắng ván đó. Hai bên cuối cùng chơi chung kết.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Khi quân sắp hết, sau mỗi ván tổng điểm thấp nhất bị loại, trừ khi thắng ván. Hai bên cuối cùng chơi chung kết.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Không ai còn quân để chơi chung kết.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>Chung kết hòa: mỗi bên %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Tổng điểm cũng hòa, cùng %1: cả hai thắng.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>%3: dẫn trước nhờ tổng điểm cao hơn, %1 so với %2.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Kho: %n quân.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Kho: %1, và %n quân từ bàn: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Kho (%3): %1, và %n quân từ bàn: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Kho (%1): %n quân.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Kho: %1, và %2 từ kho tiếp quản (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Kho (%5): %1, và %2 từ kho tiếp quản (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Kho: %1, %2 từ kho tiếp quản (%4), và %n quân từ bàn: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Kho (%5): %1, %2 từ kho tiếp quản (%4), và %n quân từ bàn: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Mở ván bằng %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Đặt %1 nối dọc %2 bằng số %3: %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Đặt %1 ngang trên %2 bằng số %3: %n điểm.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Một đầu: nhận %1.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Cạnh quân %1 %2: nhận nguyên tố của nó.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>đã rút lui</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>trả giá %1</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>chung kết</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>quân đôi +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>chung kết, không cược</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Quân đôi lúc đầu %1, điểm %2, trừ quân còn lại %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Quân đôi lúc đầu %1, điểm %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Điểm %1, trừ quân còn lại %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Điểm %1, không còn quân nào.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 trừ %2 cho quân còn lại là %3: không đạt mức cược %4, nên tính 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, không còn quân nào: không đạt mức cược %2, nên tính 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 trừ %2 cho quân còn lại là %3: đạt mức cược %4, và cộng thêm thành %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, không còn quân nào: đạt mức cược %2, và cộng thêm thành %3.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 trừ %2 cho quân còn lại là %3: đạt mức cược %4.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, không còn quân nào: đạt mức cược %2.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>chia bài</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>cược %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 trên %2</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Điểm %1 trừ quân còn lại %2: đến giờ %3. Mức cược là %4.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Bị loại khỏi trận từ đây.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Bị loại từ ván %1.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>bị loại từ ván %1</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>thấp nhất, kém %1</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>hơn người thấp nhất %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>tổng điểm thấp nhất bị loại, trừ khi thắng ván</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>tổng điểm thấp nhất bị loại, trừ khi thắng ván: bạn đang kém %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>tổng điểm thấp nhất bị loại, trừ khi thắng ván: đội bạn đang kém %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>tổng điểm thấp nhất bị loại, trừ khi thắng ván: bạn đang hơn %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>tổng điểm thấp nhất bị loại, trừ khi thắng ván: đội bạn đang hơn %1</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>bốc quân đôi %1, và chia trước</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>trả giá %1, và chia trước</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Trước ván: +%1 cho quân đôi tốt nhất, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Trước ván: +%1 cho mức trả giá cao nhất.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Nguyên tố của ván: chỉ quân của nó được đặt ngang, được 3 hoặc 4 điểm; quân đôi tính gấp hai.</translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>lửa %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>than %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>ánh sáng %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>lá %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>nước %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>khí %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>lửa</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>than</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>ánh sáng</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>lá</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>nước</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>khí</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Đầu này là %1, và chỉ nhận %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Chỉ quân thuộc nguyên tố của ván mới được đặt ngang.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Giờ không có chỗ cho %1: không còn đầu mở, cũng không còn cạnh dài.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Giờ không có chỗ cho %1: các đầu nhận %2, và không cạnh dài nào mở.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Giờ không có chỗ cho %1: không đầu nào mở, và chỉ %2 được nằm ngang.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Giờ không có chỗ cho %1: các đầu nhận %2, và chỉ %3 được nằm ngang.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Bạn không có nguyên tố nào khác nhiều hơn.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Bạn có số quân và quân đôi của nguyên tố khác cũng bằng vậy: chọn cái nào cũng được.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Bạn có %n quân của nó.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Quân %1 của bạn được nhiều điểm hơn, nhưng sau này vẫn khớp; quân này khi đó có thể không còn đầu nào.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Nước này để mở số %1, và bạn còn %n quân có số đó.</numerusform>
            </translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Không khớp chỗ nào khác: đây là %1 mở duy nhất, và có thể sắp mất.</translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Còn trên tay thì cuối ván mất một điểm, và đầu này có thể sắp mất.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Quân thuộc nguyên tố của ván, và quân đôi tính gấp hai.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Quân thuộc nguyên tố của ván, và số khớp.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Quân thuộc nguyên tố của ván, nên được nằm ngang.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Chưa đến lượt bạn.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Hãy trả lời câu hỏi trước, rồi mới đặt quân.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Quân đầu tiên thuộc nguyên tố bạn đã gọi.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Ở đây không có đầu hay cạnh mở.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Ai trả giá cao nhất thì chia, và được số điểm ấy.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Không ai trả giá cao hơn được: bạn chia, và được số điểm ấy.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Một đối thủ được trả giá đến %1, bạn đến %2: trả giá thêm chỉ làm họ được nhiều điểm hơn.</translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Cược nào đạt được cũng cho bạn số điểm trừ số quân còn lại; cược cao hơn chỉ khó đạt hơn.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Cược đạt được cũng được tính điểm, nhưng cược cao hơn thì khó đạt hơn mức nó đáng.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Nước này để lại những đầu khớp với quân khác của bạn.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Không quân nào của bạn khớp.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Tay bài càng đầy thì càng ít may rủi.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Bạn lấy lại %1 quân từ mỗi kho.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 lấy lại %2 quân từ mỗi kho.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>%3: tốt ngang nhau, nhưng hơn nhờ còn ít quân hơn (%1 so với %2).</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>%3: tốt ngang nhau, nhưng hơn nhờ mức cược cao hơn (%1 so với %2).</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>Mức cược duy nhất đạt được lấy ván: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Kết quả tốt nhất trong những người đạt mức cược lấy ván: %1, với %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Kết quả tốt nhất lấy ván: %1, với %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Không ai đạt mức cược. Kết quả tốt nhất lấy ván: %1, với %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Thêm nữa cũng không làm tay bài nào lớn hơn.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Thử nhiều lần thì cách này thắng chung kết thường xuyên hơn là lấy nhiều quân hơn.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Cược cao.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Thích đặt ngang.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Bài của bạn chắc được khoảng %1, hơn mức cược.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Đây là mức cược thấp nhất được phép, dù bài của bạn được nhiều nhất %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Đây là mức cược thấp nhất được phép; bài của bạn chắc được khoảng %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Bài của bạn chắc được khoảng %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Bài của bạn chắc được khoảng %1, và những người sau phải cược hơn.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n quân trong đó là quân đôi, được tính hai lần.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Mức cược %1 của bạn không đạt được nữa: ván này bạn không được gì. Giờ điều quan trọng là người khác được ít điểm.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Mức cược %1 của bạn không đạt được nữa: ván này bạn không được gì. Nếu không ai đạt mức cược, ai có điểm trừ số quân còn lại cao nhất sẽ thắng.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Mức cược %1 của bạn không đạt được nữa: ván này bạn không được gì.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Nguyên tố %1: bạn có %n quân</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Bạn dễ đi tiếp hơn: %n quân khác của bạn khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Người khác khó đi tiếp hơn: %n quân khuất khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Số quân của bạn thuộc nguyên tố đó: %1 thay vì %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Nếu không ai trả giá hơn, bạn được %1 thay vì %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Cược thấp hơn dễ đạt hơn: %1 thay vì %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Những người sau phải cược hơn %1, thay vì %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Hạ sảnh</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Hạ bộ</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Hạ phỏm</translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Quân trong phỏm không còn tính điểm rác, và cả hai người đều thêm được vào phỏm.</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Gõ: Ù!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Gõ</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Phải hạ joker trước.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Quân vừa lấy không được bỏ trong lượt này.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Sẽ còn %1 điểm rác; để gõ phải là %2 trở xuống, hoặc chỉ một quân.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Sẽ còn %1 điểm rác; để gõ phải là %2 trở xuống.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Sẽ còn dư %n quân; để gõ, nhiều nhất là một.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Sẽ còn dư %n quân; để gõ, không được dư quân nào.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Bốc</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Bỏ lượt</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Bạn còn %1 điểm rác, thay vì %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Sau đó %n quân khuất sẽ giảm điểm rác của bạn, thay vì %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Không có điểm rác</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Điểm rác %1 sau khi bỏ quân</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Điểm rác %1</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>gõ khi ≤ %1</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Mười</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Mười ba</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Số quân chia mỗi người</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Số bản mỗi quân</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>Trên bàn, cả hai đều thêm được</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Chỉ khi có người gõ</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Hạ phỏm ở đâu</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Chỉ những gì ngoài phỏm</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Tất cả, kể cả phỏm</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Tính gì trên tay bên kia khi có người gõ</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Ít điểm rác, hoặc còn một quân</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Ít điểm rác</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Còn nhiều nhất một quân</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Không còn quân nào</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Điều kiện để gõ</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Điểm rác đủ thấp để gõ</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Điểm rác của một joker</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Điểm khi lật kèo</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Điểm khi thắng</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Điểm khi ù</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Bàn mở</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Gin 52 quân</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>lấy %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Bạn lấy %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 lấy %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>bỏ %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Bạn bỏ %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 bỏ %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>hạ %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Bạn hạ %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 hạ %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>thêm %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Bạn thêm %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 thêm %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 đổi joker</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Bạn đặt %1 vào chỗ joker.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 đặt %2 vào chỗ joker.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>gõ</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Bạn gõ.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 gõ.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>bỏ %1 và gõ</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Bạn bỏ %1 và gõ.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 bỏ %2 và gõ.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 gõ với ít điểm rác hơn: thắng.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Bạn gõ với ít điểm rác hơn: thắng.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 không còn quân nào dư: ù.</translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Ù!</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Bạn không còn quân nào dư: ù.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Lật kèo, %1 với %2: điểm rác bằng hoặc ít hơn.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 gõ, nhưng bạn có điểm rác bằng hoặc ít hơn: lật kèo.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Bạn gõ, nhưng %1 có điểm rác bằng hoặc ít hơn: lật kèo.</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Không ai gõ: ván hòa.</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Hạ các quân đã chọn thành phỏm</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Lấy quân ngửa</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Thả hoặc chạm vào đây để hạ phỏm</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Phỏm nào?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Những quân này không làm thành phỏm.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Phỏm cần ba quân trở lên: hãy chọn trước.</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Xếp phỏm của tôi</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Ngừng xếp phỏm của tôi</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Xếp phỏm của tôi, hoặc để nguyên</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Quân của bạn chưa làm thành phỏm nào.</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Không lấy quân ngửa</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Dùng joker</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Thêm vào phỏm trên bàn</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Hạ một phỏm</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bỏ đúng quân</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Gõ với đúng quân</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Khoan gõ</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Bộ và sảnh cho hai người; hãy gõ trước đối thủ.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>thắng</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>nhờ thắng</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>ù</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>nhờ ù</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>lật kèo</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>nhờ lật kèo</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>điểm rác</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>nhờ điểm rác</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Ngoài phỏm nó tính %1 điểm rác cho bạn.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Quân át: ngoài phỏm tính %1 điểm rác cho bạn.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Nó thay cho bất cứ quân nào mà phỏm còn thiếu.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>%1 đã hạ.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Cả hai người đều thêm được vào mọi phỏm, ai hạ cũng vậy.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Ai có quân đó thì đổi lấy joker được.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Quân bỏ nằm ở đây. Chỉ lấy được quân trên cùng.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Mỗi lượt bắt đầu bằng một quân từ đây, hoặc quân vừa bị bỏ.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Điểm rác là số điểm của các quân ngoài phỏm. Càng ít càng tốt.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Quân bỏ để còn lại ít điểm nhất: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Ngoài phỏm: %1 = %2.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 là át và tính 11, 10 đến 13 tính 10, còn lại tính theo số.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Ngoài phỏm: 1 là át và tính 11, 10 đến 13 tính 10, còn lại tính theo số.</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>Với %1 trở xuống bạn được gõ, và ván kết thúc.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Sảnh này nhận %1 đen hoặc %2 đen.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Sảnh này nhận %1 đỏ hoặc %2 đỏ.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Sảnh này nhận %1 xanh hoặc %2 xanh.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Sảnh này nhận %1 cam hoặc %2 cam.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Sảnh này nhận %1 đen.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Sảnh này nhận %1 đỏ.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Sảnh này nhận %1 xanh.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Sảnh này nhận %1 cam.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Bộ này nhận %1 đen.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Bộ này nhận %1 đỏ.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Bộ này nhận %1 xanh.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Bộ này nhận %1 cam.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker thay cho %1 đen.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker thay cho %1 đỏ.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker thay cho %1 xanh.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker thay cho %1 cam.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Các joker thay cho %1 đen.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Các joker thay cho %1 đỏ.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Các joker thay cho %1 xanh.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Các joker thay cho %1 cam.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Gửi vào sảnh đen</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Gửi vào sảnh đỏ</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Gửi vào sảnh xanh</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Gửi vào sảnh cam</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 đen</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 đỏ</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 xanh</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>%1–%2 cam</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, thay %1 đen</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, thay %1 đỏ</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, thay %1 xanh</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, thay %1 cam</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>joker, thay một quân %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>bộ %1</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Bộ này đã đủ.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Bộ này nhận thêm một quân %1, màu còn thiếu.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Sảnh này đã đủ.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Joker thay cho một quân %1, màu mà bộ còn thiếu.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Gửi vào bộ %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Sảnh</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Bộ</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: gõ, bỏ %2.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: không có điểm rác.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: điểm rác %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: điểm rác %2 = %3.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 trừ %3 là %4 điểm.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 trừ %3 là %4 điểm, và %5 nhờ thắng.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Hai bên bằng nhau: lật kèo, không có điểm.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>%1: bằng nhau, và %2 điểm nhờ lật kèo.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 trừ %3 là %4 điểm, và %5 nhờ lật kèo.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Nọc đã hết: không ai được điểm.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 lượt không bốc từ nọc: không ai được điểm.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 điểm nhờ ù.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2, và %3 nhờ ù, là %4 điểm.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Phỏm chưa hạ bị tính đủ.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: gửi %n quân.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Lấy quân ngửa, hoặc bỏ lượt.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Cả hai đã bỏ lượt: bốc một quân.</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Hạ joker ngay, trong phỏm hoặc thêm vào phỏm.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Bỏ một quân. Để gõ: %1 điểm rác trở xuống.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Bỏ một quân. Để gõ: còn nhiều nhất một.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Bỏ một quân. Để gõ: không còn quân nào.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Bốc một quân, hoặc lấy quân ngửa.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Bốc một quân.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Bỏ một quân, hoặc gõ để kết thúc ván.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Hạ phỏm nếu muốn, rồi bỏ một quân.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Nọc đã hết: đây là lượt cuối.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Còn %n quân để bốc.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 đen</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 đỏ</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 xanh</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 cam</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>joker</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Lấy quân %1 đen</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Lấy quân %1 đỏ</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Lấy quân %1 xanh</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Lấy quân %1 cam</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Lấy joker</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Bỏ quân %1 đen</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Bỏ quân %1 đỏ</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Bỏ quân %1 xanh</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Bỏ quân %1 cam</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Bỏ joker</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Đặt quân %1 đen vào chỗ joker</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Đặt quân %1 đỏ vào chỗ joker</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Đặt quân %1 xanh vào chỗ joker</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Đặt quân %1 cam vào chỗ joker</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Thêm quân %1 đen vào sảnh</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Thêm quân %1 đỏ vào sảnh</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Thêm quân %1 xanh vào sảnh</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Thêm quân %1 cam vào sảnh</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Thêm quân %1 đen vào bộ</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Thêm quân %1 đỏ vào bộ</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Thêm quân %1 xanh vào bộ</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Thêm quân %1 cam vào bộ</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Thêm joker vào bộ %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker trước quân %1 đen</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker trước quân %1 đỏ</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker trước quân %1 xanh</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker trước quân %1 cam</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker sau quân %1 đen</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker sau quân %1 đỏ</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker sau quân %1 xanh</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Thêm joker sau quân %1 cam</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Chồng bỏ: %1 đen trên cùng, %n quân</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Chồng bỏ: %1 đỏ trên cùng, %n quân</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Chồng bỏ: %1 xanh trên cùng, %n quân</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Chồng bỏ: %1 cam trên cùng, %n quân</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Chồng bỏ: joker trên cùng, %n quân</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Gõ với %2, bỏ quân %1 đen</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Gõ với %2, bỏ quân %1 đỏ</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Gõ với %2, bỏ quân %1 xanh</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Gõ với %2, bỏ quân %1 cam</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Gõ với %2, bỏ joker</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Ù: bỏ quân %1 đen</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Ù: bỏ quân %1 đỏ</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Ù: bỏ quân %1 xanh</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Ù: bỏ quân %1 cam</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Ù: bỏ joker</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Chồng bỏ, trống</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Nước này hạ điểm rác từ %1 xuống %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Quân vào phỏm: điểm rác giảm từ %1 xuống %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Quân khớp một phỏm trên bàn.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Quân có thể thành một phần của phỏm.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Cả hai đã bỏ lượt: bạn chỉ có thể làm thế này.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Chồng bỏ đang trống.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>Quân ngửa không làm thành phỏm cho bạn.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>Trong nọc có thể có quân hay hơn.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Tay bạn hết quân: Ù.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Joker phải được hạ trong lượt này.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Nước này lấy joker về cho phỏm của bạn.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Quân đã nằm trên bàn thì không tính vào điểm rác của bạn.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>Trên tay bạn còn %n quân.</numerusform>
            </translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Nước này để lại %1 điểm rác thay vì %2, nhưng những gì giữ lại dễ thành phỏm hơn.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Nước này để lại %1 điểm rác thay vì %2, nhưng ít có ích cho %3 hơn.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Nước này để lại %1 điểm rác; ít nhất có thể là %2.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Không quân nào ngoài phỏm nặng hơn; còn %1 điểm rác, trong đó quân át tính %2.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Nước này để lại %1 điểm rác, ít nhất có thể; trong đó quân át tính %2.</translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Đó là quân cuối của bạn: Ù.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Quân át tính %1, và không quân nào ngoài phỏm nặng hơn; còn %2 điểm rác.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 đến %2 đều tính %3, và không quân nào ngoài phỏm nặng hơn; còn %4 điểm rác.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Không quân nào ngoài phỏm nặng hơn; còn %1 điểm rác.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Quân này nặng nhất trong số ngoài phỏm; còn %1 điểm rác.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Nước này để lại %1 điểm rác, ít nhất có thể.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Bạn không có điểm rác.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1 cần %2 trở xuống mới lật kèo được bạn.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ván đã kết thúc.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Chưa đến lượt bạn.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Trước hết lấy quân ngửa, hoặc bỏ lượt.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Trước hết bốc một quân.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Trước hết bốc, hoặc lấy quân ngửa.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Phải hạ joker: trong một phỏm, hoặc thêm vào phỏm.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Phỏm chỉ được hạ khi có người gõ.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Bạn không thể hạ joker trong lượt này.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Thế thì lượt của bạn không kết thúc được.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Quân đó không có trên tay bạn.</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Hãy chờ rồi mới gõ: lần bốc tới hạ điểm rác từ %1 xuống trung bình %2.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Không còn quân nào dư.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Gõ ngay khi được phép.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Chờ thêm rồi mới gõ.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Hay theo sảnh.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Quân này nằm trong phỏm, và để lại %1 điểm rác thay vì %2, nhưng những gì giữ lại dễ thành phỏm hơn.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Quân này nằm trong phỏm, nhưng bỏ quân nào cũng không còn ít điểm rác hơn %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Cầu hay lục giác đắt nhất để lại cho người khác đáng %1, thay vì %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Khi đó bạn giữ %1 quân, thay vì %2: có nhiều quân hơn, bạn vẫn đi được khi người khác phải bỏ lượt.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Không ai đi nữa: ván bị kẹt.</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 cho một, 60 cho hai cùng lúc, 70 cho ba</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 cho mỗi cái</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Điểm khi khép lục giác</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Cả ba góc đều gặp số đã nằm đó</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Như vậy, và chỉ một cạnh chạm quân khác</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Thế nào là cầu</translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Bỏ lượt khi nọc hết thì mất</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>0-0-0 được mở ván thay bộ ba cao nhất</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Quân của người khác trừ của người thắng, một lần</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Phần chênh với từng người khác</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Khi không ai đi được, tay bài thấp nhất được điểm</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Khép một lục giác</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bắc một cây cầu</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Chuẩn bị cầu hay lục giác cho mình</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bốc, dù có quân khớp</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Để lại ít chỗ khớp cho người khác</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triominoes</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Tam giác cạnh kề cạnh; khép lục giác, bắc cầu.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Cầu chặt, lục giác mỗi cái 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Trận ngắn, đến 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>quân đặt</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>nhờ đặt một quân</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>nhờ đặt quân</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>mở bằng bộ ba</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>nhờ mở bằng bộ ba</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>mở bằng 0-0-0</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>nhờ mở bằng 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>lục giác</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>nhờ một lục giác</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>nhờ các lục giác</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>cầu</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>nhờ một cây cầu</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>nhờ %n cây cầu</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>một quân bốc</translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>do bốc một quân</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>do bốc %n quân</numerusform>
            </translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>bỏ lượt</translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>do bỏ lượt</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>do bỏ lượt %n lần</numerusform>
            </translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>vì hết quân</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>nhờ điểm còn trên tay những người khác</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>quân %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>quân %1, %2, %3; không khớp đâu cả</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>quân %1, %2, %3; khớp ở %n chỗ</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Đáng giá %1: của bạn nếu bạn đặt được, của người thắng nếu còn trên tay bạn.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Người đặt: %1.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Bộ ba: bộ ba cao nhất mở ván, được thêm 10 điểm.</translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Mở ván bằng %1: %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Đặt %1 ở %2 và khép %3 lục giác: %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Đặt %1 ở %2 và khép lục giác: %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Đặt %1 ở %2 làm cầu: %n điểm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Đặt %1 ở %2: %n điểm.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ván tiếp</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Bốc (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Lần bốc cuối (%1): nếu không khớp, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Nọc đã hết, không quân nào khớp: bạn bỏ lượt (%1).</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Bỏ lượt</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Bỏ lượt (−%1)</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Nơi một quân của bạn khớp.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Ở cạnh chạm nhau, số ở hai đầu cạnh phải giống nhau.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Bạn mở ván: %1 là bộ ba cao nhất được chia.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Không ai được chia bộ ba. Bạn mở ván: %1 nặng nhất.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 mở ván: 30 điểm, và 10 cho bộ ba.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 mở ván: bộ ba cao nhất được chia.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Không ai được chia bộ ba. %1 mở ván: quân nặng nhất.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Bốc một quân ở đây mất %1 điểm, nhiều nhất ba quân mỗi lượt.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Bộ ba cao nhất mở ván: đặt %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Không ai có bộ ba, nên quân giá trị nhất mở ván: đặt %1.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Ở đó quân phải có %1, %2 và %3, đọc theo chiều kim đồng hồ.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Ở đó quân phải có %1 và, theo chiều kim đồng hồ, tiếp đến %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>Quân có cả hai số, nhưng ngược chiều: theo chiều kim đồng hồ, sau %1 phải là %2.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Quân được đặt cạnh kề cạnh với quân khác.</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Nước này không được điểm, nhưng không có gì rõ ràng hay hơn.</translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Số điểm ấy đáng giá, dù sau đó không quân nào khác của bạn khớp.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Nước này không được điểm, nhưng rồi những quân khác của bạn khớp.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Sau đó %n quân khác của bạn khớp.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Chưa đến lượt bạn.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Không cạnh nào trên bàn nhận %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Không quân nào của bạn khớp.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Bạn hết quân với nước này.</translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>Đến cuối ván, đặt %1 (+%2) hơn khoảng %3 điểm.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Trong nhiều ván như thế này, nước đó được nhiều hơn đặt %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Khá sát nhau: đến cuối ván, đặt %1 (+%2) cũng được chừng đó điểm.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Giữ bộ ba đến cuối.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Đặt quân nặng trước.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Bạn dễ đi tiếp hơn: %n quân khác của bạn khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Người khác khó đi tiếp hơn: %n quân khuất khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Khi đó người khác phải bỏ lượt nhiều hơn.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Khi đó quân của bạn được nhiều hơn, quân của người khác được ít hơn.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Khi đó quân của bạn được nhiều hơn.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Khi đó quân của người khác được ít hơn.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 Đến cuối ván, nước này hơn khoảng %n điểm so với đặt %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>Đến cuối ván, nước này hơn khoảng %n điểm so với đặt %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Trong nhiều ván như thế này, nước đó được nhiều hơn đặt %1 (+%2): có nhiều quân hơn, bạn vẫn đi được khi người khác phải bỏ lượt.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Cầu hay lục giác đắt nhất để lại cho đối thủ đáng %1, thay vì %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Khi đó bạn giữ %1 quân, thay vì %2: có nhiều quân hơn, bạn vẫn đi được khi đối thủ phải bỏ lượt.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Không quân nào khác của bạn được nhiều điểm như vậy lúc này.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Tính cả điểm lẫn những quân khớp sau đó, không có gì rõ ràng hay hơn.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Sau đó %n quân khuất khớp, ít hơn so với sau %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Đối thủ khó đi tiếp hơn: %n quân khuất khớp, thay vì %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Có nhiều quân hơn, bạn đi được nhiều lần hơn, còn người khác ít hơn.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Có nhiều quân hơn, bạn đi được nhiều lần hơn.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Khi đó đối thủ phải bỏ lượt nhiều hơn.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Đặt %1 (+%2) sẽ giúp đối thủ: khi đó %3 quân khuất khớp, thay vì %4 như bây giờ.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Có nhiều quân hơn thì bạn đi được khi đối thủ phải bỏ lượt. Bốc trước được thêm khoảng %1 điểm mỗi ván so với đặt ngay.</translation>
        </message>
    </context>
</TS>
