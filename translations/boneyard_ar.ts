<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
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
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>ضع التشكيلة</translation>
        </message>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one's turn again</extracomment>
            <translation>إلى دوري</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Round %L1, your turn</source>
            <extracomment>An unfinished match. %L1 the round; then whose turn it is</extracomment>
            <translation>الجولة %L1، دورك الآن</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>الجولة %L1</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>متابعة</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player's name: hand the machine over</extracomment>
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
    </context>
    <context>
        <name>HandBar</name>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>رتّب تشكيلاتي</translation>
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
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>وضعها هناك</translation>
        </message>
        <message>
            <source>D</source>
            <translation>D</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>سحب قطعة</translation>
        </message>
        <message>
            <source>P</source>
            <translation>P</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>تمرير الدور</translation>
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
            <source>Put the tile back, or leave</source>
            <translation>إعادة القطعة أو المغادرة</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>These keys</source>
            <translation>هذه المفاتيح</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A key and what it does</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show where my tiles fit, or not</source>
            <translation>إظهار أماكن قطعي أو إخفاؤها</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>مسافة</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <translation>ضع القطع المختارة تشكيلةً</translation>
        </message>
        <message>
            <source>T</source>
            <translation>T</translation>
        </message>
        <message>
            <source>Take the tile that lies open</source>
            <translation>أخذ القطعة المكشوفة</translation>
        </message>
        <message>
            <source>K</source>
            <translation>K</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>طرق</translation>
        </message>
        <message>
            <source>A</source>
            <translation>A</translation>
        </message>
        <message>
            <source>Arrange my melds, or not</source>
            <translation>رتّب تشكيلاتي أو ألغِ ذلك</translation>
        </message>
        <message>
            <source>Choose it, or not, where tiles are laid together; while bots play: on to your turn</source>
            <translation>اختيار القطعة أو تركها حيث توضع القطع معًا؛ وأثناء لعب الآليين: الانتقال إلى دورك</translation>
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
            <source>As the system</source>
            <extracomment>The theme follows the desktop's</extracomment>
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
            <source>%L1%</source>
            <extracomment>A size in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>حجم القطع</translation>
        </message>
        <message>
            <source>Move as little as possible</source>
            <translation>أقل حركة ممكنة</translation>
        </message>
        <message>
            <source>Nothing flies or slides; it fades.</source>
            <extracomment>Explains "Move as little as possible"</extracomment>
            <translation>لا شيء يطير أو ينزلق، بل يظهر بهدوء.</translation>
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
        <name>MatchSheet</name>
        <message>
            <source>%1. %2</source>
            <extracomment>How the last round of a match ended. %1 "Ann went out", %2 "Ann gains 23"</extracomment>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>كل الألعاب</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>العب مرة أخرى</translation>
        </message>
    </context>
    <context>
        <name>MeldArea</name>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>أفلت هنا أو انقر لوضع التشكيلة</translation>
        </message>
    </context>
    <context>
        <name>MeldSheet</name>
        <message>
            <source>Which meld?</source>
            <translation>أي تشكيلة؟</translation>
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
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>مرّر الدور</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>وضع %1</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>لم يسحب قطعًا</numerusform>
                <numerusform>سحب قطعة</numerusform>
                <numerusform>سحب قطعتين</numerusform>
                <numerusform>سحب %n قطع</numerusform>
                <numerusform>سحب %n قطعة</numerusform>
                <numerusform>سحب %n قطعة</numerusform>
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
            <translation>وضع %1 القطعة %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>سحب %1 قطعة.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>مرّر %1 دوره.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>لا تخسر نقاطًا.</numerusform>
                <numerusform>تخسر نقطة واحدة.</numerusform>
                <numerusform>تخسر نقطتين.</numerusform>
                <numerusform>تخسر %n نقاط.</numerusform>
                <numerusform>تخسر %n نقطة.</numerusform>
                <numerusform>تخسر %n نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>لا تكسب نقاطًا.</numerusform>
                <numerusform>تكسب نقطة واحدة.</numerusform>
                <numerusform>تكسب نقطتين.</numerusform>
                <numerusform>تكسب %n نقاط.</numerusform>
                <numerusform>تكسب %n نقطة.</numerusform>
                <numerusform>تكسب %n نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>لا يخسر %1 نقاطًا.</numerusform>
                <numerusform>يخسر %1 نقطة واحدة.</numerusform>
                <numerusform>يخسر %1 نقطتين.</numerusform>
                <numerusform>يخسر %1 عدد %n نقاط.</numerusform>
                <numerusform>يخسر %1 عدد %n نقطة.</numerusform>
                <numerusform>يخسر %1 عدد %n نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>لا يكسب %1 نقاطًا.</numerusform>
                <numerusform>يكسب %1 نقطة واحدة.</numerusform>
                <numerusform>يكسب %1 نقطتين.</numerusform>
                <numerusform>يكسب %1 عدد %n نقاط.</numerusform>
                <numerusform>يكسب %1 عدد %n نقطة.</numerusform>
                <numerusform>يكسب %1 عدد %n نقطة.</numerusform>
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
            <translation>فاز %1 بالجولة</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>فزتَ بالمباراة</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>فاز %1 بالمباراة</translation>
        </message>
        <message>
            <source>The match is shared by %1</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>تعادل في المباراة: %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Points and why: "40 bridge"</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: "13 + 25 out of tiles"</extracomment>
            <translation>%1: %2.</translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>ابدأ</translation>
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
        <name>OpenHand</name>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name, %2 "12 points", %3 "34 points"</extracomment>
            <translation>%1: هذه الجولة %2، والمجموع %3</translation>
        </message>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>%L1</source>
            <translation>%L1</translation>
        </message>
        <message>
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>لا قطع باقية</translation>
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
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>خريطة الطاولة</translation>
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
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>المخزون: لا قطع باقية</numerusform>
                <numerusform>المخزون: بقيت قطعة</numerusform>
                <numerusform>المخزون: بقيت قطعتان</numerusform>
                <numerusform>المخزون: بقيت %n قطع</numerusform>
                <numerusform>المخزون: بقيت %n قطعة</numerusform>
                <numerusform>المخزون: بقيت %n قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <extracomment>What pressing the boneyard does</extracomment>
            <translation>سحب قطعة</translation>
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
            <source>At once</source>
            <translation>فورًا</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>تمييز الأطراف المفتوحة</translation>
        </message>
        <message>
            <source>A sign at each end tells what joins there.</source>
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
            <source>Where tiles are laid all around. The key F does the same.</source>
            <translation>في الألعاب التي توضع قطعها من كل الجهات. المفتاح F يفعل الشيء نفسه.</translation>
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
            <extracomment>Names of the computer's players, one for each seat: any short first names will do</extracomment>
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
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player's tiles</extracomment>
            <translation>قطعك</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile's name when it can be played now</extracomment>
            <translation>يمكن لعبها</translation>
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
            <source>Round %L1, %2: %L3, %4. Total %L5</source>
            <extracomment>Spoken line of the score sheet. %1 round, %2 name, %3 points, %4 reason, %5 total</extracomment>
            <translation>الجولة %L1، %2: %L3، %4. المجموع %L5</translation>
        </message>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>%L1</source>
            <translation>%L1</translation>
        </message>
    </context>
    <context>
        <name>SeatPlate</name>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a seat. %1 a name, %2 "12 tiles", %3 "34 points"</extracomment>
            <translation>%1: %2، %3</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>لا قطع</numerusform>
                <numerusform>قطعة واحدة</numerusform>
                <numerusform>قطعتان</numerusform>
                <numerusform>%n قطع</numerusform>
                <numerusform>%n قطعة</numerusform>
                <numerusform>%n قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>الدور له</translation>
        </message>
        <message>
            <source>%1 (%L2)</source>
            <extracomment>A seat in a small window: its name and how many tiles it holds</extracomment>
            <translation>%1 (%L2)</translation>
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
            <extracomment>Spoken for the field with a player's name. %L1 is the number of the seat</extracomment>
            <translation>الاسم عند المقعد %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot's level. %L1 is the number of the seat</extracomment>
            <translation>من يجلس في المقعد %L1</translation>
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
        <name>Sheet</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>إغلاق</translation>
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
                <numerusform>%n نقاط</numerusform>
                <numerusform>%n نقطة</numerusform>
                <numerusform>%n نقطة</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 "34 points"</extracomment>
            <translation>ناقص %1</translation>
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
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>الطاولة</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>العودة إلى كل الألعاب</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>الجولة %L1</translation>
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
        <name>boneyard::ui::MatchSession</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>لا يوجد ما يمكن التراجع عنه بعد.</translation>
        </message>
        <message>
            <source>Undo ends where a hidden tile was seen.</source>
            <translation>يتوقف التراجع حيث كُشفت قطعة مخفية.</translation>
        </message>
        <message>
            <source>Undo ends where another person has played.</source>
            <translation>يتوقف التراجع حيث لعب شخص آخر.</translation>
        </message>
        <message>
            <source>You cannot play: pass.</source>
            <translation>لا يمكنك اللعب: يُمرَّر دورك.</translation>
        </message>
        <message>
            <source>It is the turn of %1.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>الدور على %1.</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>هذه القطع لا تكوّن تشكيلة.</translation>
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
            <source>A deal has a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>رقم التوزيع عدد صحيح من 0 إلى %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Settings</name>
        <message>
            <source>The settings could not be read; they start afresh. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تعذّرت قراءة الإعدادات فبدأت من جديد. الملف القديم الآن باسم %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so they will not be kept.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>تعذّرت قراءة الإعدادات في %1، لذلك لن تُحفظ.</translation>
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
            <source>Takes what scores most at once, and thinks no further.</source>
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
            <source>Takes what it sees, and overlooks a lot.</source>
            <translation>يأخذ ما يراه ويغفل عن الكثير.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>ناشئ</translation>
        </message>
        <message>
            <source>Knows the game, and still overlooks much.</source>
            <translation>يعرف اللعبة ولا يزال يغفل عن أشياء كثيرة.</translation>
        </message>
        <message>
            <source>Plays for fun, and not everything it could.</source>
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
            <source>Slips seldom, and knows what to keep.</source>
            <translation>نادرًا ما يخطئ، ويعرف ما يحتفظ به.</translation>
        </message>
        <message>
            <source>Overlooks next to nothing.</source>
            <translation>لا يكاد يغفل عن شيء.</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still unseen.</source>
            <translation>الأقوى: يفكر في كل ما لا يزال خفيًا.</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>دبل ستة (28 قطعة)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>دبل تسعة (55 قطعة)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>دبل اثني عشر (91 قطعة)</translation>
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
            <source>All tiles, nothing is drawn</source>
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
            <source>Who cannot play draws</source>
            <translation>من لا يستطيع اللعب يسحب</translation>
        </message>
        <message>
            <source>Who could lay only matadors may draw instead</source>
            <translation>من لا يملك إلا الماتادور يجوز له السحب بدلًا من وضعه</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>الدبل الأول يوضع بالعرض ويفتح ذراعين إضافيين</translation>
        </message>
        <message>
            <source>Tiles that always stay in the stock</source>
            <translation>قطع تبقى دائمًا في المخزون</translation>
        </message>
        <message>
            <source>All pips of the others</source>
            <translation>كل نقاط الآخرين</translation>
        </message>
        <message>
            <source>The others' pips less one's own</source>
            <translation>نقاط الآخرين ناقص نقاط اللاعب</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>حين لا يستطيع أحد اللعب تكسب أقل يد</translation>
        </message>
        <message>
            <source>Points that win the match (0: one round)</source>
            <translation>النقاط التي تُكسب المباراة (0: جولة واحدة)</translation>
        </message>
        <message>
            <source>All tiles are dealt out with the double-six only.</source>
            <translation>توزيع كل القطع متاح مع دبل ستة فقط.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>دبل ستة للاعبين إلى أربعة؛ خذ طقمًا أكبر للمزيد.</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>جولة واحدة</translation>
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
            <source>pips in the other hands</source>
            <translation>نقاط أيدي الآخرين</translation>
        </message>
        <message>
            <source>The last tile of a hand was laid.</source>
            <translation>وُضعت آخر قطعة في إحدى الأيدي.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>لا أحد يستطيع اللعب: الجولة مغلقة.</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>ماتادور</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>الطرفان المتلامسان يساويان سبعة؛ والماتادور يوضع بالعرض في أي مكان.</translation>
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
            <source>domino %1 %2</source>
            <extracomment>A domino; %1 and %2 are the numbers on its halves</extracomment>
            <translation>دومينو %1 %2</translation>
        </message>
        <message>
            <source>domino %1 %2, matador</source>
            <extracomment>A domino that is a matador; %1 and %2 are the numbers on its halves</extracomment>
            <translation>دومينو %1 %2، ماتادور</translation>
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
            <source>Left end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف الأيسر: يقبل %1.</translation>
        </message>
        <message>
            <source>Right end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف الأيمن: يقبل %1.</translation>
        </message>
        <message>
            <source>Upper end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف العلوي: يقبل %1.</translation>
        </message>
        <message>
            <source>Lower end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>الطرف السفلي: يقبل %1.</translation>
        </message>
        <message>
            <source>Left end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف الأيسر: يقبل %1 أو %2.</translation>
        </message>
        <message>
            <source>Right end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف الأيمن: يقبل %1 أو %2.</translation>
        </message>
        <message>
            <source>Upper end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف العلوي: يقبل %1 أو %2.</translation>
        </message>
        <message>
            <source>Lower end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>الطرف السفلي: يقبل %1 أو %2.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف الأيسر، بوابة: يقبل الأبيض.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف الأيمن، بوابة: يقبل الأبيض.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف العلوي، بوابة: يقبل الأبيض.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>الطرف السفلي، بوابة: يقبل الأبيض.</translation>
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
            <source>Draw a tile</source>
            <translation>سحب قطعة</translation>
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
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>لا يوضع عند الطرف الأبيض إلا الماتادور.</translation>
        </message>
        <message>
            <source>The %1 meets a %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>يلتقي %1 مع %2: ويجب أن يكون مجموعهما %3.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>البوابة تقبل الأبيض أو الماتادور.</translation>
        </message>
        <message>
            <source>This end takes a %1 or a %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>هذا الطرف يقبل %1 أو %2 أو الماتادور.</translation>
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
            <source>Without a double the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>بلا دبل تفتتح أثقل قطعة: ضع %1.</translation>
        </message>
        <message>
            <source>There is no other move.</source>
            <translation>لا توجد نقلة أخرى.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>إنها القطعة الوحيدة المناسبة.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>اللاعب التالي لا يملك ما يناسب.</translation>
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
            <source>Nobody else can follow on this end.</source>
            <translation>لا أحد غيرك يستطيع المتابعة عند هذا الطرف.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n unseen tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>لا قطعة غير مرئية تتبع هذا الطرف.</numerusform>
                <numerusform>قطعة غير مرئية واحدة فقط تتبع هذا الطرف.</numerusform>
                <numerusform>قطعتان غير مرئيتين فقط تتبعان هذا الطرف.</numerusform>
                <numerusform>%n قطع غير مرئية فقط تتبع هذا الطرف.</numerusform>
                <numerusform>%n قطعة غير مرئية فقط تتبع هذا الطرف.</numerusform>
                <numerusform>%n قطعة غير مرئية فقط تتبع هذا الطرف.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player's hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>ليس لديك ما يتبع هذا الطرف.</numerusform>
                <numerusform>لديك قطعة تتبع هذا الطرف.</numerusform>
                <numerusform>لديك قطعتان تتبعان هذا الطرف.</numerusform>
                <numerusform>لديك %n قطع تتبع هذا الطرف.</numerusform>
                <numerusform>لديك %n قطعة تتبع هذا الطرف.</numerusform>
                <numerusform>لديك %n قطعة تتبع هذا الطرف.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>لا يخلّصك من نقاط.</numerusform>
                <numerusform>يخلّصك من نقطة.</numerusform>
                <numerusform>يخلّصك من نقطتين.</numerusform>
                <numerusform>يخلّصك من %n نقاط.</numerusform>
                <numerusform>يخلّصك من %n نقطة.</numerusform>
                <numerusform>يخلّصك من %n نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>لا يتبعه إلا الأبيض أو الماتادور.</translation>
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
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3; the ends of the line of play</extracomment>
            <translation>لا يوجد طرف مفتوح يقبل %1.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>يُبقي الماتادور لديك لوقت لاحق.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>لا شيء في يدك يناسب.</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>أعلى دبل نفسه</translation>
        </message>
        <message>
            <source>Who holds the highest double</source>
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
            <translation>بالعرض، أو طوليًا إن ناسب</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>بالعرض أو بالطول في أي مكان</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>زايد بـ %1</translation>
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
                <numerusform>%1: %n قطع</numerusform>
                <numerusform>%1: %n قطعة</numerusform>
                <numerusform>%1: %n قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>راهن على %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one's bet stays as it is; %1 is the bet</extracomment>
            <translation>ابقَ على %1</translation>
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
            <translation>أعد %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>If nobody bids more, %1 points are yours, and you deal.</source>
            <extracomment>%1 points</extracomment>
            <translation>إن لم يزايد أحد بأكثر، فلك %1 من النقاط وأنت توزّع.</translation>
        </message>
        <message>
            <source>At least %1, points less tiles left, or the round counts nothing for you. Everybody else has to bet more.</source>
            <extracomment>%1 points; the dealer bets first</extracomment>
            <translation>%1 على الأقل، أي النقاط ناقص القطع الباقية، وإلا فلن تُحسب لك الجولة. وعلى الجميع غيرك أن يراهنوا على أكثر.</translation>
        </message>
        <message>
            <source>At least %1, points less tiles left, or the round counts nothing for you.</source>
            <extracomment>%1 points</extracomment>
            <translation>%1 على الأقل، أي النقاط ناقص القطع الباقية، وإلا فلن تُحسب لك الجولة.</translation>
        </message>
        <message>
            <source>%1 tiles of each Bank, drawn at random, go back into the boneyard.</source>
            <extracomment>%1 tiles</extracomment>
            <translation>يعود إلى المخزون %1 من قطع كل بنك، تُسحب عشوائيًا.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>الرهانات</translation>
        </message>
        <message>
            <source>The highest bet is %1. The dealer may raise; if so, the others may too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>أعلى رهان هو %1. يجوز للموزّع أن يرفعه؛ فإن فعل جاز ذلك للآخرين أيضًا.</translation>
        </message>
        <message>
            <source>The highest bet is %1: at least %2 now.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>أعلى رهان هو %1: الآن %2 على الأقل.</translation>
        </message>
        <message>
            <source>The dealer bets first; each seat after must bet more.</source>
            <translation>يراهن الموزّع أولًا؛ وعلى كل من بعده أن يراهن على أكثر.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>من يوزّع أولًا؟</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bid scores, and deals.</source>
            <translation>سحب كل لاعب قطعة، ويجوز له أن يزايد حتى مجموعها. صاحب أعلى مزايدة يكسبها نقاطًا ويوزّع.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>عنصر الجولة</translation>
        </message>
        <message>
            <source>The dealer names it and lays the first tile of it. Only its tiles can be laid across, for 3 points or 4.</source>
            <translation>يسمّيه الموزّع ويضع أول قطعة منه. قطعه وحدها توضع بالعرض، مقابل 3 نقاط أو 4.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>النهائي</translation>
        </message>
        <message>
            <source>Two sides are left. The one with the larger Bank says how many tiles of each come back.</source>
            <translation>بقي متنافسان. صاحب البنك الأكبر يحدد كم قطعة تعود من كل بنك.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>عناصر الطقم، ولكل منها 57 قطعة</translation>
        </message>
        <message>
            <source>Everybody for himself</source>
            <translation>كلٌّ لنفسه</translation>
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
            <source>Who meets his bet counts it as well</source>
            <translation>من يحقق رهانه يُضاف إلى نقاطه</translation>
        </message>
        <message>
            <source>Who cannot lay a tile draws one</source>
            <translation>من لا يستطيع الوضع يسحب قطعة</translation>
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
            <source>Bets that are met count</source>
            <translation>الرهان المحقق يُحسب</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>السحب عند تعذّر الوضع</translation>
        </message>
        <message>
            <source>first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>التوزيع الأول</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>تحقق الرهان</translation>
        </message>
        <message>
            <source>number</source>
            <extracomment>Why a tile brings points: it joins the same number</extracomment>
            <translation>العدد</translation>
        </message>
        <message>
            <source>element</source>
            <extracomment>Why a tile brings points: it joins the same element</extracomment>
            <translation>العنصر</translation>
        </message>
        <message>
            <source>element and number</source>
            <extracomment>Why a tile brings points: it joins the same element and the same number</extracomment>
            <translation>العنصر والعدد</translation>
        </message>
        <message>
            <source>All tiles have been laid.</source>
            <translation>وُضعت كل القطع.</translation>
        </message>
        <message>
            <source>Nobody can lay another tile.</source>
            <translation>لا أحد يستطيع وضع قطعة أخرى.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>القطع الباقية قليلة جدًا: لا تُلعب هذه الجولة.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>زايد بـ %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>زايدتَ بـ %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1: زايد بـ %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: he bids no more</extracomment>
            <translation>انسحب</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>انسحبتَ.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: انسحب.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>سمّى %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>سمّيتَ %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1: سمّى %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>راهن على %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>راهنتَ على %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1: راهن على %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: his bet stays as it is</extracomment>
            <translation>أبقى رهانه</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>يبقى رهانك.</translation>
        </message>
        <message>
            <source>The bet of %1 stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: أبقى رهانه.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>أعاد %1</translation>
        </message>
        <message>
            <source>You bring back %1 tiles of each Bank.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again</extracomment>
            <translation>أعدتَ %1 من قطع كل بنك.</translation>
        </message>
        <message>
            <source>%1 brings back %2 tiles of each Bank.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again</extracomment>
            <translation>%1: أعاد %2 من قطع كل بنك.</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>خرج</translation>
        </message>
        <message>
            <source>You are out: yours is the lowest total.</source>
            <translation>خرجتَ من اللعب: مجموعك هو الأدنى.</translation>
        </message>
        <message>
            <source>%1 is out, with the lowest total.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: خرج من اللعب بأدنى مجموع.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>تستغرق المباراة ضد الآليين أقل من دقيقة.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو دقيقة.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو دقيقتين.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو %n دقائق.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو %n دقيقة.</numerusform>
                <numerusform>تستغرق المباراة ضد الآليين نحو %n دقيقة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>العناصر المتوافقة</translation>
        </message>
        <message>
            <source>Join element or number, bet on your hand, reach the final.</source>
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
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: %n نقاط.</numerusform>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: %n نقطة.</numerusform>
                <numerusform>ضع %1 على امتداد %2 بالعدد %3: %n نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: لا نقاط.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: نقطتان.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: %n نقاط.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: %n نقطة.</numerusform>
                <numerusform>ضع %1 بالعرض عند %2 بالعدد %3: %n نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes a %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>طرف: يقبل %1.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its colour.</source>
            <extracomment>The open long side of a tile of the round's colour; %1 and %2 are its numbers</extracomment>
            <translation>جانب القطعة %1 %2: يقبل لونها.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat's plate: it bids no more</extracomment>
            <translation>انسحب</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat's plate: its bid in the auction</extracomment>
            <translation>مزايدة %1</translation>
        </message>
        <message>
            <source>final: %1</source>
            <extracomment>On a seat's plate in the final: what it would end with now</extracomment>
            <translation>النهائي: %1</translation>
        </message>
        <message>
            <source>Final: doubles %1, points %2 less tiles %3: %4</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>النهائي: الدبل %1، والنقاط %2 ناقص القطع %3: %4</translation>
        </message>
        <message>
            <source>Points %1 less tiles %2: %3. Bet %4: missed, it counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>النقاط %1 ناقص القطع %2: %3. الرهان %4: لم يتحقق، فيُحسب 0.</translation>
        </message>
        <message>
            <source>Points %1 less tiles %2: %3. Bet %4: met, and added.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well</extracomment>
            <translation>النقاط %1 ناقص القطع %2: %3. الرهان %4: تحقق وأُضيف.</translation>
        </message>
        <message>
            <source>Points %1 less tiles %2: %3. Bet %4: met.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>النقاط %1 ناقص القطع %2: %3. الرهان %4: تحقق.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat's plate: it deals this round</extracomment>
            <translation>يوزّع</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat's plate: its bet</extracomment>
            <translation>رهان %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat's plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 من %2</translation>
        </message>
        <message>
            <source>out</source>
            <extracomment>On a seat's plate: it plays no more</extracomment>
            <translation>خارج اللعب</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player's Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>البنك: لا قطع.</numerusform>
                <numerusform>البنك: قطعة واحدة.</numerusform>
                <numerusform>البنك: قطعتان.</numerusform>
                <numerusform>البنك: %n قطع.</numerusform>
                <numerusform>البنك: %n قطعة.</numerusform>
                <numerusform>البنك: %n قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Out, with the lowest total of %2: %1.</source>
            <extracomment>The end of a round; %1 is a player or his team, %2 its points in all</extracomment>
            <translation>خرج من اللعب بأدنى مجموع، وهو %2: %1.</translation>
        </message>
        <message numerus="yes">
            <source>The %n tile(s) on the table go into the winner's Bank.</source>
            <extracomment>The end of a round; %n how many tiles lie on the table; a Bank is a player's heap of tiles won</extracomment>
            <translation>
                <numerusform>لا قطع على الطاولة لبنك الفائز.</numerusform>
                <numerusform>تذهب قطعة واحدة من الطاولة إلى بنك الفائز.</numerusform>
                <numerusform>تذهب قطعتان من الطاولة إلى بنك الفائز.</numerusform>
                <numerusform>تذهب %n قطع من الطاولة إلى بنك الفائز.</numerusform>
                <numerusform>تذهب %n قطعة من الطاولة إلى بنك الفائز.</numerusform>
                <numerusform>تذهب %n قطعة من الطاولة إلى بنك الفائز.</numerusform>
            </translation>
        </message>
        <message>
            <source>A double was drawn: whoever drew the best one scores it, and deals.</source>
            <translation>سُحب دبل: صاحب أفضل دبل يكسب نقاطه ويوزّع.</translation>
        </message>
        <message>
            <source>The final: no bets; the doubles that are shown are a start.</source>
            <translation>النهائي: بلا رهانات؛ والدبل المكشوف رصيد البداية.</translation>
        </message>
        <message>
            <source>Tiles run short: after this round the lowest total is out.</source>
            <translation>القطع توشك أن تنفد: بعد هذه الجولة يخرج صاحب أدنى مجموع.</translation>
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
            <source>This end shows a %1, and takes only a %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>هذا الطرف يُظهر %1 ولا يقبل إلا %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round's element can be laid.</source>
            <translation>لا توضع بالعرض إلا قطع عنصر الجولة.</translation>
        </message>
        <message>
            <source>Element and number match: %1 points.</source>
            <extracomment>%1 points</extracomment>
            <translation>العنصر والعدد متوافقان: %1 نقاط.</translation>
        </message>
        <message>
            <source>The element matches: %1 points.</source>
            <extracomment>%1 points</extracomment>
            <translation>العنصر متوافق: %1 نقاط.</translation>
        </message>
        <message>
            <source>It is the only open %1: it may soon be gone.</source>
            <extracomment>%1 is a number on a tile</extracomment>
            <translation>هذا الطرف %1 هو الوحيد المفتوح: قد يُغلق قريبًا.</translation>
        </message>
        <message>
            <source>A tile that is laid costs nothing at the end.</source>
            <translation>القطعة الموضوعة لا تكلّف شيئًا في النهاية.</translation>
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
            <source>No open end takes %1, and it is not of the round's element.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>لا طرف مفتوح يقبل %1، وليست من عنصر الجولة.</translation>
        </message>
        <message>
            <source>The highest bid deals, and scores itself.</source>
            <translation>صاحب أعلى مزايدة يوزّع ويكسبها نقاطًا.</translation>
        </message>
        <message>
            <source>The bid is too high.</source>
            <translation>المزايدة عالية جدًا.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>ليس لديك منه قطع.</numerusform>
                <numerusform>لديك منه قطعة واحدة.</numerusform>
                <numerusform>لديك منه قطعتان.</numerusform>
                <numerusform>لديك منه %n قطع.</numerusform>
                <numerusform>لديك منه %n قطعة.</numerusform>
                <numerusform>لديك منه %n قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your hand should bring it, and those after you must bet more.</source>
            <translation>يدك كفيلة بذلك، وعلى من بعدك أن يراهن على أكثر.</translation>
        </message>
        <message>
            <source>A higher bet is only harder to meet.</source>
            <translation>الرهان الأعلى أصعب تحقيقًا لا غير.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <translation>تترك أطرافًا تناسبها قطعك الأخرى.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>لا تناسب أي من قطعك.</translation>
        </message>
        <message>
            <source>Full hands, and doubles to be drawn.</source>
            <translation>أيدٍ كاملة، ودبل يمكن سحبه.</translation>
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
            <source>Knock: SUPER WIN!</source>
            <translation>طرق: فوز كامل!</translation>
        </message>
        <message>
            <source>Knock: %1 deadwood</source>
            <extracomment>A button. %1: what counts against the player who knocks</extracomment>
            <translation>طرق: %1 نقاط ميتة</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>طرق</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>يجب وضع الجوكر أولًا.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be thrown this turn.</source>
            <translation>القطعة التي أخذتها لا تُرمى في هذا الدور.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or one tile over.</source>
            <extracomment>%1: the least deadwood that the player can have after throwing a tile; %2: what is allowed</extracomment>
            <translation>سيبقى %1 من النقاط الميتة؛ وللطرق يجب ألا تزيد على %2، أو أن تبقى قطعة واحدة.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after throwing a tile; %2: what is allowed</extracomment>
            <translation>سيبقى %1 من النقاط الميتة؛ وللطرق يجب ألا تزيد على %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be over; to knock it may be one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been thrown</extracomment>
            <translation>
                <numerusform>سيبقى: لا قطع؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: قطعة واحدة؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: قطعتان؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: %n قطع؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: %n قطعة؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
                <numerusform>سيبقى: %n قطعة؛ وللطرق يجوز أن تبقى واحدة على الأكثر.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be over; to knock there may be none.</source>
            <extracomment>%n: tiles that are in no meld after one has been thrown</extracomment>
            <translation>
                <numerusform>سيبقى: لا قطع؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: قطعة واحدة؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: قطعتان؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: %n قطع؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: %n قطعة؛ وللطرق يجب ألا يبقى شيء.</numerusform>
                <numerusform>سيبقى: %n قطعة؛ وللطرق يجب ألا يبقى شيء.</numerusform>
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
            <source>Points that win the match (0: one round)</source>
            <translation>النقاط التي تُكسب المباراة (0: جولة واحدة)</translation>
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
            <source>On the table, where both add to them</source>
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
            <source>Low deadwood, or one tile over</source>
            <translation>نقاط ميتة قليلة، أو قطعة باقية</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>نقاط ميتة قليلة</translation>
        </message>
        <message>
            <source>At most one tile over</source>
            <translation>قطعة باقية على الأكثر</translation>
        </message>
        <message>
            <source>No tile over</source>
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
            <translation>نقاط القطع المعاكس</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>جولة واحدة</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>طاولة مكشوفة</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>جين بـ 52</translation>
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
            <source>threw %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>رمى %1</translation>
        </message>
        <message>
            <source>You threw %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>رميت %1.</translation>
        </message>
        <message>
            <source>%1 threw %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1: رمى %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 are tiles, as R5 R6 R7</extracomment>
            <translation>وضع %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 are tiles, as R5 R6 R7</extracomment>
            <translation>وضعتَ %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 are tiles, as R5 R6 R7</extracomment>
            <translation>وضع %1 القطعة %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>أضاف %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>أضفت %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1: أضاف %2.</translation>
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
            <extracomment>What a player did last</extracomment>
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
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before the other does.</source>
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
            <translation>قطع معاكس</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>نقاط ميتة</translation>
        </message>
        <message>
            <source>Knocked, with less deadwood: a win.</source>
            <translation>طرق بنقاط ميتة أقل: فوز.</translation>
        </message>
        <message>
            <source>Not a tile left over: a super win.</source>
            <translation>لا قطعة باقية: فوز كامل.</translation>
        </message>
        <message>
            <source>Knocked, but the other has no more deadwood: an undercut.</source>
            <translation>طرق، لكن الآخر ليس أكثر نقاطًا ميتة: قطع معاكس.</translation>
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
            <source>This set takes another %1, of a suit that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>تقبل هذه المجموعة %1 أخرى من لون ينقصها.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>هذه السلسلة مكتملة.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, of a suit that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>الجوكر بدل %1 أخرى من لون ينقص المجموعة.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>أُضيفت إلى مجموعة %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in a hand that lies open: tiles of one colour in a row</extracomment>
            <translation>سلسلة</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in a hand that lies open: tiles of one number in several colours</extracomment>
            <translation>مجموعة</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>النقاط الميتة: %1</translation>
        </message>
        <message>
            <source>The knocker has no deadwood.</source>
            <extracomment>Who knocked; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>لا نقاط ميتة لمن طرق.</translation>
        </message>
        <message>
            <source>The knocker's deadwood: %1.</source>
            <extracomment>Who knocked; %1: what the tiles count that are in no meld</extracomment>
            <translation>النقاط الميتة لمن طرق: %1.</translation>
        </message>
        <message>
            <source>The knocker's deadwood: %1 = %2.</source>
            <extracomment>Who knocked; %1 is a sum, as 5 + 2; %2 what it makes</extracomment>
            <translation>النقاط الميتة لمن طرق: %1 = %2.</translation>
        </message>
        <message>
            <source>The other has no deadwood.</source>
            <extracomment>The player who did not knock; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>لا نقاط ميتة للآخر.</translation>
        </message>
        <message>
            <source>The other's deadwood: %1.</source>
            <extracomment>The player who did not knock; %1: what the tiles count that are in no meld</extracomment>
            <translation>النقاط الميتة للآخر: %1.</translation>
        </message>
        <message>
            <source>The other's deadwood: %1 = %2.</source>
            <extracomment>The player who did not knock; %1 is a sum, as 10 + 9 + 8; %2 what it makes</extracomment>
            <translation>النقاط الميتة للآخر: %1 = %2.</translation>
        </message>
        <message>
            <source>%1 less %2: %3 points, and %4 for the win.</source>
            <extracomment>%1 and %2: deadwood of the two players; %3: how much more the other has; %4: points for the win</extracomment>
            <translation>%1 ناقص %2: %3 نقطة، و%4 للفوز.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>كلاهما سواء: قطع معاكس بلا نقاط.</translation>
        </message>
        <message>
            <source>Both have the same: %1 points for the undercut.</source>
            <extracomment>Of deadwood; %1: points for the player who did not knock</extracomment>
            <translation>كلاهما سواء: %1 نقطة للقطع المعاكس.</translation>
        </message>
        <message>
            <source>An undercut. %1 less %2: %3 points for the other.</source>
            <extracomment>%1 and %2: deadwood of the two players; %3: points for the player who did not knock</extracomment>
            <translation>قطع معاكس. %1 ناقص %2: %3 نقطة للآخر.</translation>
        </message>
        <message>
            <source>%1 less %2: %3 points for the other, and %4 for the undercut.</source>
            <extracomment>%1 and %2: deadwood of the two players; %3 and %4: points for the player who did not knock</extracomment>
            <translation>%1 ناقص %2: %3 نقطة للآخر، و%4 للقطع المعاكس.</translation>
        </message>
        <message>
            <source>The stock is used up: nobody scores.</source>
            <translation>نفدت الكومة: لا نقاط لأحد.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the stock: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 دورًا بلا سحب من الكومة: لا نقاط لأحد.</translation>
        </message>
        <message>
            <source>Not a tile left over: %1 points.</source>
            <extracomment>%1: points</extracomment>
            <translation>لا قطعة باقية: %1 نقطة.</translation>
        </message>
        <message>
            <source>%1 and %2: %3 points.</source>
            <extracomment>%1: points; %2: the other player's deadwood; %3: what they make</extracomment>
            <translation>%1 و%2: %3 نقطة.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>التشكيلات غير الموضوعة تُحسب كاملة.</translation>
        </message>
        <message numerus="yes">
            <source>The other lays off %n tile(s).</source>
            <extracomment>%n: tiles of the player who did not knock that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>يضيف الآخر: لا قطع.</numerusform>
                <numerusform>يضيف الآخر: قطعة واحدة.</numerusform>
                <numerusform>يضيف الآخر: قطعتان.</numerusform>
                <numerusform>يضيف الآخر: %n قطع.</numerusform>
                <numerusform>يضيف الآخر: %n قطعة.</numerusform>
                <numerusform>يضيف الآخر: %n قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>لا نقاط ميتة</translation>
        </message>
        <message>
            <source>Take the tile that lies open, or pass.</source>
            <translation>خذ القطعة المكشوفة أو مرّر.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>مرّر كلاكما: اسحب قطعة.</translation>
        </message>
        <message>
            <source>Lay the joker now: in a meld, or added to one.</source>
            <translation>ضع الجوكر الآن: في تشكيلة أو مضافًا إلى واحدة.</translation>
        </message>
        <message>
            <source>The stock is used up: this is the last turn.</source>
            <translation>نفدت الكومة: هذا آخر دور.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>بقي للسحب: لا قطع.</numerusform>
                <numerusform>بقي للسحب: قطعة واحدة.</numerusform>
                <numerusform>بقي للسحب: قطعتان.</numerusform>
                <numerusform>بقي للسحب: %n قطع.</numerusform>
                <numerusform>بقي للسحب: %n قطعة.</numerusform>
                <numerusform>بقي للسحب: %n قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 السوداء</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 الحمراء</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 الزرقاء</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>%1 البرتقالية</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>جوكر</translation>
        </message>
        <message>
            <source>black ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>الآص السوداء</translation>
        </message>
        <message>
            <source>red ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>الآص الحمراء</translation>
        </message>
        <message>
            <source>blue ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>الآص الزرقاء</translation>
        </message>
        <message>
            <source>orange ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>الآص البرتقالية</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>خذ %1 السوداء</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>خذ %1 الحمراء</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>خذ %1 الزرقاء</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>خذ %1 البرتقالية</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the tile that lies open</extracomment>
            <translation>خذ الجوكر</translation>
        </message>
        <message>
            <source>Throw black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 السوداء</translation>
        </message>
        <message>
            <source>Throw red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 الحمراء</translation>
        </message>
        <message>
            <source>Throw blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 الزرقاء</translation>
        </message>
        <message>
            <source>Throw orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>ارمِ %1 البرتقالية</translation>
        </message>
        <message>
            <source>Throw the joker</source>
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
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، %n قطع</numerusform>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، %n قطعة</numerusform>
                <numerusform>كومة الرمي: %1 السوداء في الأعلى، %n قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، %n قطع</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، %n قطعة</numerusform>
                <numerusform>كومة الرمي: %1 الحمراء في الأعلى، %n قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، %n قطع</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، %n قطعة</numerusform>
                <numerusform>كومة الرمي: %1 الزرقاء في الأعلى، %n قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، %n قطع</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، %n قطعة</numerusform>
                <numerusform>كومة الرمي: %1 البرتقالية في الأعلى، %n قطعة</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>كومة الرمي: جوكر في الأعلى، لا قطع</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، قطعة واحدة</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، قطعتان</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، %n قطع</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، %n قطعة</numerusform>
                <numerusform>كومة الرمي: جوكر في الأعلى، %n قطعة</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, throw black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>اطرق بـ %2 وارمِ %1 السوداء</translation>
        </message>
        <message>
            <source>Knock with %2, throw red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>اطرق بـ %2 وارمِ %1 الحمراء</translation>
        </message>
        <message>
            <source>Knock with %2, throw blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>اطرق بـ %2 وارمِ %1 الزرقاء</translation>
        </message>
        <message>
            <source>Knock with %2, throw orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>اطرق بـ %2 وارمِ %1 البرتقالية</translation>
        </message>
        <message>
            <source>Knock with %2, throw the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>اطرق بـ %2 وارمِ الجوكر</translation>
        </message>
        <message>
            <source>SUPER WIN: throw black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>فوز كامل: ارمِ %1 السوداء</translation>
        </message>
        <message>
            <source>SUPER WIN: throw red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>فوز كامل: ارمِ %1 الحمراء</translation>
        </message>
        <message>
            <source>SUPER WIN: throw blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>فوز كامل: ارمِ %1 الزرقاء</translation>
        </message>
        <message>
            <source>SUPER WIN: throw orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>فوز كامل: ارمِ %1 البرتقالية</translation>
        </message>
        <message>
            <source>SUPER WIN: throw the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>فوز كامل: ارمِ الجوكر</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>كومة الرمي فارغة</translation>
        </message>
        <message>
            <source>No tile is left over: a SUPER WIN.</source>
            <translation>لا قطعة باقية: فوز كامل.</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>تنخفض النقاط الميتة من %1 إلى %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>تنضم إلى تشكيلة: تنخفض النقاط الميتة من %1 إلى %2.</translation>
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
            <source>Both passed: there is only this.</source>
            <translation>مرّر كلاكما: لا خيار غير هذا.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>كومة الرمي فارغة.</translation>
        </message>
        <message>
            <source>The tile that lies open makes no meld for you.</source>
            <translation>القطعة المكشوفة لا تكوّن لك تشكيلة.</translation>
        </message>
        <message>
            <source>The stock may bring something better.</source>
            <translation>قد تجلب الكومة ما هو أفضل.</translation>
        </message>
        <message>
            <source>Your hand is empty: a SUPER WIN.</source>
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
            <extracomment>%n: tiles in the player's hand</extracomment>
            <translation>
                <numerusform>يبقى في يدك: لا قطع.</numerusform>
                <numerusform>يبقى في يدك: قطعة واحدة.</numerusform>
                <numerusform>يبقى في يدك: قطعتان.</numerusform>
                <numerusform>يبقى في يدك: %n قطع.</numerusform>
                <numerusform>يبقى في يدك: %n قطعة.</numerusform>
                <numerusform>يبقى في يدك: %n قطعة.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a SUPER WIN.</source>
            <translation>آخر قطعة لك: فوز كامل.</translation>
        </message>
        <message>
            <source>It is the dearest left over; %1 deadwood remains.</source>
            <extracomment>Throwing a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>أغلى ما تبقى؛ يبقى %1 من النقاط الميتة.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least that can be.</source>
            <extracomment>Throwing a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>يبقى %1 من النقاط الميتة، وهو أقل ما يمكن.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood.</source>
            <extracomment>Throwing a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>يبقى %1 من النقاط الميتة.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>لا نقاط ميتة لديك.</translation>
        </message>
        <message>
            <source>The other would need %1 or less to undercut you.</source>
            <extracomment>An undercut: the other player has no more deadwood than the one who knocks; %1: what that one has</extracomment>
            <translation>يحتاج الآخر إلى %1 أو أقل ليقطع عليك.</translation>
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
            <source>First take the tile that lies open, or pass.</source>
            <translation>خذ أولًا القطعة المكشوفة أو مرّر.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>اسحب قطعة أولًا.</translation>
        </message>
        <message>
            <source>First draw, or take the tile that lies open.</source>
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
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>Points that win the match (0: one round)</source>
            <translation>النقاط التي تُكسب المباراة (0: جولة واحدة)</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 لواحد، و60 لاثنين معًا، و70 لثلاثة</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>خمسون لكل واحد</translation>
        </message>
        <message>
            <source>What a closed hexagon brings</source>
            <translation>ما يجلبه المسدس المغلق</translation>
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
            <source>What a pass costs when the well is empty</source>
            <translation>ثمن التمرير عندما تنفد القطع</translation>
        </message>
        <message>
            <source>Who must open with a triple may take 0-0-0 instead</source>
            <translation>من عليه الافتتاح بثلاثية يجوز له وضع 0-0-0 بدلًا منها</translation>
        </message>
        <message>
            <source>The others' tiles less one's own, once</source>
            <translation>قطع الآخرين مطروحًا منها قطعه مرة واحدة</translation>
        </message>
        <message>
            <source>The difference to each of the others</source>
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
            <translation>مثلثات ضلعًا إلى ضلع؛ أغلق المسدسات وابنِ الجسور.</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>جولة واحدة</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>جسور صارمة، والمسدس بخمسين</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>مباراة قصيرة حتى 200</translation>
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
            <translation>مسدس</translation>
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
            <source>out of tiles</source>
            <translation>إنهاء القطع</translation>
        </message>
        <message>
            <source>tiles in the other hands</source>
            <translation>قطع الآخرين</translation>
        </message>
        <message>
            <source>The last tile of a hand was laid.</source>
            <translation>وُضعت آخر قطعة في إحدى الأيدي.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>لا أحد يستطيع اللعب: الجولة مغلقة.</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>القطعة %1، %2، %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one's hand; the numbers at its corners, clockwise</extracomment>
            <translation>القطعة %1، %2، %3؛ لا تناسب أي مكان</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one's hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>القطعة %1، %2، %3؛ لا تناسب أي مكان</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب مكانًا واحدًا</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب مكانين</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب %n أماكن</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب %n مكانًا</numerusform>
                <numerusform>القطعة %1، %2، %3؛ تناسب %n مكان</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>افتتح بـ %1: لا نقاط.</numerusform>
                <numerusform>افتتح بـ %1: نقطة واحدة.</numerusform>
                <numerusform>افتتح بـ %1: نقطتان.</numerusform>
                <numerusform>افتتح بـ %1: %n نقاط.</numerusform>
                <numerusform>افتتح بـ %1: %n نقطة.</numerusform>
                <numerusform>افتتح بـ %1: %n نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>ضع %1 عند %2 وأغلق مسدسًا: لا نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق مسدسًا: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق مسدسًا: نقطتان.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق مسدسًا: %n نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق مسدسًا: %n نقطة.</numerusform>
                <numerusform>ضع %1 عند %2 وأغلق مسدسًا: %n نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>ضع %1 عند %2 جسرًا: لا نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: نقطتان.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: %n نقاط.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: %n نقطة.</numerusform>
                <numerusform>ضع %1 عند %2 جسرًا: %n نقطة.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>ضع %1 عند %2: لا نقاط.</numerusform>
                <numerusform>ضع %1 عند %2: نقطة واحدة.</numerusform>
                <numerusform>ضع %1 عند %2: نقطتان.</numerusform>
                <numerusform>ضع %1 عند %2: %n نقاط.</numerusform>
                <numerusform>ضع %1 عند %2: %n نقطة.</numerusform>
                <numerusform>ضع %1 عند %2: %n نقطة.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>الجولة التالية</translation>
        </message>
        <message>
            <source>Draw (-%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>سحب (-%1)</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>تمرير الدور</translation>
        </message>
        <message>
            <source>Pass (-%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>تمرير (-%1)</translation>
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
            <source>Nobody has a triple, so the tile of most points opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>لا أحد يملك ثلاثية، فتفتتح القطعة الأعلى قيمة: ضع %1.</translation>
        </message>
        <message>
            <source>The corners there are %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>الزوايا هناك باتجاه عقارب الساعة: %1 ثم %2 ثم %3.</translation>
        </message>
        <message>
            <source>Two corners there are %1 and then %2, read clockwise.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>زاويتان هناك باتجاه عقارب الساعة: %1 ثم %2.</translation>
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
            <source>Both corners of an edge must show the numbers that lie there.</source>
            <translation>يجب أن تُظهر زاويتا الضلع الرقمين الموجودين هناك.</translation>
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
            <source>What fits brings little; a larger hand finds more bonuses.</source>
            <translation>ما يناسب يجلب القليل؛ واليد الأكبر تجد مكافآت أكثر.</translation>
        </message>
        <message>
            <source>Nothing you could lay is worth it.</source>
            <translation>لا شيء مما يمكنك وضعه يستحق.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>تُنهي به قطعك.</translation>
        </message>
        <message>
            <source>It closes a hexagon: %1 points more.</source>
            <extracomment>%1 points for closing a hexagon</extracomment>
            <translation>تُغلق مسدسًا: %1 نقطة إضافية.</translation>
        </message>
        <message>
            <source>It makes a bridge: %1 points more.</source>
            <extracomment>%1 points for a bridge</extracomment>
            <translation>تصنع جسرًا: %1 نقطة إضافية.</translation>
        </message>
        <message numerus="yes">
            <source>It brings %1, and %n of your other tile(s) fit then.</source>
            <translation>
                <numerusform>تجلب %1، ولا تناسب بعدها أي من قطعك الأخرى.</numerusform>
                <numerusform>تجلب %1، وتناسب بعدها قطعة واحدة أخرى لك.</numerusform>
                <numerusform>تجلب %1، وتناسب بعدها قطعتان أخريان لك.</numerusform>
                <numerusform>تجلب %1، وتناسب بعدها %n قطع أخرى لك.</numerusform>
                <numerusform>تجلب %1، وتناسب بعدها %n قطعة أخرى لك.</numerusform>
                <numerusform>تجلب %1، وتناسب بعدها %n قطعة أخرى لك.</numerusform>
            </translation>
        </message>
    </context>
</TS>
