// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Files

/// A stack of pages, and the ways from one to another. Which pages there are is said in Pages.qml.
T.StackView {
    id: root

    property Component homePage
    property Component newMatchPage
    property Component tablePage
    property Component dayPage
    property Component challengePage
    property Component lessonPage
    property Component puzzlesPage
    property Component rulesPage
    property Component historyPage
    property Component replayPage
    property Component statisticsPage
    property Component settingsPage

    /// Of the page in sight: "home", "table", ...
    readonly property string name: (root.currentItem as Item)?.objectName.replace("Page", "") ?? ""

    /// The home page lies under all others: under the first one it is made only when one goes back to it.
    function open(page: Component, properties: var) {
        root.push((root.depth === 0 ? [root.homePage] : []).concat(page, properties));
    }
    function home() {
        root.pop(null);
        root.currentItem?.forceActiveFocus();
    }
    function back() {
        root.pop();
        root.currentItem?.forceActiveFocus();
    }
    function showTable() {
        if (root.name !== "table")
            root.open(root.tablePage, {});
    }
    /// The rule book, at a section of a game.
    function openRules(gameId: string, anchor: string) {
        root.open(root.rulesPage, {
            "gameId": gameId,
            "anchor": anchor
        });
    }
    /// The same, to look for something, in that game's rules first.
    function searchRules(gameId: string) {
        root.open(root.rulesPage, {
            "gameId": gameId,
            "looks": true
        });
    }
    function openSettings() {
        if (root.name !== "settings")
            root.push(root.settingsPage);
    }
    function openLesson(gameId: string) {
        root.open(root.lessonPage, {
            "gameId": gameId,
            "midMatch": root.name === "table"
        });
    }
    /// A match from the history, looked at again.
    function lookBack(plan: var) {
        root.openReplay({
            "plan": plan
        });
    }
    function openReplay(of: var) {
        root.push(root.replayPage, of);
    }
    /// The first of them in sight, the next one under it: there one comes by going back.
    function openFiles(files: var, from: int) {
        const pages = root.depth === 0 ? [root.homePage] : [];
        for (let i = files.length - 1; i >= 0; --i)
            pages.push(Challenges.isIn(files[i]) ? root.challengePage : root.replayPage, Challenges.isIn(files[i]) ? {
                "file": files[i]
            } : {
                "file": files[i],
                "from": from
            });
        root.push(pages);
    }

    onCurrentItemChanged: fadeIn.begin()

    // Of no length: without any, Qt keeps a page that was left until the window closes.
    popExit: Transition {}
    replaceExit: Transition {}

    PageFade {
        id: fadeIn

        target: root
    }
}
