// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// Whether the tiles can be heard, and how loud.
Column {
    id: root

    spacing: 14

    SettingRow {
        width: root.width
        //: A setting: soft sounds of tiles
        label: qsTr("Sounds")
        //: Below the setting Sounds
        note: Sounds.possible || !Settings.sounds ? qsTr("Soft sounds when tiles are laid and drawn") :
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
        //: A setting: how loud the sounds are
        label: qsTr("Volume")

        PercentSlider {
            objectName: "volume"
            live: true
            spoken: qsTr("Volume")
            from: 0
            to: 1
            value: Settings.volume
            onMoved: value => {
                Settings.volume = value;
                Sounds.play("tiles");
            }
        }
    }
}
