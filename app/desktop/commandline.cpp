// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "commandline.h"

#include <QCommandLineParser>
#include <QRegularExpression>
#include <optional>

#include "languages.h"
#include "registry.h"
#include "settings.h"
#include "words.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kMinWidth = 480;
constexpr int kMinHeight = 320;
constexpr int kMaxLength = 16384;
constexpr int kMostPlies = 1'000'000;

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(u"A table for tile games."_s);
    parser.addOptions({
        {{u"h"_s, u"help"_s}, u"Show this help and quit."_s},
        {{u"v"_s, u"version"_s}, u"Show the version and quit."_s},
        {u"game"_s, u"Start a match of this game."_s, u"id"_s},
        {u"seats"_s, u"The number of seats at the table."_s, u"n"_s},
        {u"deal"_s, u"The number of the deal: the same number deals the same tiles."_s, u"n"_s},
        {u"option"_s, u"A rule, as in target=50; may be given several times."_s, u"key=value"_s},
        {u"autoplay"_s, u"Bots play all seats."_s},
        {u"pace"_s, u"How fast bots play: slow, normal, fast or instant."_s, u"pace"_s},
        {u"plies"_s, u"With bots only: stop after so many actions."_s, u"n"_s},
        {u"exit-after-match"_s, u"Quit when the match is over."_s},
        {u"language"_s, u"Speak this language."_s, u"code"_s},
        {u"theme"_s, u"Colours: system, light, dark or contrast."_s, u"theme"_s},
        {u"size"_s, u"The size of the window, as in 1280x800."_s, u"WxH"_s},
        {u"page"_s, u"Show this page first: home, new, table or settings."_s, u"page"_s},
        {u"screenshot"_s, u"Save a picture (PNG) of the window when all is at rest, and quit."_s, u"file"_s},
    });
}

QString listed(const QStringList& values) {
    return values.mid(0, values.size() - 1).join(", "_L1) + " or "_L1 + values.last();
}

/// Reads the options one by one; `problem` keeps the first thing that is wrong.
class Reader {
public:
    explicit Reader(const QCommandLineParser& parser) : parser_(parser) {}

    QString problem;

    LaunchPlan plan() {
        LaunchPlan plan;
        plan.language = oneOf(u"language"_s, Languages::codes());
        plan.theme = oneOf(u"theme"_s, Settings::themes());
        plan.pace = oneOf(u"pace"_s, Settings::paces());
        plan.screenshot = parser_.value(u"screenshot"_s);
        if (parser_.isSet(u"screenshot"_s) && plan.screenshot.isEmpty())
            fail(u"--screenshot needs a file."_s);
        if (parser_.isSet(u"size"_s)) plan.size = size();
        if (parser_.isSet(u"game"_s)) readMatch(plan);
        const QString page = oneOf(u"page"_s, {u"home"_s, u"new"_s, u"table"_s, u"settings"_s});
        plan.page = !page.isEmpty() ? page : plan.hasGame ? u"table"_s : u"home"_s;
        checkWhatGoesTogether(plan);
        return plan;
    }

private:
    void fail(const QString& sentence) {
        if (problem.isEmpty()) problem = sentence;
    }

    QString oneOf(const QString& name, const QStringList& values) {
        if (!parser_.isSet(name)) return {};
        QString value = parser_.value(name);
        if (!values.contains(value)) {
            fail(u"--%1 cannot be \"%2\": it takes %3."_s.arg(name, value, listed(values)));
        }
        return value;
    }

    std::optional<std::uint64_t> number(const QString& name, std::uint64_t least, std::uint64_t most) {
        if (!parser_.isSet(name)) return std::nullopt;
        bool fine = false;
        const QString written = parser_.value(name);
        const std::uint64_t value = written.toULongLong(&fine);
        if (fine && value >= least && value <= most) return value;
        fail(u"--%1 cannot be \"%2\": it takes a whole number from %3 to %4."_s.arg(
            name, written, QString::number(least), QString::number(most)));
        return std::nullopt;
    }

    QSize size() {
        const QString written = parser_.value(u"size"_s);
        static const QRegularExpression form(u"^(\\d{1,5})x(\\d{1,5})$"_s);
        const QRegularExpressionMatch match = form.match(written);
        const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
        if (size.width() < kMinWidth || size.height() < kMinHeight || size.width() > kMaxLength ||
            size.height() > kMaxLength) {
            fail(u"--size cannot be \"%1\": it takes WIDTHxHEIGHT, from %2x%3 to %4x%4."_s.arg(
                written, QString::number(kMinWidth), QString::number(kMinHeight),
                QString::number(kMaxLength)));
        }
        return size;
    }

    void readMatch(LaunchPlan& plan) {
        const std::string id = parser_.value(u"game"_s).toStdString();
        const GameEntry* game = find_game(id);
        if (game == nullptr) {
            QStringList ids;
            for (const GameEntry& known : games()) ids.append(text(known.info.id));
            fail(u"--game cannot be \"%1\": it takes %2."_s.arg(QString::fromStdString(id), listed(ids)));
            return;
        }
        plan.hasGame = true;
        plan.autoplay = parser_.isSet(u"autoplay"_s);
        plan.exitAfterMatch = parser_.isSet(u"exit-after-match"_s);
        if (const auto plies = number(u"plies"_s, 0, kMostPlies)) plan.plies = static_cast<int>(*plies);
        MatchPlan& match = plan.match;
        match.gameId = QString::fromStdString(id);
        match.deal = number(u"deal"_s, 0, kit::kMaxDeal);
        const auto least = static_cast<std::uint64_t>(game->info.min_seats);
        const auto most = static_cast<std::uint64_t>(game->info.max_seats);
        match.seats = static_cast<int>(number(u"seats"_s, least, most).value_or(least));
        for (const QString& given : parser_.values(u"option"_s)) readOption(*game, given, match);
        match.players = Players::usual(match.seats);
        if (plan.autoplay) match.players[0].human = false;
        if (!problem.isEmpty()) return;
        // The match itself knows best whether all this goes together.
        const auto made = new_match(id, match.seats, match.deal.value_or(0), match.options);
        if (!made) fail(QString::fromStdString(made.error().message));
    }

    void readOption(const GameEntry& game, const QString& given, MatchPlan& match) {
        const auto sign = given.indexOf(u'=');
        if (sign < 1) {
            fail(u"--option cannot be \"%1\": it takes KEY=VALUE."_s.arg(given));
            return;
        }
        const std::string key = given.left(sign).toStdString();
        const auto value = kit::Options::parse(game.info.options, key, given.mid(sign + 1).toStdString());
        if (!value) {
            fail(QString::fromStdString(value.error().message));
            return;
        }
        match.options.emplace_back(key, *value);
    }

    void checkWhatGoesTogether(const LaunchPlan& plan) {
        for (const QString& name :
             {u"seats"_s, u"deal"_s, u"option"_s, u"autoplay"_s, u"plies"_s, u"exit-after-match"_s}) {
            if (parser_.isSet(name) && !parser_.isSet(u"game"_s)) fail(u"--%1 needs --game."_s.arg(name));
        }
        if (plan.page == "table"_L1 && !parser_.isSet(u"game"_s)) fail(u"--page table needs --game."_s);
    }

    const QCommandLineParser& parser_;
};

}  // namespace

CommandLine CommandLine::read(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    CommandLine line;
    if (!parser.parse(arguments)) {
        line.problem = parser.errorText();
        return line;
    }
    if (parser.isSet(u"help"_s)) {
        line.answer = parser.helpText().replace("<executable_name>"_L1, "boneyard"_L1);
    } else if (parser.isSet(u"version"_s)) {
        line.answer = QStringLiteral("boneyard " BONEYARD_VERSION "\n");
    } else if (const QStringList extra = parser.positionalArguments(); !extra.isEmpty()) {
        line.problem = u"\"%1\" is not an option; --help lists them."_s.arg(extra.first());
    } else {
        Reader reader(parser);
        line.plan = reader.plan();
        line.problem = reader.problem;
    }
    return line;
}

}  // namespace boneyard::ui
