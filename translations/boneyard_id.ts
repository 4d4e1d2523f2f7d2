<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Ketepatan</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Ketepatan, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Dihitung dari laga yang kamu tinjau sampai selesai.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Main lagi</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Hasil</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Ini lebih baik daripada “%1”. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>“%1” kira-kira sama bagusnya.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Bila dimainkan sampai akhir, hasilnya %n poin lebih banyak.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Ini lebih baik daripada “%1”, meski itu memberi lebih banyak sekarang. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>“%1” memberi lebih sedikit sekarang, tetapi sampai akhir ronde kira-kira sama bagusnya.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>“%1” memberi lebih banyak sekarang, tetapi sampai akhir ronde hanya kira-kira sama bagusnya.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Langkah siapa</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Ketepatan: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>ketepatan</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Mencari langkah yang punya pilihan…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L1 dari %L2 langkah sudah ditinjau</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Berhenti setelah %L1 dari %L2 langkah</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Stop</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Lanjutkan</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Seberapa bagus mainnya</translation>
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
            <translation>Tidak pernah ada pilihan di laga ini.</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Langkah</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Ketepatan per jenis keputusan</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n langkah</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Bot terkuat meninjau setiap langkah yang menyisakan pilihan, hanya dengan yang diketahui saat itu. Langkah yang merugikan seperlima dari selisih lazim antarronde dihitung setengah; ketepatan adalah rata-rata semua langkah. Langkah disebut kurang bagus hanya bila kebetulan tidak bisa menjelaskannya.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Tunjukkan</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Tutup</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Teman</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>Tidak ada tantangan di papan klip.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Tantangan</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 meraih %2 terhadap lawan terbaik. Bisakah kamu lebih baik?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Terima tantangan</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 untuk %L2 pemain, pembagian %3, bot: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Campuran</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Seorang teman menyelesaikan laga dan memilih “Kirim pembagian”. Salin teks yang dikirim kepadamu, atau buka berkasnya: kamu bermain dengan batu yang sama dari kursi yang sama.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Tidak ada petunjuk, dan batu yang sudah diletakkan tidak bisa ditarik. Di akhir, kedua hasil dibandingkan. Tidak ada yang memeriksa berapa kali pembagian ini pernah dimainkan.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Jadi ini tidak dihitung untuk rating-mu maupun statistikmu.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Lihat papan klip</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Buka berkas</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Main</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Laga Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Tutup tanpa menyimpan?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Tutup Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n langkah akan hilang.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Semua langkah sudah tersimpan.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Tutup</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Simpan di tempat lain</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Tetap</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Laga ini tidak bisa dibaca lagi.</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Ronde %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Ronde %L1, %2, pembagian hari ini</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Ronde %L1, %2, ber-rating</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Ronde %L1, %2, tantangan</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Lanjutkan</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Lanjutkan %1</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Hapus laga</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Hapus laga %1</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>Hapus laga ini?</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Jangan</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Hapus</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Serahkan ke %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Batu tetap tertutup sampai kamu siap.</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Tarik langkahku</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Siap</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Salin hasil</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Empat baris sudah ada di papan klip.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Terima tantangan</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Hari demi hari</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Kamu</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>Par</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>Main</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Lanjutkan</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Latihan</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Hari terakhir</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Hari ini semua orang mendapat batu yang sama. Percobaan pertamamu yang dihitung: tanpa petunjuk, dan batu yang diletakkan tidak bisa ditarik. Setelah itu kamu boleh memainkannya lagi untuk latihan.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Lawanmu adalah bot tingkat %1. Hasilmu adalah berapa poin kamu unggul dari yang terbaik di antara mereka; par adalah rata-rata hasil bot terkuat di kursimu.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Satu hari terlewat dimaafkan; dua hari berturut-turut, dan hitungan mulai lagi.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Tidak ada yang memeriksa ini: tanggalnya dari jam komputer ini, dan pembagiannya bisa saja kamu mainkan dulu di tempat lain.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Pembagian hari ini</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Asal poin</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Untuk</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Kali</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Poin</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Laga yang belum selesai menunggu di sini.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Total semua pemain per ronde. Tombol panah berpindah antarronde.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Awal</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Ronde %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Final mulai dari nol, dan menentukan laga.</translation>
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
            <translation>final</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>gugur ronde %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Lembar skor</translation>
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
            <translation>Seperti inilah meja bisa terlihat</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Tangan saat dibagikan</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>Lihat aturan</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Harga kesalahan</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Keputusan</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Kurang tepat</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Kesalahan</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Blunder</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Poin hilang</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Hanya laga tersimpan yang bisa dibuka: berkas dengan nama berakhiran .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Perbesar</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Lihat seluruh meja</translation>
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
            <translation>Pelajaran: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Pelajaran</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Pelajaran: %L1 dari %L2 selesai</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Main</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Main %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Kursi dan aturan…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Kursi dan aturan %1</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Per game</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Laga</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Menang</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Kilas balik</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Mencari langkah yang bagus…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Semua game</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Nama, tanggal, pembagian …</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Hasil</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Menang/kalah</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Menang</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Tak menang</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Waktu</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Kapan saja</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Sejak kemarin</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Seminggu terakhir</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Sebulan terakhir</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Setahun terakhir</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Riwayat</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Riwayat</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Buka berkas</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Laga yang kamu selesaikan disimpan di sini, agar bisa ditonton lagi langkah demi langkah.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Tidak ada laga yang cocok. Coba pencarian yang lebih luas.</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Laga Boneyard</translation>
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
            <translation>Pilih</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Hasil</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Hapus</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Terbaru dulu</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Terlama dulu</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Per game</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Terpanjang dulu</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Terpendek dulu</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Hasil terbaik dulu</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Hasil terburuk dulu</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n laga</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Urutan</translation>
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
            <translation>Setelan</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Ke giliranku</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Langsung ke hasil</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Yang lain bermain seketika sampai giliranmu.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Yang lain bermain seketika sampai laga selesai.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Yang lain bermain seketika sampai ronde selesai.</translation>
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
            <translation>Tombol</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Pilih batu</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Tempat berikutnya</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Putar batunya</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Ambil batu atau kembalikan</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Letakkan di situ</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Petunjuk</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Urungkan</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ulangi</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spasi</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Saat bot bermain: langsung ke giliranmu</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Tampilkan atau sembunyikan tempat batuku cocok</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Lembar skor</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Jelajahi meja: tombol panah dan Page ↓ berpindah dari satu hal ke hal lain, ? menjelaskannya, Esc kembali ke batumu</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Lihat seluruh meja</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Kembalikan batu, atau buka dan tutup menu</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Aturan untuk langkah saat ini</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Cari di aturan</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Jelaskan yang dipilih atau yang ditunjuk; tekan lagi untuk daftar tombol ini</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Baru mengenal %1? Coba pelajaran dua menit.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Tidak, terima kasih</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Tunjukkan</translation>
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
            <translation>Ragu? H menunjukkan langkahnya.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Kamu lewati: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Langkah %L1 dari %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Petunjuk</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Lagi</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Lewati</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Lanjut</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Selesai</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Main laga pendek dengan pelatih</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Pelajaran berikutnya: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Langkah yang kamu lewati</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Main satu laga</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Kembali ke meja</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Ulangi pelajaran</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Per tingkat dan kursi</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Bot</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Kursi</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Laga</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Menang</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Poin per laga</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Laga terbaik</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Ronde terbaik</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Bahasa</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Ikuti sistem</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Malam</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Siang</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Kontras tinggi</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Ukuran teks</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Ukuran batu</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Kurangi gerak</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Batu muncul dan memudar, tidak bergerak.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Penggambaran</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Berlaku saat program dibuka lagi. Coba yang lain kalau meja bergerak lambat atau tampak salah.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Otomatis</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Kartu grafis</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Prosesor</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Hasilmu</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Dari batu saja</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Hasil dan nasib</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Hasil</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Dari batu saja: hasil kursimu dari pembagian yang persis sama dengan bot bagus di setiap kursi, diskalakan menurut besarnya pengaruh pembagian. Ini perkiraan, dan belum banyak artinya setelah beberapa laga saja.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>Tentang %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Setelan…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Layanan</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Sembunyikan %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Sembunyikan Lainnya</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Tampilkan Semua</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Keluar dari %1</translation>
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
            <translation>Tidak ada berkas %1.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 bukan berkas yang bisa dibaca.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 tidak bisa dibaca: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 terlalu besar untuk sebuah laga.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 rusak, atau bukan laga Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 dibuat dengan versi Boneyard yang lebih baru.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Laga di %1 tidak bisa disiapkan: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 rusak: aksi %L2, “%3”, melanggar aturan.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 tidak bisa ditulis: %2.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Semua game</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Kirim pembagian</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Salin pembagian</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Disalin: %1. Dengan nomornya, batu yang sama dibagikan lagi; karena hanya bot yang bermain, tidak ada hasil untuk dilampaui.</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Tinjau</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Ulangi pembagian ini</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Main lagi</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Pilih gambar</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Burung hantu</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Rubah</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Siput</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulip</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Ikan</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Jamur</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Kelinci</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Cemara</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Bebek</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Kupu-kupu</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Kura-kura</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Biji ek</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Pembagian %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Kembali ke meja</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Urut angka</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Urut warna</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Lembar skor</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Tinjau</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Aturan game ini</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Pelajaran</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Simpan</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tombol</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Setelan</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Mulai lagi dengan batu baru</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Semua game</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Lebih baik: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Dimainkan: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Langkah</translation>
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
            <translation>Untuk langkah yang lebih baik: %1 Untuk yang dimainkan: %2</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Langkah itu lebih sering memenangkan laga.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Dari %L1 kemungkinan letak batu tersembunyi, hasilnya %2 poin lebih banyak.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Tidak ada satu alasan pun yang menonjol, tetapi dari %L1 kemungkinan letak batu tersembunyi, hasilnya %2 poin lebih banyak.</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Langkah terbaik</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Langkah bagus</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Kurang tepat</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Kesalahan</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Blunder</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Apa yang diletakkan</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Kapan ambil atau lewat</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Batu mana yang diambil</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Kombinasi apa yang diturunkan</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Apa yang dibuang</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Kapan mengetuk</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Tawaran</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Apa yang disebut</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Taruhan</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Bersiap untuk ronde terakhir</translation>
        </message>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>%L1 dari 100 peluang menang</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 poin</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n poin</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>Di akhir ronde, langkah yang lebih baik pasti menghasilkan %1 poin, yang dimainkan %2.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>Di akhir ronde, langkah yang lebih baik rata-rata menghasilkan %1 poin, yang dimainkan %2, kurang lebih %3.</translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Dengan letak batu saat itu, tidak ada bedanya.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Dengan letak batu saat itu, ruginya %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Dengan letak batu saat itu, malah untung %n poin.</numerusform>
            </translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>Awalnya peluang menang %1 dari 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Langkahmu tidak merugikan apa pun.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>Langkah %1 tidak merugikan apa pun.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Langkahmu merugikan %n poin dari 100 peluang menang.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>Langkah %1 merugikan %n poin dari 100 peluang menang.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Nasib dan pemain lain memberi %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Nasib dan pemain lain mengambil %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Akhirnya %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>lewat</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>ambil %L1, lewat</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>ambil %n batu</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>meletakkan %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>ambil %L1, meletakkan %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ronde baru dibagikan.</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Kamu mengambil %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 mengambil %2.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Kamu meletakkan %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Kamu mengambil batu.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Kamu lewat.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Giliranmu.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 meletakkan %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 mengambil batu.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 lewat.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Kamu kehilangan %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Kamu mendapat %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 kehilangan %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 mendapat %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Kamu kehilangan %n poin: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Kamu mendapat %n poin: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 kehilangan %n poin: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 mendapat %n poin: %2.</numerusform>
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
            <translation>Taruhanmu meleset.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>Taruhan %1 meleset.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Itu batu terakhirmu.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>Itu batu terakhir %1.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>eliminasi</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>final</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Ronde %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Ronde %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Kamu gugur: peringkat %L1 dari %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Kamu dan %1 gugur: peringkat %L2 dari %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 gugur: peringkat %L2 dari %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 gugur: peringkat %L2 dari %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Final selesai</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Tidak ada yang memenangkan ronde eliminasi</translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Tidak ada yang memenangkan ronde</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 memenangkan ronde eliminasi</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 memenangkan ronde eliminasi</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 memenangkan ronde</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 memenangkan ronde</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Kamu memenangkan ronde eliminasi</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 memenangkan ronde eliminasi</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Kamu memenangkan ronde</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 memenangkan ronde</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Kamu memenangkan laga</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 memenangkan laga</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1 memenangkan laga</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 memenangkan laga</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>%1 menang bersama</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Semua langkah sudah tersimpan.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Tayang ulang</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Kembali</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Kurang</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Angka</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Tambah</translation>
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
            <translation>Batu habis</translation>
        </message>
    </context>
    <context>
        <name>OptionModel</name>
        <message>
            <source>Yes</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Ya</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Tidak</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Apa artinya: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Apa artinya</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Teka-teki</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Riwayat</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Aturan</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>gugur</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>masih main</translation>
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
            <translation>Ronde ini</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Laga baru</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Terus menonton</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Langsung ke hasil</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Peta meja</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Seluruh meja. Tekan satu titik untuk ke sana.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Kembali</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Pelatih ikut mengamati: sebelum langkah yang merugikan, ada peringatan.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Panjang: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Simpan sebagai</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Buka berkas</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Lokasi berkas</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Berkas %1 sudah ada.</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Tersedia</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Batal</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Ganti</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Simpan keduanya</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Simpan</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Buka</translation>
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
                <numerusform>%n laga dihapus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n laga dipilih</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Urungkan</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Semua %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Simpan berkas</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Hapus</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Batal</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Tumpukan: %n batu tersisa</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Kosong.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>Di buangan</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Batu teratas lebih dulu.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Isi batu</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Lazimnya</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Titik</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Angka</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Tempo yang lain</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Pelan</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Cepat</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Seketika</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Beri tahu apa langkahnya</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Satu baris tenang di atas meja.</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Tandai ujung terbuka</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Tanda di setiap ujung menunjukkan apa yang cocok.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Tampilkan tempat batuku cocok</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>Di game yang batunya menyebar ke segala arah. Tombol F juga bisa.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Pemain %L1</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Kamu</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>Ayu</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Bima</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Citra</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Dewi</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Eko</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Fitri</translation>
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
            <translation>Tekan satu hari untuk melihat laganya</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Baris di atas memberi tahu apa langkahnya. Masih diperlukan?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Matikan</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Biarkan</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Teka-teki</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Teka-teki mana</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Teka-teki lain</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Lanjut main dari sini</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Lanjut</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Main terus</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Lihat jawabannya</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Tinjau laga terakhirmu</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Tidak ada yang baru lagi: yang paling lama kamu coba muncul kembali.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Batumu</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Bisa dimainkan</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Baru diambil</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Kamu</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Naik bila kamu menang lebih sering dari perkiraan melawan bot yang kamu hadapi, turun bila lebih jarang. Pita di sekitarnya adalah rentang nilai sebenarnya: makin lebar bila kamu lama tidak bermain.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: kata aturan</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Kembali</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Ronde %L1 dari %L2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Tangan terlihat</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Sembunyikan tangan</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Tampilkan tangan</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Hasil</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Langkah</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Seberapa bagus mainnya</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Lembar skor</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Simpan</translation>
        </message>
    </context>
    <context>
        <name>ReplayButtons</name>
        <message>
            <source>To the beginning</source>
            <translation>Ke awal</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Ke awal (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>Mundur satu ronde</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Mundur satu ronde (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Mundur selangkah</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Mundur selangkah (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Jeda</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Putar</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Maju selangkah</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Maju selangkah (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>Maju satu ronde</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Maju satu ronde (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Ke akhir</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Ke akhir (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Ke langkah sebelumnya yang bisa lebih baik</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>Ke langkah berikutnya yang bisa lebih baik</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Batu dibagikan.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Main terus</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Lanjut main dari sini</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Langkah</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 dari %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Tombol</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Mundur selangkah, maju selangkah</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Mundur satu ronde, maju satu ronde</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>Ke awal, ke akhir</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Ke langkah sebelum atau sesudahnya yang bisa lebih baik</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spasi</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Putar atau jeda</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Lihat dari kursi lain</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Tampilkan atau sembunyikan tangan</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Daftar langkah</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Seberapa bagus mainnya</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Lembar skor</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Lihat seluruh meja</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Aturan game ini</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Jelaskan yang dipilih atau yang ditunjuk; tekan lagi untuk daftar tombol ini</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Analisis selesai.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Langkah</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>Lihat aturan</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Lihat meja</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Laga baru</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Langsung ke hasil</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Terus menonton</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Poin untuk memenangkan laga: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>ada adalah akan aku anda apa apabila apakah atau bagaimana berapa berarti bila bisa boleh buat dalam dan dapat dari dengan di diri harus harusnya hingga ini itu jadi jika kalau kapan karena ke kenapa kepada mana mengapa menjadi oleh pada per perlu punya saat saja saya sampai satu sebagai semua seorang setiap siapa suatu supaya tak terjadi tidak untuk yang</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Buatanmu</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Aturan</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Bab</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Temuan</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Tidak ada yang ditemukan.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Isi</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Aturan</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Cari di aturan</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Simpan</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Laga sebagai berkas</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Gambar meja</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Simpan di riwayatku</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Simpan di antara lagaku</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Gambar</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Laga Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Alasannya tampil di bawah.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Menampilkan alasannya.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Bersama %L1</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 bersama: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Rekan: %1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 di final, %L3 sebelumnya</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: %L2 seluruhnya</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Final mulai dari nol, dan menentukan laga.</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Jumlah semua ronde di bawah.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>final (sebelumnya: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>total</translation>
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
            <translation>menentukan laga</translation>
        </message>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>sebelum ronde pertama</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>Sebelum ronde pertama</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Awal</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Final</translation>
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
            <translation>Tidak ada poin didapat atau hilang.</translation>
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
            <translation>Sebelum ronde 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Final, %1: sudah gugur</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Final, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, masih berjalan, %2: sejauh ini %L3, seluruhnya %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, seluruhnya %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Final, %1 bersama: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 bersama: %L3, seluruhnya %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Tekan untuk melihat hitungannya.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Lembar skor</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Belum ada yang mendapat poin.</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Poin untuk memenangkan laga: %L1</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Salin</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Disalin. Bisa ditempel sebagai tabel.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Simpan sebagai tabel</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabel (CSV)</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Tekan sebuah angka untuk melihat hitungannya.</translation>
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
            <translation>bersama</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>final, bersama</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Orang</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Gambar %1: %2</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Nama di kursi %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Siapa di kursi %L1</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Kursi di meja</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Petunjuk dan urungkan</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Laga santai: kamu bisa minta petunjuk dan menarik langkah.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Laga ber-rating: tanpa petunjuk, dan batu yang diletakkan tidak bisa ditarik.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>No. pembagian</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Nomor yang sama membagikan batu yang sama. Kosongkan untuk pembagian baru.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Baru</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Setelan</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Tampilan</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Meja</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Bisakah teman lebih baik?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Temanmu bermain dengan batu yang sama dari kursimu, melawan bot yang sama dan tanpa petunjuk. Di akhir, kedua hasil dibandingkan.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Tidak ada yang memeriksa ini: pembagian bisa dimainkan berkali-kali, dan siapa pun yang membuka berkasnya bisa melihat dan mengubah hasilmu.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Salin teks</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Teksnya ada di papan klip: kirim ke temanmu.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Simpan berkas</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Laga Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Tutup</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Total</translation>
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
            <translation>%1: final %2, sebelumnya %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: ronde ini %2, seluruhnya %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>final</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>total</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Urut warna</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Urut angka</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Suara</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Suara lembut untuk batu, denting saat ada yang diraih</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Tidak ada keluaran suara di komputer ini.</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Volume batu</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Volume denting</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n poin</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>minus %1</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>bersama %1 di final</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 di final</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>bersama %1</translation>
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
                <numerusform>%n batu</numerusform>
            </translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: milik para rekan bersama.</translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Gilirannya</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>Peluang menang</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Sebelum pembagian: peluang menang %1</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Setelah langkah %L1: peluang menang %2, kurang lebih %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Setelah langkah %L1: peluang menang %2</translation>
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
            <translation>Mulai lagi dengan batu baru?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Laga ini akan menunggumu di halaman pertama.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Laga ini tidak tersimpan, dan akan hilang.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Main terus</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Mulai lagi</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Atur %n kursi</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Mulai</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Datamu</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Semua ini tetap di komputer ini. Tabel dengan satu baris per laga (CSV) bisa diekspor.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Ekspor</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabel (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Hapus selamanya? Lagamu tetap ada di riwayat, tetapi yang sudah selesai tidak lagi dihitung.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Hapus statistik</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Jangan hapus</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Hapus untuk game ini</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Hapus semua</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Seminggu</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Sebulan</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Setahun</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Dari awal</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Meja</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Waktu</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>Tidak ada laga seperti ini yang kamu selesaikan pada masa itu.</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Belum ada yang dihitung</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Selesaikan satu laga melawan bot, dan di sini terlihat hasilmu dan seberapa kuat kamu.</translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Belum ada yang dihitung</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Hanya laga yang kamu selesaikan tanpa petunjuk atau urungkan yang dihitung.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Meninjau %n laga lagi…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Kurang</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Tambah</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Ronde ini: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Kamu punya batu yang cocok.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Kamu punya %L1 batu yang cocok.</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Kembali</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Tetap %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Tumpukan kosong.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Meja</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Meja</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Kontras tinggi punya meja dan batunya sendiri. Pilihanmu kembali dengan tema lain.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Hijau</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Biru malam</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Anggur</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Kenari</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Sabak</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Batu</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Gading</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Eboni</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Batu alam</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Cerah</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Di meja</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Yang akan ada di sini</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Sejak laga pertamamu yang dihitung: kemenanganmu, poinmu, dan ronde terbaikmu.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Dengan setiap laga: seberapa kuat kamu di antara bot, dan hasilmu melawan tiap tingkat.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Setelah beberapa laga: seberapa besar peran batu pada hasilmu, dan dari mana poinmu berasal.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Kembali ke semua game</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Lembar skor</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Urungkan</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Ulangi</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Petunjuk</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Tanpa petunjuk: pembagian hari ini dihitung</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Tanpa petunjuk: laga ini ber-rating</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Tanpa petunjuk: ini tantangan</translation>
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
            <translation>Pembagian hari ini</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Tantangan</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Dengan pelatih</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Latihan</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Ronde %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Putar melintang</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Putar lurus</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Putar batunya</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>siap untuk pembagian berikutnya</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>giliranmu</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>giliran %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Tampilkan %n laga lagi</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Kembali ke laga terbaru</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n langkah belum tersimpan</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Boneyard mencoba lagi setiap beberapa detik dan setelah setiap langkah. Sampai berhasil, yang belum tersimpan akan hilang bila kamu keluar.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Coba lagi</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Simpan di tempat lain</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Main tanpa simpan</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n langkah belum tersimpan</numerusform>
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
            <translation>Selama kamu pergi: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Laga ini ber-rating: tidak ada petunjuk.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Ini tantangan: tidak ada petunjuk.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Pembagian hari ini dihitung: tidak ada petunjuk.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Sekarang giliran %1.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Rata-rata hasilnya sekitar %n poin lebih banyak.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Berkas laga bukan milik Boneyard, jadi yang baru dibuat. Berkas lama sekarang bernama %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Berkas laga rusak, jadi yang baru dibuat. Berkas lama sekarang bernama %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Sebagian berkas laga hilang, jadi yang baru dibuat. Berkas lama sekarang bernama %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Berkas laga tidak menyebut versi Boneyard yang menulisnya, jadi yang baru dibuat. Berkas lama sekarang bernama %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Berkas laga kosong, jadi yang baru dibuat. Berkas lama sekarang bernama %1.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Laga di %1 tidak bisa dibaca, jadi tidak ada yang akan disimpan.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Laga di %1 berasal dari versi Boneyard yang lebih baru; semuanya dibiarkan, dan untuk saat ini tidak ada yang disimpan.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 terlindung dari penulisan, jadi laga tidak disimpan.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Disk penuh, jadi tidak bisa menulis ke %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Program lain mengunci %1, jadi saat ini tidak bisa menulis ke sana.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Gagal menulis ke %1: apakah disk penuh, atau rusak?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Beberapa entri di %1 tidak mungkin benar, jadi entri itu dilewati.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Berkas laga, %1, menghilang. Yang baru dibuat, dengan laga yang sedang dimainkan.</translation>
        </message>
        <message>
            <source>This match is open in another window.</source>
            <translation>Laga ini terbuka di jendela lain.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Laga ini tidak bisa dibaca lagi.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Laga ini sedang dimainkan, jadi tetap ada.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Tidak bisa menulis apa pun, jadi statistik tetap seperti semula.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 untuk %L2 pemain, pembagian %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Aku meraih %1 terhadap lawan terbaik. Bisakah kamu lebih baik?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Salin semua ini dan tempelkan di Boneyard.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Disimpan sebagai %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 tidak bisa ditulis: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Tidak ada tantangan di dalamnya.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Tunggu: langkah lain bernilai sekitar %n poin lebih. Lihat lagi; H menunjukkannya. Atau mainkan langkahmu sekali lagi kalau tetap mau.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Tunggu: langkah yang ditunjukkan petunjuk bernilai sekitar %n poin lebih. Atau mainkan langkahmu sekali lagi kalau tetap mau.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (par %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Pembagian hari ini</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Belum dimainkan</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (par sebentar lagi)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Pembagian hari ini: %1. Hanya percobaan pertama ini yang dihitung; main lagi adalah latihan.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Dimulai</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Belum selesai</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n hari berturut-turut</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, pembagian hari ini, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Par: %1</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Lebih baik dari par pada %L1 dari %n hari.</numerusform>
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
            <translation>Laga ini tidak bisa dibaca lagi.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n laga yang sedang dimainkan tetap ada.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Folder %1 tidak bisa dibuat.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n laga disimpan di %1</numerusform>
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
            <translation>%1 (final %L2)</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n ronde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n langkah</numerusform>
            </translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Kamu menang</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 menang</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 menang</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 menang</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Menang bersama: %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Pembagian hari ini</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>pakai petunjuk</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>pakai urungkan</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Sistem</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Main bagus</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Itulah pelajarannya</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Posisi baru, dengan batu atau poin lain.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Ronde yang sama, sedikit kemudian.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Timmu menang bersama %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Kamu menang bersama %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Kamu dan %1 menang</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 menang</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Kamu menang</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>%1 menang bersama</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 menang, timmu berbagi peringkat %L2 dari %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 menang, kamu berbagi peringkat %L2 dari %L3</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 menang; peringkat timmu: %L2 dari %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 menang; peringkatmu: %L2 dari %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 menang</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 menang</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Peringkat %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, gugur di ronde %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Poin terbanyak dalam satu langkah</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Memimpin seterusnya</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Ronde terbesar</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Ronde terbesar sebelum final</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Paling banyak ambil batu beruntun</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Paling banyak lewat beruntun</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Ronde terpendek</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Batu terbanyak diletakkan</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Batu pertama</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Batu terakhir</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Seluruh laga</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, ronde %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 sejak ronde %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 di final</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 di ronde %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 di ronde %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Ronde %L1: %n langkah</numerusform>
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
                <numerusform>%n langkah</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 untuk %L2 pemain, pembagian %3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Temanmu</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Kamu meraih %1 dengan batu ini, dan %2 meraih %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Kamu lebih baik.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Itu lebih baik dari hasilmu.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Penantian terlama</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n giliran beruntun tanpa meletakkan batu, ronde %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Disimpan sebagai %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Laga ini sekarang ada di riwayatmu.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Laga ini sekarang ada di antara lagamu yang belum selesai.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Laga ini tidak bisa disimpan.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Selama beberapa orang bermain, berkas akan membocorkan semua batu mereka. Kamu bisa menyimpannya setelah laga selesai.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 tidak bisa ditulis: %2.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Tidak ada laga yang belum selesai.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Aturan standar</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Nomor pembagian adalah bilangan bulat dari 0 sampai %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>Di tangan %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Giliranmu: temukan langkah terbaik.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Temukan langkah yang lebih baik dari yang kamu mainkan: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Ada yang lebih baik. Coba lagi.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Ini merugikan sekitar %1 poin. Coba lagi.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Lebih baik dari yang kamu mainkan, tetapi belum yang terbaik.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Mengapa langkah terbaik lebih baik: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Tidak ada satu alasan pun yang menonjol: bedanya terlihat seiring ronde berjalan.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Mari lihat berapa nilainya.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Sekarang ketemu.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Tepat!</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Ini jawabannya.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Ini jawabannya. Dihitung sebagai tidak ditemukan.</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Langkahmu sama bagusnya dengan yang terbaik yang diketahui.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Langkah terbaik: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>Rata-rata %1 poin lebih baik dari yang kamu mainkan.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>Rata-rata %1 poin lebih baik dari langkah lain mana pun.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Peluang menangnya lebih besar dari yang kamu mainkan.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>Inti soalnya: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Ditemukan oleh: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Rating-nya: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Kesalahanku</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Teka-teki %L1 dari %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: lagamu tanggal %2, pembagian %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 untuk hari ini, %L2 baru, %L3 dikuasai</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Rating-mu: belum diketahui</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Rating-mu: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Belum ada teka-teki untuk game ini.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Cukup untuk hari ini. Yang berikutnya datang pada %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Sekarang kamu lebih tahu, di setiap tempat kamu pernah salah.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Saat kamu meninjau lagamu, kesalahan yang ditemukan muncul di sini sebagai teka-teki.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Semua tangan</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Hanya tanganku</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Hanya %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Sekarang kamu memainkan batu %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (lazim): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Ya atau tidak; lazimnya ya.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Ya atau tidak; lazimnya tidak.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Dari %L1 sampai %L2; lazimnya %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Belum semua aturan tersedia dalam bahasamu. Yang belum ada ditulis dalam bahasa Inggris.</translation>
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
            <translation>Setelan tidak bisa dibaca, jadi mulai dari awal. Berkas lama sekarang bernama %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Setelan di %1 tidak bisa dibaca, jadi perubahan tidak akan disimpan.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Setelan tidak bisa ditulis ke %1, jadi perubahan tidak akan disimpan.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Laga ini tidak bisa dilanjutkan: “%1” melanggar aturan pada saat itu.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>dari %n laga</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>dari %n ronde</numerusform>
            </translation>
        </message>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Statistik ini sudah dihapus.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Semua laga sudah diekspor ke %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Berkas %1 tidak bisa ditulis.</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Hanya laga melawan tingkat bot standar yang ber-rating.</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Berdasarkan %n laga, dan ada di antara %L1 dan %L2 pada 19 dari 20 kasus.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Masih sementara sampai lebih banyak diketahui.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Poinmu di semua ronde dikurangi rata-rata poin yang lain, dari %n laga: %1. Di game ini pembagian terlalu kecil perannya pada hasil, jadi nasib tidak bisa dipisahkan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>Poinmu di semua ronde dikurangi rata-rata poin yang lain, dari %n laga: %1, kira-kira %2 karena batu yang dibagikan dan %3 karena yang terjadi sesudahnya: langkah semua pemain, dan kebetulan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Kamu meraih %L1% dari nilai yang mungkin bagi langkahmu: %n langkah, %2 yang kamu tinjau.</numerusform>
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
            <translation>Campuran</translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <extracomment>A player&apos;s rating, and by how much it may be off: as 1540 ± 80</extracomment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Above the games in a list: all of them together</extracomment>
            <translation>Semua game</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Semua meja</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n kursi</numerusform>
            </translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>sementara, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>dekat dengan %1, %2</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Poin</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 per laga, %2</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Ronde terbaik</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Batu diambil</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 per ronde, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Menang beruntun terbanyak</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Menang beruntun kini</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>sampai laga terakhir</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>pada %n hari</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Laga</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Menang</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Ronde menang</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Pakai petunjuk atau urungkan, dihitung terpisah: %L1 dimainkan, %L2 dimenangkan.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Laga selesai.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ronde selesai.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Sekarang giliran %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Kamu lewat: tidak ada yang cocok.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Pembagian hari ini dihitung: langkah tidak bisa ditarik.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Laga ini ber-rating: langkah tidak bisa ditarik.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Ini tantangan: langkah tidak bisa ditarik kembali.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Belum ada yang bisa ditarik.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Kamu tidak bisa menarik langkah pemain lain.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Kembali ke ronde %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>siap untuk pembagian berikutnya</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>giliranmu</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>giliran %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, pembagian %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Acak</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Memainkan apa saja yang boleh.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Pemula</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Mengambil yang terlihat, dan banyak terlewat.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Magang</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Mengenal game-nya, tetapi masih banyak terlewat.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Santai</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Main untuk senang-senang, tidak selalu yang terbaik.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Mahir</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Main bagus, sesekali terpeleset.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Ahli</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Jarang terpeleset, dan tahu apa yang perlu disimpan.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Master</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Hampir tidak ada yang terlewat.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Juara</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Yang terkuat: memikirkan semua yang belum terlihat.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Serakah</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Mengambil yang poinnya terbanyak sekarang, tanpa berpikir jauh.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Heuristik</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Menghitung batu yang belum terlihat dan memikirkan giliran berikutnya.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Letakkan %1 di ujung kiri, %2 ke dalam.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Letakkan %1 di ujung kanan, %2 ke dalam.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Letakkan %1 di ujung atas, %2 ke dalam.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Letakkan %1 di ujung bawah, %2 ke dalam.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Letakkan %1 di ujung kiri.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Letakkan %1 di ujung kanan.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Letakkan %1 di ujung atas.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Letakkan %1 di ujung bawah.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Letakkan %1 melintang di ujung kiri.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Letakkan %1 melintang di ujung kanan.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Letakkan %1 melintang di ujung atas.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Letakkan %1 melintang di ujung bawah.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Letakkan %1 di ujung kiri, sebagai poros.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Letakkan %1 di ujung kanan, sebagai poros.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Letakkan %1 di ujung atas, sebagai poros.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Letakkan %1 di ujung bawah, sebagai poros.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Buka dengan %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Buka dengan %1, sebagai poros.</translation>
        </message>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Tersisa di tangan, nilainya jumlah titiknya: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Diletakkan oleh: %1.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Ambil batu</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Ambil sampai cocok</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Lewat</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Tidak ada yang cocok: ambil sampai ada batu yang cocok.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Belum ada yang cocok: kamu ambil lagi.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Tidak ada yang cocok: ambil satu batu.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Kalau tidak bisa meletakkan batu, ambil dari sini.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ronde selesai.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Bukan giliranmu.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Batu itu tidak ada di tanganmu.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Balak tertinggi membuka: letakkan %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Tidak ada yang punya balak, jadi batu terberat membuka: letakkan %1.</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Tidak ada yang bisa diletakkan di situ.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Itu satu-satunya langkah.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Itu satu-satunya batu yang cocok.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Batumu habis dengan itu.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Tidak ada batu di tanganmu yang cocok.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Membuang %n titik dari tangan.</numerusform>
            </translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>untuk memenangkan ronde</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Itu porosnya: barisan sekarang tumbuh di empat ujung.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung kiri: menerima %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung kanan: menerima %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung atas: menerima %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung bawah: menerima %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung ini menerima %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Tidak ada ujung terbuka untuk %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Di sini ada %1, dan angka yang sama cocok di sini.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Pemain berikutnya tidak punya yang cocok.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Tidak ada yang lain bisa menyusul di ujung ini.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Hanya %n batu tersembunyi yang bisa menyusul di ujung ini.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Setelah batu dengan lebih banyak titik, lebih banyak batu tersembunyi akan cocok.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Kamu punya %n batu yang bisa menyusul di ujung ini.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Sesudahnya %n batumu yang lain cocok.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Lawanmu lebih sulit menyambung: %n batu tersembunyi cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Pemain lain lebih sulit menyambung: %n batu tersembunyi cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Kamu lebih mudah menyambung: %n batumu yang lain cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Di tanganmu tersisa %n titik, bukan %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Sisakan sedikit yang cocok bagi pemain berikutnya</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Sisakan ujung yang cocok bagi batumu sendiri</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Singkirkan banyak titik</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Suka main di batu yang terakhir diletakkan.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: tersisa batu senilai %2 di tangan.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Sisa di tangan lain: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Paling sedikit di tangan: %1, dengan %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Sisa: %1</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Tangan terendah sama: tidak ada yang dapat poin.</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 dikurangi %2 di tangan: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 dikurangi %2 di tangan, %3 kali: %4.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Ambil batu</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Lewat</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Laga selesai.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Ronde ini saja yang menentukan laga.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Ini cukup: %1 poin memenangkan laga.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1 poin memenangkan laga: kurang %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Mengakhiri giliranmu tanpa meletakkan batu.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Membagikan ronde berikutnya.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Menurunkan batu pilihan bersama-sama ke meja.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Giliranmu: letakkan batu, atau ambil.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Tidak ada batumu yang cocok: ambil.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Giliranmu: letakkan batu, atau ambil (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Tidak ada batumu yang cocok: ambil (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Giliranmu: letakkan batu, atau lewat.</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Tidak ada batumu yang cocok: kamu lewat.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Giliranmu: letakkan batu, atau lewat (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Tidak ada batumu yang cocok: kamu lewat (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Giliranmu: letakkan batu pertama.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Giliranmu: letakkan batu pertama, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Giliranmu: letakkan batu.</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Poin untuk memenangkan laga (0: satu ronde)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Satu ronde saja</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 meletakkan batu terakhirnya.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Kamu meletakkan batu terakhirmu.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Tidak ada yang bisa main: ronde buntu.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Temukan langkah terbaik</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Pemenang laga.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Salah satu pemenang laga.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Menyimpan balak untuk akhir.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Menyisakan sedikit yang cocok bagi yang lain.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Poin seketika: %1, bukan %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Keep the matador</source>
            <translation>Simpan matador</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 adalah matador: cocok kapan pun. Dua batumu yang lain cocok sekarang, dan nanti mungkin tidak. Letakkan salah satunya.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Tepat. Matador menyelamatkanmu dari mengambil saat tidak ada lagi yang cocok.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Matador bisa menunggu. Letakkan batu yang cocok angkanya.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Gerbang milikmu</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Matador menjadikan ujung sebuah gerbang, dan gerbang menunggu kosong. Kamu punya satu, %1: letakkan matador %2 di 5, dan jalannya milikmu.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Lawan harus mengambil dua kali, dan kamu langsung masuk.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Di 4 kurang membantu. Letakkan di ujung satunya, di 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Gerbangnya masih ada. Masuklah dengan %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Tutup kedua ujung</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Kosong menutup ujung kiri. %1 bisa menutup yang kanan juga: lalu hanya matador yang bisa masuk, dan kamu menyimpan satu, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Tertutup. Lawan mengambil sampai matador datang, dan setiap batu yang diambil menguntungkanmu.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Itu membiarkan satu ujung terbuka. Letakkan kosongnya ke luar.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Semua buntu</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Keempat matador sudah di meja, tidak ada lagi yang bisa diambil, dan satu ujung tertutup. %1-mu menutup ujung satunya: ronde selesai, dan yang titiknya paling sedikit mendapat poin. Titikmu sedikit.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Gerbang dan matador</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Kosong dan matador itu pasangan: yang memegang keduanya menentukan ke mana barisan berlanjut.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Inti permainan</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Barisan batu tumbuh di kedua ujungnya. Belahan yang bertemu harus berjumlah tujuh. Yang lebih dulu menghabiskan batunya mendapat titik yang masih dipegang pemain lain, dan %1 poin memenangkan laga.</translation>
        </message>
        <message>
            <source>Together seven</source>
            <translation>Bersama jadi tujuh</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Belahan yang bertemu di sini tidak sama: jumlahnya tujuh. Ujung terbuka adalah 1 dan 4. Letakkan batu di 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 dan 4 jadi 7. Ujung barunya sekarang 5.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 dan 1 jadi 7, jadi itu cocok di 1. Tetapi cari satu untuk 4: perlu 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3, dan %4 adalah matador. Boleh diletakkan di ujung mana pun, kapan pun, dan letaknya melintang. Kamu punya satu: letakkan.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Sekarang hanya kosong atau matador yang bisa masuk di situ: ujungnya jadi gerbang.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Itu cocok, tetapi bukan matador. Cari batu yang kedua belahannya berjumlah tujuh.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Buka gerbang</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Matador letaknya melintang: sebuah gerbang. Batu dengan kosong membukanya, dan belahan lainnya jadi ujung baru. Letakkan milikmu di situ.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Gerbang terbuka: di situ ada 3, dan menunggu 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Yang itu untuk ujung satunya. Gerbang menunggu kosong.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Tutup satu ujung</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Tidak ada batu yang jadi tujuh dengan kosong. Letakkan %1 supaya kosongnya jadi ujung baru: di situ hanya matador yang bisa masuk, dan lawanmu harus punya satu.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Tertutup. Tinggal satu ujung yang diperebutkan.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Itu membiarkan ujungnya terbuka. Pakai kosong untuk menutupnya.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Ambil sampai ada yang cocok</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Kamu tidak punya 2 untuk 5, 3 untuk 4, atau matador. Ambil dari tumpukan sampai ada batu yang cocok.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Ujung barunya 2, dan kamu punya 5: ada batu untuk giliranmu berikutnya.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Cocok, tetapi tidak menyisakan apa-apa untuk giliranmu berikutnya. Coba di ujung satunya.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 juga tidak cocok. Ambil lagi.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 cocok di kedua ujung. Letakkan supaya 2-nya jadi ujung baru: lalu %2 menyusul.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Habiskan batu</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Tinggal dua batu. %1 cocok di kedua ujung: letakkan supaya %2 bisa menyusul.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Habis duluan: kamu dapat semua titik yang masih dipegang lawan, di sini 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Nanti ujungnya 1, dan tidak ada batumu yang cocok.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>4-nya masih ada. Letakkan batu terakhirmu.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Pelajaran pertama</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Itulah Matador. Simpan matador untuk saat kamu membutuhkannya; laga biasanya sampai 100 poin.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Balak tertinggi ada padamu, jadi kamu membuka, dengan batu mana pun. Titik yang tinggal di tanganmu jadi poin orang lain: buka dengan batu yang titiknya paling banyak.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>11 titik langsung hilang. Satu ujung kini minta 2, ujung satunya 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Boleh, tetapi batumu yang lain titiknya lebih banyak.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Rondenya buntu. Titikmu paling sedikit, dan kamu mendapat semua yang dipegang pemain lain: %1 poin.</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Yang berat dulu</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Saat ronde berakhir, titik di tanganmu jadi poin orang lain. Dua batumu cocok. Letakkan yang titiknya lebih banyak.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Delapan titik yang tidak bisa lagi jadi poin orang lain.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Cocok, tetapi yang satunya lebih berat.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Balak kosong</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 juga matador, dan selalu melintang. Tidak ada beratnya, jadi tidak rugi disimpan. Letakkan batu lain.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Sembilan titik pergi. Balak kosong bisa di ujung mana pun, kapan pun kamu membutuhkannya.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Simpan: tidak ada beratnya, dan selalu cocok.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Tutup barisan</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Satu ujung sudah kosong. Kalau semua buntu, pemain dengan titik paling sedikit mendapat poin, dan tanganmu ringan. Tutup juga ujung satunya.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Sekarang hanya matador yang menolong. Tanpa itu yang lain mengambil, dan tangan mereka makin berat.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Itu membiarkan satu ujung terbuka. Batu mana yang kosongnya di luar?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Rondenya buntu, dan titikmu paling sedikit. Kamu mendapat titik pemain lain dikurangi titikmu sendiri: %1 dikurangi %2 jadi %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Titik, dan kapan menutup</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Hitung kira-kira apa yang dipegang pemain lain: barisan tertutup menguntungkan yang paling sedikit titiknya.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Barisan batu tumbuh di kedua ujungnya. Belahan yang bertemu harus berjumlah tujuh, dan matador bisa di mana saja. Yang habis duluan mendapat titik yang masih dipegang pemain lain, dan %1 poin memenangkan laga.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Tujuh, dan balak</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Belahan yang bertemu berjumlah tujuh. Balak letaknya lurus dan dihitung sekali: hanya satu belahannya yang bersentuhan. Letakkan balakmu di 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 dan 2 jadi 7, dan 5 yang lain jadi ujung baru.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Itu cocok di 1. Untuk 2 perlu batu dengan 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Matador melintang</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Matador bisa di mana saja, cocok atau tidak. Melintang, kedua belahannya tetap terbuka. Letakkan %1 melintang: panah bundar di sampingnya, R, atau klik kanan memutarnya.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>2-nya menerima 5 dan 5-nya menerima 2: dua cara melanjutkan di satu ujung.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Itu salah satu cara, tetapi letakkan matadornya melintang.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Matador lurus</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Lurus, matador membuka satu belahan, dan kamu memilih yang mana. Letakkan %1 di 4 dengan 6 ke luar: lalu %2 bisa menyusul.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Matador bisa memberi tempat bagi batumu sendiri.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Bukan begitu: matador di 4, lurus, dengan 6 ke luar. Panah bundar atau R memutarnya.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6-nya masih terbuka: letakkan %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Tidak ada yang jadi tujuh dengan kosong. Letakkan batu di 4 yang menyisakan kosong sebagai ujung baru: di situ hanya matador yang bisa masuk.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Tertutup, sampai ada yang punya matador.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Buka lagi satu ujung</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kosong menutup satu ujung. Letakkan matadormu di situ, %1, melintang atau lurus.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Terbuka lagi, oleh satu-satunya batu yang bisa.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Itu ujung satunya. Buka ujung yang kosong.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Ambil satu, main atau lewat</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Kamu tidak punya 2 untuk 5, 3 untuk 4, atau matador. Ambil satu batu.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Batu berat sudah pergi: apa yang masih kamu pegang di akhir jadi poin orang lain.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Cocok, tetapi ada yang lebih berat.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 juga tidak cocok. Hanya boleh ambil satu per giliran, jadi kamu lewat.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Ujungnya sekarang 2, dan dua batumu cocok. Letakkan yang titiknya lebih banyak.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Itulah domino ala Rusia. Balak tertinggi membuka, dan yang habis duluan mendapat poin dari yang dipegang pemain lain. Laga biasanya sampai 100 poin.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Susunlah bersama-sama satu rangkaian besar di meja, menurut angka dan elemen. Tetapi bertaruhlah dulu berapa poin yang dibawa ronde ini: taruhan yang tercapai dihitung, yang meleset tidak memberi apa-apa. Yang terendah gugur, dan dua terakhir bermain di final.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Menawar hak membagi</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Semua sudah mengambil satu batu, dan boleh menawar sampai jumlahnya. Penawar tertinggi langsung mendapat poin tawarannya, dan jadi pembagi. Batumu bernilai 12, lebih dari yang bisa ditawar orang lain: tawar semuanya.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Yang lain mundur: 12 poin, dan kamu yang membagi.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Yang kamu tawar jadi poinmu: ambil 12 penuh.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Sebut elemennya</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Pembagi menyebut elemen ronde: batunya bernilai lebih, dan hanya batu itu yang boleh melintang. Sebut yang paling banyak kamu punya.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Daun: kamu punya lima.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Hitung lagi: kamu punya lima daun.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Pasang taruhan</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Bertaruhlah pada hasilmu di ronde ini: poinmu, dikurangi batu yang tersisa. Kurang dari itu, kamu tidak dapat apa-apa; dan setiap taruhan harus di atas yang sebelumnya. Mulai rendah: taruhan paling tinggi 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Taruhan yang bisa kamu capai. Pembagi boleh menaikkan di akhir, setelah semua bertaruh.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Berani! Sulit ada yang mencapai sebanyak itu. Taruhan paling tinggi 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Ujung ke ujung</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Di ujung barisan, angka yang sama bertemu, apa pun elemennya. Nilainya satu poin. Letakkan air %1 di 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Satu poin, dan satu batu lebih sedikit yang membebanimu.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Bagus juga, tetapi coba batu air di 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Letakkan melintang</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Elemennya sekarang daun. Batu daun boleh melintang, di sisi panjang batu daun lain, dengan angka apa pun: 3 poin. Letakkan daun %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 poin, dan cabang baru untuk semua.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Poinnya kurang. Coba batu daun di sisi panjang.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Elemen dan angka</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Yang terbaik adalah keduanya sekaligus: batu daun yang angkanya juga sama, lurus atau melintang. Nilainya 4. Cari satu.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 poin: daun, dan angka yang sama.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Belum yang terbaik: cari batu daun dan angka yang sama.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Balak dihitung dua kali</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Balak bernilai dua kali lipat. Daun %1 cocok melintang di batu daun yang ada 6-nya: dua kali 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 poin dengan satu batu: taruhan 6 cepat tercapai.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Bagus, tetapi balak bernilai 8.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Itulah Elemen Serasi. Pemenang ronde memasukkan batu di meja ke Bank dan membagi berikutnya; dua elemen membuat laga pertama yang pendek.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Final dimulai</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Saat batu menipis, total terendah gugur setelah setiap ronde. Kini tinggal dua: final. Bank-mu lebih besar, jadi kamu menyebut berapa batu yang kembali dari masing-masing. Kembalikan %1: kedua tangan jadi penuh.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Tangan penuh, dan kamu mendapat bara %1: balak yang dibagikan sekarang memberi modal awal sebesar jumlahnya, 6. Di final tidak ada taruhan.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Kembalikan %1 dari masing-masing: pas untuk tangan penuh.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Batu terakhir menentukan</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Sekarang hanya final yang dihitung: modal awal dan poin, dikurangi batu yang tersisa. Kamu punya 6 dan 15, lawanmu 24 seluruhnya. Letakkan bara %1 di tempat elemen dan angkanya sama.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 lawan 24: kamu memenangi laga! Kalau sama-sama 24, total ronde yang lebih tinggi yang menang.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Itu juga jadi 24, lalu total lawanmu yang lebih tinggi menang. Kamu perlu 4 poin.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Tawar sampai batas</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Batumu bernilai 9, dan yang lain hanya bisa menawar sampai 6. Cukup 7 untuk jadi pembagi; tetapi yang kamu tawar jadi poinmu. Tawar sebanyak yang boleh.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 poin, dan hak membagi. Kalau ada balak yang terambil, tidak ada tawaran: balak tertinggi membagi dan mendapat jumlahnya, dan %1 mengalahkan semuanya dan nilainya 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Poinnya kurang. Tawar 9 penuh.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Satu lebih saja</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Kamu bertaruh terakhir dan harus di atas 7. Taruhan itu janji, bukan hadiah: lebih dari itu tetap dihitung, kurang dari itu hangus. Jadi taruhan satu lebih saja, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Taruhan terendah yang mungkin. Apa pun di atasnya juga milikmu.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Itu berjanji lebih dan tidak memberi lebih. Taruhan 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Biarkan saja</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Kamu membagi dan bertaruh 4; yang lain naik sampai 7. Sebagai pembagi kamu boleh menaikkan di atas itu, sampai 99, lalu yang lain di atasmu lagi. 4-mu mudah tercapai: tetap.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Taruhan berlaku. Kamu perlu 4, yang lain berjanji lebih.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Taruhan lebih tinggi lebih sulit dicapai, dan tidak memberi apa-apa sendirinya. Tetap.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Tawaran, taruhan, dan final</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Tawar tinggi, bertaruh rendah. Hanya yang jauh tertinggal punya alasan bertaruh lebih dari yang perlu.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Susun batumu jadi kembar dan urutan. Yang tidak masuk ke mana pun membebanimu. Yang tinggal sedikit bebannya mengetuk, dan mendapat selisihnya; %1 poin memenangkan laga.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Ambil, lalu turunkan urutan</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Giliran dimulai dengan satu batu: yang terbuka, atau dari tumpukan. Merah 6 terbuka, dan kamu punya merah 4 dan merah 5: ambil.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Sebuah urutan: tiga batu atau lebih, sewarna, berturut-turut. Batu yang sudah diturunkan tidak lagi membebanimu.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Ingat merah 4 dan merah 5: merah 6 menjadikannya urutan.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Sekarang pilih merah 4, 5, dan 6, satu per satu, lalu turunkan bersama.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Turunkan kembar</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Tiga atau empat batu berangka sama, masing-masing beda warna, adalah kembar. Kamu punya tiga angka 9: turunkan.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Kembar, dan tiga batu lebih sedikit di tanganmu.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Membuang mengakhiri giliranmu. Turunkan dulu ketiga angka 9.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Tambah yang ada di meja</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Kamu boleh menambah kombinasi mana pun, juga milik lawan. Merah 5, 6, dan 7 ada di sana, dan kamu punya kedua tetangganya: tambahkan merah 4 dan merah 8.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Dua batu pergi ke kombinasi yang bahkan bukan milikmu.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Sebelum membuang, tambahkan yang cocok ke urutan merah.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>Sekarang yang satunya.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Tukar joker</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Joker di urutan itu mewakili merah 6, dan kamu punya batu itu. Letakkan di tempat joker.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Joker sekarang mewakili batu biru, dan bekerja untukmu.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Jokernya dulu: letakkan merah 6 di tempatnya.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Joker yang kamu dapat harus langsung diturunkan. Pilih bersama biru 3 dan biru 4, lalu turunkan kombinasinya.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Buang yang paling berat</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Giliran berakhir dengan membuang. Yang tidak masuk kombinasi adalah beban: 1 adalah as dan dihitung 11, 10 sampai 13 dihitung 10, yang lain menurut angkanya. Buang hitam 13.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Beban berkurang sepuluh, dan tidak ada ruginya.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Di sini cukup buang hitam 13.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Ketuk</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Sembilan batumu membentuk kombinasi. Buang hitam 13 dan hanya 2 yang tersisa. Dengan beban 10 atau kurang kamu boleh mengetuk: lakukan.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Kamu mendapat 25 poin dan selisih beban. Kalau beban lawan sama atau kurang darimu, itu balasan, dan poinnya berpindah ke lawan.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Tidak perlu begitu: tombolnya yang mengetuk untukmu.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Menang super</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Kamu mengambil biru 8: sekarang semua masuk kombinasi kecuali oranye 2. Ketuk dengannya, dan tidak ada batu tersisa.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 poin, dan semua beban lawanmu. Meletakkan batu terakhirmu juga menang super.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Bisa lebih baik: ketuk dan buang oranye 2.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Itulah Tiles &amp; Deal. Laga biasa dimainkan dengan tiga belas batu masing-masing, sampai 200 poin. Kalau tumpukan habis, atau 20 giliran tidak ada yang mengambil darinya, ronde berakhir seri.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Ketuk dini</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Giliran keduamu, dan tanpa hitam 13 tersisa 10, pas untuk mengetuk. Lawan belum sempat menyusun apa pun. Ketuk dengan hitam 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 untuk menang dan selisih 46: ketukan dini mengejutkan.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Selagi kamu menunggu, lawan juga menyusun. Ketuk sekarang, dengan hitam 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Satu batu saja cukup</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Dua as tersisa. Buang satu, dan yang lain dihitung 11: lebih dari 10, tetapi dengan satu batu saja yang tersisa kamu boleh mengetuk, berapa pun nilainya. Lakukan.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 untuk menang dan selisih %1, dengan satu as di tanganmu.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Lebih baik tunggu</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Kamu bisa mengetuk dengan 10 lagi. Tetapi lawan sudah menurunkan dua kombinasi, memegang tiga batu, dan mungkin bisa menambahkannya ke kombinasimu. Buang hitam 13 tanpa mengetuk.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Tepat. Lawan punya merah 2 dan 3 untuk urutan merahmu, dan hanya tersisa 2: balasan, 33 poin melawanmu.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Yang sisanya tidak lebih dari si pengetuk mendapat 25 dan selisihnya. Tunggu.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Balasan</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Bebanmu terlalu banyak untuk mengetuk, dan lawan mungkin segera mengetuk. Simpan yang rendah atau yang bisa masuk kombinasi lawan, dan buang hitam 13.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Lawan mengetuk dengan 9. Hitam 5 dan 6 milikmu masuk urutan hitam, tersisa 5: balasan. Selisih 4 jadi milikmu, dan 25 lagi.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Yang itu mungkin masih menghemat poinmu. Buang hitam 13.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Joker di tangan</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Joker yang tersisa dihitung 15, lebih dari batu lain mana pun. Joker mewakili apa pun yang kurang: turunkan sekarang dengan dua batu yang dilengkapinya, misalnya merah 4 dan merah 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Jokernya aman di meja, bersama dua batu.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Turunkan dulu jokernya: pilih bersama merah 4 dan merah 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Kapan mengetuk</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Di awal, ketukan dengan 10 itu kuat; di akhir, saat tangan lawan tinggal sedikit, itu berisiko. Perhatikan berapa yang tersisa di sana.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Letakkan segitiga sisi ke sisi, supaya angka di sudutnya sama. Setiap batu memberi poin menurut angkanya, tempat yang cerdik jauh lebih banyak. Yang unggul begitu ada yang mencapai %1 menang.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Sisi ke sisi</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Batu bertemu sisi ke sisi, dan kedua angka di sisi itu harus sama pada keduanya. Salah satu batumu punya dua angka 4: letakkan di samping %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Cocok. Batu bernilai jumlah ketiga angkanya: di sini 10 poin.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Kamu boleh mengambil, tetapi ongkosnya 5 poin. Salah satu batumu cocok: letakkan.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Yang poinnya lebih banyak</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Dua batumu cocok di sini. Setiap angka di batu dihitung, jadi letakkan yang poinnya lebih banyak.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 poin. %1 hanya memberi 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Ada yang lebih baik: nilainya 13 poin.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Tutup segi enam</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Lima batu mengelilingi satu titik. Yang meletakkan batu keenam menutup segi enam dan mendapat tambahan 50 poin. Itu kamu.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 untuk batunya dan 50 untuk segi enam. Pikirkan dulu sebelum meletakkan batu kelima: yang keenam milik pemain berikutnya.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Bukan di situ: lihat celah di antara kelima batu.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Bangun jembatan</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Batu yang menempel dengan satu sisi dan menyentuh batu lain dengan sudut seberangnya membangun jembatan: tambahan 40 poin. %1 bisa.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 untuk batunya dan 40 untuk jembatan: ketiga sudut ada di angka yang sudah ada.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Itu bukan jembatan: ketiga sudut harus ada di angka yang sudah ada.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Bila tak ada yang cocok</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Tidak ada batumu yang cocok. Ambil satu dari tumpukan: ongkosnya 5 poin. Kalau tiga kali ambil tidak membantu, kamu lewat.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 poin, dikurangi 5 untuk batu yang kamu ambil.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Kamu boleh terus mengambil, tetapi setiap kali ongkosnya 5 poin, dan kamu punya yang cocok.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Tiga kali ambil, lalu lewat</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kamu sudah mengambil tiga batu, masing-masing 5 poin, dan lebih dari itu tidak boleh. Yang terakhir, %1, cocok. Kamu juga bisa lewat, tetapi ongkosnya 10 lagi. Letakkan batunya.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 poin, dikurangi 15 untuk batu yang kamu ambil. Kalau tidak ada yang cocok, kamu lewat dan kehilangan 25 seluruhnya.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Lewat ongkosnya 10 poin, dan salah satu batumu cocok.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kamu mengambil %1, dan cocok: letakkan.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Tinggal satu batu. Letakkan: yang habis duluan mendapat 25 poin, dan semua yang masih dipegang pemain lain.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 untuk batunya, 25 karena habis duluan, dan 5 poin dari batu terakhir lawan.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Tidak perlu mengambil: batu terakhirmu cocok.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Itulah Triomino. Kalau semua buntu, tangan terendah mendapat batu pemain lain dikurangi batunya sendiri. Laga berdua biasanya sampai 800 poin.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Siapa yang membuka</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Tripel tertinggi membuka ronde, dan nilainya 10 lebih dari jumlahnya: 22 untuk %1-mu. Di meja ini %2 boleh membuka sebagai gantinya, pilihan yang bisa kamu atur, dan nilainya 40. Letakkan.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Tidak ada pembukaan yang lebih tinggi. Kalau diletakkan nanti, %1 tidak memberi apa-apa.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Itu memberi 22. Buka dengan %1: nilainya 40.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Jangan yang kelima</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Empat batu mengelilingi satu titik. %1 akan jadi yang kelima di situ, untuk 10 poin, dan menyerahkan yang keenam dengan 50-nya ke lawan. Letakkan yang lain.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Hanya 5 poin, tetapi tidak memberi apa-apa. Sekarang biar lawan meletakkan yang kelima.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Itu memberi sesuatu ke lawan. Salah satu batumu cocok di tempat yang tidak menumbuhkan segi enam.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Tempat yang tepat</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 cocok di dua tempat. Di salah satunya sudut ketiganya juga bertemu angka: jembatan, tambahan 40 poin. Temukan.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 poin, bukan 8. Lihat sudut ketiga sebelum melepasnya.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Cocok, tetapi sudut ketiganya bebas. Coba tempat satunya.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Dua sekaligus</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Dua titik terkelilingi kecuali satu celah, dan celahnya sama. %1 menutup kedua segi enam dengan satu batu: tambahan 60 poin. Letakkan.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 untuk batunya dan 60 untuk dua segi enam.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Tiga sekaligus</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Tempat paling langka: tiga titik terkelilingi kecuali satu celah yang sama. %1 menutup tiga segi enam: tambahan 70 poin. Letakkan.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 untuk batunya dan 70 untuk tiga segi enam. Tidak ada bonus yang lebih tinggi.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Bukan di situ: isi celah di antara ketiga titik.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Bukan di situ: isi celah di antara kedua titik.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Segi enam dan jembatan</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Sebelum setiap langkah, lihat dua kali: adakah bonus untukmu, dan apakah kamu meninggalkan bonus untuk pemain berikutnya?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Matador yang kamu simpan untuk nanti: %1, bukan %2.</translation>
        </message>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Balak enam (28 batu)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Balak sembilan (55 batu)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Balak dua belas (91 batu)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Set batu</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Menurut jumlah pemain</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Masing-masing lima</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Masing-masing enam</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Masing-masing tujuh</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Semua batu, tanpa mengambil</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Batu yang dibagi ke tiap pemain</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Balak tertinggi itu sendiri</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Yang memegang balak tertinggi</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Setiap pemain bergiliran</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Siapa yang membuka ronde</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Hanya melintang</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Melintang, atau lurus bila cocok</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Melintang atau lurus, di mana saja</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Cara meletakkan matador</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Sampai ada batu yang cocok</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Satu batu, lalu main atau lewat</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Kalau tidak bisa main, ambil</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Boleh mengambil daripada meletakkan matador</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Balak pertama melintang dan membuka dua cabang lagi</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Batu yang selalu tetap di tumpukan</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Semua titik pemain lain</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Titik pemain lain dikurangi milik pemenang</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Kalau semua buntu, tangan terendah dapat poin</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Hanya balak enam yang bisa dibagi habis.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Balak enam untuk dua sampai empat pemain; pakai set lebih besar untuk lebih banyak.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Dengan poros</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Matador boleh disimpan</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Balak sembilan</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Balak dua belas</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Letakkan matador</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Simpan matador untuk nanti</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Ujung yang bertemu berjumlah tujuh; matador di mana saja, melintang.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Domino Rusia</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Tujuh yang sama, dengan matador melintang atau lurus.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1, matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung kiri: menerima %1 atau matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung kanan: menerima %1 atau matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung atas: menerima %1 atau matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Ujung bawah: menerima %1 atau matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Ujung kiri: menerima %1 atau %2, atau matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Ujung kanan: menerima %1 atau %2, atau matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Ujung atas: menerima %1 atau %2, atau matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Ujung bawah: menerima %1 atau %2, atau matador.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Ujung kiri, gerbang: menerima kosong atau matador.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Ujung kanan, gerbang: menerima kosong atau matador.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Ujung atas, gerbang: menerima kosong atau matador.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Ujung bawah, gerbang: menerima kosong atau matador.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Ujung kiri, kosong: hanya menerima matador.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Ujung kanan, kosong: hanya menerima matador.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Ujung atas, kosong: hanya menerima matador.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Ujung bawah, kosong: hanya menerima matador.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Di sini ada matador melintang. Hanya kosong atau matador yang menyambung.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 melintang, tegak lurus terhadap baris: gerbang, yang menerima kosong atau matador.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Di sini ada batu melintang. Yang menyambung jadi %3 dengan %1 atau %2-nya.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 melintang, tegak lurus terhadap baris: yang menyambung jadi %2 dengan salah satu angkanya.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Tidak ada angka yang jadi %1 dengan kosong: hanya matador yang membuka ujung ini lagi.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Di sini ada %1, dan dua batu yang bertemu berjumlah %2.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Matador: bisa di ujung mana pun, apa pun yang ada di situ.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Ujung itu sekarang gerbang.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Kamu punya balak tertinggi: letakkan batu mana saja.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1 mulai, dengan balak tertinggi yang dibagi, atau tanpa balak batu terberat.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Kamu mulai: %1 adalah balak tertinggi yang dibagi.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Tidak ada balak yang dibagi. Kamu mulai: %1 adalah batu terberat.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Kamu punya batu terberat: letakkan batu mana saja.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Letakkan matador, atau ambil untuk menyimpannya.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Giliranmu: jadikan %1 dengan ujung terbuka.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Hanya matador yang bisa di ujung kosong.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 bertemu %2: bersama harus jadi %3.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Tidak ada ujung terbuka untuk %1: belahan yang bertemu harus berjumlah %2.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Gerbang menerima kosong atau matador.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Ujung ini menerima %1 atau %2, atau matador.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Pemain berikutnya hanya bisa menyusul dengan matador.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Matadornya tersimpan untuk nanti.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Ujung ini tertutup: hanya matador yang bisa menyusul.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Hanya kosong atau matador yang bisa menyusul.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Tidak ada yang jelas lebih baik.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Matadormu tersimpan untuk nanti.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Jadikan %1, atau taruh kosong atau matador.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Jadikan %1, atau taruh matador.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Giliranmu: taruh kosong atau matador.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Giliranmu: hanya matador yang cocok.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Tawar %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Mundur</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n batu</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Taruhan %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Tetap di %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Lewat</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ambil</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Kembalikan %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Kalau tidak ada yang menawar lebih, kamu dapat %1 dan membagi.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Poinmu dikurangi batu yang tersisa harus paling sedikit %1, kalau tidak ronde ini tidak memberimu apa-apa.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Poinmu sendiri dikurangi batu yang tersisa harus paling sedikit %1, kalau tidak ronde ini tidak memberimu apa-apa.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Diundi dari tiap Bank: %1. Semua tangan akan penuh: %2 batu.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Diundi dari tiap Bank: %1. Tangan akan berisi %2 dari %3 batu.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Diundi dari tiap Bank: %1. Tangan akan berisi %2 sampai %3 dari %4 batu.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Taruhan</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Pembagi menaikkan, jadi taruhan berkeliling sekali lagi: tertinggi %1. Bertaruh lebih, atau tetap.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Pembagi menaikkan, jadi taruhan berkeliling sekali lagi: tertinggi %1. Batumu paling banyak menghasilkan %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Semua sudah bertaruh; taruhan tertinggi %1. Sebagai pembagi kamu boleh menaikkan taruhanmu, lalu yang lain juga boleh.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Semua sudah bertaruh; taruhan tertinggi %1. Sebagai pembagi kamu boleh menaikkan taruhanmu, lalu yang lain juga boleh. Batumu paling banyak menghasilkan %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Taruhan tertinggi adalah taruhanmu sendiri: %1. Kamu boleh menaikkannya, lalu yang lain juga boleh.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Taruhan tertinggi adalah taruhanmu sendiri: %1. Kamu boleh menaikkannya, lalu yang lain juga boleh. Batumu paling banyak menghasilkan %2.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Taruhan tertinggi %1, jadi sekarang paling sedikit %2. Semua harus bertaruh; taruhan yang meleset bernilai 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Taruhan tertinggi %1, jadi sekarang paling sedikit %2; semua harus bertaruh. Batumu paling banyak menghasilkan %3 (4 per batu elemen itu, 1 untuk yang lain, balak dua kali).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Pembagi bertaruh dulu; setiap taruhan sesudahnya harus lebih tinggi.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Kamu bertaruh dulu, yang lain lebih tinggi. Batumu paling banyak menghasilkan %1 (4 per batu elemen itu, 1 untuk yang lain, balak dua kali).</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Semua sudah mengambil satu batu, dan boleh menawar sampai jumlahnya. Penawar tertinggi mendapat poin tawarannya, dan jadi pembagi.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Semua sudah mengambil satu batu, dan boleh menawar sampai jumlahnya: kamu sampai %1. Penawar tertinggi mendapat poin tawarannya, dan jadi pembagi.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Tawaran tertinggi %1, milikmu sendiri. Batumu membolehkan tawaran sampai %2. Penawar tertinggi membagi, dan mendapat poin tawarannya.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Tawaran tertinggi %1, oleh %2. Penawar tertinggi membagi, dan mendapat poin tawarannya.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Tawaran tertinggi %1, oleh %2. Batumu membolehkan tawaran sampai %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Tawaran tertinggi %1, oleh %2. Batumu membolehkan tawaran sampai %3. Penawar tertinggi membagi, dan mendapat poin tawarannya.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Tawaran tertinggi %1, oleh %2. Batumu membolehkan tawaran sampai %3: kamu hanya bisa mundur. Penawar tertinggi membagi, dan mendapat poin tawarannya.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Final mulai dari nol, tanpa taruhan: total hanya dihitung bila hasilnya sama. Bank: %1 %2, %3 %4. Batu yang kurang di tangan: %5; di tumpukan: %6. Yang Bank-nya lebih besar menyebut berapa dari tiap Bank yang kembali. Sedikit berarti tangan kecil dan final singkat; banyak berarti tangan penuh dan lebih banyak balak sebagai modal awal.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Final mulai dari nol, tanpa taruhan: total hanya dihitung bila hasilnya sama. Bank: %1 %2, %3 %4. Batu yang kurang di tangan: %5; di tumpukan: %6. Kedua Bank sama, jadi pemenang ronde terakhir menyebut berapa dari tiap Bank yang kembali. Sedikit berarti tangan kecil dan final singkat; banyak berarti tangan penuh dan lebih banyak balak sebagai modal awal.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Final mulai dari nol, tanpa taruhan: total hanya dihitung bila hasilnya sama. Bank: %1 %2, %3 %4. Batu yang kurang di tangan: %5; di tumpukan: %6. Kedua Bank sama, jadi yang totalnya lebih tinggi menyebut berapa dari tiap Bank yang kembali. Sedikit berarti tangan kecil dan final singkat; banyak berarti tangan penuh dan lebih banyak balak sebagai modal awal.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Final mulai dari nol, tanpa taruhan: total hanya dihitung bila hasilnya sama. Bank: %1 %2, %3 %4. Batu yang kurang di tangan: %5; di tumpukan: %6. Kedua Bank dan totalnya sama, jadi yang duduk pertama menyebut berapa dari tiap Bank yang kembali. Sedikit berarti tangan kecil dan final singkat; banyak berarti tangan penuh dan lebih banyak balak sebagai modal awal.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Siapa membagi dulu?</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Elemen ronde ini</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Pembagi menyebutnya dan meletakkan batu pertamanya. Hanya batunya yang bisa melintang, untuk 3 atau 4 poin; balak dihitung dua kali.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Final</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Batumu membolehkan tawaran sampai %1: kamu hanya bisa mundur.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Elemen di set, masing-masing 57 batu</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Semua main sendiri</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Dua tim bertiga (enam pemain)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Tiga tim berdua (enam pemain)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Siapa main dengan siapa</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Taruhan yang tercapai ditambahkan ke poin</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Pemain yang tidak bisa meletakkan batu mengambil satu</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Tim untuk enam pemain.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Laga pendek: dua elemen</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Tiga elemen</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Taruhan tercapai jadi poin</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Ambil batu bila buntu</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>pembagian pertama</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>untuk pembagian pertama</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>taruhan tercapai</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>untuk taruhan tercapai</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>angka sama</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>melintang</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>elemen ronde, angka sama</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Semua tangan kosong.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Tidak ada pemain yang masih punya batu bisa meletakkannya.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Batu tinggal terlalu sedikit: ronde ini tidak dimainkan.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>menawar %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Kamu menawar %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 menawar %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>mundur</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Kamu mundur.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 mundur.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>menyebut %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Kamu menyebut %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 menyebut %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>bertaruh %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Kamu bertaruh %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 bertaruh %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>tetap</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Taruhanmu tetap.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>Taruhan %1 tetap.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>mengembalikan %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>gugur</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Kamu gugur dari laga.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Gugur dari laga: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Melawan bot, satu laga makan waktu sekitar %n menit.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tawar pembagian pertama</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Sebut elemen yang tepat</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bertaruh sesuai kemampuan tanganmu</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Letakkan batu melintang</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Letakkan batu yang tepat</translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Elemen Serasi</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Cocokkan elemen atau angka, bertaruh pada tanganmu, capai final.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Ini dari elemen ronde: boleh juga melintang.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Balak: poinnya dua kali lipat.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Tersisa di tangan pada akhir ronde, ruginya satu poin.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Diletakkan oleh: %1.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Nilainya 1 poin, atau 4 bila dari elemen ronde; balak bernilai dua kali lipat.</translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Nilainya 3 poin, atau 4 bila angka yang bersentuhan juga ada di batu itu; balak bernilai dua kali lipat.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Batu dari ronde yang dimenangkan. Untuk final sebagian dari tiap Bank dibagikan lagi.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Satu Bank untuk tim: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Sudah mundur, dan tidak menawar lagi.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Batu yang diambil membolehkan tawaran sampai %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Tawarannya %1; batu yang diambil membolehkan sampai %2.</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Final mulai dari nol: total %1 hanya dihitung bila hasilnya sama.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>Di final: balak %1 dan poin %2 dikurangi sisa batu %3 jadi %4. Total sebelumnya, %5, hanya dihitung bila hasilnya sama.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Gugur sejak ronde %1, dengan total terendah saat itu.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Taruhan %1: poin dikurangi sisa batu harus mencapainya, kalau tidak ronde ini memberi 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Tidak punya batu untuk main di ronde ini.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Membagi: menyebut elemen, bertaruh dulu, dan meletakkan batu pertama.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Bertaruh setelah pembagi, dan lebih tinggi dari yang sebelumnya.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Tangan diisi dari sini sebelum setiap ronde. Saat batu menipis, tangan mengecil supaya batu cukup sampai final, dan total terendah gugur, kecuali memenangkan ronde.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Kamu bermain bersama %1.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Kamu mengambil balak terbaik, %1: +%2 untukmu, dan kamu membagi dulu.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Kamu mengambil balak terbaik, %2: +%3 untukmu, dan kamu membagi dulu. %5 mengalahkan semua balak lain, dan bernilai %3.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Kamu bermain bersama %3. Kamu mengambil balak terbaik, %1: +%2 untukmu, dan kamu membagi dulu.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Kamu bermain bersama %4. Kamu mengambil balak terbaik, %2: +%3 untukmu, dan kamu membagi dulu. %5 mengalahkan semua balak lain, dan bernilai %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 mengambil balak terbaik, %2: +%3, dan pembagian pertama.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 mengambil balak terbaik, %2: +%3, dan pembagian pertama. %5 mengalahkan semua balak lain, dan bernilai %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Kamu bermain bersama %4. %1 mengambil balak terbaik, %2: +%3, dan pembagian pertama.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Kamu bermain bersama %4. %1 mengambil balak terbaik, %2: +%3, dan pembagian pertama. %5 mengalahkan semua balak lain, dan bernilai %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Tawaranmu tertinggi: +%1 untukmu, dan kamu membagi dulu.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 menawar paling tinggi: +%2, dan pembagian pertama.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Batu menipis: tangan tinggal %1, dan setelah ronde ini total terendah gugur, kecuali memenangkan ronde.</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Batu menipis: setelah ronde ini total terendah gugur, kecuali memenangkan ronde.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Papan nama sekarang menunjukkan, seperti “5 dari 12”, poin dikurangi sisa batu di tangan, dan taruhan yang harus dicapai.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Batu %1 sudah habis. Ronde berlanjut sampai tak seorang pun bisa meletakkan batu.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Batumu sudah habis. Ronde berlanjut sampai tak seorang pun bisa meletakkan batu.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Final mulai dari nol, tanpa taruhan: total hanya dihitung bila hasilnya sama. Papan nama menunjukkan poin dikurangi sisa batu di tangan.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>Dari tiap Bank %1 mengembalikan %2. Papan nama menunjukkan poin dikurangi sisa batu di tangan.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Final mulai dari nol, tanpa taruhan: total hanya dihitung bila hasilnya sama. Papan nama menunjukkan poin dikurangi sisa batu di tangan. Modal awal dari balak yang ditunjukkan: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>Dari tiap Bank %1 mengembalikan %2. Papan nama menunjukkan poin dikurangi sisa batu di tangan. Modal awal dari balak yang ditunjukkan: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Final mulai dari nol, tanpa taruhan: total hanya dihitung bila hasilnya sama. Papan nama menunjukkan poin dikurangi sisa batu di tangan. Modal awal dari balak yang ditunjukkan: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>Dari tiap Bank %1 mengembalikan %2. Papan nama menunjukkan poin dikurangi sisa batu di tangan. Modal awal dari balak yang ditunjukkan: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Mundur: batumu tidak membolehkan tawaran lebih tinggi.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Tawar untuk membagi dulu dan dapat poinnya, atau mundur.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Tetap di taruhanmu %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Bertaruh lebih, atau tetap di %1.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Bertaruh pada poinmu, kurang 1 per batu tersisa.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Bertaruh pada poinmu sendiri, kurang 1 per batu tersisa.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Bertaruhlah: batumu paling banyak menghasilkan %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Giliranmu: letakkan batu pertama, dari %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Letakkan batu: poin dikurangi sisa batu yang menentukan.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Giliranmu: letakkan batu; taruhanmu tercapai.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Letakkan batu: nilaimu %1, taruhanmu %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Sebut elemennya: batunya paling banyak poinnya.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Sebutkan berapa batu Bank yang kembali.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>%3: sama rendahnya, tetapi aman dengan Bank lebih besar (%1 lawan %2).</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>%3: sama rendahnya, tetapi aman dengan poin lebih di ronde ini (%1 lawan %2).</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>%1: totalnya sama rendah, tetapi aman, karena lebih awal dalam urutan main.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: gugur, dengan %1.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: gugur, dengan total terendah, %1.</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: gugur; tidak ada yang kurang dari %1.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: aman dengan %1, karena memenangkan ronde.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Batu di meja masuk ke Bank pemenang ronde: untuk final sebagian dari tiap Bank dibagikan lagi, dan yang Bank-nya lebih besar menyebut berapa.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Berikutnya final, dan mulai dari nol: total hanya dihitung bila hasilnya sama.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Begitu batu menipis, final dimainkan.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Setelah ronde berikutnya total terendah gugur, kecuali memenangkan ronde itu. Dua yang terakhir memainkan final.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Begitu batu menipis, setelah tiap ronde total terendah gugur, kecuali memenangkan ronde. Dua yang terakhir memainkan final.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Tidak ada yang punya batu untuk main final.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>Final seimbang: masing-masing %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Totalnya juga sama, %1: keduanya menang.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>%3: unggul dengan total lebih tinggi, %1 lawan %2.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n batu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, dan %n batu dari meja: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank (%3): %1, dan %n batu dari meja: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Bank (%1): %n batu.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Bank: %1, dan %2 dari Bank lain (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Bank (%5): %1, dan %2 dari Bank lain (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, %2 dari Bank lain (%4), dan %n batu dari meja: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank (%5): %1, %2 dari Bank lain (%4), dan %n batu dari meja: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Buka dengan %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Letakkan %1 lurus dengan %2 pada %3: %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Letakkan %1 melintang di %2 dengan %3: %n poin.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Ujung: menerima %1.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Sisi batu %1 %2: menerima elemennya.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>mundur</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>tawar %1</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>final</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>balak +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>final, tanpa taruhan</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Balak di awal %1, poin %2, dikurangi sisa batu %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Balak di awal %1, poin %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Poin %1, dikurangi sisa batu %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Poin %1, tanpa sisa batu.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 dikurangi %2 untuk batu tersisa menjadi %3: taruhan %4 meleset, jadi dihitung 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, tanpa batu tersisa: taruhan %2 meleset, jadi dihitung 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 dikurangi %2 untuk batu tersisa menjadi %3: taruhan %4 tercapai dan ditambahkan, jadi %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, tanpa batu tersisa: taruhan %2 tercapai dan ditambahkan, jadi %3.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 dikurangi %2 untuk batu tersisa menjadi %3: taruhan %4 tercapai.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, tanpa batu tersisa: taruhan %2 tercapai.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>membagi</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>taruhan %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 dari %2</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Poin %1 dikurangi sisa batu %2: sejauh ini %3. Taruhannya %4.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Gugur dari laga mulai sekarang.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Gugur sejak ronde %1.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>gugur sejak ronde %1</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>terendah, selisih %1</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 di atas yang terendah</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>total terendah gugur, kecuali memenangkan ronde</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>total terendah gugur, kecuali memenangkan ronde: kamu tertinggal %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>total terendah gugur, kecuali memenangkan ronde: timmu tertinggal %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>total terendah gugur, kecuali memenangkan ronde: kamu unggul %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>total terendah gugur, kecuali memenangkan ronde: timmu unggul %1</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>mengambil balak %1, dan membagi dulu</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>menawar %1, dan membagi dulu</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Sebelum ronde: +%1 untuk balak terbaik, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Sebelum ronde: +%1 untuk tawaran tertinggi.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Elemen ronde ini: hanya batunya yang bisa melintang, untuk 3 atau 4 poin; balak dihitung dua kali.</translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>api %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>bara %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>cahaya %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>daun %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>air %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>eter %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>api</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>bara</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>cahaya</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>daun</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>air</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>eter</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Ujung ini %1, dan hanya menerima %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Melintang hanya untuk batu dari elemen ronde.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Sekarang tidak ada tempat untuk %1: tidak ada ujung terbuka, dan tidak ada sisi panjang.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Sekarang tidak ada tempat untuk %1: ujung menerima %2, dan tidak ada sisi panjang terbuka.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Sekarang tidak ada tempat untuk %1: tidak ada ujung terbuka, dan hanya %2 yang bisa melintang.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Sekarang tidak ada tempat untuk %1: ujung menerima %2, dan hanya %3 yang bisa melintang.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Tidak ada elemen lain yang lebih banyak kamu punya.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Batu dan balak elemen lain sama banyaknya padamu: keduanya sama baik.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Kamu punya %n batunya.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Batu %1 milikmu nilainya lebih, tetapi nanti pun masih cocok; batu ini mungkin tidak menemukan ujung lagi.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Ini membiarkan %1 terbuka, dan kamu punya %n batu lagi dengan angka itu.</numerusform>
            </translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Tidak cocok di tempat lain: hanya ini %1 yang terbuka, dan mungkin segera hilang.</translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Tersisa di tanganmu, ruginya satu poin di akhir, dan ujung ini mungkin segera hilang.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Ini dari elemen ronde, dan balak dihitung dua kali.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Ini dari elemen ronde, dan angkanya sama.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Ini dari elemen ronde, jadi boleh melintang.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Bukan giliranmu.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Jawab dulu pertanyaannya, lalu letakkan batu.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Batu pertama harus dari elemen yang kamu sebut.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Di sini tidak ada ujung atau sisi terbuka.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Penawar tertinggi membagi, dan mendapat poin tawarannya.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Tidak ada yang bisa menawar lebih: kamu membagi, dan mendapat poin tawaranmu.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Lawan boleh menawar sampai %1, kamu sampai %2: menawar lagi hanya menambah poinnya.</translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Setiap taruhan yang tercapai memberi poinmu dikurangi batu yang tersisa; yang lebih tinggi hanya lebih sulit dicapai.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Taruhan yang tercapai juga dihitung, tetapi yang lebih tinggi lebih sulit dicapai daripada nilainya.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Ini menyisakan ujung yang cocok bagi batumu yang lain.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Tidak ada batumu yang cocok.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Makin penuh tangannya, makin kecil peran nasib.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Dari tiap Bank kamu mengembalikan %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Dari tiap Bank %1 mengembalikan %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>%3: sama baiknya, tetapi unggul dengan sisa batu lebih sedikit (%1 lawan %2).</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>%3: sama baiknya, tetapi unggul dengan taruhan lebih tinggi (%1 lawan %2).</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>Satu-satunya taruhan yang tercapai mendapat ronde: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Hasil terbaik di antara taruhan yang tercapai mendapat ronde: %1, dengan %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Hasil terbaik mendapat ronde: %1, dengan %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Tidak ada taruhan yang tercapai. Hasil terbaik mendapat ronde: %1, dengan %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Lebih banyak tidak akan memperbesar tangan mana pun.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Setelah dicoba berkali-kali, ini lebih sering memenangkan final daripada lebih banyak batu.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Bertaruh tinggi.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Suka meletakkan melintang.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Tanganmu semestinya menghasilkan sekitar %1, lebih dari taruhanmu.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Ini taruhan paling rendah yang boleh, walau tanganmu paling banyak menghasilkan %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ini taruhan paling rendah yang boleh; tanganmu semestinya menghasilkan sekitar %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Tanganmu semestinya menghasilkan sekitar %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Tanganmu semestinya menghasilkan sekitar %1, dan yang sesudahmu harus bertaruh lebih.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n di antaranya balak, yang dihitung dua kali.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Taruhanmu %1 tak terjangkau lagi: ronde ini tidak memberimu apa-apa. Sekarang yang penting pemain lain mendapat sedikit.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Taruhanmu %1 tak terjangkau lagi: ronde ini tidak memberimu apa-apa. Kalau tak ada yang mencapai taruhannya, yang menang poin terbanyak dikurangi batu tersisa.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Taruhanmu %1 tak terjangkau lagi: ronde ini tidak memberimu apa-apa.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Elemen %1: kamu punya %n batu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Kamu lebih mudah menyambung: %n batumu yang lain cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Pemain lain lebih sulit menyambung: %n batu tersembunyi cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Batumu dari elemen itu: %1, bukan %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Kalau tidak ada yang menawar lebih, kamu dapat %1, bukan %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Taruhan lebih rendah lebih mudah dicapai: %1, bukan %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Yang sesudahmu harus bertaruh lebih dari %1, bukan dari %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Turun urutan</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Turun kembar</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Turunkan</translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Batu di kombinasi tidak lagi membebanimu, dan kedua pemain boleh menambahnya.</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Ketuk: menang super!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Ketuk</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Jokernya harus diturunkan dulu.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Batu yang kamu ambil dari buangan tidak boleh dibuang di giliran ini.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Beban akan tersisa %1; untuk mengetuk harus %2 atau kurang, atau satu batu saja.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Beban akan tersisa %1; untuk mengetuk harus %2 atau kurang.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Akan tersisa %n batu; untuk mengetuk, paling banyak satu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Akan tersisa %n batu; untuk mengetuk, tidak boleh ada.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ambil</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Lewat</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Sisa bebanmu %1, bukan %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Sesudahnya %n batu tersembunyi akan menurunkan bebanmu, bukan %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Tanpa beban</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Beban %1 setelah membuang</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Beban %1</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>ketuk pada %1</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Sepuluh</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Tiga belas</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Batu yang dibagi ke tiap pemain</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Salinan setiap batu</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>Di meja, bisa ditambah keduanya</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Hanya saat ada yang mengetuk</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Di mana kombinasi diturunkan</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Hanya yang di luar kombinasi</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Semuanya, juga kombinasi</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Yang dihitung di tangan lawan saat ada yang mengetuk</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Beban rendah, atau sisa satu batu</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Beban rendah</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Paling banyak sisa satu batu</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Tanpa sisa batu</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Syarat mengetuk</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Beban yang cukup rendah untuk mengetuk</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Beban sebuah joker</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Poin untuk balasan</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Poin untuk menang</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Poin untuk menang super</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Meja terbuka</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Gin 52</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>mengambil %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Kamu mengambil %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 mengambil %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>membuang %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Kamu membuang %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 membuang %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>menurunkan %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Kamu menurunkan %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 menurunkan %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>menambah %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Kamu menambah %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 menambah %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 ganti joker</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Kamu menaruh %1 di tempat joker.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 menaruh %2 di tempat joker.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>mengetuk</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Kamu mengetuk.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 mengetuk.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>membuang %1 dan mengetuk</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Kamu membuang %1 dan mengetuk.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 membuang %2 dan mengetuk.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 mengetuk dengan beban lebih kecil: menang.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Kamu mengetuk dengan beban lebih kecil: menang.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 tidak punya sisa batu: menang super.</translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Menang super!</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Kamu tidak punya sisa batu: menang super.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Balasan, %1 lawan %2: beban sama atau lebih kecil.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 mengetuk, tetapi bebanmu sama atau lebih kecil: balasan.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Kamu mengetuk, tetapi beban %1 sama atau lebih kecil: balasan.</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Tidak ada yang mengetuk: ronde imbang.</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Turunkan batu pilihan sebagai kombinasi</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Ambil batu terbuka</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Lepas atau sentuh di sini untuk menurunkan kombinasi</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Kombinasi mana?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Batu ini tidak membentuk kombinasi.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Kombinasi perlu tiga batu atau lebih: pilih dulu.</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Susun kombinasiku</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Berhenti menyusun kombinasiku</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Susun kombinasiku, atau biarkan</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Belum ada batumu yang membentuk kombinasi.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Pakai joker</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tambah kombinasi di meja</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Turunkan kombinasi</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Buang batu yang tepat</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Ketuk dengan batu yang tepat</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Jangan ketuk dulu</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Kembar dan urutan untuk berdua; ketuk sebelum lawanmu.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>menang</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>untuk menang</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>menang super</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>untuk menang super</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>balasan</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>untuk balasan</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>beban</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>untuk beban</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Di luar kombinasi, ini membebanimu %1.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>As: di luar kombinasi membebanimu %1.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Mewakili batu apa pun yang kurang di kombinasi.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>%1 yang menurunkannya.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Kedua pemain boleh menambah kombinasi mana pun, siapa pun yang menurunkannya.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Yang punya batu itu bisa menukarnya dengan joker.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Batu yang dibuang ke sini. Hanya yang teratas bisa diambil.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Setiap giliran dimulai dengan batu dari sini, atau dengan buangan terakhir.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Beban adalah nilai batumu di luar kombinasi. Makin kecil makin baik.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Buangan yang menyisakan paling sedikit: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Di luar kombinasi: %1 = %2.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 adalah as dan dihitung 11, 10 sampai 13 dihitung 10, yang lain menurut angkanya.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Di luar kombinasi: 1 adalah as dan dihitung 11, 10 sampai 13 dihitung 10, yang lain menurut angkanya.</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>Dengan %1 atau kurang kamu boleh mengetuk, dan ronde selesai.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Urutan ini menerima hitam %1 atau hitam %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Urutan ini menerima merah %1 atau merah %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Urutan ini menerima biru %1 atau biru %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Urutan ini menerima oranye %1 atau oranye %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Urutan ini menerima hitam %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Urutan ini menerima merah %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Urutan ini menerima biru %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Urutan ini menerima oranye %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Kembar ini menerima hitam %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Kembar ini menerima merah %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Kembar ini menerima biru %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Kembar ini menerima oranye %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker mewakili hitam %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker mewakili merah %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker mewakili biru %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Joker mewakili oranye %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Joker mewakili hitam %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Joker mewakili merah %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Joker mewakili biru %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Joker mewakili oranye %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Ditempel ke urutan hitam</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Ditempel ke urutan merah</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Ditempel ke urutan biru</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Ditempel ke urutan oranye</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>hitam %1–%2</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>merah %1–%2</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>biru %1–%2</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>oranye %1–%2</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, untuk hitam %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, untuk merah %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, untuk biru %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, untuk oranye %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>joker, untuk %1 lain</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>kembar %1</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Kembar ini lengkap.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Kembar ini menerima %1 lagi, dalam warna yang belum ada.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Urutan ini lengkap.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Joker mewakili %1 lain, dalam warna yang belum ada di kembar.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Ditempel ke kembar %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Urutan</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Kembar</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: mengetuk, membuang %2.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: tanpa beban.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: beban %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: beban %2 = %3.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 dikurangi %3 jadi %4 poin.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 dikurangi %3 jadi %4 poin, dan %5 untuk menang.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Keduanya sama: balasan, tanpa poin.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>%1: sama, dan %2 poin untuk balasan.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 dikurangi %3 jadi %4 poin, dan %5 untuk balasan.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Tumpukan kosong: tidak ada yang dapat poin.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 giliran tanpa mengambil dari tumpukan: tidak ada yang dapat poin.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 poin untuk menang super.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2, dan %3 untuk menang super, jadi %4 poin.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Kombinasi yang belum diturunkan dihitung penuh.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %n batu ditempel.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Ambil batu terbuka, atau lewat.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Keduanya lewat: ambil batu.</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Turunkan joker sekarang, di kombinasi baru atau yang ada.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Buang. Untuk mengetuk: beban %1 atau kurang.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Buang. Untuk mengetuk: sisa paling banyak satu.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Buang. Untuk mengetuk: tanpa sisa.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Ambil batu dari tumpukan, atau yang terbuka.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Ambil batu.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Buang satu batu, atau ketuk untuk mengakhiri ronde.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Turunkan kombinasi kalau mau, lalu buang satu batu.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Tumpukan kosong: ini giliran terakhir.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Tersisa %n batu untuk diambil.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>hitam %1</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>merah %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>biru %1</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>oranye %1</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>joker</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ambil hitam %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ambil merah %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ambil biru %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Ambil oranye %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Ambil joker</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Buang hitam %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Buang merah %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Buang biru %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Buang oranye %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Buang joker</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Taruh hitam %1 di tempat joker</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Taruh merah %1 di tempat joker</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Taruh biru %1 di tempat joker</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Taruh oranye %1 di tempat joker</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Tambah hitam %1 ke urutan</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Tambah merah %1 ke urutan</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Tambah biru %1 ke urutan</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Tambah oranye %1 ke urutan</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Tambah hitam %1 ke kembar</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Tambah merah %1 ke kembar</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Tambah biru %1 ke kembar</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Tambah oranye %1 ke kembar</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Tambah joker ke kembar %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di bawah hitam %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di bawah merah %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di bawah biru %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di bawah oranye %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di atas hitam %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di atas merah %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di atas biru %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Tambah joker di atas oranye %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Buangan: hitam %1 di atas, %n batu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Buangan: merah %1 di atas, %n batu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Buangan: biru %1 di atas, %n batu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Buangan: oranye %1 di atas, %n batu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Buangan: joker di atas, %n batu</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Ketuk dengan %2, buang hitam %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Ketuk dengan %2, buang merah %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Ketuk dengan %2, buang biru %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Ketuk dengan %2, buang oranye %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Ketuk dengan %2, buang joker</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Menang super: buang hitam %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Menang super: buang merah %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Menang super: buang biru %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Menang super: buang oranye %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Menang super: buang joker</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Buangan, kosong</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Beban turun dari %1 ke %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Masuk ke kombinasi: beban turun dari %1 ke %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Cocok dengan kombinasi di meja.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Bisa jadi bagian kombinasi nanti.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Keduanya lewat: hanya ini yang bisa.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Buangan kosong.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>Batu terbuka tidak membentuk kombinasi untukmu.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>Tumpukan mungkin punya yang lebih baik.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Tanganmu kosong: menang super.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Joker harus diturunkan di giliran ini.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Ini membebaskan joker untuk kombinasimu.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Yang ada di meja tidak bisa membebanimu.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>Tersisa %n batu di tanganmu.</numerusform>
            </translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Sisa bebannya %1, bukan %2, tetapi yang disimpan lebih mungkin jadi kombinasi.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Sisa bebannya %1, bukan %2, tetapi kurang berguna bagi %3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Sisa bebannya %1; paling kecil bisa %2.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Di luar kombinasi tidak ada yang bernilai lebih; sisa beban %1, di antaranya as %2.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Sisa bebannya %1, sekecil mungkin; di antaranya as %2.</translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Itu batu terakhirmu: menang super.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>As dihitung %1, dan di luar kombinasi tidak ada yang bernilai lebih; sisa beban %2.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 sampai %2 semuanya dihitung %3, dan di luar kombinasi tidak ada yang bernilai lebih; sisa beban %4.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Di luar kombinasi tidak ada yang bernilai lebih; sisa beban %1.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Nilainya paling besar di luar kombinasi; sisa beban %1.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Sisa bebannya %1, sekecil mungkin.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Kamu tidak punya beban.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1 perlu %2 atau kurang untuk balasan.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Ronde selesai.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Bukan giliranmu.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Ambil dulu batu terbuka, atau lewat.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Ambil batu dulu.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Ambil dulu dari tumpukan, atau batu terbuka.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Joker harus diturunkan: di kombinasi baru, atau ditambahkan.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Kombinasi hanya diturunkan saat ada yang mengetuk.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Kamu tidak akan bisa menurunkan joker di giliran ini.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Nanti giliranmu tidak bisa berakhir.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Batu itu tidak ada di tanganmu.</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Biarkan batu terbuka</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Tunda mengetuk: ambilan berikutnya menurunkan beban rata-rata dari %1 ke %2.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Tidak ada batu tersisa.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Mengetuk begitu boleh.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Menunggu sebelum mengetuk.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Mengejar urutan.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Batu ini ada dalam kombinasi, dan sisa bebannya %1, bukan %2, tetapi yang kamu simpan lebih mungkin jadi kombinasi.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Batu ini ada dalam kombinasi, tetapi apa pun yang dibuang, sisa bebannya tidak kurang dari %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Jembatan atau segi enam termahal yang tersisa bagi pemain lain bernilai %1, bukan %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Kamu lalu memegang %1 batu, bukan %2: dengan lebih banyak batu kamu masih bisa main saat yang lain harus lewat.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Tidak ada lagi yang memasang: ronde buntu.</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 untuk satu, 60 untuk dua sekaligus, 70 untuk tiga</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 untuk masing-masing</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Nilai menutup segi enam</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Ketiga sudut bertemu angka yang sudah ada</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Sama, dan hanya satu sisi menempel batu</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Apa yang disebut jembatan</translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Ongkos lewat saat tumpukan kosong</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>0-0-0 boleh membuka, bukan tripel tertinggi</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Batu pemain lain dikurangi milik pemenang, sekali</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Selisih dengan masing-masing pemain lain</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Kalau semua buntu, tangan terendah dapat poin</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tutup segi enam</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bangun jembatan</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Siapkan jembatan atau segi enam untukmu sendiri</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Ambil batu, meski ada yang cocok</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Sisakan sedikit yang cocok bagi yang lain</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triomino</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Segitiga sisi ke sisi; tutup segi enam, bangun jembatan.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Jembatan ketat, segi enam masing-masing 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Laga pendek, sampai 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>batu itu</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>untuk batu diletakkan</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>untuk batu diletakkan</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>tripel pembuka</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>untuk tripel pembuka</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>0-0-0 pembuka</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>untuk membuka dengan 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>segi enam</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>untuk segi enam</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>untuk segi enam</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>jembatan</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>untuk jembatan</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>untuk %n jembatan</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>ambil batu</translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>untuk mengambil batu</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>untuk mengambil %n batu</numerusform>
            </translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>lewat</translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>untuk lewat</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>untuk %n kali lewat</numerusform>
            </translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>untuk habis duluan</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>untuk poin yang tersisa di tangan lain</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>batu %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>batu %1, %2, %3; tidak cocok di mana pun</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>batu %1, %2, %3; cocok di %n tempat</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Nilainya %1: milikmu kalau kamu letakkan, milik pemenang kalau tersisa di tanganmu.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Diletakkan oleh: %1.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Tripel: yang tertinggi membuka, dengan tambahan 10 poin.</translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Buka dengan %1: %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Letakkan %1 di %2 dan tutup %3 segi enam: %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Letakkan %1 di %2 dan tutup segi enam: %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Letakkan %1 di %2 sebagai jembatan: %n poin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Letakkan %1 di %2: %n poin.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Ronde berikut</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Ambil (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Ambil terakhir (%1): kalau tidak cocok, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Tumpukan kosong, tak ada yang cocok: kamu lewat (%1).</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Lewat</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Lewat (−%1)</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Tempat yang cocok bagi salah satu batumu.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Di sisi yang bertemu, angka di kedua ujungnya sama.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Kamu membuka: %1 adalah tripel tertinggi yang dibagi.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Tidak ada tripel yang dibagi. Kamu membuka: %1 nilainya paling besar.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 membuka: 30 poin, dan 10 untuk tripel.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 membuka: tripel tertinggi yang dibagi.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Tidak ada tripel yang dibagi. %1 membuka: nilainya paling besar.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Batu dari sini ongkosnya %1 poin, sampai tiga per giliran.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Tripel tertinggi membuka ronde: letakkan %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Tidak ada yang punya tripel, jadi batu bernilai terbesar membuka: letakkan %1.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Di situ batu harus menunjukkan %1, %2, dan %3, dibaca searah jarum jam.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Di situ batu harus menunjukkan %1 dan, searah jarum jam sesudahnya, %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>Batu itu punya keduanya, tetapi terbalik: searah jarum jam, sesudah %1 harus ada %2.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Batu diletakkan sisi ke sisi dengan batu lain.</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Tidak ada poinnya, tetapi tidak ada yang jelas lebih baik.</translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Poinnya sepadan, meski sesudahnya tidak ada batumu yang lain yang cocok.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Tidak ada poinnya, tetapi sesudahnya batumu yang lain cocok.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Sesudahnya %n batumu yang lain cocok.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Bukan giliranmu.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Tidak ada sisi di meja yang menerima %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Tidak ada batumu yang cocok.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Batumu habis dengan itu.</translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>Sampai akhir ronde, menaruh %1 (+%2) bernilai sekitar %3 poin lebih.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Dalam banyak ronde seperti ini, itu memberi lebih banyak daripada menaruh %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Tipis: sampai akhir ronde, menaruh %1 (+%2) kira-kira sama nilainya.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Menyimpan tripel untuk akhir.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Meletakkan batu berat lebih dulu.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Kamu lebih mudah menyambung: %n batumu yang lain cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Pemain lain lebih sulit menyambung: %n batu tersembunyi cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Pemain lain lalu lebih sering harus lewat.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Batumu lalu memberi lebih banyak, dan batu pemain lain lebih sedikit.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Batumu lalu memberi lebih banyak.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Batu pemain lain lalu memberi lebih sedikit.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 Sampai akhir ronde, ini bernilai sekitar %n poin lebih daripada menaruh %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>Sampai akhir ronde, ini bernilai sekitar %n poin lebih daripada menaruh %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Dalam banyak ronde seperti ini, itu memberi lebih banyak daripada menaruh %1 (+%2): dengan lebih banyak batu kamu masih bisa main saat yang lain harus lewat.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Jembatan atau segi enam termahal yang tersisa bagi lawanmu bernilai %1, bukan %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Kamu lalu memegang %1 batu, bukan %2: dengan lebih banyak batu kamu masih bisa main saat lawanmu harus lewat.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Tidak ada batumu yang lain yang memberi poin sebanyak itu sekarang.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Kalau poinnya dan yang cocok sesudahnya dihitung bersama, tidak ada yang jelas lebih baik.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Sesudahnya %n batu tersembunyi cocok, lebih sedikit daripada sesudah %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Lawanmu lebih sulit menyambung: %n batu tersembunyi cocok, bukan %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Dengan lebih banyak batu kamu lebih sering bisa main, dan pemain lain lebih jarang.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Dengan lebih banyak batu kamu lebih sering bisa main.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Lawanmu lalu lebih sering harus lewat.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Menaruh %1 (+%2) akan menolong lawanmu: %3 batu tersembunyi lalu cocok, bukan %4 seperti sekarang.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Dengan lebih banyak batu kamu bisa main saat lawanmu harus lewat. Mengambil dulu memberi sekitar %1 poin lebih banyak dalam satu ronde daripada langsung menaruh.</translation>
        </message>
    </context>
</TS>
