// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Which section of the rule book answers what was typed. Sections are ranked as BM25 does it (Robertson and
// Zaragoza, 2009): by how often a word stands there, for how long the section is, and the more the fewer have
// it.

#include <QHash>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <vector>

#include "common/words.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "rules/rulequery.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr qsizetype kSnippet = 110;
constexpr double kEnough = 0.6;  // of what the words say, in a section that is found

/// A heading and what stands under it up to the next one.
struct Section {
    QString anchor;
    QString title;
    QString body;
    QStringList heads;          ///< the words of the title
    QStringList asked;          ///< and those of questions that it answers ("ask=")
    QHash<QString, int> words;  ///< of all of it, and how often each stands there
    double length = 0;
    double weight = 1;
};

struct Hit {
    const Section* section = nullptr;
    double score = 0;
};

/// What is about a special case, or sums up others, is seldom what is asked for.
double weightOf(const QString& anchor) {
    if (anchor == "top"_L1) return 0.3;
    if (anchor.startsWith("option"_L1) || anchor == "tips"_L1) return 0.5;
    return anchor == "in-short"_L1 ? 0.7 : 1;
}

std::vector<Section> sectionsOf(const RulePage& page) {
    std::vector<Section> all;
    for (const RuleBlock& block : page.blocks) {
        if (block.kind != RuleBlock::Kind::Heading) {
            if (!all.empty()) all.back().body += block.plain() + u' ';
            continue;
        }
        Section section;
        section.anchor = block.anchor;
        section.title = block.plain();
        section.heads = RuleQuery::wordsIn(section.title);
        section.weight = weightOf(block.anchor);
        for (const QString& answer : block.answers) {
            if (answer.startsWith("ask="_L1)) section.asked += RuleQuery::wordsIn(answer.mid(4));
        }
        all.push_back(std::move(section));
    }
    for (Section& section : all) {
        section.body = section.body.trimmed();
        for (const QString& word : section.heads + RuleQuery::wordsIn(section.body)) ++section.words[word];
        for (const int times : std::as_const(section.words)) section.length += times;
    }
    return all;
}

/// Those of a page stay where they are.
const std::vector<Section>& sectionsIn(const QString& gameId) {
    static std::map<const RulePage*, std::vector<Section>> all;
    const RulePage& page = RuleBook::page(gameId);
    const auto found = all.find(&page);
    return found != all.end() ? found->second : all.emplace(&page, sectionsOf(page)).first->second;
}

/// A word that is looked for, and whether the book has it just so: then one much shorter ("under" for
/// "undercut") is another word, and no form of it.
struct Wanted {
    QString word;
    bool stands = false;

    [[nodiscard]] double likeness(const QString& other) const {
        constexpr qsizetype kMuchShorter = 3;
        if (stands && word.size() - other.size() >= kMuchShorter) return 0;
        return RuleQuery::likeness(word, other);
    }
};

double bestLikeness(const Wanted& wanted, const QStringList& words) {
    double best = 0;
    for (const QString& word : words) best = std::max(best, wanted.likeness(word));
    return best;
}

/// How often a word stands in a section, in whatever form. In its title it counts several times, and the more
/// the less else is said there; so it does where it is what is asked.
double countOf(const Wanted& wanted, const Section& section) {
    constexpr double kTitle = 6;
    double count = 0;
    for (auto word = section.words.begin(); word != section.words.end(); ++word)
        count += wanted.likeness(word.key()) * word.value();
    const double exact = std::max(0.4, 1.2 - 0.2 * static_cast<double>(section.heads.size()));
    return count + kTitle * std::max(exact * bestLikeness(wanted, section.heads),
                                     bestLikeness(wanted, section.asked));
}

/// What each section of the book has of the words, and what each of these says.
class Ranking {
public:
    explicit Ranking(const RuleQuery& query) : idle_(query.idle()) {
        std::vector<Wanted> words;
        for (const QString& word : query.words()) words.push_back({word, stands(word)});
        double length = 0;
        for (const GameEntry& game : games()) {
            for (const Section& section : sectionsIn(text(game.info.id))) {
                length += section.length;
                std::vector<double>& counts = counts_[&section];
                for (const Wanted& word : words) counts.push_back(countOf(word, section));
            }
        }
        const auto all = static_cast<double>(counts_.size());
        usual_ = length / std::max(1., all);
        for (std::size_t at = 0; at < words.size(); ++at) {
            const auto having = static_cast<double>(std::count_if(
                counts_.begin(), counts_.end(), [at](const auto& each) { return each.second[at] > 0; }));
            constexpr double kHalf = 0.5;
            // What stands nowhere says nothing.
            says_.push_back(having > 0 ? std::log(1 + (all - having + kHalf) / (having + kHalf)) : 0);
        }
    }

    /// 0: it has too little of the words.
    [[nodiscard]] double scoreOf(const Section& section) const {
        constexpr double kSaturation = 1.2;
        constexpr double kByLength = 0.5;
        const std::vector<double>& counts = counts_.at(&section);
        double all = 0;
        double had = 0;
        double score = 0;
        for (std::size_t word = 0; word < counts.size(); ++word) {
            all += says_[word];
            if (counts[word] <= 0) continue;
            had += says_[word];
            const double norm = 1 - kByLength + kByLength * section.length / usual_;
            score += says_[word] * counts[word] * (kSaturation + 1) / (counts[word] + kSaturation * norm);
        }
        if (all <= 0 || had < kEnough * all) return 0;
        constexpr double kAsked = 3;
        for (const QString& word : idle_) score += section.asked.contains(word) ? kAsked : 0;
        return score * section.weight;
    }

private:
    static bool stands(const QString& word) {
        const auto has = [&](const Section& section) { return section.words.contains(word); };
        return std::any_of(games().begin(), games().end(), [&](const GameEntry& game) {
            const auto& sections = sectionsIn(text(game.info.id));
            return std::any_of(sections.begin(), sections.end(), has);
        });
    }

    QStringList idle_;  ///< these tell only which question it is
    std::map<const Section*, std::vector<double>> counts_;
    std::vector<double> says_;  ///< by word
    double usual_ = 1;          ///< length of a section
};

/// A little of the text around the first word found. It is cut between words, where there are spaces between
/// them: what was found stays whole.
QString snippetOf(const QString& plain, const RuleQuery& query) {
    const auto places = query.places(plain);
    const RuleQuery::Place hit = places.isEmpty() ? RuleQuery::Place{} : places.first();
    qsizetype from = std::max<qsizetype>(0, hit.at - kSnippet / 3);
    if (from > 0) {
        const qsizetype space = plain.indexOf(u' ', from);
        if (space >= 0 && space < hit.at) from = space + 1;
    }
    qsizetype until = std::max(from + kSnippet, hit.at + hit.length);
    if (until >= plain.size()) {
        until = plain.size();
    } else if (const qsizetype space = plain.lastIndexOf(u' ', until); space >= hit.at + hit.length) {
        until = space;
    }
    QString snippet = plain.mid(from, until - from);
    if (from > 0) snippet.prepend(u'…');
    if (until < plain.size()) snippet.append(u'…');
    return snippet;
}

void findIn(const GameEntry& game, const RuleQuery& query, const Ranking& ranking, QVariantList& found) {
    const QString gameId = text(game.info.id);
    std::vector<Hit> hits;
    for (const Section& section : sectionsIn(gameId)) {
        if (const double score = ranking.scoreOf(section); score > 0) hits.push_back({&section, score});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.score > b.score; });
    for (const Hit& hit : hits) {
        found.append(QVariantMap{{u"gameId"_s, gameId},
                                 {u"gameName"_s, say(game.info.name)},
                                 {u"anchor"_s, hit.section->anchor},
                                 {u"title"_s, hit.section->title},
                                 {u"snippet"_s, snippetOf(hit.section->body, query)}});
    }
}

}  // namespace

QVariantList RuleBook::find(const QString& typed, const QString& firstGame) {
    const RuleQuery query(typed);
    QVariantList found;
    if (query.empty()) return found;
    const Ranking ranking(query);
    for (const bool first : {true, false}) {
        for (const GameEntry& game : games()) {
            if ((text(game.info.id) == firstGame) == first) findIn(game, query, ranking, found);
        }
    }
    return found;
}

}  // namespace boneyard::ui
