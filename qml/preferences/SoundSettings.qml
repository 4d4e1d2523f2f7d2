// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// Whether anything can be heard, and how loud.
Column {
    id: root

    spacing: 14

    SettingRow {
        width: root.width
        //: A setting: soft sounds of tiles
        label: qsTr("Sounds")
        //: Below the setting Sounds
        note: Sounds.possible || !Settings.sounds ? qsTr("Soft sounds for tiles, chimes for what is won") :
        //: Below the setting Sounds, instead of its usual line
        qsTr("No sound output was found on this computer.")

        ToggleSwitch {
            objectName: "sounds"
            spoken: qsTr("Sounds")
            checked: Settings.sounds
            onToggled: {
                Settings.sounds = checked;
                Sounds.play("tiles");
            }
        }
    }
    SettingRow {
        width: root.width
        visible: Settings.sounds
        //: A setting: how loud tiles are that are laid, drawn and dealt
        label: qsTr("Volume of tiles")

        PercentSlider {
            objectName: "volume"
            live: true
            spoken: qsTr("Volume of tiles")
            from: 0
            to: 1
            value: Settings.volume
            onMoved: value => {
                Settings.volume = value;
                Sounds.play("tiles");
            }
        }
    }
    SettingRow {
        width: root.width
        visible: Settings.sounds
        //: A setting: how loud the notes are that are heard when something is won
        label: qsTr("Volume of chimes")

        PercentSlider {
            objectName: "momentVolume"
            live: true
            spoken: qsTr("Volume of chimes")
            from: 0
            to: 1
            value: Settings.momentVolume
            onMoved: value => {
                Settings.momentVolume = value;
                Sounds.play("light");
            }
        }
    }
}
