// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rulewords.h"

#include <algorithm>

#include "words.h"

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

/// The words in one way of writing, with what was looked for marked.
QString stretch(const QString& plain, const RuleQuery& query, const RuleInk& ink) {
    QString html;
    qsizetype done = 0;
    for (const auto& place : query.places(plain)) {
        html += plain.mid(done, place.at - done).toHtmlEscaped();
        html += u"<span style=\"color:%1;background-color:%2\">"_s.arg(ink.found, ink.foundGround);
        html += plain.mid(place.at, place.length).toHtmlEscaped() + "</span>"_L1;
        done = place.at + place.length;
    }
    return html + plain.mid(done).toHtmlEscaped();
}

/// The mark that begins at `at`, or an empty text.
QString markAt(const QString& text, qsizetype at) {
    if (QStringView(text).mid(at).startsWith("**"_L1)) return u"**"_s;
    if (text[at] == u'`') return u"`"_s;
    return {};
}

/// A link that begins at `at`: [words](#anchor); its length, or 0.
qsizetype linkAt(const QString& text, qsizetype at, RuleSpan& span) {
    if (text[at] != u'[') return 0;
    const qsizetype middle = text.indexOf("](#"_L1, at);
    const qsizetype end = middle < 0 ? -1 : text.indexOf(u')', middle);
    if (end < 0) return 0;
    span.text = text.mid(at + 1, middle - at - 1);
    span.link = text.mid(middle + 3, end - middle - 3);
    return end + 1 - at;
}

}  // namespace

QList<RuleSpan> ruleSpans(const QString& marked) {
    QList<RuleSpan> spans;
    RuleSpan now;
    const auto close = [&] {
        if (!now.text.isEmpty()) spans.append(now);
        now.text.clear();
    };
    for (qsizetype i = 0; i < marked.size();) {
        const QString mark = markAt(marked, i);
        RuleSpan link;
        if (!mark.isEmpty()) {
            close();
            (mark.size() == 2 ? now.bold : now.exact) ^= true;
            i += mark.size();
        } else if (const qsizetype length = now.exact ? 0 : linkAt(marked, i, link)) {
            close();
            link.bold = now.bold;
            spans.append(link);
            i += length;
        } else {
            now.text += marked[i++];
        }
    }
    close();
    return spans;
}

QString rulePlain(const QString& marked) {
    QString plain;
    for (const RuleSpan& span : ruleSpans(marked)) plain += span.exact ? isolated(span.text) : span.text;
    return plain;
}

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

QString ruleHtml(const QString& marked, const RuleQuery& query, const RuleInk& ink) {
    QString html;
    for (const RuleSpan& span : ruleSpans(marked)) {
        QString part = stretch(span.exact ? isolated(span.text) : span.text, query, ink);
        if (span.exact) part = "<span style=\"white-space:nowrap\">"_L1 + part + "</span>"_L1;
        if (span.bold) part = "<b>"_L1 + part + "</b>"_L1;
        if (!span.link.isEmpty())
            part = u"<a href=\"#%1\" style=\"color:%2\">"_s.arg(span.link, ink.link) + part + "</a>"_L1;
        html += part;
    }
    return html;
}

}  // namespace boneyard::ui
