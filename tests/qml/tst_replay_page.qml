// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

ReplayCase {
    id: root

    name: "ReplayPage"

    function test_a_match_from_the_table_opens_at_the_move_that_was_asked_for() {
        root.open({
            "from": 7
        });
        compare(root.page.replay.ply, 7);
    }
    function test_without_a_move_it_opens_at_its_beginning() {
        root.open({});
        compare(root.page.replay.ply, 0);
        verify(root.page.replay.count > 7);
    }
    function test_the_board_has_half_of_a_small_window_data(): var {
        return [
            {
                "tag": "480x320",
                "size": Qt.size(480, 320)
            },
            {
                "tag": "640x400",
                "size": Qt.size(640, 400)
            },
            {
                "tag": "640x480",
                "size": Qt.size(640, 480)
            },
            {
                "tag": "800x600",
                "size": Qt.size(800, 600)
            }
        ];
    }
    function test_the_board_has_half_of_a_small_window(data: var) {
        root.openAt(data.size.width, data.size.height);
        root.finish();
        const area = findChild(root.page, "replayTable");
        verify(area.width * area.feltHeight >= 0.5 * root.page.width * root.page.height, area.width + "x" + area.feltHeight);
    }
    function test_the_hands_wait_behind_a_button_where_there_is_no_room() {
        root.openAt(480, 320);
        const area = findChild(root.page, "replayTable");
        verify(!area.rack.visible);
        const before = area.feltHeight;
        findChild(root.page, "handsButton").clicked();
        verify(area.rack.visible);
        tryVerify(() => area.feltHeight < before);
        keyClick(Qt.Key_H);
        verify(!area.rack.visible);
    }
    function test_in_a_low_window_the_line_of_the_move_tells_what_was_better() {
        root.openAt(640, 400);
        root.finish();
        const better = root.page.analysis.mistakes[0];
        const line = findChild(root.page, "lineVerdict");
        root.page.replay.goTo(0);
        verify(!line.visible);
        root.page.replay.goToMove(better.ply + 1, true);
        verify(line.visible);
        compare(line.verdict.best, root.page.analysis.verdict(better.ply).best);
        verify(!findChild(root.page, "caption").visible);
    }
    function test_a_deal_among_bots_is_not_called_a_challenge() {
        root.open({
            "result": true
        });
        const button = findChild(root.page, "shareButton");
        compare(button.text, "Copy the deal");
        button.clicked();
        const message = findChild(findChild(root.page, "matchSheet"), "message");
        tryVerify(() => message.words.includes("there is no result to beat"));
        keyClick(Qt.Key_Escape);
    }
    function told(): var {
        const words = root.page.replay.moves.at(root.page.replay.told - 1, "words");
        return {
            "words": words,
            "caption": findChild(root.page, "caption").text.startsWith(words),
            "row": findChild(root.page, "moveRows").currentIndex + 1,
            "slider": findChild(root.page, "plySlider").value,
            "played": root.page.verdict.playedAction ?? ""
        };
    }
    function test_list_caption_slider_and_verdict_tell_of_the_same_move() {
        root.open({});
        root.finish();
        const replay = root.page.replay;
        const all = replay.count;
        let asked = 0;
        let ends = 0;
        for (const way of ["mistake", "step", "row"]) {
            replay.goTo(0);
            for (let move = 1; move <= Math.min(all, 20); ++move) {
                if (way === "mistake") {
                    keyClick(Qt.Key_N);
                } else if (way === "step") {
                    keyClick(Qt.Key_Right);
                } else {
                    replay.goToMove(move, root.page.analysis.gradeAt(move) >= 2);
                    compare(replay.told, move);
                }
                const at = replay.told;
                const told = root.told();
                compare(told.row, at, way);
                waitForRendering(root.page, 50);
                verify(findChild(findChild(root.page, "lookPanel"), "cost").lineCount <= 1); // letter below letter
                compare(told.slider, at, way);
                verify(told.caption || !replay.ahead, way + told.words);
                ends += told.caption ? 0 : 1; // there it tells of the round
                compare(told.played, root.page.analysis.verdict(at - 1).playedAction ?? "", way);
                compare(told.played !== "", root.page.analysis.gradeAt(at) >= 0, way);
                asked += told.played !== "" ? 1 : 0;
            }
        }
        verify(asked > 10);
        verify(ends <= 6);
    }
    function test_from_the_choice_the_move_is_made_or_one_goes_back_a_move() {
        root.open({});
        root.finish();
        const replay = root.page.replay;
        keyClick(Qt.Key_N);
        const move = replay.told;
        verify(replay.ahead);
        compare(replay.ply, move - 1);
        keyClick(Qt.Key_Right);
        verify(!replay.ahead);
        compare(replay.ply, move);
        keyClick(Qt.Key_P); // to the choice again
        verify(replay.ahead);
        compare(replay.told, move);
        keyClick(Qt.Key_Left);
        verify(!replay.ahead);
        compare(replay.told, move - 1);
        keyClick(Qt.Key_N);
        root.page.replay.seat = 1; // it was not the other's choice
        verify(!replay.ahead);
    }
    function test_keys_go_from_mistake_to_mistake() {
        root.open({});
        root.finish();
        const plies = root.page.analysis.mistakes.map(each => each.ply);
        verify(plies.length > 2);
        keyClick(Qt.Key_End);
        compare(root.page.replay.ply, root.page.replay.count);
        keyClick(Qt.Key_P);
        compare(root.page.replay.ply, plies[plies.length - 1]);
        compare(root.page.replay.told, plies[plies.length - 1] + 1);
        keyClick(Qt.Key_P);
        compare(root.page.replay.ply, plies[plies.length - 2]);
        keyClick(Qt.Key_N);
        compare(root.page.replay.ply, plies[plies.length - 1]);
        const button = findChild(root.page, "mistakeBack");
        mouseClick(button);
        compare(root.page.replay.ply, plies[plies.length - 2]);
    }
    function test_where_the_list_is_hidden_graph_and_verdict_are_still_seen() {
        root.open({});
        root.finish();
        const panel = findChild(root.page, "lookPanel");
        const graph = findChild(root.page, "standingGraph");
        const before = graph.width;
        keyClick(Qt.Key_N);
        verify(panel.visible && graph.visible);
        root.page.showSheet("moves");
        tryVerify(() => !panel.visible);
        verify(graph.visible && graph.width >= before);
        const verdicts = root.seen(root.page, "verdict");
        compare(verdicts.length, 1);
        const place = verdicts[0].mapToItem(root.page, 0, 0, verdicts[0].width, verdicts[0].height);
        const drawn = graph.mapToItem(root.page, 0, 0, graph.width, graph.height);
        verify(place.x >= drawn.right, place + " beside " + drawn);
        const height = graph.parent.height;
        verify(height <= Math.max(place.height, drawn.height) + 12, height); // nothing in it is empty
        root.page.replay.goTo(0);
        tryVerify(() => root.seen(root.page, "verdict").length === 0);
        verify(graph.visible && graph.width >= before);
    }
    function seen(item: Item, name: string): var {
        const own = item.objectName === name && item.visible ? [item] : [];
        return own.concat(...Array.from(item.children).map(child => root.seen(child, name)));
    }
    function test_where_one_reads_from_the_right_the_replay_goes_there() {
        root.open({});
        root.finish();
        const slider = findChild(root.page, "plySlider");
        const graph = findChild(root.page, "standingGraph");
        const middle = name => findChild(root.page, name).mapToItem(root.page, 0, 0).x;
        root.page.replay.goTo(2);
        verify(middle("stepOn") > middle("stepBack") && slider.visualPosition < 0.5);
        root.page.LayoutMirroring.enabled = true;
        root.page.LayoutMirroring.childrenInherit = true;
        tryVerify(() => middle("stepOn") < middle("stepBack"));
        verify(slider.visualPosition > 0.5 && graph.xAt(2) > graph.width / 2);
        root.page.forceActiveFocus();
        keyClick(Qt.Key_Left);
        compare(root.page.replay.told, 3);
        keyClick(Qt.Key_Right);
        compare(root.page.replay.told, 2);
    }
    function test_the_result_has_the_last_round_and_gives_ones_place_back() {
        root.open({});
        root.finish();
        keyClick(Qt.Key_N);
        const told = root.page.replay.told;
        findChild(root.page, "resultButton").clicked();
        tryVerify(() => findChild(root.page, "matchSheet") !== null);
        const round = findChild(root.page, "endRound");
        verify(round.visible);
        verify(round.match.roundEnd.title !== "");
        tryVerify(() => round.height > 60); // its words, and a hand for each side
        findChild(root.page, "matchSheet").dismissed();
        tryVerify(() => findChild(root.page, "matchSheet") === null);
        compare(root.page.replay.told, told);
        verify(root.page.replay.ahead);
    }
    function test_the_panel_comes_to_rest_where_it_goes_and_comes_back() {
        root.openAt(1300, 800);
        root.finish();
        for (let mistake = 0; mistake < 4; ++mistake) {
            keyClick(Qt.Key_N);
            verify(findChild(root.page, "lookPanel").visible);
            root.page.width = 900; // there is no room for it
            waitForRendering(root.page, 100); // a layout that comes to no rest says so, which fails the test
            root.page.width = 1300;
            waitForRendering(root.page, 100);
        }
    }
    function test_keys_move_nothing_behind_an_open_sheet() {
        root.open({});
        keyClick(Qt.Key_End);
        const told = root.page.replay.told;
        findChild(root.page, "resultButton").clicked();
        tryVerify(() => findChild(root.page, "matchSheet") !== null);
        for (const key of [Qt.Key_Left, Qt.Key_Home, Qt.Key_Space, Qt.Key_M])
            keyClick(key);
        compare(root.page.replay.told, told);
        verify(findChild(root.page, "matchSheet") !== null);
        findChild(root.page, "matchSheet").dismissed();
        tryVerify(() => findChild(root.page, "matchSheet") === null);
    }
    function test_a_question_mark_shows_the_keys() {
        root.open({});
        mouseMove(root.page, 5, root.page.height - 5);
        keyClick("?");
        tryVerify(() => findChild(root.page, "replayKeysSheet") !== null);
    }
    function test_a_match_is_played_on_from_a_position() {
        root.open({
            "from": 9
        });
        waitForRendering(root.page);
        mouseClick(findChild(root.page, "playOnButton"));
        compare(root.playedOn.count, 1);
        verify(root.other.playOn(root.playedOn.signalArguments[0][0]));
        verify(root.other.game.casual);
        tryVerify(() => root.other.turn.phase === Turn.YourTurn || root.other.turn.phase === Turn.RoundOver, 20000);
        const button = findChild(root.page, "playOnButton");
        keyClick(Qt.Key_End);
        verify(!button.enabled); // there is nothing left to play
    }
}
