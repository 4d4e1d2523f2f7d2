// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTest>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Numbers are written as the player's language writes them; those on the tiles are carved, and stay.
class TestNumbers : public HandTest {
    Q_OBJECT

    /// What is in sight beside the tiles and has a digit of that kind.
    static void withDigits(const QQuickItem* item, const QRegularExpression& digits, QStringList& found);
    [[nodiscard]] QStringList western() const;

private slots:
    void theyChangeWithTheLanguageAtOnce_data();
    void theyChangeWithTheLanguageAtOnce();
};

void TestNumbers::withDigits(const QQuickItem* item, const QRegularExpression& digits, QStringList& found) {
    if (!item->isVisible() || item->inherits("QQuickLoader")) return;  // a tile's face
    const QString text = item->property("text").toString();
    if (digits.match(text).hasMatch()) found.append(text);
    for (const QQuickItem* child : item->childItems()) withDigits(child, digits, found);
}

QStringList TestNumbers::western() const {
    QStringList found;
    withDigits(game_->item(u"tablePage"_s), QRegularExpression(u"^[+(-]?[0-9]+\\)?$"_s), found);
    return found;
}

void TestNumbers::theyChangeWithTheLanguageAtOnce_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("matador") << u"matador"_s << 3;
    QTest::newRow("triominoes") << u"triominoes"_s << 3;
    QTest::newRow("tiles_and_deal") << u"tiles_and_deal"_s << 2;
    QTest::newRow("matching_elements") << u"matching_elements"_s << 3;
}

void TestNumbers::theyChangeWithTheLanguageAtOnce() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    settings_->setLanguage(u"en"_s);
    open(game, seats, 7);
    QVERIFY(western().size() > 3);  // scores, tiles, the stock
    settings_->setLanguage(u"ar"_s);
    QTRY_COMPARE(western(), QStringList());
    settings_->setLanguage(u"en"_s);
    QTRY_VERIFY(western().size() > 3);
}

BONEYARD_TEST(TestNumbers)
#include "tst_numbers.moc"
