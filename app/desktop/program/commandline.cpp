// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/commandline.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>
#include <optional>

#include "bots/level.h"
#include "common/words.h"
#include "puzzles/puzzlebook.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "settings/languages.h"
#include "settings/settings.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kMinWidth = 480;
constexpr int kMinHeight = 320;
constexpr int kMaxLength = 16384;
constexpr qsizetype kLongestPath = 400;
constexpr int kMostPlies = 1'000'000;

QString listed(const QStringList& values) {
    return values.mid(0, values.size() - 1).join(", "_L1) + " or "_L1 + values.last();
}

QStringList pages() {
    return {u"home"_s,   u"new"_s,     u"table"_s, u"replay"_s,   u"history"_s,   u"day"_s,
            u"lesson"_s, u"puzzles"_s, u"rules"_s, u"settings"_s, u"statistics"_s};
}

QStringList gameIds() {
    QStringList ids;
    for (const GameEntry& game : games()) ids.append(text(game.info.id));
    return ids;
}

/// The levels that are offered to people, weakest first.
QStringList levels() {
    QStringList ids;
    for (const bots::Level& level : bots::levels()) {
        if (level.offered) ids.append(text(level.id));
    }
    return ids;
}

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(u"A table for tile games."_s);
    parser.addPositionalArgument(u"file"_s, u"Matches (.boneyard) to look at, one after the other."_s,
                                 u"[file...]"_s);
    for (const CommandLine::Switch& known : CommandLine::switches()) parser.addOption(known.option);
}

/// Why the words could not even be told apart.
QString misread(const QCommandLineParser& parser) {
    const QStringList unknown = parser.unknownOptionNames();
    return unknown.isEmpty() ? parser.errorText()
                             : u"There is no option \"%1\"."_s.arg(quoted(unknown.first()));
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
        plan.renderer = oneOf(u"renderer"_s, Settings::renderers());
        plan.screenshot = parser_.value(u"screenshot"_s);
        if (parser_.isSet(u"screenshot"_s) && plan.screenshot.isEmpty())
            fail(u"--screenshot needs a file."_s);
        plan.sized = parser_.isSet(u"size"_s);
        if (plan.sized) plan.size = size();
        if (parser_.isSet(u"game"_s)) readMatch(plan);
        if (const QStringList files = parser_.positionalArguments(); !files.isEmpty()) readFile(files, plan);
        plan.mute = parser_.isSet(u"mute"_s) || parser_.isSet(u"screenshot"_s);
        plan.goOn = parser_.isSet(u"continue"_s);
        plan.tell = parser_.isSet(u"tell"_s);
        plan.exitAfterMatch = parser_.isSet(u"exit-after-match"_s);
        plan.section = parser_.value(u"section"_s);
        if (parser_.isSet(u"puzzle"_s)) readPuzzle(plan);
        const QString page = oneOf(u"page"_s, pages());
        const QString usual = plan.hasGame || plan.goOn ? u"table"_s
                              : !plan.files.isEmpty()   ? u"replay"_s
                                                        : u"home"_s;
        plan.page = !page.isEmpty() ? page : usual;
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
            fail(u"--%1 cannot be \"%2\": it takes %3."_s.arg(name, quoted(value), listed(values)));
            return {};
        }
        return value;
    }

    std::optional<std::uint64_t> number(const QString& name, std::uint64_t least, std::uint64_t most) {
        if (!parser_.isSet(name)) return std::nullopt;
        bool fine = false;
        const QString written = parser_.value(name);
        const std::uint64_t value = written.toULongLong(&fine);
        if (fine && value >= least && value <= most) return value;
        fail(least == most ? u"--%1 cannot be \"%2\": here it takes only %3."_s.arg(name, quoted(written),
                                                                                    QString::number(most))
                           : u"--%1 cannot be \"%2\": it takes a whole number from %3 to %4."_s.arg(
                                 name, quoted(written), QString::number(least), QString::number(most)));
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
                quoted(written), QString::number(kMinWidth), QString::number(kMinHeight),
                QString::number(kMaxLength)));
        }
        return size;
    }

    /// What is in it is told in the window: whoever has double-clicked it sees no terminal.
    void readFile(const QStringList& files, LaunchPlan& plan) {
        plan.files = files;
        for (const QString& file : files) {
            if (!QFileInfo(file).isFile())
                fail(u"There is no file \"%1\"."_s.arg(quoted(file, kLongestPath)));
        }
        if (parser_.isSet(u"game"_s)) fail(u"--game and a file do not go together."_s);
        if (const auto plies = number(u"plies"_s, 0, kMostPlies)) plan.plies = static_cast<int>(*plies);
    }

    void readMatch(LaunchPlan& plan) {
        const QString written = parser_.value(u"game"_s);
        const std::string id = written.toStdString();
        const GameEntry* game = find_game(id);
        if (game == nullptr) {
            QStringList ids;
            for (const GameEntry& known : games()) ids.append(text(known.info.id));
            return fail(u"--game cannot be \"%1\": it takes %2."_s.arg(quoted(written), listed(ids)));
        }
        plan.hasGame = true;
        plan.autoplay = parser_.isSet(u"autoplay"_s);
        if (const auto plies = number(u"plies"_s, 0, kMostPlies)) plan.plies = static_cast<int>(*plies);
        MatchPlan& match = plan.match;
        match.gameId = written;
        match.deal = number(u"deal"_s, 0, kit::kMaxDeal);
        const auto least = static_cast<std::uint64_t>(game->info.min_seats);
        const auto most = static_cast<std::uint64_t>(game->info.max_seats);
        match.seats = static_cast<int>(number(u"seats"_s, least, most).value_or(least));
        for (const QString& given : parser_.values(u"option"_s)) readOption(*game, given, match);
        match.players = Players::usual(match.seats);
        if (const QString level = oneOf(u"level"_s, levels()); !level.isEmpty()) {
            for (Player& player : match.players) player.level = bots::find_level(level.toStdString())->number;
        }
        if (plan.autoplay) match.players[0].human = false;
        // What is only to be looked at leaves no traces among the player's matches.
        match.keep =
            parser_.isSet(u"keep"_s) || (!plan.autoplay && plan.plies < 0 && plan.screenshot.isEmpty());
        if (!problem.isEmpty()) return;
        // The match itself knows best whether all this goes together.
        const auto made = new_match(id, match.seats, match.deal.value_or(0), match.options);
        if (!made)
            fail(QString::fromStdString(made.error().message));
        else
            match.options = kit::with_target(game->info, match.options, match.seats);
    }

    void readPuzzle(LaunchPlan& plan) {
        if (!plan.hasGame) return fail(u"--puzzle needs --page puzzles and --game."_s);
        const std::uint64_t most = readPuzzles(u":/assets/puzzles"_s, plan.match.gameId).size();
        if (const auto puzzle = number(u"puzzle"_s, 1, most)) plan.puzzle = static_cast<int>(*puzzle);
    }

    void readOption(const GameEntry& game, const QString& given, MatchPlan& match) {
        const auto sign = given.indexOf(u'=');
        if (sign < 1 || quoted(given) != given)
            return fail(u"--option cannot be \"%1\": it takes KEY=VALUE."_s.arg(quoted(given)));
        const std::string key = given.left(sign).toStdString();
        const auto value = kit::Options::parse(game.info.options, key, given.mid(sign + 1).toStdString());
        if (!value) return fail(QString::fromStdString(value.error().message));
        match.options.emplace_back(key, *value);
    }

    void checkWhatGoesTogether(const LaunchPlan& plan) {
        for (const QString& name :
             {u"seats"_s, u"deal"_s, u"option"_s, u"level"_s, u"autoplay"_s, u"keep"_s, u"plies"_s}) {
            const bool goesWithFile = name == "plies"_L1 && !plan.files.isEmpty();
            if (parser_.isSet(name) && !plan.hasGame && !goesWithFile)
                fail(u"--%1 needs --game."_s.arg(name));
        }
        if (parser_.isSet(u"section"_s)) checkSection(plan);
        if (plan.puzzle > 0 && plan.page != "puzzles"_L1)
            fail(u"--puzzle needs --page puzzles and --game."_s);
        if (plan.page == "lesson"_L1 && !plan.hasGame) fail(u"--page lesson needs --game."_s);
        if (plan.page == "replay"_L1 && plan.files.isEmpty()) fail(u"--page replay needs a file."_s);
        if (plan.goOn && (plan.hasGame || !plan.files.isEmpty()))
            fail(u"--continue goes with neither --game nor a file."_s);
        const QString page = u"--page %1 and %2 do not go together."_s;
        if (plan.goOn && plan.page != "table"_L1) fail(page.arg(plan.page, u"--continue"_s));
        if (!plan.files.isEmpty() && plan.hasGame) fail(u"--game and a file do not go together."_s);
        if (!plan.files.isEmpty() && plan.page != "replay"_L1) fail(page.arg(plan.page, u"a file"_s));
        const bool match = plan.hasGame || plan.goOn;
        if (plan.page == "table"_L1 && !match) fail(u"--page table needs --game or --continue."_s);
        for (const QString& name : {u"tell"_s, u"exit-after-match"_s}) {
            if (parser_.isSet(name) && !match) fail(u"--%1 needs --game or --continue."_s.arg(name));
        }
    }

    void checkSection(const LaunchPlan& plan) {
        if (plan.page != "rules"_L1) return fail(u"--section needs --page rules."_s);
        // Without a game the book opens at the first.
        const QString game = plan.hasGame ? plan.match.gameId : text(games().front().info.id);
        if (!RuleBook::hasSection(game, plan.section))
            fail(u"--section cannot be \"%1\": the rules of %2 have no such section."_s.arg(
                quoted(plan.section), game));
    }

    const QCommandLineParser& parser_;
};

}  // namespace

QList<CommandLine::Switch> CommandLine::switches() {
    const QStringList match{u"--game"_s, text(games().front().info.id)};  // any game has these
    const QStringList rules{u"--page"_s, u"rules"_s};
    const QStringList puzzles = match + QStringList{u"--page"_s, u"puzzles"_s};
    return {
        {{{u"h"_s, u"help"_s}, u"Show this help and quit."_s}},
        {{{u"v"_s, u"version"_s}, u"Show the version and quit."_s}},
        {{u"game"_s, u"Start a match of this game: "_s + listed(gameIds()) + u'.', u"id"_s}},
        {{u"seats"_s, u"The number of seats at the table."_s, u"n"_s}, match},
        {{u"deal"_s, u"The deal number: the same number deals the same tiles."_s, u"n"_s}, match},
        {{u"option"_s, u"A rule, such as target=50; may be given several times."_s, u"key=value"_s}, match},
        {{u"level"_s, u"How strong the bots are: "_s + listed(levels()) + u'.', u"level"_s}, match},
        {{u"autoplay"_s, u"Bots play all seats."_s}, match},
        {{u"pace"_s, u"How fast bots play: slow, normal, fast or instant."_s, u"pace"_s}},
        {{u"continue"_s, u"Continue the match played last."_s}},
        {{u"keep"_s, u"Keep the match even though it is started with --autoplay, --plies or --screenshot."_s},
         match},
        {{u"tell"_s, u"Write every action to standard output as soon as it is shown."_s}, match},
        {{u"plies"_s, u"With bots only, or in a file: stop after so many actions."_s, u"n"_s}, match},
        {{u"exit-after-match"_s, u"Quit when the match is over."_s}, match},
        {{u"mute"_s, u"Make no sounds."_s}},
        {{u"language"_s, u"Use this language."_s, u"code"_s}},
        {{u"theme"_s, u"Colours: system, light, dark or contrast."_s, u"theme"_s}},
        {{u"renderer"_s, u"What draws the window: automatic, hardware (the graphics card) or software."_s,
          u"renderer"_s}},
        {{u"size"_s, u"The size of the window, such as 1280x800."_s, u"WxH"_s}},
        {{u"page"_s, u"Show this page first: "_s + listed(pages()) + u'.', u"page"_s}},
        {{u"section"_s, u"With --page rules: the section of the rule book to show."_s, u"anchor"_s}, rules},
        {{u"puzzle"_s, u"With --page puzzles and --game: the number of the puzzle to show."_s, u"n"_s},
         puzzles},
        {{u"screenshot"_s, u"Save a picture (PNG) of the window once nothing moves, and quit."_s, u"file"_s},
         {},
         true},
    };
}

CommandLine CommandLine::read(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    CommandLine line;
    if (!parser.parse(arguments)) {
        line.problem = misread(parser);
        return line;
    }
    if (parser.isSet(u"help"_s)) {
        line.answer = parser.helpText().replace("<executable_name>"_L1, "boneyard"_L1);
    } else if (parser.isSet(u"version"_s)) {
        line.answer = QStringLiteral("boneyard " BONEYARD_VERSION "\n");
    } else {
        Reader reader(parser);
        line.plan = reader.plan();
        line.problem = reader.problem;
    }
    return line;
}

}  // namespace boneyard::ui
