// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>

#include "common/numerals.h"
#include "common/players.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// Sees the application get word of a new language.
class LanguageWatch final : public QObject {
public:
    LanguageWatch(QObject* owner, std::function<void()> action) : QObject(owner), action_(std::move(action)) {
        if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) action_();
        return false;
    }

private:
    std::function<void()> action_;
};

QString nameOf(kit::Seat seat, const Players* players) {
    return players != nullptr ? players->name(seat) : QString::number(seat + 1);
}

QString shown(const kit::PhraseArg& arg, bool localised, const Players* players) {
    if (const int* number = std::get_if<int>(&arg)) {
        return localised ? isolated(numeral(*number)) : withMinus(QString::number(*number));
    }
    if (const auto* name = std::get_if<kit::SeatName>(&arg)) return nameOf(name->seat, players);
    if (const auto* names = std::get_if<kit::SeatNames>(&arg)) {
        QStringList all;
        for (const kit::Seat seat : names->seats) all.append(nameOf(seat, players));
        return QLocale().createSeparatedList(all);
    }
    if (const auto* sum = std::get_if<kit::Sum>(&arg)) {
        QStringList all;
        for (const int value : sum->values)
            all.append(localised ? numeral(value) : withMinus(QString::number(value)));
        return isolated(all.join(QStringLiteral(" + ")));
    }
    if (const auto* term = std::get_if<kit::Term>(&arg)) {
        const QString name =
            QCoreApplication::translate(std::string(term->context).c_str(), std::string(term->text).c_str());
        return filled(name, {isolated(QString::fromStdString(term->arg))});
    }
    return isolated(QString::fromStdString(std::get<std::string>(arg)));
}

/// A translation with what `word` says in its places: it is given the place's number, from 0, and whether it
/// is one for a number in the language's digits (%L1).
template <typename Word>
QString filledBy(const QString& sentence, qsizetype places, const Word& word) {
    QString filled;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        const bool localised = sentence[at] == u'%' && at + 1 < sentence.size() && sentence[at + 1] == u'L';
        const qsizetype digit = at + (localised ? 2 : 1);
        const bool isPlace = sentence[at] == u'%' && digit < sentence.size();
        const int place = isPlace ? sentence[digit].digitValue() : -1;
        if (place < 1 || place > places) {
            filled += sentence[at];
            continue;
        }
        filled += word(place - 1, localised);
        at = digit;
    }
    return filled;
}

}  // namespace

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString say(const kit::Phrase& phrase, const Players* players) {
    if (phrase.empty()) return {};
    const std::string context(phrase.context);
    const std::string source(phrase.text);
    QString sentence = QCoreApplication::translate(context.c_str(), source.c_str(), nullptr, phrase.count);
    // What nobody has translated yet is said in English, in which a count has one plural.
    if (phrase.count >= 0) sentence.replace("(s)"_L1, phrase.count == 1 ? QLatin1StringView() : "s"_L1);
    return filledBy(sentence, static_cast<qsizetype>(phrase.args.size()), [&](int place, bool localised) {
        return shown(phrase.args[static_cast<std::size_t>(place)], localised, players);
    });
}

QString say(const std::vector<kit::Phrase>& sentences, const Players& players) {
    QStringList said;
    for (const kit::Phrase& sentence : sentences) said.append(say(sentence, &players));
    return said.join(QLatin1Char(' '));
}

QString filled(const QString& sentence, const QStringList& words) {
    return filledBy(sentence, words.size(), [&](int place, bool) { return words[place]; });
}

QString sideBySide(QStringList facts) {
    facts.removeAll(QString());
    //: What stands between facts side by side, as in "3 rounds, 84 moves, Skilled": the comma of your
    //: language, with the blank that follows it
    return facts.join(QCoreApplication::translate("Words", ", "));
}

QString inARow(const QStringList& all) {
    const bool dotted = QLocale().zeroDigit() == u'0';
    return dotted ? all.join(QStringLiteral(" · ")) : sideBySide(all);
}

QString isolated(const QString& text) {
    if (!QGuiApplication::isRightToLeft()) return text;
    return QChar(0x2066) + text + QChar(0x2069);  // LEFT-TO-RIGHT ISOLATE ... POP DIRECTIONAL ISOLATE
}

QString quoted(QString words, qsizetype longest) {
    for (QChar& letter : words) {
        if (!letter.isPrint() && !letter.isSurrogate()) letter = u' ';
    }
    words = words.simplified();
    if (words.size() <= longest) return words;
    const bool halved = words[longest].isLowSurrogate();
    return words.left(halved ? longest - 1 : longest).append(u'…');
}

QList<int> list(const std::vector<int>& values) { return {values.begin(), values.end()}; }

QVariantMap standsForMap(const kit::StandsFor& other) {
    if (other.values.empty()) return {};
    QStringList suits;
    for (const std::string& suit : other.suits) suits.append(text(suit));
    return {{QStringLiteral("values"), QVariant::fromValue(list(other.values))},
            {QStringLiteral("suits"), suits}};
}

QVariantMap faceMap(const kit::Face& face) {
    return {{QStringLiteral("tile"), text(face.tile)},
            {QStringLiteral("values"), QVariant::fromValue(list(face.values))},
            {QStringLiteral("suit"), text(face.suit)},
            {QStringLiteral("spoken"), say(face.spoken)},
            {QStringLiteral("standsFor"), standsForMap(face.stands_for)}};
}

QVariantMap groupMap(const kit::HandGroup& group) {
    QVariantList tiles;
    for (const kit::Face& face : group.tiles) tiles.append(faceMap(face));
    return {{QStringLiteral("label"), say(group.label)},
            {QStringLiteral("tiles"), tiles},
            {QStringLiteral("onTable"), group.on_table},
            {QStringLiteral("loose"), group.loose}};
}

void onLanguageChange(QObject* owner, std::function<void()> action) {
    new LanguageWatch(owner, std::move(action));  // lives as long as its owner
}

}  // namespace boneyard::ui
