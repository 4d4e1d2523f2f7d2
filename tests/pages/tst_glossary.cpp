// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "messages.h"
#include "settings/languages.h"
#include "suite.h"

using namespace boneyard::ui;
using boneyard::test::Message;
using boneyard::test::messagesOf;
using namespace Qt::StringLiterals;

namespace {

/// A text of the package's description, and what it is in each language.
struct Packaged {
    QString element;
    QString english;
    QMap<QString, QString> said;
};

/// What software centres are told. Each text stands in English first, and then in every language.
QList<Packaged> packagedTexts() {
    QFile file(QStringLiteral(BONEYARD_SOURCE "/packaging/linux/io.github.boneyard.boneyard.metainfo.xml"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    static const QStringList translated{u"summary"_s, u"p"_s, u"li"_s, u"caption"_s};
    QXmlStreamReader xml(&file);
    QList<Packaged> all;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const QString element = xml.name().toString();
        if (!translated.contains(element)) continue;
        const QString code = xml.attributes().value(u"xml:lang"_s).toString().replace(u'-', u'_');
        const QString text = xml.readElementText();
        if (code.isEmpty()) {
            all.append({element, text, {}});
        } else if (!all.isEmpty() && all.last().element == element) {
            all.last().said[code] = text;
        }
    }
    return all;
}

}  // namespace

/// One thing has one name: translations/glossary.json tells what each term is called in each language.
class TestGlossary : public QObject {
    Q_OBJECT

    QList<QJsonObject> terms_;

    [[nodiscard]] QList<QJsonObject> names() const;

private slots:
    void initTestCase();
    void everyTermHasItsWordInEveryLanguage();
    void everyTermIsInTheLettersOfTheLanguage();
    void packagesSayEverythingInEveryLanguage();
    void packagesCallEachGameByItsName();
    void aTermIsCalledAsTheGlossarySays_data();
    void aTermIsCalledAsTheGlossarySays();
    void nothingIsCalledByAnotherWord_data();
    void nothingIsCalledByAnotherWord();
};

namespace {

/// Small letters alone; a capital dotted I is made small as in Turkish.
QString plain(const QString& text) { return text.toLower().remove(QChar(0x0307)); }

QStringList listed(const QJsonValue& words) {
    QStringList all;
    for (const QJsonValue& word : words.toArray()) all.append(word.toString());
    return all;
}

/// Where the English term stands by itself, and not as a part of "well-played".
QRegularExpression english(const QJsonObject& term) {
    auto options = QRegularExpression::PatternOptions(QRegularExpression::UseUnicodePropertiesOption);
    if (!term[u"matchCase"_s].toBool()) options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(u"(?<![\\w-])(?:%1)(?![\\w-])"_s.arg(term[u"english"_s].toString()), options);
}

/// The texts that have the term, in the contexts where it means this thing.
QList<Message> having(const QJsonObject& term, const QList<Message>& messages,
                      const QList<QJsonObject>& names) {
    const QRegularExpression stands = english(term);
    const QStringList contexts = listed(term[u"contexts"_s]);
    const QStringList freely = listed(term[u"freely"_s]);
    QList<Message> all;
    for (const Message& message : messages) {
        if (message.said.isEmpty() || freely.contains(message.source)) continue;
        if (!contexts.isEmpty() && !contexts.contains(message.context)) continue;
        QString source = message.source;
        for (const QJsonObject& name : names) {
            if (name != term) source.remove(name[u"english"_s].toString());
        }
        if (source.contains(stands)) all.append(message);
    }
    return all;
}

/// All that is said in a language, in the window and in the rules.
QStringList allSaid(const QString& code) {
    QStringList all;
    for (const Message& message : messagesOf(code == "en"_L1 ? u"de"_s : code))
        all += code == "en"_L1 ? QStringList{message.source} : message.said;
    const QDir folder(u":/assets/rules/"_s + code);
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) all += QString::fromUtf8(file.readAll()).split(u'\n');
    }
    return all;
}

}  // namespace

QList<QJsonObject> TestGlossary::names() const {
    QList<QJsonObject> names = terms_;
    names.removeIf([](const QJsonObject& term) { return !term[u"name"_s].toBool(); });
    return names;
}

void TestGlossary::initTestCase() {
    QFile file(QStringLiteral(BONEYARD_SOURCE "/translations/glossary.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject glossary = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue& term : glossary[u"terms"_s].toArray()) terms_.append(term.toObject());
    QVERIFY(terms_.size() > 30);
}

void TestGlossary::everyTermHasItsWordInEveryLanguage() {
    for (const QJsonObject& term : std::as_const(terms_)) {
        const QByteArray name = term[u"term"_s].toString().toUtf8();
        QVERIFY2(english(term).isValid(), name);
        for (const QString& code : Languages::codes()) {
            if (code != "en"_L1)
                QVERIFY2(!listed(term[u"said"_s][code]).isEmpty(), name + ", " + code.toUtf8());
        }
    }
}

void TestGlossary::everyTermIsInTheLettersOfTheLanguage() {
    static const QRegularExpression latin(u"\\p{Latin}"_s);
    for (const QJsonObject& term : std::as_const(terms_)) {
        for (const QString& code : Languages::codes()) {
            if (QLocale(code).script() == QLocale::LatinScript) continue;
            for (const QString& word : listed(term[u"said"_s][code]))
                QVERIFY2(!word.contains(latin), qPrintable(code + u": "_s + word));
        }
    }
}

void TestGlossary::packagesSayEverythingInEveryLanguage() {
    QStringList wanted = Languages::codes();
    wanted.removeAll(u"en"_s);
    wanted.sort();
    QStringList elements;
    for (const Packaged& text : packagedTexts()) {
        QVERIFY2(text.said.keys() == wanted, qPrintable(text.english));
        elements.append(text.element);
    }
    for (const QString& element : {u"summary"_s, u"p"_s, u"li"_s, u"caption"_s})
        QVERIFY2(elements.contains(element), qPrintable(element));
}

void TestGlossary::packagesCallEachGameByItsName() {
    QSet<QString> named;
    for (const Packaged& text : packagedTexts()) {
        for (const QJsonObject& name : names()) {
            const QString english = name[u"english"_s].toString();
            if (!text.english.contains(english)) continue;
            named.insert(english);
            for (auto one = text.said.begin(); one != text.said.end(); ++one) {
                const QString said = listed(name[u"said"_s][one.key()]).value(0);
                QVERIFY2(one->contains(said), qPrintable(one.key() + u": "_s + *one));
            }
        }
    }
    QCOMPARE(named.size(), names().size());
}

void TestGlossary::aTermIsCalledAsTheGlossarySays_data() {
    QTest::addColumn<QString>("code");
    for (const QString& code : Languages::codes()) {
        if (code != "en"_L1) QTest::newRow(qPrintable(code)) << code;
    }
}

void TestGlossary::aTermIsCalledAsTheGlossarySays() {
    QFETCH(QString, code);
    const QList<Message> messages = messagesOf(code);
    QStringList wrong;
    for (const QJsonObject& term : std::as_const(terms_)) {
        if (!term.contains(u"english"_s)) continue;
        const QStringList words = listed(term[u"said"_s][code]);
        QStringList without;
        const QList<Message> all = having(term, messages, names());
        QVERIFY2(!all.isEmpty(), qPrintable(term[u"term"_s].toString()));
        for (const Message& message : all) {
            const QString said = plain(message.said.join(u' '));
            const bool has = std::any_of(words.begin(), words.end(),
                                         [&said](const QString& word) { return said.contains(plain(word)); });
            if (!has) without.append(message.source + u" -> "_s + message.said.join(u" / "_s));
        }
        // What goes without saying in one language may have to be said in another.
        if (term[u"loosely"_s].toBool() && without.size() * 4 < all.size()) continue;
        for (const QString& one : std::as_const(without))
            wrong.append(u"%1 (%2): %3"_s.arg(term[u"term"_s].toString(), words.first(), one));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

void TestGlossary::nothingIsCalledByAnotherWord_data() {
    aTermIsCalledAsTheGlossarySays_data();
    QTest::newRow("en") << u"en"_s;
}

void TestGlossary::nothingIsCalledByAnotherWord() {
    QFETCH(QString, code);
    const QStringList said = allSaid(code);
    QVERIFY(said.size() > 1000);
    QStringList wrong;
    // Nobody sees what a section of the rules is asked for, and that may be by any word.
    static const QRegularExpression unsaid(u"\\{#[^}]*\\}"_s);
    for (const QJsonObject& term : std::as_const(terms_)) {
        for (const QString& word : listed(term[u"never"_s][code])) {
            // Another language's words are often beginnings of words, the English ones are whole.
            const QRegularExpression stands(
                (code == "en"_L1 ? u"\\b%1\\b"_s : u"(?<!\\w)%1"_s).arg(QRegularExpression::escape(word)),
                QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
            for (QString text : said) {
                text.remove(unsaid);
                if (text.contains(stands))
                    wrong.append(u"%1, not \"%2\": %3"_s.arg(term[u"term"_s].toString(), word, text));
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

BONEYARD_TEST(TestGlossary)

#include "tst_glossary.moc"
