// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "settings/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr auto kFolder = ":/i18n"_L1;
constexpr auto kPrefix = "boneyard_"_L1;
constexpr auto kEnglish = "en"_L1;
constexpr int kWhole = 100;

/// What Qt asks for when it fills the menu that a Mac names after the program; its own translations of it do
/// not go with us.
[[maybe_unused]] constexpr std::array kMacMenu = {
    //: An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its
    //: version
    QT_TRANSLATE_NOOP("MAC_APPLICATION_MENU", "About %1"),
    //: The same menu: opens the settings
    QT_TRANSLATE_NOOP("MAC_APPLICATION_MENU", "Preferences..."),
    //: The same menu, as Apple calls it: what other programs offer to do with what is chosen
    QT_TRANSLATE_NOOP("MAC_APPLICATION_MENU", "Services"),
    //: The same menu, as Apple calls it: puts the program (%1) out of sight
    QT_TRANSLATE_NOOP("MAC_APPLICATION_MENU", "Hide %1"),
    //: The same menu, as Apple calls it: puts all other programs out of sight
    QT_TRANSLATE_NOOP("MAC_APPLICATION_MENU", "Hide Others"),
    //: The same menu, as Apple calls it: all programs come back into sight
    QT_TRANSLATE_NOOP("MAC_APPLICATION_MENU", "Show All"),
    //: The same menu, as Apple calls it: ends the program (%1)
    QT_TRANSLATE_NOOP("MAC_APPLICATION_MENU", "Quit %1"),
};

QString nativeName(const QString& code) {
    return code == kEnglish ? u"English"_s : QLocale(code).nativeLanguageName();
}

}  // namespace

Languages::Languages(QObject* parent) : QObject(parent) {}

void Languages::setEngine(QQmlEngine* engine) { engine_ = engine; }

QStringList Languages::codes() {
    QStringList codes{kEnglish};
    const auto files = QDir(kFolder).entryList({kPrefix + "*.qm"_L1}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.mid(kPrefix.size()).chopped(3);
        if (code != kEnglish) codes.append(code);
    }
    return codes;
}

QVariantList Languages::offered() {
    const auto entry = [](const QString& code, const QString& name, int share) {
        return QVariantMap{{u"code"_s, code}, {u"name"_s, name}, {u"share"_s, share}};
    };
    //: The language that the computer itself speaks
    const QString system = tr("System");
    QVariantList all{entry({}, system, kWhole)};
    for (const QString& code : codes()) {
        QString name = nativeName(code);
        if (!canBeDrawn(name)) continue;
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        // Portuguese is said to be of Brazil; the name of Chinese tells by itself which it is.
        const QLocale locale(code);
        if (code.contains(u'_') && locale.script() == QLocale::LatinScript)
            name += " ("_L1 + locale.nativeTerritoryName() + u')';
        all.append(entry(code, name, share(code)));
    }
    return all;
}

int Languages::share(const QString& code) {
    static const QJsonObject shares = [] {
        QFile file(kFolder + "/shares.json"_L1);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return code == kEnglish ? kWhole : shares[code].toInt();
}

bool Languages::canBeDrawn(const QString& text) {
    QTextLayout layout(text, QGuiApplication::font());
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    // The glyph 0 is the box that stands for a letter which no font has.
    return std::none_of(runs.begin(), runs.end(),
                        [](const QGlyphRun& run) { return run.glyphIndexes().contains(0U); });
}

QString Languages::closest(const QStringList& codes, const QString& locale) {
    QString name = locale;
    name.replace(u'-', u'_');
    if (codes.contains(name)) return name;
    QString language = name.section(u'_', 0, 0);
    if (codes.contains(language)) return language;
    const QStringList elsewhere = codes.filter(QRegularExpression(u'^' + language + u'_'));
    // Hong Kong reads what Taiwan does: the letters count for more than the order of the list.
    const auto sameScript = std::find_if(elsewhere.begin(), elsewhere.end(),
                                         [script = QLocale(locale).script()](const QString& code) {
                                             return QLocale(code).script() == script;
                                         });
    return sameScript != elsewhere.end() ? *sameScript : elsewhere.value(0);
}

QString Languages::systemCode() {
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        QString code = closest(codes(), wanted);
        if (!code.isEmpty() && canBeDrawn(nativeName(code))) return code;
    }
    return kEnglish;
}

void Languages::use(const QString& code) {
    const QString chosen = codes().contains(code) ? code : systemCode();
    // The system's own locale where it is of that language: it knows how numbers are written there.
    const QLocale system = QLocale::system();
    const QLocale locale(chosen);
    QLocale::setDefault(system.language() == locale.language() ? system : locale);

    auto translator = std::make_unique<QTranslator>();
    bool loaded = translator->load(kPrefix + chosen, kFolder);
    if (!loaded) loaded = translator->load(kPrefix + kEnglish, kFolder);
    QGuiApplication::setLayoutDirection(locale.textDirection());
    const std::unique_ptr<QTranslator> before = std::move(translator_);
    translator_ = std::move(translator);
    if (loaded) QCoreApplication::installTranslator(translator_.get());
    if (before) QCoreApplication::removeTranslator(before.get());
    if (engine_) engine_->retranslate();
}

}  // namespace boneyard::ui

#include "moc_languages.cpp"
