// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rules/ruletext.h"

#include "common/words.h"
#include "rules/rulequery.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

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

}  // namespace

QString plainText(const RuleText& text) {
    QString plain;
    for (const RuleSpan& span : text) plain += span.exact ? isolated(span.text) : span.text;
    return plain;
}

QString richText(const RuleText& text, const RuleQuery& query, const RuleInk& ink) {
    QString html;
    for (const RuleSpan& span : text) {
        QString part = stretch(span.exact ? isolated(span.text) : span.text, query, ink);
        if (span.exact) part = "<span style=\"white-space:nowrap\">"_L1 + part + "</span>"_L1;
        if (span.bold) part = "<b>"_L1 + part + "</b>"_L1;
        if (!span.link.isEmpty())
            part = u"<a href=\"#%1\" style=\"color:%2\">"_s.arg(span.link, ink.link) + part + "</a>"_L1;
        html += part;
    }
    return html;
}

RuleText filledText(const QString& sentence, const QList<RuleText>& texts) {
    RuleText filled;
    QString words;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int place = sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (place < 1 || place > texts.size()) {
            words += sentence[i];
            continue;
        }
        if (!words.isEmpty()) filled.append({words});
        words.clear();
        filled += texts[place - 1];
        ++i;
    }
    if (!words.isEmpty()) filled.append({words});
    return filled;
}

}  // namespace boneyard::ui
