// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard

/// Whether the tiles can be heard, and how loud.
ColumnLayout {
    id: root

    spacing: 14

    SettingRow {
        Layout.fillWidth: true
        //: A setting: soft sounds of tiles
        label: qsTr("Sounds")
        //: Below the setting Sounds
        note: Sounds.possible || !Settings.sounds ? qsTr("Soft sounds when tiles are laid and drawn") :
        //: Below the setting Sounds, instead of its usual line
        qsTr("This computer has no sound to play on.")

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
        Layout.fillWidth: true
        visible: Settings.sounds
        //: A setting: how loud the sounds are
        label: qsTr("Volume")

        ValueSlider {
            id: volume

            objectName: "volume"
            Layout.preferredWidth: 200 - Theme.body * 3.8 - 8
            Layout.minimumWidth: 110
            spoken: qsTr("Volume")
            //: A size in percent
            valueText: qsTr("%L1%").arg(Math.round(value * 100))
            from: 0
            to: 1
            stepSize: 0.1
            value: Settings.volume
            onMoved: {
                Settings.volume = value;
                Sounds.play("tiles");
            }
        }
        AppText {
            Layout.preferredWidth: Theme.body * 3.8
            text: volume.valueText
            horizontalAlignment: Text.AlignRight
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
    }
}
