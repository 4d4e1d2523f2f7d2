// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

#include "common/dealnumber.h"
#include "common/wholenumber.h"
#include "common/words.h"
#include "pagetest.h"
#include "places_to_go.h"
#include "program/commandline.h"
#include "registry.h"
#include "seen.h"
#include "spoken.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Languages with digits and commas of their own have them on every page; what is on tiles is carved, and
/// stays.
class TestOwnSigns : public PageTest {
    Q_OBJECT

    bool prepared_ = false;  ///< there is a past

    [[nodiscard]] QStringList spoken() const;

private slots:
    void init();
    void noTextHasDigitsOfTwoKinds_data() { eachPage(); }
    void noTextHasDigitsOfTwoKinds();
    void noCommaIsAnotherLanguages_data() { eachPage(); }
    void noCommaIsAnotherLanguages();
    void whatIsSaidOfASeatBeginsWithAWord();
    void theNumberOfADealIsReadAsItIsWritten();

private:
    static void eachPage();
    void show(const QString& language, const QString& page);
};

namespace {

/// The faces of tiles, of which nothing is a text of the page.
bool isTileFace(const QQuickItem& item) { return typeOf(item).endsWith("Face"_L1); }

/// What is written on the page in sight.
void gatherWritten(const QQuickItem* item, QStringList& texts) {
    if (!item->isVisible() || isTileFace(*item)) return;
    texts.append(item->property("text").toString());
    for (const QQuickItem* child : item->childItems()) gatherWritten(child, texts);
}

/// Without what tiles are called, as 3-5 or orange 12, and without what only says how a text looks.
QString withoutTileNames(QString text) {
    static const QRegularExpression form(u"<[^>]*>"_s);
    static const QRegularExpression tile(u"[0-9]+((-|\u060C )[0-9]+)+"_s);
    text.remove(form).remove(tile);
    for (const char* name : {"black %1", "red %1", "blue %1", "orange %1"}) {
        const QString said = QCoreApplication::translate("tiles_and_deal", name);
        text.remove(QRegularExpression(QRegularExpression::escape(said).replace("\\%1"_L1, "[0-9]+"_L1)));
    }
    // This says what tiles count, which have no name but their number; tst_translated looks at its digits.
    return text.remove(QCoreApplication::translate(
        "tiles_and_deal",
        "Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number."));
}

}  // namespace

void TestOwnSigns::init() {
    if (prepared_) return;
    PlacesToGo(folder_.path()).prepare(*archive_);
    prepared_ = true;
}

void TestOwnSigns::eachPage() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    QStringList pages;
    for (const char* page : {"home", "day", "history", "statistics", "settings"})
        pages.append(u"--page "_s + QString::fromLatin1(page));
    for (const GameEntry& game : games()) {
        pages.append(u"--page new --game "_s + text(game.info.id));
        pages.append(u"--page rules --game "_s + text(game.info.id));
        pages.append(u"--page puzzles --game "_s + text(game.info.id));
        pages.append(u"--autoplay --deal 3 --plies 9 --game "_s + text(game.info.id));
    }
    const QStringList languages{u"ar"_s, u"fa"_s};
    for (const QString& language : languages) {
        for (const QString& page : std::as_const(pages))
            // whom the tests wait for, sees each page in one of them, and each kind of a game's pages in both
            if (const qsizetype at = pages.indexOf(page);
                !isQuick() || languages[(at + at / 4) % 2] == language)
                QTest::addRow("%s %s", qPrintable(language), qPrintable(page)) << language << page;
    }
}

void TestOwnSigns::show(const QString& language, const QString& page) {
    const CommandLine line = CommandLine::read((u"boneyard "_s + page).split(u' '));
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    settings_->setLanguage(language);
    openWindow(line.plan);
    QTRY_VERIFY(match().atRest());
    showTwoFrames(window());
}

QStringList TestOwnSigns::spoken() const {
    QStringList texts = allSpoken(window());
    gatherWritten(window().contentItem(), texts);
    texts.removeDuplicates();
    return texts;
}

void TestOwnSigns::noTextHasDigitsOfTwoKinds() {
    QFETCH(const QString, language);
    QFETCH(const QString, page);
    show(language, page);
    static const QRegularExpression western(u"[0-9]"_s);
    static const QRegularExpression own(u"[\u0660-\u0669\u06F0-\u06F9]"_s);
    QStringList mixed;
    for (const QString& text : spoken()) {
        const QString plain = withoutTileNames(text);
        if (plain.contains(western) && plain.contains(own)) mixed.append(text);
    }
    QVERIFY2(mixed.isEmpty(), qPrintable(u'\n' + mixed.join(u'\n')));
}

void TestOwnSigns::noCommaIsAnotherLanguages() {
    QFETCH(const QString, language);
    QFETCH(const QString, page);
    show(language, page);
    QStringList wrong;
    for (const QString& text : spoken()) {
        if (text.contains(u',')) wrong.append(text);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

void TestOwnSigns::whatIsSaidOfASeatBeginsWithAWord() {
    settings_->setLanguage(u"en"_s);
    openTable({u"triominoes"_s, 3, 17, {}, Players::usual(3)}, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    int seats = 0;
    eachSpoken(window(), [&](QAccessibleInterface& thing, const QQuickItem& item) {
        if (item.metaObject()->indexOfProperty("toMove") < 0) return;
        const QString said = thing.text(QAccessible::Description);
        seats += said.isEmpty() ? 0 : 1;
        QVERIFY2(said.isEmpty() || said[0].isLetterOrNumber(), qPrintable(said));
    });
    QVERIFY(seats > 2);
}

void TestOwnSigns::theNumberOfADealIsReadAsItIsWritten() {
    settings_->setLanguage(u"fa"_s);
    QCOMPARE(dealNumber(47110), u"\u06F4\u06F7\u06F1\u06F1\u06F0"_s);
    QCOMPARE(wholeNumber(dealNumber(47110)), u"47110"_s);
    settings_->setLanguage(u"en"_s);
    QCOMPARE(dealNumber(47110), u"47110"_s);  // no sign that groups it: it is a name
}

BONEYARD_TEST(TestOwnSigns)
#include "tst_own_signs.moc"
