// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rules/rulequery.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// A text as it is searched, and for each of its characters where it came from.
struct Folded {
    QString text;
    QList<qsizetype> from;

    void add(QChar letter, qsizetype at) {
        text += letter;
        from.append(at);
    }
};

constexpr char16_t kTatweel = 0x0640;  // only makes an Arabic word longer

QChar oneOfAlike(QChar letter) {
    if (letter.isDigit())
        return QChar(u'0' + letter.digitValue());  // tiles have 0 to 9, numbers the language's
    switch (letter.unicode()) {
        case 0x0649:  // alef maksura, often written for yeh and the other way round
            return QChar(0x064A);
        case 0x0629:  // teh marbuta, often written as heh
            return QChar(0x0647);
        case 0x2019:
            return u'\'';
        default:
            return letter.toCaseFolded();
    }
}

Folded folded(const QString& text) {
    Folded all;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'ß') {
            all.add(u's', i);
            all.add(u's', i);
            continue;
        }
        for (const QChar part : QString(text[i]).normalized(QString::NormalizationForm_KD)) {
            const auto kind = part.category();
            if (kind == QChar::Mark_NonSpacing || kind == QChar::Other_Format || part == kTatweel) continue;
            all.add(oneOfAlike(part), i);
        }
    }
    return all;
}

/// The words of a folded text, and where each begins. A tile is one: "0-3-5".
QList<RuleQuery::Place> wordsOf(const QString& text) {
    QList<RuleQuery::Place> all;
    const auto isInside = [&](qsizetype at) {
        if (text[at].isLetterOrNumber() || text[at].isMark() || text[at].isSurrogate()) return true;
        return (text[at] == u'-' || text[at] == u'\'') && at > 0 && at + 1 < text.size() &&
               text[at - 1].isLetterOrNumber() && text[at + 1].isLetterOrNumber();
    };
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isInside(at)) continue;
        const qsizetype begin = at;
        while (at < text.size() && isInside(at)) ++at;
        all.append({begin, at - begin});
    }
    return all;
}

qsizetype commonStart(QStringView one, QStringView other) {
    qsizetype length = 0;
    while (length < one.size() && length < other.size() && one[length] == other[length]) ++length;
    return length;
}

constexpr double kOtherForm = 0.8;
constexpr double kWithin = 0.5;

}  // namespace

double RuleQuery::likeness(QStringView wanted, QStringView word) {
    constexpr qsizetype kEnding = 3;    // letters that a form may end in
    constexpr qsizetype kShortest = 3;  // and of the shortest word that has another form
    constexpr qsizetype kChanged = 4;   // and where both end otherwise
    const qsizetype same = commonStart(wanted, word);
    if (same == wanted.size()) return 1;
    const qsizetype rest = wanted.size() - same;
    const qsizetype otherRest = word.size() - same;
    const bool longer = otherRest == 0 && same >= kShortest;
    const bool changed = otherRest <= kEnding && same >= kChanged;
    if (rest <= kEnding && (longer || changed)) return kOtherForm;
    return word.contains(wanted) ? kWithin : 0;
}

QStringList RuleQuery::wordsIn(const QString& plain) {
    const QString text = folded(plain).text;
    QStringList words;
    for (const Place& word : wordsOf(text)) words.append(text.mid(word.at, word.length));
    return words;
}

RuleQuery::RuleQuery(const QString& typed) {
    const QStringList all = wordsIn(typed);
    //: Words of questions that do not say what is looked for in the rules, with spaces between them: nobody
    //: sees them. All such words of your language: articles, "how", "what", "who", "when", "I", "can",
    //: "must", "is"
    const QStringList idle = wordsIn(
        tr("a an and any are at be by can could do does each every for from get gets go happens has have how "
           "i if in is it "
           "many may me mean means much must my need of on one or should that the there they this to was we "
           "what "
           "when where which who whose why will with you your"));
    for (const QString& word : all) (idle.contains(word) ? idle_ : words_).append(word);
    if (words_.isEmpty()) words_.swap(idle_);
}

bool RuleQuery::all(const QString& plain) const {
    const QStringList text = wordsIn(plain);
    return std::all_of(words_.begin(), words_.end(), [&](const QString& wanted) {
        return std::any_of(text.begin(), text.end(),
                           [&](const QString& word) { return likeness(wanted, word) > 0; });
    });
}

bool RuleQuery::any(const QString& plain) const { return !places(plain).isEmpty(); }

QList<RuleQuery::Place> RuleQuery::places(const QString& plain) const {
    const Folded text = folded(plain);
    QList<Place> all;
    for (const Place& word : wordsOf(text.text)) {
        const QStringView letters = QStringView(text.text).mid(word.at, word.length);
        for (const QString& wanted : words_) {
            const auto add = [&](qsizetype at, qsizetype length) {
                const qsizetype begin = text.from[word.at + at];
                all.append({begin, text.from[word.at + at + length - 1] + 1 - begin});
            };
            qsizetype at = letters.indexOf(wanted);
            if (at < 0 && likeness(wanted, letters) > 0) add(0, commonStart(wanted, letters));
            for (; at >= 0; at = letters.indexOf(wanted, at + wanted.size())) add(at, wanted.size());
        }
    }
    std::sort(all.begin(), all.end(), [](const Place& a, const Place& b) {
        return a.at != b.at ? a.at < b.at : a.length > b.length;
    });
    QList<Place> apart;
    for (const Place& place : all) {
        if (apart.isEmpty() || place.at >= apart.last().at + apart.last().length) apart.append(place);
    }
    return apart;
}

}  // namespace boneyard::ui
