// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <optional>

#include "match/match.h"
#include "program/actionprinter.h"
#include "program/caller.h"
#include "program/commandline.h"
#include "program/fonts.h"
#include "program/idlewarnings.h"
#include "program/mainwindow.h"
#include "program/renderer.h"
#include "program/screenshottaker.h"
#include "program/startwatch.h"
#include "program/windowplace.h"
#include "settings/settings.h"
#include "store/archive.h"

using namespace Qt::StringLiterals;
using namespace boneyard::ui;

namespace {

constexpr int kNoWindow = 3;

int run(int& argc, char** argv, LaunchPlan plan) {
    dropIdleWarnings();
    std::optional<StartWatch> watch(std::in_place);
    const QGuiApplication app(argc, argv);
    watch.reset();
    QGuiApplication::setDesktopFileName(u"boneyard"_s);
    if (const QString icon = u":/assets/icons/boneyard.svg"_s; QFile::exists(icon)) {
        QGuiApplication::setWindowIcon(QIcon(icon));
    }
    QQuickStyle::setStyle(u"Basic"_s);
    prepareFonts();
    Settings settings({}, {plan.language, plan.theme, plan.pace, plan.renderer, plan.mute});
    renderer::choose(settings.renderer());
    WindowPlace place(settings);
    Players& players = plan.match.players;
    if (const int own = players.firstPerson(); own >= 0) players[own].medallion = settings.medallion();
    const bool keepsPlace = !plan.sized && plan.screenshot.isEmpty();
    if (keepsPlace) plan.size = place.size(plan.size);

    Archive archive({});  // outlives the window, which plays into it

    LaunchOptions launch(plan);
    ActionPrinter printer;
    ScreenshotTaker photographer(plan.screenshot);
    QObject::connect(&launch, &LaunchOptions::launched, &launch, [&](QObject* launched) {
        auto* session = qobject_cast<Match*>(launched);
        photographer.watch(session);
        if (plan.tell) printer.watch(session);
        if (!plan.exitAfterMatch || !plan.screenshot.isEmpty()) return;
        // Not quit(), which asks the window, and that may have a question.
        QObject::connect(
            session, &Match::matchEnded, &app, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
    });

    QQmlEngine engine;
    const MainWindow made(engine, launch);
    QQuickWindow* window = made.window();
    if (window == nullptr) return kNoWindow;
    if (launch.still()) photographer.wait(window);
    if (keepsPlace) place.watch(window);
    return QGuiApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication::setOrganizationName(u"boneyard"_s);
    QCoreApplication::setApplicationName(u"boneyard"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BONEYARD_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Boneyard"_s);

    caller::attach();
    const CommandLine line = CommandLine::read(caller::arguments(argc, argv));
    if (!line.problem.isEmpty()) {
        caller::tell(stderr, u"boneyard: "_s + line.problem + u'\n');
        return kWrongUse;
    }
    if (!line.answer.isEmpty()) {
        caller::tell(stdout, line.answer);
        return 0;
    }
    if (!StartWatch::namesDisplay()) StartWatch::giveUp();
    return run(argc, argv, line.plan);
}
