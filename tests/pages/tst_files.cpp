// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileOpenEvent>
#include <QMimeData>
#include <QTest>

#include "files/matchfile.h"
#include "match/match.h"
#include "pagetest.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;

/// Files that come to the window, and files that it writes: nothing that was there is lost.
class TestFiles : public PageTest {
    Q_OBJECT

    QStringList files_;  // two matches

    [[nodiscard]] QObject* page(const QString& name) const { return game_->item(name + u"Page"_s); }
    [[nodiscard]] QString lookedAt() const { return page(u"replay"_s)->property("file").toString(); }
    void drop(const QList<QUrl>& urls) const;
    void drop(const QStringList& paths) const;
    static void open(const QString& path);
    void goBack() const;
    /// At a table when a bot is to move, or you are, or the machine is handed over, or with the menu open.
    void openTableWhen(const QString& when);
    /// Asks for a file to save the match in, and writes its name.
    void askToSave(const QString& path);

private slots:
    void init();
    void whatComesDuringAMatchLeavesItAsItWas_data();
    void whatComesDuringAMatchLeavesItAsItWas();
    void twoAtOnceLieOneUnderTheOther();
    void onlyMatchesAreTaken();
    void aMatchIsNotWrittenOverAnotherWithoutAQuestion();
    void aPictureIsNotWrittenOverAnotherWithoutAQuestion();
    void aFolderIsNoNameForAFile();
    void theNameThatIsBeingWrittenWaitsUnderAnotherPage();
    void whoIsToSitDownHasTheKeysThoughAFileWasAskedFor();
};

void TestFiles::init() {
    if (!files_.isEmpty()) return;
    for (const char* game : {"russian", "triominoes"}) {
        files_.append(folder_.filePath(QLatin1String(game) + u".boneyard"_s));
        const auto match = new_match(game, 2, 3, {});
        QCOMPARE(MatchFile::write(files_.last(), (*match)->record(), Players::usual(2)), QString());
    }
}

void TestFiles::drop(const QList<QUrl>& urls) const {
    QMimeData data;
    data.setUrls(urls);
    const QPoint at(300, 200);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window(), &enter);
    QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window(), &dropped);
}

void TestFiles::drop(const QStringList& paths) const {
    QList<QUrl> urls;
    for (const QString& path : paths) urls.append(QUrl::fromLocalFile(path));
    drop(urls);
}

void TestFiles::open(const QString& path) {
    QFileOpenEvent event(path);
    QCoreApplication::sendEvent(qApp, &event);
}

void TestFiles::goBack() const {
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"backButton"_s));
}

void TestFiles::openTableWhen(const QString& when) {
    settings_->setPace(u"slow"_s);
    const Turn::Phase wanted = when == u"bot"_s     ? Turn::BotTurn
                               : when == u"cover"_s ? Turn::Cover
                                                    : Turn::YourTurn;
    for (std::uint64_t deal = 1; deal < 50; ++deal) {
        MatchPlan plan{u"matador"_s, 2, deal, {}, Players::usual(2)};
        plan.players[1].human = when == u"cover"_s;
        openTable(plan, {1280, 800});
        if (when == u"cover"_s) match().play(QString::fromStdString(match().match()->legal().front()));
        if (match().turn()->phase() == wanted) break;
    }
    QCOMPARE(match().turn()->phase(), wanted);
    if (when == u"cover"_s) QTRY_VERIFY(game_->item(u"coverSheet"_s) != nullptr);
    if (when == u"menu"_s) {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"menuButton"_s));
        QTRY_VERIFY(game_->item(u"menuSheet"_s) != nullptr);
    }
}

void TestFiles::whatComesDuringAMatchLeavesItAsItWas_data() {
    QTest::addColumn<QString>("when");
    QTest::addColumn<bool>("dropped");
    for (const char* when : {"bot", "you", "cover", "menu"}) {
        QTest::addRow("opened: %s", when) << QString::fromLatin1(when) << false;
        QTest::addRow("dropped: %s", when) << QString::fromLatin1(when) << true;
    }
}

void TestFiles::whatComesDuringAMatchLeavesItAsItWas() {
    QFETCH(QString, when);
    QFETCH(bool, dropped);
    openTableWhen(when);
    const auto plies = match().match()->actions().size();
    const Turn::Phase phase = match().turn()->phase();
    if (dropped)
        drop(QStringList{files_[0]});
    else
        open(files_[0]);
    if (dropped && when == u"cover"_s) {  // who is to sit down here knows nothing of it
        QTest::qWait(100);
        QVERIFY(page(u"replay"_s) == nullptr);
    } else {
        QTRY_VERIFY(page(u"replay"_s) != nullptr);
        QVERIFY(lookedAt().endsWith(u"russian.boneyard"_s));
        QVERIFY(match().turn()->pace()->paused());
        QTest::qWait(2500);  // longer than a bot takes
        QCOMPARE(match().match()->actions().size(), plies);
        goBack();
    }
    QTRY_VERIFY(page(u"table"_s) != nullptr);
    QVERIFY(!match().turn()->pace()->paused());
    QCOMPARE(match().match()->actions().size(), plies);
    QCOMPARE(match().turn()->phase(), phase);
    if (when == u"cover"_s || when == u"menu"_s) {
        QTRY_VERIFY(game_->item(when + u"Sheet"_s) != nullptr);
        QVERIFY(window().activeFocusItem() != nullptr);
    }
    if (when == u"bot"_s) QTRY_VERIFY_WITH_TIMEOUT(match().match()->actions().size() > plies, 10'000);
}

void TestFiles::twoAtOnceLieOneUnderTheOther() {
    openTableWhen(u"you"_s);
    drop(files_);
    QTRY_VERIFY(page(u"replay"_s) != nullptr);
    QVERIFY(lookedAt().endsWith(u"russian.boneyard"_s));
    goBack();
    QTRY_VERIFY(lookedAt().endsWith(u"triominoes.boneyard"_s));
    QTRY_COMPARE(page(u"replay"_s)->property("visible").toBool(), true);
    goBack();
    QTRY_VERIFY(page(u"table"_s) != nullptr);
    // The system tells of several files by an event each.
    open(files_[0]);
    open(files_[1]);
    QTRY_VERIFY(page(u"replay"_s) != nullptr && lookedAt().endsWith(u"triominoes.boneyard"_s));
    goBack();
    QTRY_VERIFY(lookedAt().endsWith(u"russian.boneyard"_s));
    goBack();
    QTRY_VERIFY(page(u"table"_s) != nullptr);
    LaunchPlan plan;
    plan.page = u"replay"_s;
    plan.files = files_;
    openWindow(plan);
    QTRY_VERIFY(page(u"replay"_s) != nullptr && lookedAt().endsWith(u"russian.boneyard"_s));
    goBack();
    QTRY_VERIFY(page(u"replay"_s) != nullptr && lookedAt().endsWith(u"triominoes.boneyard"_s));
    goBack();
    QTRY_VERIFY(page(u"home"_s) != nullptr);
}

void TestFiles::onlyMatchesAreTaken() {
    openWindow({});
    drop(QList<QUrl>{QUrl(u"https://example.org/x.boneyard"_s), QUrl::fromLocalFile(u"/tmp/x.png"_s)});
    const auto told = [this] {
        const QQuickItem* line = game_->item(u"message"_s);
        return line != nullptr ? line->property("words").toString() : QString();
    };
    QTRY_VERIFY2(told().contains(u".boneyard"_s), qPrintable(told()));
    QVERIFY(page(u"replay"_s) == nullptr);
    drop(QList<QUrl>{QUrl::fromLocalFile(u"/tmp/x.png"_s), QUrl::fromLocalFile(files_[1])});
    QTRY_VERIFY(page(u"replay"_s) != nullptr && lookedAt().endsWith(u"triominoes.boneyard"_s));
}

namespace {

bool systemAsks() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return true;
#else
    return false;
#endif
}

}  // namespace

void TestFiles::askToSave(const QString& path) {
    if (game_->item(u"saveSheet"_s) == nullptr) {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"saveButton"_s));
        QTRY_VERIFY(game_->item(u"saveSheet"_s) != nullptr);
    }
    settle();
    const QString button = path.endsWith(u"png"_s) ? u"savePicture"_s : u"saveMatch"_s;
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(button));
    QTRY_VERIFY(game_->item(u"pathSheet"_s) != nullptr);
    settle();
    game_->item(u"pathSheet"_s)->setProperty("path", path);
    QTest::keyClick(&window(), Qt::Key_Return);
}

void TestFiles::aMatchIsNotWrittenOverAnotherWithoutAQuestion() {
    if (systemAsks()) QSKIP("The system asks for the file, by a dialog of its own.");
    const QString dear = folder_.filePath(u"dear.boneyard"_s);
    const auto written = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QFile file(dear);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
    file.close();
    openWindow({});
    open(files_[0]);
    QTRY_VERIFY(page(u"replay"_s) != nullptr);
    askToSave(folder_.filePath(u"dear"_s));
    QTRY_VERIFY(game_->item(u"takenQuestion"_s) != nullptr);
    QVERIFY(game_->item(u"takenQuestion"_s)->property("text").toString().contains(u"dear.boneyard"_s));
    QVERIFY(game_->item(u"takePath"_s) == nullptr);
    QCOMPARE(window().activeFocusItem()->objectName(), u"keepBoth"_s);  // what cannot do harm
    QCOMPARE(written(dear), QByteArray("precious"));
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"cancelPath"_s));
    QTRY_VERIFY(game_->item(u"pathSheet"_s) == nullptr);
    QCOMPARE(written(dear), QByteArray("precious"));

    askToSave(dear);
    QTRY_VERIFY(game_->item(u"keepBoth"_s) != nullptr);
    game_->item(u"pathSheet"_s)->setProperty("path", folder_.filePath(u"other"_s));  // another name after all
    QTRY_VERIFY(game_->item(u"takenQuestion"_s) == nullptr);
    game_->item(u"pathSheet"_s)->setProperty("path", dear);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"takePath"_s));
    QTRY_VERIFY(game_->item(u"keepBoth"_s) != nullptr);
    QTest::qWait(50);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"keepBoth"_s));
    QTRY_VERIFY(game_->item(u"saveSheet"_s) == nullptr);
    QCOMPARE(written(dear), QByteArray("precious"));
    QVERIFY(MatchFile::read(folder_.filePath(u"dear 2.boneyard"_s)).plan.has_value());

    askToSave(dear);
    QTRY_VERIFY(game_->item(u"replaceFile"_s) != nullptr);
    QTest::qWait(50);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"replaceFile"_s));
    QTRY_VERIFY(game_->item(u"saveSheet"_s) == nullptr);
    QVERIFY(MatchFile::read(dear).plan.has_value());
}

void TestFiles::aPictureIsNotWrittenOverAnotherWithoutAQuestion() {
    if (systemAsks()) QSKIP("The system asks for the file, by a dialog of its own.");
    const QString dear = folder_.filePath(u"dear.png"_s);
    QFile file(dear);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
    file.close();
    openWindow({});
    open(files_[0]);
    QTRY_VERIFY(page(u"replay"_s) != nullptr);
    askToSave(dear);
    QTRY_VERIFY(game_->item(u"keepBoth"_s) != nullptr);
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(QFileInfo(folder_.filePath(u"dear 2.png"_s)).size() > 100);
    QCOMPARE(QFileInfo(dear).size(), 8);
}

void TestFiles::aFolderIsNoNameForAFile() {
    if (systemAsks()) QSKIP("The system asks for the file, by a dialog of its own.");
    const QString folder = folder_.filePath(u"kept here"_s);
    QVERIFY(QDir().mkpath(folder));
    openWindow({});
    open(files_[0]);
    QTRY_VERIFY(page(u"replay"_s) != nullptr);
    const auto inIt = [&] { return QDir(folder).entryList(QDir::Files | QDir::Hidden); };
    askToSave(folder + u'/');
    QTRY_COMPARE(inIt().size(), 1);
    const QString name = inIt().front();
    QVERIFY2(name.endsWith(u" 3.boneyard"_s) && !name.startsWith(u'.'), qPrintable(name));
    askToSave(folder);
    QTRY_VERIFY(game_->item(u"takenQuestion"_s) != nullptr);
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_COMPARE(inIt().size(), 2);
    QVERIFY(inIt().contains(QString(name).replace(u".boneyard"_s, u" 2.boneyard"_s)));
}

void TestFiles::theNameThatIsBeingWrittenWaitsUnderAnotherPage() {
    if (systemAsks()) QSKIP("The system asks for the file, by a dialog of its own.");
    openWindow({});
    open(files_[0]);
    QTRY_VERIFY(page(u"replay"_s) != nullptr);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"saveButton"_s));
    QTRY_VERIFY(game_->item(u"saveMatch"_s) != nullptr);
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"saveMatch"_s));
    QTRY_VERIFY(game_->item(u"pathSheet"_s) != nullptr);
    game_->item(u"pathSheet"_s)->setProperty("path", u"half a na"_s);
    drop(QStringList{files_[1]});
    QTRY_VERIFY(lookedAt().endsWith(u"triominoes.boneyard"_s));
    QTRY_VERIFY(game_->item(u"pathSheet"_s) == nullptr);
    goBack();
    QTRY_VERIFY(game_->item(u"pathSheet"_s) != nullptr);
    QCOMPARE(game_->item(u"pathSheet"_s)->property("path").toString(), u"half a na"_s);
    QTest::keyClick(&window(), Qt::Key_M);
    QTRY_COMPARE(game_->item(u"pathSheet"_s)->property("path").toString(), u"half a nam"_s);
}

/// As when a bot has moved meanwhile, and it is another person's turn.
void TestFiles::whoIsToSitDownHasTheKeysThoughAFileWasAskedFor() {
    if (systemAsks()) QSKIP("The system asks for the file, by a dialog of its own.");
    const QString dear = folder_.filePath(u"there.boneyard"_s);
    QFile file(dear);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
    file.close();
    MatchPlan plan{u"matador"_s, 2, 1, {}, Players::usual(2)};
    plan.players[1].human = true;
    openTable(plan, {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::Cover);
    match().ready();
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(game_->item(u"coverSheet"_s) == nullptr);
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"menuButton"_s));
    QTRY_VERIFY(game_->item(u"saveEntry"_s) != nullptr);
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"saveEntry"_s));
    QTRY_VERIFY(game_->item(u"saveSheet"_s) != nullptr);
    askToSave(dear);
    QTRY_VERIFY(game_->item(u"keepBoth"_s) != nullptr);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_VERIFY(game_->item(u"coverSheet"_s) != nullptr);
    QTRY_VERIFY(game_->item(u"pathSheet"_s) == nullptr);
    QTRY_VERIFY(window().activeFocusItem() != nullptr);
    QTRY_VERIFY(game_->item(u"coverSheet"_s)->isAncestorOf(window().activeFocusItem()));
}

BONEYARD_TEST(TestFiles)
#include "tst_files.moc"
