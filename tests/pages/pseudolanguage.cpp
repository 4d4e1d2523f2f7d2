// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "pseudolanguage.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QQmlEngine>
#include <QRegularExpression>
#include <cmath>
#include <memory>

using namespace Qt::StringLiterals;

namespace boneyard::test {

namespace {

constexpr double kLonger = 0.4;
constexpr QChar kFromRight(0x202e);  ///< what follows is read from the right, up to the end of it
constexpr QChar kEnd(0x202c);

/// The letter with an accent, where there is one like it.
QChar accented(QChar letter) {
    static const QString plain = u"AEINOUYaceinouy"_s;
    static const QString other = u"ÅÉÎÑÖÛÝåçéîñöûý"_s;
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : other[at];
}

/// A word with its vowels drawn out: 40 % longer, and at least by a letter.
QString drawnOut(const QString& word) {
    auto more = static_cast<int>(std::ceil(kLonger * double(word.size())));
    QString all;
    for (qsizetype i = 0; i < word.size(); ++i) {
        all += accented(word[i]);
        const bool last = i + 1 == word.size();
        const bool vowel = u"aeiou"_s.contains(word[i].toLower());
        const int here = last ? more : vowel && more > 0 ? 1 : 0;
        all += QString(here, accented(word[i].toLower()));
        more -= here;
    }
    return all;
}

std::unique_ptr<PseudoLanguage>& spoken() {
    static std::unique_ptr<PseudoLanguage> now;
    return now;
}

}  // namespace

QString PseudoLanguage::translate(const char* /*context*/, const char* source, const char* /*comment*/,
                                  int n) const {
    QString text = QString::fromUtf8(source);
    text.replace(u"(s)"_s, n == 1 ? QString() : u"s"_s).replace(u"(es)"_s, n == 1 ? QString() : u"es"_s);
    // What is filled in, as %1 and %n, is left alone, and so are the letters of keys and single signs.
    static const QRegularExpression part(u"%L?[0-9n]|\\p{L}{2,}"_s);
    QString all;
    qsizetype done = 0;
    bool words = false;
    for (auto found = part.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        all += text.mid(done, match.capturedStart() - done);
        done = match.capturedEnd();
        const QString one = match.captured();
        // The program's name is a name.
        const bool word = !one.startsWith(u'%') && one != "Boneyard"_L1;
        all += word ? drawnOut(one) : one;
        words = words || word;
    }
    if (!words) return {};
    all = u'[' + all + text.mid(done) + u']';
    return reads_ == Reads::FromRight ? kFromRight + all + kEnd : all;
}

void speak(ui::Settings& settings, const QQuickWindow& window, const QString& code) {
    const bool fromRight = code == QLatin1String(kPseudoFromRight);
    const bool pseudo = fromRight || code == QLatin1String(kPseudo);
    const bool before = spoken() != nullptr;
    spoken().reset();  // takes itself off the application
    settings.setLanguage(pseudo ? u"en"_s : code);
    if (!pseudo && !before) return;
    if (pseudo) {
        spoken() = std::make_unique<PseudoLanguage>(fromRight ? PseudoLanguage::Reads::FromRight
                                                              : PseudoLanguage::Reads::FromLeft);
        QCoreApplication::installTranslator(spoken().get());  // asked before English, as it comes later
    }
    QGuiApplication::setLayoutDirection(fromRight ? Qt::RightToLeft
                                                  : QLocale(settings.language()).textDirection());
    qmlEngine(&window)->retranslate();
    emit settings.languageChanged();
}

}  // namespace boneyard::test
