// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQml
import QtMultimedia
import Boneyard.Settings

/// The sounds themselves. Only this file needs Qt Multimedia: where that is missing, it cannot be loaded, and the
/// game goes on in silence.
QtObject {
    id: root

    readonly property list<string> tiles: ["felt", "tiles", "draw", "deal", "sweep"] ///< what is heard of tiles
    readonly property list<string> names: root.tiles.concat(["light", "ring", "met", "missed", "end", "won"])
    readonly property bool audible: devices.audioOutputs.length > 0

    readonly property Binding _told: Binding {
        target: Sounds
        property: "possible"
        value: root.audible
    }
    readonly property Connections _ears: Connections {
        target: Sounds

        function onWanted(name: string) {
            const effect = effects.objectAt(root.names.indexOf(name)) as SoundEffect;
            if (effect && effect.status === SoundEffect.Ready)
                effect.play();
        }
    }
    readonly property MediaDevices _devices: MediaDevices {
        id: devices
    }
    readonly property Instantiator _effects: Instantiator {
        id: effects

        model: root.audible ? root.names : [] // without a device an effect only complains

        delegate: SoundEffect {
            required property string modelData

            source: "qrc:/assets/sounds/" + modelData + ".wav"
            volume: root.tiles.includes(modelData) ? Settings.volume : Settings.momentVolume
        }
    }
}
