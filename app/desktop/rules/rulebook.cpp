// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rules/rulebook.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "common/numerals.h"
#include "common/words.h"
#include "registry.h"
#include "rules/rulepicture.h"
#include "settings/languages.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr auto kFolder = ":/assets/rules/"_L1;
constexpr auto kPictures = "pictures"_L1;
constexpr auto kWhole = "en"_L1;  ///< in this language nothing is missing

QString spokenLanguage() {
    const QString language = Languages::closest(RuleBook::languages(), QLocale().name());
    return !language.isEmpty() ? language : kWhole;
}

const QJsonObject& picturesOf(const QString& gameId) {
    static std::map<QString, QJsonObject> all;  // its entries stay where they are
    auto found = all.find(gameId);
    if (found == all.end()) {
        QFile file(kFolder + kPictures + u'/' + gameId + ".json"_L1);
        QJsonObject pictures;
        if (file.open(QIODevice::ReadOnly)) pictures = QJsonDocument::fromJson(file.readAll()).object();
        found = all.emplace(gameId, pictures).first;
    }
    return found->second;
}

const RulePicture& drawnPicture(const QString& gameId, const QString& name) {
    static std::map<QString, RulePicture> all;
    const QString key = gameId + u'/' + name;
    auto found = all.find(key);
    if (found == all.end()) {
        const QJsonValue how = picturesOf(gameId).value(name);
        RulePicture none;
        none.fault = u"there is no such picture"_s;
        found = all.emplace(key, how.isObject() ? RulePicture::draw(gameId, how.toObject()) : none).first;
    }
    return found->second;
}

/// A sentence in which tiles may be named, as 0-0-0.
RuleText withTiles(const QString& sentence) {
    static const QRegularExpression tile(u"\\d+(?:-\\d+)+"_s);
    RuleText all;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& name : tile.globalMatch(sentence)) {
        all.append({.text = sentence.mid(from, name.capturedStart() - from)});
        all.append({.text = name.captured(), .exact = true});
        from = name.capturedEnd();
    }
    all.append({.text = sentence.mid(from)});
    all.removeIf([](const RuleSpan& span) { return span.text.isEmpty(); });
    return all;
}

/// An option's heading is the sentence that the option itself says.
void nameOptions(const kit::GameInfo& info, RulePage& page) {
    for (RuleBlock& block : page.blocks) {
        const kit::OptionSpec* spec = nullptr;
        for (const kit::OptionSpec& option : info.options) {
            if (block.anchor == "option-"_L1 + text(option.id)) spec = &option;
        }
        if (spec == nullptr) continue;
        if (block.kind == RuleBlock::Kind::Heading && block.text.isEmpty())
            block.text = withTiles(say(spec->sentence));
        if (block.value.isEmpty()) continue;
        for (const kit::OptionChoice& choice : spec->choices) {
            if (text(kit::to_text(choice.value)) != block.value) continue;
            block.foreign = false;  // the value is named first, in the player's language
            const QString sentence =
                choice.value == spec->fallback
                    //: A value of a rule, and what it means. %1 is the value; it is the usual one
                    ? RuleBook::tr("%1 (usual): %2")
                    //: A value of a rule, and what it means
                    : RuleBook::tr("%1: %2");
            block.text = filledText(sentence, {{{.text = say(choice.label), .bold = true}}, block.text});
        }
    }
}

/// What an option without named values can be, below its heading.
QString rangeOf(const kit::OptionSpec& spec) {
    if (!spec.choices.empty()) return {};
    if (const bool* on = std::get_if<bool>(&spec.fallback)) {
        return *on ? RuleBook::tr("Yes or no; usually yes.") : RuleBook::tr("Yes or no; usually no.");
    }
    //: What a rule can be set to: the least, the most, and the usual number
    return RuleBook::tr("From %L1 to %L2; usually %L3.")
        .arg(spec.min)
        .arg(spec.max)
        .arg(std::get<int>(spec.fallback));
}

void addRanges(const kit::GameInfo& info, RulePage& page) {
    for (const kit::OptionSpec& spec : info.options) {
        const QString range = rangeOf(spec);
        const QString anchor = "option-"_L1 + text(spec.id);
        const auto heading =
            std::find_if(page.blocks.begin(), page.blocks.end(), [&](const RuleBlock& block) {
                return block.anchor == anchor && block.kind == RuleBlock::Kind::Heading;
            });
        if (range.isEmpty() || heading == page.blocks.end()) continue;
        RuleBlock block;
        block.anchor = anchor;
        block.text = {{range}};
        page.blocks.insert(heading + 1, block);
    }
}

/// A line that says that the page goes on in English.
RuleBlock lineBeforeTheRest(const QString& anchor) {
    RuleBlock line;
    line.anchor = anchor;
    //: A line in the rule book, before the first section that is in English
    line.text = {
        {RuleBook::tr("The rules are not all in your language yet. What is missing is in English.")}};
    return line;
}

/// What follows the last block of a section; nothing where the page does not have the section.
std::optional<qsizetype> endOf(const RulePage& page, const QString& anchor) {
    const auto last = std::find_if(page.blocks.rbegin(), page.blocks.rend(),
                                   [&](const RuleBlock& block) { return block.anchor == anchor; });
    if (last == page.blocks.rend()) return std::nullopt;
    return std::distance(page.blocks.begin(), last.base());
}

/// A section that is not written in a language yet stands at its place in English, and the first one says so.
void addTheRest(const QString& gameId, RulePage& page) {
    const QStringList wanted = RulePage::anchors(kFolder + kWhole, gameId);
    if (std::all_of(wanted.begin(), wanted.end(),
                    [&](const QString& anchor) { return endOf(page, anchor).has_value(); }))
        return;
    const QList<RuleBlock> whole = RulePage::read(kFolder + kWhole, gameId).blocks;
    qsizetype at = 0;
    bool told = false;
    for (auto from = whole.begin(); from != whole.end();) {
        const auto to = std::find_if(from, whole.end(),
                                     [&](const RuleBlock& block) { return block.anchor != from->anchor; });
        if (const auto end = endOf(page, from->anchor)) {
            at = *end;
        } else {
            if (!std::exchange(told, true)) {
                page.blocks.insert(at, lineBeforeTheRest(at > 0 ? page.blocks[at - 1].anchor : from->anchor));
                ++at;
            }
            for (auto each = from; each != to; ++each, ++at) {
                page.blocks.insert(at, *each);
                // an option's heading gets its words later
                page.blocks[at].foreign = !each->text.isEmpty() || !each->rows.isEmpty();
            }
        }
        from = to;
    }
}

/// Numbers are written as in every other text of the window; tiles as they are printed, with 0 to 9.
void writeOwnDigits(RulePage& page) {
    const auto write = [](RuleText& text) {
        for (RuleSpan& span : text) {
            if (!span.exact) span.text = withOwnDigits(span.text);
        }
    };
    for (RuleBlock& block : page.blocks) {
        write(block.text);
        for (QList<RuleText>& row : block.rows) std::for_each(row.begin(), row.end(), write);
    }
}

RulePage written(const QString& gameId, const QString& language) {
    const GameEntry* game = find_game(gameId.toStdString());
    if (game == nullptr) return {};
    RulePage page = RulePage::read(kFolder + language, gameId);
    if (page.blocks.isEmpty() && language != kWhole) page = RulePage::read(kFolder + kWhole, gameId);
    addTheRest(gameId, page);
    nameOptions(game->info, page);
    addRanges(game->info, page);
    writeOwnDigits(page);
    return page;
}

}  // namespace

QStringList RuleBook::languages() {
    QStringList all = QDir(kFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    all.removeAll(kPictures);
    return all;
}

QVariantList RuleBook::shelf() {
    QVariantList all;
    for (const GameEntry& game : games())
        all.append(QVariantMap{{u"value"_s, text(game.info.id)}, {u"label"_s, say(game.info.name)}});
    return all;
}

const RulePage& RuleBook::page(const QString& gameId, const QString& language) {
    static std::map<QString, RulePage> all;
    const QString spoken = spokenLanguage();
    // Options say their sentences in the language that is spoken, whatever the page is written in; so are
    // numbers.
    const QString key = gameId + u'/' + (language.isEmpty() ? spoken : language) + u'/' + spoken + u'/' +
                        QLocale().zeroDigit();
    auto found = all.find(key);
    if (found == all.end())
        found = all.emplace(key, written(gameId, language.isEmpty() ? spoken : language)).first;
    return found->second;
}

bool RuleBook::hasSection(const QString& gameId, const QString& anchor) {
    return RulePage::anchors(kFolder + kWhole, gameId).contains(anchor);
}

QStringList RuleBook::pictures(const QString& gameId) { return picturesOf(gameId).keys(); }

QVariantMap RuleBook::picture(const QString& gameId, const QString& name) {
    return drawnPicture(gameId, name).drawn;
}

QString RuleBook::pictureFault(const QString& gameId, const QString& name) {
    return drawnPicture(gameId, name).fault;
}

QString RuleBook::anchorFor(const QString& gameId, const QString& kind, const QString& name) {
    const QString wanted = kind + u'=' + name;
    for (const RuleBlock& block : page(gameId).blocks) {
        if (block.kind != RuleBlock::Kind::Heading) continue;
        if (block.answers.contains(wanted) || (kind == "option"_L1 && block.anchor == "option-"_L1 + name))
            return block.anchor;
    }
    return u"top"_s;
}

}  // namespace boneyard::ui

#include "moc_rulebook.cpp"
