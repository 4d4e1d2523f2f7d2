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
        <name>OpenHand</name>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name, %2 "12 points", %3 "34 points"</extracomment>
            <translation>%1: هذه الجولة %2، والمجموع %3</translation>
        </message>
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
            <source>Out</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>أنهى قطعه</translation>
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
            <source>Plays any tile that fits.</source>
            <translation>يلعب أي قطعة مناسبة.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>مبتدئ</translation>
        </message>
        <message>
            <source>Plays its heaviest tile, and often does not look.</source>
            <translation>يلعب أثقل قطعة، وكثيرًا ما لا ينتبه.</translation>
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
