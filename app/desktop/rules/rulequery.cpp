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

}  // namespace

RuleQuery::RuleQuery(const QString& typed)
    : words_(folded(typed.simplified()).text.split(u' ', Qt::SkipEmptyParts)) {}

bool RuleQuery::all(const QString& plain) const {
    const QString text = folded(plain).text;
    return std::all_of(words_.begin(), words_.end(),
                       [&](const QString& word) { return text.contains(word); });
}

bool RuleQuery::any(const QString& plain) const {
    const QString text = folded(plain).text;
    return std::any_of(words_.begin(), words_.end(),
                       [&](const QString& word) { return text.contains(word); });
}

QList<RuleQuery::Place> RuleQuery::places(const QString& plain) const {
    const Folded text = folded(plain);
    QList<Place> all;
    for (const QString& word : words_) {
        for (qsizetype at = text.text.indexOf(word); at >= 0;
             at = text.text.indexOf(word, at + word.size())) {
            const qsizetype begin = text.from[at];
            all.append({begin, text.from[at + word.size() - 1] + 1 - begin});
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
