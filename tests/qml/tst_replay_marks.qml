// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.History
import Boneyard.Match

ReplayCase {
    id: root

    name: "ReplayMarks"

    Component {
        id: cardComponent

        VerdictCard {
            width: 260
        }
    }
    Component {
        id: marksComponent

        MoveMarks {
            anchors.fill: parent
        }
    }

    function test_it_is_stopped_and_goes_on() {
        root.open({});
        const button = findChild(root.page, "stopButton");
        button.clicked();
        verify(!root.page.analysis.running);
        verify(!root.page.analysis.complete);
        compare(button.text, "Continue");
        button.clicked();
        verify(root.page.analysis.running);
        root.finish();
        verify(!button.visible);
    }
    function test_the_better_move_is_shown_beside_the_one_played() {
        root.open({});
        root.finish();
        const analysis = root.page.analysis;
        const better = analysis.mistakes.find(each => analysis.verdict(each.ply).bestAction.startsWith("place") && analysis.verdict(each.ply).playedAction.startsWith("place"));
        verify(better);
        root.page.replay.goToMove(better.ply + 1, true);
        compare(root.page.replay.ply, better.ply);
        tryVerify(() => findChild(root.page, "ghostBetter") !== null);
        verify(findChild(root.page, "ghostPlayed") !== null);
        compare(root.page.verdict.best, analysis.verdict(better.ply).best);
        verify(findChild(root.page, "verdict").Accessible.name.includes(analysis.verdict(better.ply).cost));
        root.page.replay.step(1);
        tryVerify(() => findChild(root.page, "ghostBetter") === null);
        compare(root.page.replay.ply, better.ply + 1);
        compare(root.page.verdict.best, analysis.verdict(better.ply).best); // it is still told of
    }
    function test_both_moves_have_a_mark_on_the_table_whatever_they_are() {
        root.setup.gameId = "tiles_and_deal"; // one draws, takes, knocks
        root.setup.seats = 2;
        root.setup.setHuman(0, false);
        root.setup.setLevel(0, 1);
        root.setup.presetIndex = root.setup.presets.length - 1; // the short one
        verify(root.other.start(root.setup));
        tryCompare(root.other.turn, "phase", Turn.MatchOver, 60000);
        root.open({
            "played": root.other
        });
        root.finish();
        let unlaid = 0;
        for (const mistake of root.page.analysis.mistakes) {
            root.page.replay.goToMove(mistake.ply + 1, true);
            waitForRendering(root.page, 50);
            const verdict = root.page.analysis.verdict(mistake.ply);
            for (const [action, laid, said] of [[verdict.playedAction, "ghostPlayed", "unlaidPlayed"], [verdict.bestAction, "ghostBetter", "unlaidBetter"]]) {
                tryVerify(() => (findChild(root.page, laid) !== null) !== (findChild(root.page, said) !== null), 1000, action);
                unlaid += findChild(root.page, said) !== null ? 1 : 0;
            }
        }
        verify(unlaid > 2);
        root.page.replay.goTo(0);
        tryVerify(() => findChild(root.page, "unlaidBetter") === null);
    }
    function test_the_mark_of_a_move_that_lays_no_tile_lies_on_its_place() {
        root.open({});
        const area = findChild(root.page, "replayTable");
        const marks = createTemporaryObject(marksComponent, area, {
            "area": area,
            "marks": [
                {
                    "better": true,
                    "place": "stock"
                },
                {
                    "better": false,
                    "place": "seat"
                }
            ]
        });
        waitForRendering(root.page);
        const on = (name, item) => {
            const mark = findChild(marks, name);
            const middle = mark.mapToItem(item, mark.width / 2, mark.height / 2);
            return middle.x >= -1 && middle.x <= item.width + 1 && middle.y >= -1 && middle.y <= item.height + 1;
        };
        verify(on("unlaidBetter", area.tray.pile));
        verify(findChild(marks, "unlaidPlayed").x <= area.own.right && findChild(marks, "unlaidPlayed").y <= area.own.bottom);
        area.handless = true; // the heap has gone with the hand: the seat says it
        compare(findChild(marks, "unlaidBetter").place, area.own);
        verify(findChild(marks, "unlaidBetter").x > findChild(marks, "unlaidPlayed").x);
    }
    function test_the_best_move_has_no_mark_of_a_worse_one() {
        const card = createTemporaryObject(cardComponent, root, {
            "verdict": {
                "grade": 0,
                "word": "Best move",
                "played": "Lay 1-2 on the left end."
            }
        });
        verify(!findChild(card, "playedMark").visible);
        card.verdict = {
            "grade": 3,
            "word": "Mistake",
            "played": "Lay 1-2 on the left end.",
            "best": "Draw."
        };
        verify(findChild(card, "playedMark").visible);
    }
    function test_the_graph_says_that_it_begins_before_the_deal() {
        root.open({});
        root.finish();
        root.page.replay.goTo(0);
        verify(findChild(root.page, "standingGraph").told.startsWith("Before the deal"));
    }
    function test_the_graph_tells_of_the_move_where_one_is_whoever_made_it() {
        root.open({});
        root.finish();
        tryVerify(() => !root.page.analysis.running, 120000);
        const graph = findChild(root.page, "standingGraph");
        mouseMove(root.page, 5, 5);
        for (let move = 1; move <= Math.min(root.page.replay.count, 20); ++move) {
            root.page.replay.goTo(move);
            verify(graph.Accessible.name.includes("After move " + move + ":"), graph.Accessible.name);
        }
    }
    function test_both_moves_lie_in_sight() {
        root.open({
            "width": 1000,
            "height": 500
        });
        root.finish();
        let shown = 0;
        for (const mistake of root.page.analysis.mistakes) {
            root.page.replay.goToMove(mistake.ply + 1, true);
            waitForRendering(root.page);
            for (const name of ["ghostBetter", "ghostPlayed"]) {
                const felt = findChild(root.page, "table");
                const ghost = findChild(root.page, name);
                if (!ghost)
                    continue;
                ++shown;
                const box = felt.camera.box;
                const at = ghost.modelData;
                verify(at.px - 0.5 >= box.left && at.px + 0.5 <= box.right, name + " at " + mistake.ply + ": " + at.px);
                verify(at.py - 0.5 >= box.top && at.py + 0.5 <= box.bottom, name + " at " + mistake.ply + ": " + at.py);
            }
        }
        verify(shown > 4);
    }
    function test_a_press_on_the_graph_goes_there_and_the_pointer_tells_the_move() {
        root.open({});
        root.finish();
        const graph = findChild(root.page, "standingGraph");
        const point = root.page.analysis.curve[3];
        mouseMove(graph, graph.xAt(point.ply) - 1, graph.height / 2);
        mouseMove(graph, graph.xAt(point.ply), graph.height / 2);
        const words = root.page.replay.moves.at(point.ply - 1, "words");
        tryVerify(() => findChild(graph, "graphTold").text.includes(words), 5000, findChild(graph, "graphTold").text);
        mouseClick(graph, graph.xAt(point.ply), graph.height / 2);
        compare(root.page.replay.told, point.ply);
        compare(findChild(graph, "marker").x, graph.xAt(point.ply) - 1);
        verify(graph.Accessible.name.includes(point.ply));
    }
    function textIn(item: Item, text: string): Item {
        if (item.text === text)
            return item;
        return Array.from(item.children).map(child => root.textIn(child, text)).find(found => found) ?? null;
    }
    function test_where_one_reads_from_the_right_the_graph_begins_there() {
        root.open({});
        root.finish();
        root.page.LayoutMirroring.enabled = true;
        root.page.LayoutMirroring.childrenInherit = true;
        const graph = findChild(root.page, "standingGraph");
        const curve = root.page.analysis.curve;
        const point = curve[3];
        verify(graph.xAt(point.ply) > graph.xAt(curve[curve.length - 1].ply));
        mouseClick(graph, graph.xAt(point.ply), graph.height / 2);
        compare(root.page.replay.told, point.ply);
        compare(findChild(graph, "marker").x, graph.xAt(point.ply) - 1);
        const scale = root.textIn(graph, "50%");
        verify(scale.mapToItem(graph, 0, 0).x > graph.xAt(0), scale.mapToItem(graph, 0, 0));
    }
    function test_another_seat_has_its_own_marks_and_its_own_eyes() {
        root.open({});
        root.finish();
        const first = JSON.stringify(root.page.analysis.mistakes);
        root.page.replay.eyes = 1;
        compare(root.page.analysis.seat, 1);
        root.finish();
        verify(JSON.stringify(root.page.analysis.mistakes) !== first);
        findChild(root.page, "peopleSelect").picked(0);
        compare(root.page.replay.seat, 0);
        root.finish();
        compare(JSON.stringify(root.page.analysis.mistakes), first);
    }
    function test_the_sheet_says_how_well_it_was_played() {
        root.open({});
        root.finish();
        keyClick(Qt.Key_A);
        const sheet = findChild(root.page, "analysisSheet");
        verify(sheet);
        verify(findChild(sheet, "account").text.length > 0);
        compare(findChild(sheet, "accuracy").Accessible.name, "Accuracy: " + root.page.analysis.accuracy + "%");
        keyClick(Qt.Key_Escape);
        tryVerify(() => findChild(root.page, "analysisSheet") === null);
    }
    /// All words in an item that are seen, each with its place in that item.
    function wordsIn(item: Item, within: Item): var {
        let all = [];
        for (const child of Array.from(item.children)) {
            if (!child.visible)
                continue;
            if (child instanceof Text && child.text !== "") {
                const top = child.verticalAlignment === Text.AlignVCenter ? (child.height - child.contentHeight) / 2 : 0;
                const place = child.mapToItem(within, Qt.rect(0, top, child.contentWidth, child.contentHeight));
                all.push({
                    "text": child.text,
                    "place": place
                });
            }
            all = all.concat(root.wordsIn(child, within));
        }
        return all;
    }
    function test_no_words_of_the_sheet_lie_on_others_data(): var {
        return [Qt.size(1280, 800), Qt.size(1100, 700), Qt.size(640, 480)].map(size => ({
                    "tag": size.width + "x" + size.height,
                    "size": size
                }));
    }
    function test_no_words_of_the_sheet_lie_on_others(data: var) {
        root.openAt(data.size.width, data.size.height);
        root.finish();
        const mistakes = Math.min(6, root.page.analysis.mistakes.length);
        verify(mistakes > 1);
        for (let mistake = 0; mistake < mistakes; ++mistake) {
            keyClick(Qt.Key_N);
            keyClick(Qt.Key_A);
            const sheet = findChild(root.page, "analysisSheet");
            verify(sheet);
            waitForRendering(root.page);
            const card = findChild(sheet, "verdict");
            verify(card.visible && card.better);
            const words = root.wordsIn(sheet, sheet);
            verify(words.length > 8);
            for (let one = 0; one < words.length; ++one) {
                for (let other = 0; other < one; ++other) {
                    const a = words[one].place;
                    const b = words[other].place;
                    const beside = a.right <= b.left + 1 || b.right <= a.left + 1;
                    verify(beside || a.bottom <= b.top + 1 || b.bottom <= a.top + 1, words[one].text + " / " + words[other].text);
                }
            }
            for (const name of ["playedMark", "betterMark"]) {
                const mark = findChild(card, name);
                const line = root.wordsIn(mark.parent, mark.parent)[0].place;
                verify(Math.abs(mark.y - line.top) < mark.height / 2, name + " beside its words: " + mark.y + ", " + line.top);
            }
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(root.page, "analysisSheet") === null);
        }
    }
    function test_a_long_cost_stays_within_its_card_and_leaves_the_grade_room() {
        const card = createTemporaryObject(cardComponent, root, {
            "verdict": {
                "grade": 2,
                "word": "Inaccuracy",
                "cost": "not a single point, but chances to win the match"
            }
        });
        waitForRendering(card);
        const cost = findChild(card, "cost");
        verify(cost.mapToItem(card, cost.width, 0).x <= card.width);
        verify(cost.width <= card.width / 2);
        card.verdict = {};
        card.width = 0;
        waitForRendering(card, 100);
        card.width = 260;
        card.verdict = {
            "grade": 2,
            "word": "Inaccuracy",
            "cost": "1.6 points"
        };
        waitForRendering(card);
        compare(cost.lineCount, 1);
    }
}
